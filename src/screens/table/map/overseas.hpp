#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"
#include "ui/shape.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// The colonies, the Limit table and the Inquisitor as the board shows them; nothing in games without them.
board::Overseas overseas_of(const PlayerView& view);

/// Grandissimo as the board shows it; nothing in other games.
board::Grandissimo grandissimo_of(const PlayerView& view);

/// Figures of the court and a ship token in the row or chip of their player (Grandissimo).
void draw_court(Ui& ui, const Box& seat, Shape shape, const PlayerView& view, Seat holder);

/// The name of a place that stands alone: "The ship".
std::string as_heading(std::string name);

/// The Grand Inquisitor in the row or chip of the player in whose court he is.
void draw_inquisitor(Ui& ui, const Box& seat, Shape shape);

} // namespace elgrande::screens
