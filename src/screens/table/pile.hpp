#pragma once

#include "board/geometry/plane.hpp"
#include "record/game.hpp"
#include "ui/ui.hpp"

#include <array>

/// Small piles of caballeros beside the numbers of a seat's court and province.
namespace elgrande::screens
{

/// Caballeros in up to three columns beside each other, as many as there are or as fit.
struct Pile
{
    static constexpr int most_columns = 3;
    static constexpr int most_levels = 4;

    int count = 0;                                      ///< cubes that are visible
    std::array<Vec, most_columns * most_levels> feet{}; ///< of the first `count`, from the bottom up, on the screen
    float edge = 0;                                     ///< the width of a cube
};

/// Returns the pile of that many caballeros, 0 or more, which begins at the left of the box and stands on its lower
/// edge. In a box of the same size with as many levels, 1 … 4, all piles have cubes of the same size. A narrow box has
/// fewer columns, down to none, as smaller cubes could not be recognised.
Pile pile_in(const Box& box, int levels, int caballeros);

/// Draws the pile that pile_in() returns.
void draw_pile(Ui& ui, const Box& box, int levels, int caballeros, record::Colour colour);

} // namespace elgrande::screens
