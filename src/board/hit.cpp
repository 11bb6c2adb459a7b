#include "board/hit.hpp"

#include "board/arrangement.hpp"
#include "board/inset.hpp"
#include "board/overseas/charts.hpp"
#include "board/track.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace elgrande::board
{

namespace
{

/// The distance from a target at which a click still counts, in CSS pixels.
constexpr float mouse_reach = 3.0F;
constexpr float touch_reach = 12.0F;

/// The priority of targets if several are under the pointer, the highest first.
enum class Priority : std::uint8_t
{
    Piece,
    Plaque,
    Ground
};

struct Found
{
    Target target;
    bool lit = false;
    Priority rank = Priority::Ground;
    float miss = 0.0F; ///< distance from its edge, 0 within
    float off = 0.0F;  ///< distance from its centre: if two overlap, the nearer one has priority
};

/// True if `a` has priority over `b`.
bool better(const Found& a, const Found& b)
{
    if (a.lit != b.lit)
    {
        return a.lit;
    }
    if ((a.miss == 0.0F) != (b.miss == 0.0F))
    {
        return a.miss == 0.0F;
    }
    if (a.rank != b.rank)
    {
        return a.rank < b.rank;
    }
    return a.miss != b.miss ? a.miss < b.miss : a.off < b.off;
}

/// The neighbouring countries, roughly; they count only where no region lies.
constexpr Box france_land{660.0F, 50.0F, 240.0F, 115.0F};
constexpr Box portugal_land{105.0F, 270.0F, 115.0F, 340.0F};

/// Returns the region in which a point of the board lies; −1 if it lies in none.
int region_at(Vec at)
{
    for (int place = 0; place < region_count; ++place)
    {
        const RegionShape& region = geometry().regions[static_cast<std::size_t>(place)];
        if (region.bounds.contains(at) && inside(region.outline, at))
        {
            return place;
        }
    }
    return -1;
}

/// Finds the target at a point of the board.
class Search
{
public:
    /// `within` is the region in which `at` lies, or −1; `reach` is the largest distance of a near miss, in board
    /// units; `explaining` is true for hit_for_explanation(), false for hit().
    Search(const Scene& scene, Vec at, int within, float reach, bool explaining)
        : scene_(scene), at_(at), within_(within), reach_(reach), explaining_(explaining)
    {
    }

    void run()
    {
        find_nobles();
        find_caballeros();
        find_plaques();
        find_places();
    }

    Target result() const { return best_ ? best_->target : Target{}; }

private:
    /// Keeps the target if it is within reach and better than the best so far. `miss` is as in Found.
    void offer(Target target, bool lit, Priority rank, float miss, Vec middle)
    {
        const Found found{target, lit && !explaining_, rank, miss, std::hypot(at_.x - middle.x, at_.y - middle.y)};
        if (miss <= reach_ && (!best_ || better(found, *best_)))
        {
            best_ = found;
        }
    }

    void offer(Target target, bool lit, Priority rank, Box box)
    {
        const float dx = std::max({box.x - at_.x, at_.x - box.right(), 0.0F});
        const float dy = std::max({box.y - at_.y, at_.y - box.bottom(), 0.0F});
        if (std::max(dx, dy) > reach_)
        {
            return; // nearly always
        }
        offer(target, lit, rank, std::hypot(dx, dy), box.centre());
    }

    void find_nobles()
    {
        const Nobles nobles = nobles_of(scene_);
        for (int seat = 0; seat < seat_count; ++seat)
        {
            const auto number = static_cast<std::size_t>(seat);
            if (scene_.grande[number] >= 0)
            {
                offer(Target::of_grande(seat), has(scene_.lit.grandes, seat), Priority::Piece,
                      tall_box(nobles.grandes[number], grande_half, grande_rise));
            }
        }
        if (scene_.king >= 0)
        {
            offer(Target::of_king(), scene_.lit.king, Priority::Piece, tall_box(nobles.king, king_half, king_rise));
        }
    }

    void find_caballeros()
    {
        for (int place = 0; place < all_places; ++place)
        {
            if (place == castillo_place || !scene_.shows(place) || !bounds_of_place(place).grown(reach_).contains(at_))
            {
                continue; // what stands in a region does not reach beyond it
            }
            find_groups(place);
        }
        for (int owner = 0; owner < owner_count; ++owner)
        {
            if (shows_in_castillo(scene_, owner) && has(scene_.lit.caballeros[castillo_place], owner))
            {
                offer(Target::of_caballeros(owner, castillo_place), true, Priority::Piece, castillo_plot(owner));
            }
        }
    }

    static Box bounds_of_place(int place)
    {
        return is_overseas(place) ? chart_of(place).sheet : shape_of(place).bounds;
    }

    void find_groups(int place)
    {
        const auto number = static_cast<std::size_t>(place);
        for (int owner = 0; owner < owner_count; ++owner)
        {
            if (scene_.caballeros[number][static_cast<std::size_t>(owner)] > 0)
            {
                for (const Box& box : boxes_of(scene_, place, owner))
                {
                    offer(Target::of_caballeros(owner, place), has(scene_.lit.caballeros[number], owner),
                          Priority::Piece, box);
                }
            }
        }
    }

    void find_plaques()
    {
        for (int index = 0; index < 2; ++index)
        {
            if (scene_.mobile_at[static_cast<std::size_t>(index)] >= 0)
            {
                offer(Target::of_mobile(index), has(scene_.lit.mobiles, index), Priority::Plaque,
                      mobile_box(scene_, index));
            }
        }
        for (int place = 0; place < all_places; ++place)
        {
            if (!scene_.scores(place))
            {
                continue;
            }
            const Box box = box_around(scoreboard_centre(place), scoreboard_width, scoreboard_height);
            if (explaining_ || has(scene_.lit.scoreboards, place))
            {
                offer(Target::of_scoreboard(place), true, Priority::Plaque, box);
            }
            else
            {
                offer(Target::of_place(place), has(scene_.lit.places, place), Priority::Ground, box);
            }
        }
    }

    void find_places()
    {
        for (int place = 0; place < region_count; ++place)
        {
            const RegionShape& region = geometry().regions[static_cast<std::size_t>(place)];
            const bool lit = has(scene_.lit.places, place);
            // Near a border only the region on this side counts, lit or not.
            if (within_ == place)
            {
                offer(Target::of_place(place), lit, Priority::Ground, 0.0F, region.board);
            }
            else if (within_ < 0 && region.bounds.grown(reach_).contains(at_))
            {
                offer(Target::of_place(place), lit, Priority::Ground, distance_to(region.outline, at_), region.board);
            }
            offer(Target::of_place(place), lit, Priority::Ground,
                  box_around(region.name, 4.0F * name_height, name_height));
        }
        const bool lit = has(scene_.lit.places, castillo_place);
        offer(Target::of_place(castillo_place), lit, Priority::Ground, castillo_box());
        for (int owner = 0; owner < owner_count; ++owner)
        {
            if (shows_in_castillo(scene_, owner))
            {
                offer(Target::of_place(castillo_place), lit, Priority::Ground, castillo_plot(owner));
            }
        }
        for (const int place : charts_in(scene_))
        {
            offer(Target::of_place(place), has(scene_.lit.places, place), Priority::Ground, chart_of(place).sheet);
        }
        if (explaining_ && within_ < 0 && !best_)
        {
            offer(Target::of_place(france_place), false, Priority::Ground, france_land);
            if (!scene_.grandissimo.shown)
            {
                offer(Target::of_place(portugal_place), false, Priority::Ground, portugal_land);
            }
        }
    }

    const Scene& scene_;
    Vec at_;
    int within_;
    float reach_;
    bool explaining_;
    std::optional<Found> best_;
};

Target hit_on_board(const Scene& scene, Vec at, int within, float reach, bool explaining = false)
{
    Search search(scene, at, within, reach, explaining);
    search.run();
    return search.result();
}

float reach_of(const View& view, bool touch)
{
    return (touch ? touch_reach : mouse_reach) * view.point / view.scale;
}

/// Returns a grid of points inside a region, the farthest from its border first. Takes milliseconds: cache the result.
std::vector<Vec> points_inland(const RegionShape& shape)
{
    constexpr float step = 7.0F;
    std::vector<std::pair<float, Vec>> points;
    for (float y = shape.bounds.y + step / 2.0F; y < shape.bounds.bottom(); y += step)
    {
        for (float x = shape.bounds.x + step / 2.0F; x < shape.bounds.right(); x += step)
        {
            if (inside(shape.outline, {x, y}))
            {
                points.push_back({distance_to(shape.outline, {x, y}), {x, y}});
            }
        }
    }
    std::stable_sort(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Vec> ground;
    std::transform(points.begin(), points.end(), std::back_inserter(ground), [](const auto& p) { return p.second; });
    return ground;
}

/// Returns the point of the region that is farthest from its border among those with nothing on it.
Vec free_point(const Scene& scene, int region)
{
    static const auto grounds = []
    {
        std::array<std::vector<Vec>, all_places> all;
        std::transform(geometry().regions.begin(), geometry().regions.end(), all.begin(), points_inland);
        for (int place = france_place; place < france_place + chart_count; ++place)
        {
            all[static_cast<std::size_t>(place)] = points_inland(shape_of(place));
        }
        return all;
    }();
    const auto& ground = grounds[static_cast<std::size_t>(region)];
    const int within = is_overseas(region) ? -1 : region;
    const auto open = std::find_if(ground.begin(), ground.end(),
                                   [&](Vec at) {
                                       return is_uncovered(scene, at)
                                              && hit_on_board(scene, at, within, 5.0F) == Target::of_place(region);
                                   });
    return open != ground.end() ? *open : shape_of(region).board;
}

/// False for targets in places that this scene does not show.
bool is_shown(const Scene& scene, Target target)
{
    const bool of_place = target.kind == Target::Kind::Place || target.kind == Target::Kind::Caballeros
                          || target.kind == Target::Kind::Scoreboard;
    return !of_place || scene.shows(target.place);
}

Vec centre_on_board(const Scene& scene, Target target)
{
    if (!is_shown(scene, target))
    {
        return geometry().compass;
    }
    switch (target.kind)
    {
    case Target::Kind::Place:
        return target.place == castillo_place ? geometry().castillo_tower : free_point(scene, target.place);
    case Target::Kind::Caballeros:
    {
        if (target.place == castillo_place)
        {
            return castillo_plot(target.seat).centre();
        }
        const std::vector<Box> boxes = boxes_of(scene, target.place, target.seat);
        return boxes.empty() ? next_cube(scene, target.place, target.seat, 0).foot : boxes.front().centre();
    }
    case Target::Kind::Grande:
    {
        const Spot grande = nobles_of(scene).grandes[static_cast<std::size_t>(target.seat)];
        return grande.foot - Vec{0.0F, grande.size * grande_rise / 3.0F};
    }
    case Target::Kind::King:
    {
        const Spot king = nobles_of(scene).king;
        return king.foot - Vec{0.0F, king.size * king_rise / 2.0F};
    }
    case Target::Kind::Mobile:
        return mobile_box(scene, target.index).centre() + Vec{0.0F, 4.0F};
    case Target::Kind::Scoreboard:
        return scoreboard_centre(target.place);
    case Target::Kind::Step:
    case Target::Kind::Nothing:
        break;
    }
    return geometry().compass;
}

} // namespace

Target hit(const Scene& scene, const View& view, Vec on_screen, bool touch)
{
    if (!view.screen.contains(on_screen))
    {
        return {};
    }
    const View under = view_at(scene, view, on_screen);
    const Vec at = under.to_board(on_screen);
    return hit_on_board(scene, at, region_at(at), reach_of(under, touch));
}

Target hit_for_explanation(const Scene& scene, const View& view, Vec on_screen, bool touch)
{
    if (!view.screen.contains(on_screen))
    {
        return {};
    }
    if (const int step = step_at(view, scene.track, on_screen); step >= 0)
    {
        return Target::of_step(step);
    }
    const View under = view_at(scene, view, on_screen);
    const Vec at = under.to_board(on_screen);
    return hit_on_board(scene, at, region_at(at), reach_of(under, touch), true);
}

Vec centre_of(const Scene& scene, const View& view, Target target)
{
    return view.to_screen(drawn_at(scene, centre_on_board(scene, target)).at);
}

} // namespace elgrande::board
