#pragma once

#include "board/flat/pen.hpp"

namespace elgrande::board
{

/// The rose in the corner of the sea.
void draw_compass(const Pen& board);

} // namespace elgrande::board
