#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The check value of links, which detects links that were cut or mistyped.
namespace elgrande::record
{

inline constexpr std::size_t link_check_size = 4; ///< characters: 24 bits

/// Returns a hash of a link: of its mark and of the text after the check value. It is also the seed by which hidden
/// cards of a position are dealt again.
std::uint64_t link_hash(std::string_view mark, std::string_view text);

/// Returns the check value, which stands between the mark ("p1.", "s1.", "g1.", "t1." or "z1.") and the text.
std::string link_check(std::string_view mark, std::string_view text);

/// Returns the lengths, in ascending order, to which `body` can be cut so that the check value is right. `body`: the
/// check value and the text after it.
std::vector<std::size_t> checked_lengths(std::string_view mark, std::string_view body);

} // namespace elgrande::record
