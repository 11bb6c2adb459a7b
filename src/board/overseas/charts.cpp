#include "board/overseas/charts.hpp"

#include "board/layout/cluster.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace elgrande::board
{

namespace
{

/// Wide enough for the map of Spain, and for what lies around it.
constexpr Box wide_focus{-174.0F, -14.0F, 1142.0F, 884.0F};

/// The spots where the groups of the seats are drawn to: two rows of them.
void spread_plots(RegionShape& ground)
{
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        const auto column = static_cast<float>(seat % 3);
        const auto row = static_cast<float>(seat / 3);
        const Box& all = ground.bounds;
        ground.plots[seat] = {all.x + 6.0F + column * all.w / 3.0F, all.y + 6.0F + row * all.h / 2.0F, all.w / 3.0F,
                              all.h / 2.0F};
    }
}

RegionShape make_ground(std::string_view id, Ring outline, Vec name, Vec board)
{
    RegionShape ground;
    ground.id = id;
    ground.outline = std::move(outline);
    ground.bounds = bounds_of(ground.outline);
    ground.name = name;
    ground.board = board;
    ground.stand = ground.bounds;
    spread_plots(ground);
    return ground;
}

Ring ring_of(const Box& box)
{
    return {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
}

/// All caballeros are on its spaces; the King and grandes stand below them.
Chart make_france()
{
    Chart chart;
    chart.sheet = {630.0F, -8.0F, 306.0F, 142.0F};
    chart.ground = make_ground("france", ring_of({754.0F, 64.0F, 176.0F, 66.0F}), {783.0F, 8.0F}, {693.0F, 60.0F});
    chart.spaces = {{793.0F, 41.0F}, {860.0F, 41.0F}, {908.0F, 41.0F}};
    return chart;
}

Chart make_ship()
{
    Chart chart;
    chart.sheet = {-168.0F, 12.0F, 231.0F, 327.0F};
    Ring deck{{-156.0F, 160.0F}, {-140.0F, 130.0F}, {-112.0F, 106.0F}, {-84.0F, 99.0F},  {3.0F, 99.0F},
              {3.0F, 226.0F},    {-84.0F, 226.0F},  {-116.0F, 216.0F}, {-142.0F, 192.0F}};
    chart.ground = make_ground("ship", std::move(deck), {-52.0F, 273.0F}, {-52.0F, 302.0F});
    chart.ground.named_at_sea = true;
    chart.spaces = {{31.0F, 162.0F}};
    return chart;
}

Chart make_america()
{
    Chart chart;
    chart.sheet = {-168.0F, 344.0F, 184.0F, 300.0F};
    chart.ground =
        make_ground("america", ring_of({-160.0F, 430.0F, 168.0F, 158.0F}), {-76.0F, 364.0F}, {-76.0F, 394.0F});
    chart.spaces = {{-20.0F, 615.0F}};
    chart.hoard = {-112.0F, 616.0F};
    return chart;
}

Chart make_mediterranean()
{
    Chart chart;
    chart.sheet = {552.0F, 742.0F, 396.0F, 122.0F};
    chart.ground =
        make_ground("mediterranean", ring_of({690.0F, 774.0F, 250.0F, 84.0F}), {750.0F, 758.0F}, {621.0F, 795.0F});
    chart.hoard = {621.0F, 846.0F};
    return chart;
}

} // namespace

const Chart& chart_of(int place)
{
    static const std::array charts{make_france(), make_ship(), make_america(), make_mediterranean()};
    return charts[overseas_index(place)];
}

const RegionShape& shape_of(int place)
{
    return place < region_count ? geometry().regions[static_cast<std::size_t>(place)] : chart_of(place).ground;
}

Box focus_of(const Scene& scene)
{
    return scene.overseas.shown ? wide_focus : geometry().focus;
}

Vec inquisitors_place()
{
    return {-118.0F, 826.0F};
}

Vec foot_on_space(int place, int space)
{
    return chart_of(place).spaces[static_cast<std::size_t>(space)] + Vec{0.0F, 3.0F};
}

Box box_on_space(int place, int space)
{
    const Vec foot = foot_on_space(place, space);
    const float edge = space_size * cube_size;
    return {foot.x - edge / 2.0F, foot.y - space_size * cube_rise, edge, space_size * (cube_rise + cube_drop)};
}

int holder_of(const Scene& scene, int place, int space)
{
    const Overseas& overseas = scene.overseas;
    switch (place)
    {
    case france_place:
        return overseas.french[static_cast<std::size_t>(space)];
    case ship_place:
        return overseas.captain;
    case america_place:
        return overseas.viceroy;
    default:
        return -1;
    }
}

} // namespace elgrande::board
