#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"

#include <string_view>

/// Ranks and consequences on the map, for the board to draw. They are computed from the rules in each frame: that takes
/// microseconds, and frames are drawn only if something changes.
namespace elgrande::screens
{

/// Shows who holds the ranks in each place now, as far as they pay.
void show_ranks(board::Scene& scene, const PlayerView& view);

/// Shows the effects of a legal answer: its place, the places that would pay something else afterwards, those that it
/// scores, and the region whose disk leads to the court, with the warning `to_court`, which must outlive the scene.
void show_consequence(board::Scene& scene, const PlayerView& view, Action action, std::string_view to_court);

/// Shows the points that the scoring of a card would pay now, place by place. `id` must not be no_card.
void show_scoring(board::Scene& scene, const PlayerView& view, CardId id);

} // namespace elgrande::screens
