#pragma once

#include <string_view>

namespace elgrande::words
{

/// Returns the puzzles of data/puzzles, one on each line: those that teach an idea, then the others by difficulty. The
/// app reads them by read_puzzles(). Empty in the page, which loads the same text as its asset `puzzles_file`.
std::string_view puzzle_list();

inline constexpr const char* puzzles_file = "puzzles";

} // namespace elgrande::words
