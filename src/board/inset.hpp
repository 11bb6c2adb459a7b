#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <string_view>
#include <vector>

/// How the insets of a scene change where things are seen. All functions count the last inset that holds a point first,
/// as it lies above the others.
namespace elgrande::board
{

/// How the inset lies on the screen, as far as that of the map reaches; its screen has no width where it is out of
/// sight.
View view_of(const View& map, const Inset& inset);

/// The view to which a point of the screen belongs: of the inset that lies there, or of the map.
View view_at(const Scene& scene, const View& map, Vec on_screen);

/// Where on the map something is drawn, and how large.
struct Drawn
{
    Vec at;
    float scale = 1.0F; ///< 1 where no inset draws it

    constexpr bool operator==(const Drawn&) const = default;
};

/// Where a point of the board is drawn: by the inset that shows it, or else where it lies.
Drawn drawn_at(const Scene& scene, Vec at);

/// The same for a thing with this box, by its middle.
Box drawn_box(const Scene& scene, const Box& box);

/// No inset lies over where a point of the board is drawn.
bool is_open(const Scene& scene, Vec at);

/// The names of the places that the inset shows: those whose scoreboard, or tower, it holds.
std::vector<std::string_view> places_in(const Scene& scene, const Inset& inset);

} // namespace elgrande::board
