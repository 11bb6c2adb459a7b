#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <string_view>
#include <vector>

/// Positions of what the insets of a scene draw. If several insets contain a point, the last one counts, as it is drawn
/// above the others.
namespace elgrande::board
{

/// Returns the view of an inset, clipped to the screen of the map; `map` is the map's view. If no part of the inset is
/// visible, the width of View::screen is 0.
View view_of(const View& map, const Inset& inset);

/// Returns the view at a point of the screen: that of the inset there, or of the map.
View view_at(const Scene& scene, const View& map, Vec on_screen);

/// The position and the scale at which something is drawn.
struct Placement
{
    Vec at;             ///< position on the map, in board units
    float scale = 1.0F; ///< relative to the map; 1 if no inset draws it

    constexpr bool operator==(const Placement&) const = default;
};

/// Returns where a point of the board is drawn: in the inset that shows it, or else at the point itself.
Placement drawn_at(const Scene& scene, Vec at);

/// Returns where a box is drawn; its centre decides whether an inset shows it.
Box drawn_box(const Scene& scene, const Box& box);

/// True if no other inset covers drawn_at() of a point of the board.
bool is_uncovered(const Scene& scene, Vec at);

/// Returns the names of the places of Spain that the inset shows, in order: each region whose scoreboard lies in it,
/// and the Castillo if its tower does. The texts belong to Scene::names and live as long.
std::vector<std::string_view> places_in(const Scene& scene, const Inset& inset);

} // namespace elgrande::board
