#pragma once

#include <string_view>

namespace elgrande::words
{

/// Returns the puzzles of data/puzzles, one per line: first those that teach an idea, then the others by difficulty.
/// read_puzzles() of the app parses them. Empty in the page, which loads the same text from its file `puzzles_file`.
std::string_view puzzle_list();

inline constexpr const char* puzzles_file = "puzzles";

} // namespace elgrande::words
