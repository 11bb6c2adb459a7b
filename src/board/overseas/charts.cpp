#include "board/overseas/charts.hpp"

#include "board/layout/cluster.hpp"

#include <array>
#include <utility>

namespace elgrande::board
{

namespace
{

/// The map of Spain with the charts around it.
constexpr Box wide_focus{-174.0F, -14.0F, 1142.0F, 884.0F};

/// Sets the seats' plots, in two rows.
void spread_plots(RegionShape& ground)
{
    for (std::size_t seat = 0; seat < seat_count; ++seat)
    {
        const std::size_t column = seat % 3;
        const std::size_t row = seat / 3;
        const Box& all = ground.bounds;
        ground.plots[seat] = {all.x + 6.0F + static_cast<float>(column) * all.w / 3.0F,
                              all.y + 6.0F + static_cast<float>(row) * all.h / 2.0F, all.w / 3.0F, all.h / 2.0F};
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

/// Returns the chart of France. Caballeros stand on its spaces only; the King and grandes stand below the spaces.
Chart make_france()
{
    Chart chart;
    chart.sheet = {630.0F, -8.0F, 306.0F, 142.0F};
    chart.ground = make_ground("france", ring_of({754.0F, 64.0F, 176.0F, 66.0F}), {783.0F, 8.0F}, {693.0F, 60.0F});
    chart.spaces = {{793.0F, 41.0F}, {860.0F, 41.0F}, {908.0F, 41.0F}};
    return chart;
}

/// The outline of Portugal on the map, with fewer points than the map's.
const Ring portugal_outline{
    {92.0F, 237.0F},  {98.0F, 238.0F},  {121.0F, 225.0F}, {138.0F, 221.0F}, {146.0F, 231.0F}, {138.0F, 244.0F},
    {143.0F, 250.0F}, {167.0F, 246.0F}, {196.0F, 253.0F}, {204.0F, 250.0F}, {212.0F, 240.0F}, {250.0F, 244.0F},
    {254.0F, 249.0F}, {252.0F, 264.0F}, {256.0F, 269.0F}, {264.0F, 270.0F}, {274.0F, 278.0F}, {262.0F, 298.0F},
    {240.0F, 313.0F}, {229.0F, 328.0F}, {225.0F, 328.0F}, {230.0F, 347.0F}, {227.0F, 377.0F}, {229.0F, 392.0F},
    {215.0F, 404.0F}, {222.0F, 427.0F}, {212.0F, 450.0F}, {205.0F, 454.0F}, {174.0F, 454.0F}, {190.0F, 475.0F},
    {190.0F, 485.0F}, {198.0F, 503.0F}, {212.0F, 509.0F}, {208.0F, 524.0F}, {190.0F, 543.0F}, {186.0F, 562.0F},
    {196.0F, 586.0F}, {202.0F, 592.0F}, {208.0F, 590.0F}, {210.0F, 594.0F}, {207.0F, 602.0F}, {200.0F, 607.0F},
    {185.0F, 613.0F}, {167.0F, 644.0F}, {171.0F, 676.0F}, {179.0F, 683.0F}, {165.0F, 682.0F}, {141.0F, 697.0F},
    {129.0F, 696.0F}, {114.0F, 688.0F}, {81.0F, 683.0F},  {57.0F, 692.0F},  {54.0F, 690.0F},  {64.0F, 672.0F},
    {72.0F, 648.0F},  {72.0F, 631.0F},  {76.0F, 627.0F},  {72.0F, 624.0F},  {73.0F, 609.0F},  {69.0F, 606.0F},
    {77.0F, 585.0F},  {74.0F, 561.0F},  {87.0F, 565.0F},  {78.0F, 550.0F},  {77.0F, 555.0F},  {66.0F, 553.0F},
    {60.0F, 558.0F},  {48.0F, 560.0F},  {50.0F, 549.0F},  {46.0F, 540.0F},  {60.0F, 536.0F},  {69.0F, 528.0F},
    {63.0F, 514.0F},  {57.0F, 522.0F},  {56.0F, 531.0F},  {48.0F, 536.0F},  {29.0F, 531.0F},  {43.0F, 483.0F},
    {42.0F, 474.0F},  {53.0F, 468.0F},  {60.0F, 459.0F},  {81.0F, 408.0F},  {88.0F, 405.0F},  {81.0F, 400.0F},
    {93.0F, 360.0F},  {101.0F, 354.0F}, {99.0F, 339.0F},  {103.0F, 312.0F}, {96.0F, 288.0F}};

/// Returns the chart of Portugal, which is drawn on the land of the map. Its sheet, where it can be clicked, lies well
/// within the outline.
Chart make_portugal()
{
    Chart chart;
    chart.sheet = {92.0F, 258.0F, 122.0F, 350.0F};
    chart.ground =
        make_ground("portugal", ring_of({100.0F, 336.0F, 108.0F, 262.0F}), {160.0F, 282.0F}, {158.0F, 312.0F});
    chart.coast = portugal_outline;
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
    static const std::array<Chart, chart_count> charts{make_france(), make_portugal(), make_ship(), make_america(),
                                                       make_mediterranean()};
    return charts[overseas_index(place)];
}

std::span<const int> charts_in(const Scene& scene)
{
    const std::span<const int> places =
        scene.grandissimo.shown ? std::span<const int>(grandissimo_places) : std::span<const int>();
    const std::span<const int> shown = scene.grandissimo.ship ? places : places.first(places.empty() ? 0 : 1);
    return scene.overseas.shown ? std::span<const int>(overseas_places) : shown;
}

const RegionShape& shape_of(int place)
{
    return place < region_count ? geometry().regions[static_cast<std::size_t>(place)] : chart_of(place).ground;
}

Box focus_of(const Scene& scene)
{
    return scene.overseas.shown || scene.grandissimo.shown ? wide_focus : geometry().focus;
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
