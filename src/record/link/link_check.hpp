#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What tells a cut or mistyped link from a whole one.
namespace elgrande::record
{

inline constexpr std::size_t link_check_size = 4; ///< characters: 24 bits

/// A number that most likely differs for different texts. What is hidden in a position is dealt again from it.
std::uint64_t link_hash(std::string_view mark, std::string_view text);

/// The characters between the mark ("p1.", "s1.", "g1.", "t1." or "z1.") and the text.
std::string link_check(std::string_view mark, std::string_view text);

/// How much of `body`, which begins with a check value, it may be the check value of: lengths, shortest first.
std::vector<std::size_t> checked_lengths(std::string_view mark, std::string_view body);

} // namespace elgrande::record
