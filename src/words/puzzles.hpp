#pragma once

#include <string_view>

namespace elgrande::words
{

/// The puzzles of data/puzzles, a line each, easier ones first: the grade, 1 … 5, a blank and the link. Empty in the
/// page, which fetches the same text as its asset `puzzles_file`.
std::string_view puzzle_list();

inline constexpr const char* puzzles_file = "puzzles";

} // namespace elgrande::words
