#pragma once

#include "board/geometry/plane.hpp"
#include "record/game.hpp"
#include "ui/ui.hpp"

#include <array>

/// Small piles of caballeros beside the numbers of a seat's court and province.
namespace elgrande::screens
{

/// As many caballeros as there are or as fit, stacked in up to three columns side by side.
struct Pile
{
    static constexpr int max_columns = 3;
    static constexpr int max_levels = 4;

    int count = 0;                                    ///< the number of visible cubes
    std::array<Vec, max_columns * max_levels> feet{}; ///< of the first `count`, from the bottom up, on the screen
    float edge = 0;                                   ///< the width of a cube
};

/// Returns the pile of `caballeros`, 0 or more, at the left end of the box on its lower edge. The size of the cubes
/// depends only on the size of the box and on `levels`, 1 … 4. A narrow box has fewer columns, or none, as smaller
/// cubes could not be recognised.
Pile pile_in(const Box& box, int levels, int caballeros);

/// Draws the pile that pile_in() returns.
void draw_pile(Ui& ui, const Box& box, int levels, int caballeros, record::Colour colour);

} // namespace elgrande::screens
