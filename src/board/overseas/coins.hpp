#pragma once

#include "board/flat/pen.hpp"
#include "board/layout/cluster.hpp"
#include "board/overseas/overseas.hpp"

/// Discs, the Limit table and the Inquisitor of the colonies. Pens must draw in board units; `point` is View::point.
namespace elgrande::board
{

/// Draws a disc seen from above: gold with a crown, wares with a tied bale; nothing for Coin::None.
void draw_coin(const Pen& pen, Vec centre, float radius, Coin coin);

/// Draws a disc below the foot of a caballero whose edge is `edge` long; nothing for Coin::None.
void draw_coin_below(const Pen& pen, Vec foot, float edge, Coin coin);

/// Draws the wood of the Limit table below a group that stands on it.
void draw_tray(const Pen& pen, const Group& group);

/// Draws the plate of the Limit table, which says how many of its `spaces` are taken.
void draw_table_plate(const Pen& pen, const Box& box, int taken, int spaces, float point);

/// Draws the Grand Inquisitor, about 60 units high and all in black.
void draw_inquisitor(const Pen& pen, Vec foot);

} // namespace elgrande::board
