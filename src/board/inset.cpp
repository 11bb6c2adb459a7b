#include "board/inset.hpp"

#include "board/arrangement.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

using Insets = std::vector<Inset>;

/// Returns the last inset that shows the point of the board; the end if the point is drawn on the map itself.
Insets::const_reverse_iterator showing(const Scene& scene, Vec at)
{
    return std::find_if(scene.insets.rbegin(), scene.insets.rend(),
                        [at](const Inset& inset) { return inset.area.contains(at); });
}

} // namespace

View view_of(const View& map, const Inset& inset)
{
    View view = map;
    view.scale = map.scale * inset.scale;
    const Vec low = map.to_screen(inset.corner);
    view.origin = low - Vec{inset.area.x, inset.area.y} * view.scale;
    const Vec high = low + Vec{inset.area.w, inset.area.h} * view.scale;
    const Vec first{std::max(low.x, map.screen.x), std::max(low.y, map.screen.y)};
    const Vec last{std::min(high.x, map.screen.right()), std::min(high.y, map.screen.bottom())};
    view.screen = last.x > first.x && last.y > first.y ? Box{first.x, first.y, last.x - first.x, last.y - first.y}
                                                       : Box{first.x, first.y, 0.0F, 0.0F};
    view.map = view.screen;
    return view;
}

View view_at(const Scene& scene, const View& map, Vec on_screen)
{
    const Vec at = map.to_board(on_screen);
    const auto found = std::find_if(scene.insets.rbegin(), scene.insets.rend(),
                                    [at](const Inset& inset) { return inset.frame().contains(at); });
    return found == scene.insets.rend() ? map : view_of(map, *found);
}

Placement drawn_at(const Scene& scene, Vec at)
{
    const auto inset = showing(scene, at);
    return inset == scene.insets.rend() ? Placement{at} : Placement{inset->to_map(at), inset->scale};
}

Box drawn_box(const Scene& scene, const Box& box)
{
    const auto [middle, scale] = drawn_at(scene, box.centre());
    return box_around(middle, box.w * scale, box.h * scale);
}

bool is_uncovered(const Scene& scene, Vec at)
{
    const auto inset = showing(scene, at);
    const Vec drawn = inset == scene.insets.rend() ? at : inset->to_map(at);
    return std::none_of(scene.insets.rbegin(), inset,
                        [drawn](const Inset& above) { return above.frame().contains(drawn); });
}

std::vector<std::string_view> places_in(const Scene& scene, const Inset& inset)
{
    std::vector<std::string_view> names;
    for (int place = 0; place < place_count; ++place)
    {
        const bool tower = place == castillo_place;
        if (inset.area.contains(tower ? geometry().castillo_tower : scoreboard_centre(place)))
        {
            names.push_back(tower ? scene.names.castillo : scene.names.regions[static_cast<std::size_t>(place)]);
        }
    }
    return names;
}

} // namespace elgrande::board
