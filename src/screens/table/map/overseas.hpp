#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"
#include "ui/shape.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// Returns the colonies, the Limit table and the Inquisitor for the scene of the board; empty in games without them.
board::Overseas overseas_of(const PlayerView& view);

/// Returns the parts of Grandissimo for the scene of the board; empty in other games.
board::Grandissimo grandissimo_of(const PlayerView& view);

/// True if a court figure, a ship token or the Grand Inquisitor stands in the court of `holder`.
bool has_figures(const PlayerView& view, Seat holder);

/// Draws the court figures and the ship token of a player (Grandissimo) into `box`, the player's row or chip.
void draw_court(Ui& ui, const Box& box, Shape shape, const PlayerView& view, Seat holder);

/// Returns the name with a capital first letter: "The ship".
std::string as_heading(std::string name);

/// Draws the Grand Inquisitor into `box`, the row or chip of the player in whose court he is.
void draw_inquisitor(Ui& ui, const Box& box, Shape shape);

} // namespace elgrande::screens
