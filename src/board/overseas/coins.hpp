#pragma once

#include "board/flat/pen.hpp"
#include "board/layout/cluster.hpp"
#include "board/overseas/overseas.hpp"

/// The small flat parts of the colonies. Lengths in board units.
namespace elgrande::board
{

/// A disc that lies flat before whoever looks at it: gold with a crown, wares with a tied bale.
void draw_coin(const Pen& pen, Vec centre, float radius, Coin coin);

/// The same below the foot of a caballero.
void draw_coin_below(const Pen& pen, Vec foot, float edge, Coin coin);

/// The wood of the Limit table below a group that stands on it.
void draw_tray(const Pen& pen, const Group& group);

/// How many spaces of the Limit table are taken. `point` is a CSS pixel on the screen.
void draw_table_plate(const Pen& pen, const Box& box, int taken, int spaces, float point);

/// The Grand Inquisitor, about 60 units high and black from his hat to his hem.
void draw_inquisitor(const Pen& pen, Vec foot);

} // namespace elgrande::board
