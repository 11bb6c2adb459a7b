#pragma once

#include "board/scene.hpp"
#include "rules/view.hpp"

#include <string_view>

/// Ranks and consequences on the map, as the board draws them. Asked of the rules in each frame that is drawn:
/// an answer takes a few millionths of a second, and no frame is drawn while nothing happens.
namespace elgrande::screens
{

/// Who holds the ranks of each place now, as far as they pay.
void show_ranks(board::Scene& scene, const PlayerView& view);

/// An answer's effects: the places that pay something else afterwards, those that it scores, and the region whose
/// disk leads to the court, where `to_court` is said.
void show_consequence(board::Scene& scene, const PlayerView& view, Action action, std::string_view to_court);

/// The points that the scoring of a card would pay now, place by place.
void show_scoring(board::Scene& scene, const PlayerView& view, CardId id);

} // namespace elgrande::screens
