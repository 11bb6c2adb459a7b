#include "board/stage.hpp"

#include "board/arrangement.hpp"
#include "board/hit.hpp"
#include "board/layout/layout.hpp"
#include "board/layout/room.hpp"
#include "board/overlay.hpp"
#include "board/overseas/charts.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace elgrande::board::test
{

namespace
{

/// True if the whole box lies in the region; tests every two units along its edge.
bool within(const RegionShape& region, Box box)
{
    for (float t = 0.0F; t <= 1.0F; t += 2.0F / std::max(box.w, box.h))
    {
        for (const Vec p : {Vec{box.x + t * box.w, box.y}, Vec{box.x + t * box.w, box.bottom()},
                            Vec{box.x, box.y + t * box.h}, Vec{box.right(), box.y + t * box.h}})
        {
            if (!inside(region.outline, p))
            {
                return false;
            }
        }
    }
    return true;
}

Box cube_box(const Group& group, int number)
{
    const Vec foot = group.cubes[static_cast<std::size_t>(number)];
    const float edge = group.size * cube_size;
    return {foot.x - edge / 2.0F, foot.y - group.size * cube_rise, edge, group.size * (cube_rise + cube_drop)};
}

/// Returns the box of every piece and group of a layout.
std::vector<Box> boxes_of(const Crowd& crowd, const Layout& layout)
{
    std::vector<Box> boxes;
    for (std::size_t owner = 0; owner < owner_count; ++owner)
    {
        if (crowd.caballeros[owner] > 0)
        {
            boxes.push_back(layout.groups[owner].box);
        }
    }
    if (crowd.king)
    {
        boxes.push_back(tall_box(layout.king, king_half, king_rise));
    }
    for (int seat = 0; seat < seat_count; ++seat)
    {
        if (has(crowd.grandes, seat))
        {
            boxes.push_back(tall_box(layout.grandes[static_cast<std::size_t>(seat)], grande_half, grande_rise));
        }
    }
    return boxes;
}

/// Checks that a group shows its count, and that all of it lies in its box.
void check_group(const Group& group, int count)
{
    REQUIRE(group.count >= 1);
    CHECK(group.count <= count);
    CHECK((group.condensed || group.count == count));
    CHECK((!group.condensed || count > 3));
    CHECK(group.numbered == (count >= numbered_from));
    CHECK((count > Group::max_cubes) <= group.condensed);
    for (int i = 0; i < group.count; ++i)
    {
        CHECK(is_within(group.box, cube_box(group, i)));
        if (group.numbered && !group.condensed
            && group.size >= 1.0F) // its number may touch the tip of the cube behind it
        {
            CHECK_FALSE(number_box(group, count).grown(-5.0F).overlaps(cube_box(group, i)));
        }
    }
    CHECK((!group.numbered || is_within(group.box, number_box(group, count))));
}

/// Checks what must hold for every crowd.
void check(int region, const Crowd& crowd)
{
    std::string what = std::string(region_shape(region).id) + ":";
    for (const int count : crowd.caballeros)
    {
        what += " " + std::to_string(count);
    }
    INFO(what << (crowd.king ? ", King, " : ", ") << crowd.grandes);
    const Layout layout = layout_of(region, crowd);
    for (std::size_t owner = 0; owner < owner_count; ++owner)
    {
        if (crowd.caballeros[owner] > 0)
        {
            check_group(layout.groups[owner], crowd.caballeros[owner]);
        }
    }
    const std::vector<Box> boxes = boxes_of(crowd, layout);
    for (std::size_t i = 0; i < boxes.size(); ++i)
    {
        CHECK(within(region_shape(region), boxes[i]));
        for (std::size_t j = 0; j < i; ++j)
        {
            CHECK_FALSE(boxes[i].overlaps(boxes[j]));
        }
        for (int place = 0; place < region_count; ++place)
        {
            CHECK_FALSE(boxes[i].overlaps(reserved_for_scoreboard(place)));
            CHECK_FALSE(boxes[i].overlaps(reserved_for_name(place)));
        }
    }
}

Crowd crowd_of(std::initializer_list<int> counts)
{
    Crowd crowd;
    std::transform(counts.begin(), counts.end(), crowd.caballeros.begin(),
                   [](int count) { return static_cast<std::uint8_t>(count); });
    return crowd;
}

/// A part of a picture.
struct Window
{
    int left, top, right, bottom;
};

/// Counts pixels that differ by more than antialiasing explains.
int difference(const testing::Picture& a, const testing::Picture& b, const Window& window)
{
    const auto far = [](ImU32 x, ImU32 y, unsigned shift)
    { return std::abs(static_cast<int>(x >> shift & 0xFFU) - static_cast<int>(y >> shift & 0xFFU)) > 64; };
    int sum = 0;
    for (int y = window.top; y < window.bottom; ++y)
    {
        for (int x = window.left; x < window.right; ++x)
        {
            const ImU32 one = a.at(x, y);
            const ImU32 other = b.at(x, y);
            sum += one != other && (far(one, other, 0) || far(one, other, 8) || far(one, other, 16)) ? 1 : 0;
        }
    }
    return sum;
}

} // namespace

TEST_CASE("any crowd fits into its region and overlaps neither itself, nor names, scoreboards and ranks")
{
    std::minstd_rand random(14);
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    for (int region = 0; region < region_count; ++region)
    {
        for (int game = 0; game < 120; ++game)
        {
            Crowd crowd;
            const int owners = 1 + below(owner_count);
            const auto most = static_cast<unsigned>(below(4) == 0 ? 31 : 8);
            for (int owner = 0; owner < owners; ++owner)
            {
                crowd.caballeros[static_cast<std::size_t>(owner)] = static_cast<std::uint8_t>(below(most));
            }
            crowd.king = below(3) == 0;
            crowd.grandes = static_cast<Bits>(below(32) & below(32));
            check(region, crowd);
        }
    }
}

TEST_CASE("thirty caballeros of each colour, the King and all grandes fit into any region")
{
    for (int region = 0; region < region_count; ++region)
    {
        for (Crowd crowd : {crowd_of({30, 30, 30, 30, 30}), crowd_of({6, 6, 6, 6, 6}),
                            crowd_of({30, 30, 30, 30, 30, 30}), crowd_of({})})
        {
            check(region, crowd);
            crowd.king = true;
            crowd.grandes = 0b11111;
            check(region, crowd);
        }
    }
}

TEST_CASE("up to three colours of three caballeros each are drawn large in every region")
{
    for (int region = 0; region < region_count; ++region)
    {
        INFO(region_shape(region).id);
        // Valencia is narrow and divided by its name: a size of 1.45 fits there.
        const bool narrow = region_shape(region).id == "valencia";
        for (unsigned who = 1; who < 1U << static_cast<unsigned>(seat_count); ++who)
        {
            if (std::popcount(who) > 3)
            {
                continue;
            }
            Crowd crowd;
            for (std::size_t seat = 0; seat < seat_count; ++seat)
            {
                crowd.caballeros[seat] = (who >> seat & 1U) != 0 ? 3 : 0;
            }
            CHECK(layout_of(region, crowd).size >= (narrow && std::popcount(who) > 2 ? 1.45F : 1.6F));
            check(region, crowd);
        }
    }
}

TEST_CASE("up to twelve caballeros of the only colour in a region are each drawn as a cube")
{
    for (int region = 0; region < region_count; ++region)
    {
        INFO(region_shape(region).id);
        for (int count = 1; count <= Group::max_cubes; ++count)
        {
            const Group group = layout_of(region, crowd_of({count})).groups[0];
            CHECK_FALSE(group.condensed);
            CHECK(group.count == count);
        }
    }
}

TEST_CASE("an arriving caballero rarely moves other colours, or the first of its own, if the size stays the same")
{
    int moved = 0;
    int others = 0;
    int all = 0;
    for (int region = 0; region < region_count; ++region)
    {
        for (int count = 1; count < 6; ++count)
        {
            const Layout before = layout_of(region, crowd_of({1, 0, count}));
            const Layout after = layout_of(region, crowd_of({1, 0, count + 1}));
            if (before.size == after.size)
            {
                ++all;
                others += before.groups[0].cubes == after.groups[0].cubes ? 0 : 1;
                moved += before.groups[2].cubes[0] == after.groups[2].cubes[0] ? 0 : 1;
            }
        }
    }
    CHECK(all > 35);
    CHECK(others <= 3);
    CHECK(moved <= 10);
}

TEST_CASE("no two counts of a colour look alike in any region, on a laptop and on a phone", "[pixels][thorough]")
{
    struct Sheet
    {
        float width, height, density;
        bool table;
    };
    const Sheet sheet = GENERATE(Sheet{880, 768, 1, true}, Sheet{390, 330, 2, false});
    Stage stage(sheet.width, sheet.height, sheet.density);
    Painter painter;
    const View view = stage.view(sheet.table);
    constexpr int most = 30;
    constexpr int min_difference = 12;
    std::vector<testing::Picture> pictures;
    for (int count = 1; count <= most; ++count)
    {
        Scene scene;
        for (auto& region : scene.caballeros)
        {
            region[0] = static_cast<std::uint8_t>(count);
        }
        pictures.push_back(stage.picture(painter, view, scene));
    }
    for (int region = 0; region < region_count; ++region)
    {
        INFO(region_shape(region).id);
        const Box bounds = region_shape(region).bounds;
        const Vec low = view.to_screen({bounds.x, bounds.y}) * sheet.density;
        const Vec high = view.to_screen({bounds.right(), bounds.bottom()}) * sheet.density;
        const Window window{static_cast<int>(low.x), static_cast<int>(low.y), static_cast<int>(high.x),
                            static_cast<int>(high.y)};
        for (std::size_t a = 0; a < pictures.size(); ++a)
        {
            for (std::size_t b = 0; b < a; ++b)
            {
                INFO(a + 1 << " and " << b + 1);
                CHECK(difference(pictures[a], pictures[b], window) >= min_difference);
            }
        }
    }
}

TEST_CASE("ranks cover no piece and no number, with any ties, on a laptop, a tablet and a phone")
{
    struct Map
    {
        float width, height;
        Margins margins;
    };
    const Map map = GENERATE(Map{880, 768, {66, 56, 0, 0}}, Map{2048, 1440, {66, 56, 0, 0}},
                             Map{563, 768, {66, 56, 0, 0}}, Map{390, 325, {}}, Map{472, 390, {}});
    const bool colonies = GENERATE(false, true);
    Stage stage(map.width, map.height, 1);
    ImGui::NewFrame();
    std::minstd_rand random(30);
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    for (int game = 0; game < 20; ++game)
    {
        Scene scene;
        scene.overseas.shown = colonies;
        const int seats = 2 + below(4);
        for (std::size_t place = 0; place < region_count; ++place)
        {
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            {
                scene.caballeros[place][seat] = static_cast<std::uint8_t>(below(8));
                Bits& tied = scene.ranks[place][static_cast<std::size_t>(below(3))].seats;
                tied = static_cast<Bits>(tied | 1U << seat);
            }
            Ranks& ranks = scene.ranks[place];
            std::stable_partition(ranks.begin(), ranks.end(), [](const Rank& rank) { return rank.seats != 0; });
            ranks[0].points = static_cast<std::int16_t>(below(13));
        }
        scene.mobile_at = {below(region_count), below(region_count)};
        Camera camera;
        camera.look_at(focus_of(scene));
        camera.place({0, 0, map.width, map.height}, map.margins);
        const View& view = camera.view();
        const Pen pen(ImGui::GetBackgroundDrawList(), view);
        std::vector<Box> boxes;
        for (int region = 0; region < region_count; ++region)
        {
            const Crowd crowd = crowd_of(scene, region);
            const std::vector<Box> there = boxes_of(crowd, layout_of(region, crowd));
            boxes.insert(boxes.end(), there.begin(), there.end());
        }
        for (int place = 0; place < region_count; ++place)
        {
            INFO(region_shape(place).id << ", scale " << view.scale);
            const Box drawn = ranks_box(pen, scene, place, view.point);
            const Vec corner = view.to_board({drawn.x, drawn.y});
            const Box ranks = Box{corner.x, corner.y, drawn.w / view.scale, drawn.h / view.scale}.grown(-0.1F);
            CHECK(std::none_of(boxes.begin(), boxes.end(), [&](const Box& box) { return box.overlaps(ranks); }));
        }
    }
    ImGui::Render();
}

TEST_CASE("every group and every noble is hit in the fullest region, on a laptop and on a phone")
{
    for (const Vec size : {Vec{880, 768}, Vec{390, 330}})
    {
        Camera camera;
        camera.place({0.0F, 0.0F, size.x, size.y}, {});
        for (int region = 0; region < region_count; ++region)
        {
            INFO(region_shape(region).id << ", " << size.x);
            Scene scene = crowded_scene();
            scene.lit = {};
            scene.mobile_at = {-1, -1};
            scene.king = region;
            scene.grande.fill(region);
            std::vector<Target> targets{Target::of_king()};
            for (int seat = 0; seat < seat_count; ++seat)
            {
                targets.push_back(Target::of_grande(seat));
                targets.push_back(Target::of_caballeros(seat, region));
            }
            for (const Target& target : targets)
            {
                CHECK(hit(scene, camera.view(), centre_of(scene, camera.view(), target)) == target);
            }
        }
    }
}

} // namespace elgrande::board::test
