#pragma once

#include "board/font_data.hpp"

#include <vector>

namespace elgrande::board
{

/// A TrueType file with the outlines, widths and letters of a face, out of what scripts/pack/fonts.mjs made of it.
std::vector<unsigned char> true_type(const packed::FontBytes& packed);

} // namespace elgrande::board
