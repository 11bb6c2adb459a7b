#pragma once

#include "board/font_data.hpp"

#include <vector>

namespace elgrande::board
{

/// A number of all that is packed, by which damage is noticed.
std::uint32_t check_of(const packed::FontBytes& packed);

/// A TrueType file with the outlines, widths and letters of a face that is not damaged, out of what
/// scripts/pack/fonts.mjs made of it.
std::vector<unsigned char> true_type(const packed::FontBytes& packed);

} // namespace elgrande::board
