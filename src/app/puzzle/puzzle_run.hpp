#pragma once

#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_results.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Puzzles in a row, easy ones first: against the clock, until time is up or three answers have been wrong; or a streak
/// without a clock, until the first wrong answer. In a streak one puzzle may be skipped.
struct PuzzleRun
{
    static constexpr int max_lives = 3;
    static constexpr double duration_ms = 3 * 60 * 1000;

    RunKind kind = RunKind::Timed;
    std::vector<std::string> links; ///< of its puzzles, in order
    std::size_t current = 0;        ///< index in `links` of the current puzzle
    int solved = 0;
    int lives = max_lives;
    int skips = 0;      ///< puzzles that may still be skipped
    double ends_ms = 0; ///< when the time is up, by the frames' clock; unused in a streak
    bool over = false;

    /// Counts the judged answer to the current puzzle, which stays the current one: the caller continues with the next.
    /// Ends the run after the last puzzle or the last life. Does nothing if the run is over.
    void count(bool right);

    bool is_timed() const { return kind == RunKind::Timed; }

    /// True if the current puzzle may be skipped: the player has not used the skip, and another puzzle follows.
    bool can_skip() const { return !over && skips > 0 && current + 1 < links.size(); }

    /// Ends a timed run if its time is up. Returns true if this call has ended it.
    bool end_if_time_is_up(double now_ms);

    /// Returns the time that is left in a timed run; 0 if the run is over.
    double remaining_ms(double now_ms) const { return over || now_ms > ends_ms ? 0 : ends_ms - now_ms; }
};

/// Returns a run that begins now, with puzzles chosen by the seed: of the classic game, then of the other editions that
/// the player has played; none that teaches. A timed run has up to four puzzles of each grade. A streak has up to six,
/// and then all others, those of the hardest grade first. Without any puzzle the run is over.
PuzzleRun make_run(RunKind kind, const std::vector<ListedPuzzle>& list, const Editions& played, std::uint64_t seed,
                   double now_ms);

} // namespace elgrande::screens
