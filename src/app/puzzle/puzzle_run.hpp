#pragma once

#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/puzzle_list.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A run against the clock: puzzles in a row, easy ones first, until time is up or three answers have been wrong.
struct PuzzleRun
{
    static constexpr int max_lives = 3;
    static constexpr double duration_ms = 3 * 60 * 1000;

    std::vector<std::string> links; ///< of its puzzles, in order
    std::size_t current = 0;        ///< index in `links` of the current puzzle
    int solved = 0;
    int lives = max_lives;
    double ends_ms = 0; ///< when the time is up, by the frames' clock
    bool over = false;

    /// Counts the judged answer to the current puzzle, which stays the current one: the caller continues with the next.
    /// Ends the run after the last puzzle or the last life. Does nothing if the run is over.
    void count(bool right);

    /// Ends the run if its time is up. Returns true if this call has ended it.
    bool end_if_time_is_up(double now_ms);

    /// Returns the time that is left; 0 if the run is over.
    double remaining_ms(double now_ms) const { return over || now_ms > ends_ms ? 0 : ends_ms - now_ms; }
};

/// Returns a run that begins now, with up to four puzzles of each grade, chosen by the seed: of the classic game, then
/// of the other editions that the player has played; none that teaches. Without any puzzle the run is over.
PuzzleRun make_run(const std::vector<ListedPuzzle>& list, const Editions& played, std::uint64_t seed, double now_ms);

} // namespace elgrande::screens
