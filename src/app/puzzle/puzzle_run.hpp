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

/// A run of puzzles, easy ones first. A timed run ends when the time is up or at the third wrong answer. A streak has
/// no clock and ends at the first wrong answer, but one of its puzzles may be skipped. Both end after the last puzzle.
struct PuzzleRun
{
    static constexpr int max_lives = 3;
    static constexpr double duration_ms = 3 * 60 * 1000;

    RunKind kind = RunKind::Timed;
    std::vector<std::string> links; ///< of its puzzles, in order
    std::size_t current = 0;        ///< index in `links` of the current puzzle
    int solved = 0;
    int lives = max_lives; ///< wrong answers that are left: at 0 the run is over
    int skips = 0;         ///< puzzles that may still be skipped
    double ends_ms = 0;    ///< when the time is up, by the frames' clock; unused in a streak
    bool over = false;

    /// Counts an answer to the current puzzle. Leaves `current` alone: the caller moves it to the next puzzle. Ends the
    /// run after the last puzzle or the last life. Does nothing if the run is over.
    void count(bool right);

    bool is_timed() const { return kind == RunKind::Timed; }

    /// True if the current puzzle may be skipped: the player has not used the skip, and another puzzle follows.
    bool can_skip() const { return !over && skips > 0 && current + 1 < links.size(); }

    /// Ends a timed run if its time is up. Returns true if this call has ended it.
    bool end_if_time_is_up(double now_ms);

    /// Returns the time that is left in a timed run; 0 if the run is over.
    double remaining_ms(double now_ms) const { return over || now_ms > ends_ms ? 0 : ends_ms - now_ms; }
};

/// Returns a run that begins at `now_ms`. It has up to four puzzles of each grade, in a streak up to six, chosen by the
/// seed from the editions in `played`, those of the classic game first. A streak continues with all other puzzles of
/// these editions, the hardest grade first. Puzzles for newcomers (ListedPuzzle::teaches()) are left out. If there is
/// no puzzle, the run is over.
PuzzleRun make_run(RunKind kind, const std::vector<ListedPuzzle>& list, const Editions& played, std::uint64_t seed,
                   double now_ms);

} // namespace elgrande::screens
