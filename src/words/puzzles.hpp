#pragma once

#include <string_view>

namespace elgrande::words
{

/// The puzzles of data/puzzles, a line each, those that teach an idea first, then the easier ones: what app's
/// read_puzzles() reads. Empty in the page, which fetches the same text as its asset `puzzles_file`.
std::string_view puzzle_list();

inline constexpr const char* puzzles_file = "puzzles";

} // namespace elgrande::words
