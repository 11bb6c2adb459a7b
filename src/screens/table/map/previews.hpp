#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"

#include <string_view>

/// Adds ranks and previews to the scene of the board. They are computed in each frame, which takes microseconds.
namespace elgrande::screens
{

/// Shows who holds each rank in each place now: ranks that pay points, and those that the dummy or the black caballeros
/// hold alone. None for the Castillo while its contents are secret.
void show_ranks(board::Scene& scene, const PlayerView& view);

/// Shows the effects of a legal answer: the new payouts of its place and of the places whose payouts it changes, the
/// points of those that it scores, and, with the warning `to_court`, the region whose disk would send caballeros to the
/// court. The warning must outlive the scene.
void show_consequence(board::Scene& scene, const PlayerView& view, Action action, std::string_view to_court);

/// Shows for each place the points that the scoring of a card would pay now. `id` must not be no_card.
void show_scoring(board::Scene& scene, const PlayerView& view, CardId id);

} // namespace elgrande::screens
