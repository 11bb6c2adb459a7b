#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <string_view>
#include <vector>

/// How the insets of a scene change where things are drawn. Of several insets that contain a point the last one counts,
/// as it lies above the others.
namespace elgrande::board
{

/// Returns the view of an inset, clipped to the screen of the map; `map` is the map's view. The result's `screen` has
/// no width if the inset is out of sight.
View view_of(const View& map, const Inset& inset);

/// Returns the view to which a point of the screen belongs: that of the inset there, or of the map.
View view_at(const Scene& scene, const View& map, Vec on_screen);

/// Where and how large something is drawn.
struct Drawn
{
    Vec at;             ///< position on the map, in board units
    float scale = 1.0F; ///< relative to the map; 1 if no inset draws it

    constexpr bool operator==(const Drawn&) const = default;
};

/// Returns where a point of the board is drawn: in the inset that shows it, or else at the point itself.
Drawn drawn_at(const Scene& scene, Vec at);

/// Returns where a box is drawn; its centre decides whether an inset shows it.
Box drawn_box(const Scene& scene, const Box& box);

/// True if no other inset covers the position where a point of the board is drawn (drawn_at()).
bool is_open(const Scene& scene, Vec at);

/// Returns the names of the places of Spain that the inset shows, in the order of places: the regions whose scoreboard
/// and the Castillo if its tower lies in it. They live as long as those of Scene::names.
std::vector<std::string_view> places_in(const Scene& scene, const Inset& inset);

} // namespace elgrande::board
