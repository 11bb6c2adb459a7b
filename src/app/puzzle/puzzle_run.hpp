#pragma once

#include "app/puzzle/puzzle_list.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Puzzles one after the other against the clock, easy ones first: how many are solved before the time is up or three
/// answers were wrong?
struct PuzzleRun
{
    static constexpr int all_lives = 3;
    static constexpr double longest_ms = 10 * 60 * 1000;

    std::vector<std::string> links; ///< in their order
    std::size_t now = 0;            ///< which one of them is on the table
    int solved = 0;
    int lives = all_lives;
    double ends_ms = 0; ///< by the frames' clock
    bool over = false;

    /// An answer was judged.
    void count(bool right);

    /// Its time is up, or it goes on; true if it ended with this call.
    bool look_at_clock(double now_ms);

    double left_ms(double now_ms) const { return over || now_ms > ends_ms ? 0 : ends_ms - now_ms; }
};

/// A run that begins now: this many puzzles of each grade, in an order that follows from the seed.
PuzzleRun begun_run(const std::vector<ListedPuzzle>& list, std::uint64_t seed, double now_ms);

} // namespace elgrande::screens
