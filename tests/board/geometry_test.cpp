#include "board/arrangement.hpp"
#include "board/geometry/geometry.hpp"
#include "board/geometry/geometry_data.hpp"
#include "board/stage.hpp"

#include "rules/place.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace elgrande::board::test
{

namespace
{

using Segment = std::pair<std::pair<float, float>, std::pair<float, float>>;

Segment segment(Vec a, Vec b)
{
    const std::pair p{a.x, a.y};
    const std::pair q{b.x, b.y};
    return std::minmax(p, q);
}

/// Returns the regions on both sides of every border segment.
std::map<Segment, std::set<int>> owners()
{
    std::map<Segment, std::set<int>> result;
    for (int region = 0; region < board::region_count; ++region)
    {
        const Ring& ring = region_shape(region).outline;
        for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
        {
            result[segment(ring[j], ring[i])].insert(region);
        }
    }
    return result;
}

Box board_box(int place)
{
    return box_around(scoreboard_centre(place), scoreboard_width, scoreboard_height);
}

/// Returns the box of a region's name, about as wide as in English.
Box name_box(int region)
{
    constexpr std::array<float, board::region_count> widths{80, 172, 76, 102, 124, 132, 78, 88, 92};
    return box_around(region_shape(region).name, widths[static_cast<std::size_t>(region)], 18.0F);
}

} // namespace

TEST_CASE("regions share a border exactly where the game says that they are neighbours")
{
    // The printed map has fifteen pairs of neighbours; see also classic 1996, "Player turns", examples 1 and 2.
    std::set<std::pair<int, int>> drawn;
    for (const auto& [piece, sides] : owners())
    {
        REQUIRE(sides.size() <= 2);
        if (sides.size() == 2)
        {
            drawn.insert({*sides.begin(), *sides.rbegin()});
        }
    }
    std::set<std::pair<int, int>> ruled;
    for (const Place a : all_regions)
    {
        for (const Place b : all_regions)
        {
            if (index(a) < index(b) && neighbours(a).contains(b))
            {
                ruled.insert({static_cast<int>(index(a)), static_cast<int>(index(b))});
            }
        }
    }
    CHECK(ruled.size() == 15);
    CHECK(drawn == ruled);
}

TEST_CASE("neighbours share the points of their border, so that no gap lies between two regions")
{
    // A point of one region's border is never inside another region, and never close to that region's border without
    // being on it.
    std::map<std::pair<float, float>, std::set<int>> at;
    for (int region = 0; region < board::region_count; ++region)
    {
        for (const Vec p : region_shape(region).outline)
        {
            at[{p.x, p.y}].insert(region);
        }
    }
    for (int region = 0; region < board::region_count; ++region)
    {
        for (const Vec p : region_shape(region).outline)
        {
            for (int other = 0; other < board::region_count; ++other)
            {
                if (!at[{p.x, p.y}].contains(other))
                {
                    CHECK_FALSE(inside(region_shape(other).outline, p));
                    CHECK(distance_to(region_shape(other).outline, p) > 0.3F);
                }
            }
        }
    }
}

TEST_CASE("outlines have enough points to look smooth, and few enough to be small")
{
    std::size_t points = 0;
    for (int region = 0; region < board::region_count; ++region)
    {
        const Ring& ring = region_shape(region).outline;
        INFO(region_shape(region).id);
        CHECK(ring.size() >= 80);
        CHECK(ring.size() <= 260);
        points += ring.size();
    }
    CHECK(points < 2000);
    CHECK(packed::board().steps.size() < 20 * 1024);
}

TEST_CASE("the King beside the Castillo or abroad is in view, covers no scoreboard and stands in no region")
{
    for (const int place : {castillo_place, france_place, portugal_place})
    {
        INFO(place);
        Scene scene;
        scene.king = place;
        scene.grande.fill(castillo_place);
        const Nobles nobles = nobles_of(scene);
        const Box king = tall_box(nobles.king, king_half, king_rise);
        CHECK(geometry().focus.contains({king.x, king.y}));
        CHECK(geometry().focus.contains({king.right(), king.bottom()}));
        for (int other = 0; other < board::place_count; ++other)
        {
            CHECK_FALSE(king.overlaps(board_box(other)));
        }
        for (const Vec aside : geometry().aside)
        {
            CHECK_FALSE(king.overlaps(box_around(aside, scoreboard_width, scoreboard_height)));
        }
        for (int region = 0; region < board::region_count; ++region)
        {
            CHECK_FALSE(inside(region_shape(region).outline, nobles.king.foot));
        }
        for (const Spot& grande : nobles.grandes)
        {
            CHECK(geometry().focus.contains(grande.foot + Vec{grande_half, 0.0F}));
        }
    }
}

TEST_CASE("names and scoreboards do not overlap, and the fitted view shows the whole board")
{
    std::vector<Box> all;
    for (int place = 0; place < board::place_count; ++place)
    {
        all.push_back(board_box(place));
    }
    for (int region = 0; region < board::region_count; ++region)
    {
        all.push_back(name_box(region));
    }
    all.push_back(castillo_box());
    const Box focus = geometry().focus;
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        for (std::size_t j = 0; j < i; ++j)
        {
            INFO(i << " and " << j);
            CHECK_FALSE(all[i].overlaps(all[j]));
        }
        CHECK(focus.contains({all[i].x, all[i].y}));
        CHECK(focus.contains({all[i].right(), all[i].bottom()}));
    }
    for (const Box plot : geometry().castillo_plots)
    {
        CHECK(focus.contains({plot.right(), plot.bottom()}));
    }
    for (int region = 0; region < board::region_count; ++region)
    {
        for (const Vec p : region_shape(region).outline)
        {
            CHECK(focus.contains(p));
        }
    }
}

} // namespace elgrande::board::test
