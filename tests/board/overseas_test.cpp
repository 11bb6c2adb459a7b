#include "board/stage.hpp"

#include "board/arrangement.hpp"
#include "board/contrast.hpp"
#include "board/hit.hpp"
#include "board/layout/room.hpp"
#include "board/overseas/charts.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace elgrande::board::test
{

namespace
{

constexpr auto charts = overseas_places;
constexpr std::array seas{ship_place, america_place, mediterranean_place};

struct Screen
{
    float width, height, density;
    bool table;
};

/// The map on a laptop, a large screen and a phone.
constexpr Screen screens[] = {{880, 768, 1, true}, {1728, 1440, 1, true}, {390, 325, 2, false}};

View view_of(const Scene& scene, const Screen& screen)
{
    Camera camera;
    camera.look_at(focus_of(scene));
    camera.place({0.0F, 0.0F, screen.width, screen.height},
                 screen.table ? Margins{66.0F, 56.0F, 8.0F, 8.0F} : Margins{});
    return camera.view();
}

/// A lively game with everything that the colonies add.
Scene colonies_scene()
{
    Scene scene = lively_scene();
    Overseas& overseas = scene.overseas;
    overseas.shown = true;
    overseas.french = {0, nobodys, 3};
    overseas.french_coin = {Coin::None, Coin::Gold, Coin::None};
    overseas.captain = 3;
    overseas.viceroy = 0;
    overseas.carriers[0] = {{{1, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0}}};
    overseas.carriers[1] = {{{2, 0, 0, 0, 1, 0}, {}}};
    overseas.carriers[2] = {{{}, {0, 2, 0, 0, 0, 0}}};
    overseas.unclaimed = {1, 3};
    overseas.table = 5;
    overseas.table_spaces = 10;
    overseas.on_table[0] = {3, 0, 2, 2, 0, 0};
    scene.caballeros[4][nobodys] = 2;
    scene.caballeros[france_place] = {1, 0, 0, 1, 0, 1};
    scene.caballeros[ship_place] = {3, 1, 0, 4, 0, 0};
    scene.caballeros[america_place] = {5, 0, 2, 0, 3, 1};
    scene.caballeros[mediterranean_place] = {2, 4, 0, 1, 0, 0};
    scene.printed[france_place] = {3, 1, 0};
    scene.printed[ship_place] = {3, 0, 0};
    scene.printed[america_place] = {4, 0, 0};
    scene.printed[mediterranean_place] = {4, 2, 1};
    scene.ranks[france_place] = {{{0b1, 5}, {0b100000, 0}}};
    scene.ranks[america_place] = {{{0b1, 9}}};
    scene.ranks[mediterranean_place] = {{{0b10, 4}, {0b1, 2}, {0b1000, 1}}};
    return scene;
}

/// The Limit table in America, the King in France, scoreboards at sea, all of them highlighted.
Scene lit_colonies()
{
    Scene scene = colonies_scene();
    scene.overseas.table = america_place;
    scene.overseas.on_table = {{{2, 0, 2, 0, 1, 0}, {1, 0, 0, 0, 1, 0}, {}}};
    scene.overseas.viceroy = -1;
    scene.overseas.inquisitor = 2;
    scene.king = france_place;
    scene.mobile_at = {ship_place, mediterranean_place};
    scene.lit.places = 1U << france_place | 1U << ship_place | 1U << america_place | 1U << mediterranean_place;
    scene.castillo = {3, 0, 12, 1, 4, 2};
    scene.castillo_total = 22;
    scene.previews = {};
    scene.previews[america_place] = {true, {9, 0, 4, 0, 0}, {4, 0, -4, 0, 0}};
    return scene;
}

bool stands_within(const Ring& outline, const Box& box)
{
    return inside(outline, {box.x + 0.5F, box.y + 0.5F}) && inside(outline, {box.right() - 0.5F, box.y + 0.5F})
           && inside(outline, {box.x + 0.5F, box.bottom() - 0.5F})
           && inside(outline, {box.right() - 0.5F, box.bottom() - 0.5F});
}

/// Returns the boxes of what is printed on a chart.
std::vector<Box> written_on(int place)
{
    const Chart& chart = chart_of(place);
    std::vector<Box> boxes{reserved_for_scoreboard(place), reserved_for_name(place)};
    for (const Vec space : chart.spaces)
    {
        boxes.push_back(box_around(space, 2.0F * space_radius, 2.0F * space_radius));
    }
    if (chart.hoard != Vec{})
    {
        boxes.push_back(box_around(chart.hoard, hoard_size.x, hoard_size.y));
    }
    return boxes;
}

/// Checks that everything there lies on the chart and overlaps nothing.
void check_crowd(const Scene& scene, int place)
{
    std::vector<Box> all = written_on(place);
    const std::size_t written = all.size();
    const Crowd crowd = crowd_of(scene, place);
    const Layout layout = layout_of(place, crowd);
    for (std::size_t owner = 0; owner < owner_count; ++owner)
    {
        for (const Part part : parts)
        {
            if (crowd.count(part, owner) > 0)
            {
                REQUIRE(layout.group(part, owner).count > 0);
                all.push_back(layout.group(part, owner).box);
            }
        }
    }
    if (crowd.table)
    {
        all.push_back(layout.plate);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        INFO(i << " of " << all.size());
        CHECK(
            (i < written ? is_within(chart_of(place).sheet, all[i]) : stands_within(shape_of(place).outline, all[i])));
        for (std::size_t j = written; j < i; ++j)
        {
            CHECK_FALSE(all[i].overlaps(all[j]));
        }
        for (std::size_t j = 0; i >= written && j < written; ++j)
        {
            CHECK_FALSE(all[i].overlaps(all[j]));
        }
    }
}

void check_hit(const Scene& scene, const View& view, Target target)
{
    INFO(static_cast<int>(target.kind) << ", place " << target.place << ", seat " << target.seat);
    CHECK(hit(scene, view, centre_of(scene, view, target)) == target);
}

} // namespace

TEST_CASE("charts are in view and overlap neither Spain, nor each other, nor the Castillo and the compass")
{
    const Box focus = focus_of(colonies_scene());
    for (const int place : charts)
    {
        INFO(place);
        const Box sheet = chart_of(place).sheet;
        CHECK(is_within(focus, sheet));
        for (const Box& written : written_on(place))
        {
            CHECK(is_within(sheet, written));
        }
        for (const int other : charts)
        {
            CHECK((other == place || !sheet.overlaps(chart_of(other).sheet)));
        }
        for (int region = 0; region < region_count; ++region)
        {
            const Ring& outline = shape_of(region).outline;
            CHECK(std::none_of(outline.begin(), outline.end(), [&](Vec at) { return sheet.contains(at); }));
            CHECK_FALSE(sheet.overlaps(reserved_for_scoreboard(region)));
            CHECK_FALSE(sheet.overlaps(reserved_for_name(region)));
        }
        CHECK_FALSE(sheet.overlaps(castillo_box()));
        for (int owner = 0; owner < owner_count; ++owner)
        {
            CHECK_FALSE(sheet.overlaps(castillo_plot(owner)));
        }
        CHECK_FALSE(sheet.grown(44.0F).contains(geometry().compass));
    }
}

TEST_CASE("any crowd fits onto its chart and overlaps neither itself nor what is printed there")
{
    std::minstd_rand random(23);
    const auto below = [&](unsigned n) { return static_cast<std::uint8_t>(random() % n); };
    for (const int place : seas)
    {
        for (int game = 0; game < 150; ++game)
        {
            Scene scene = colonies_scene();
            Overseas& overseas = scene.overseas;
            overseas.carriers = {};
            overseas.on_table = {};
            overseas.captain = below(7) - 1;
            overseas.viceroy = below(7) - 1;
            overseas.table = below(3) == 0 ? place : 5;
            int discs = 0;
            const unsigned most = below(4) == 0 ? 31 : 8;
            std::string told;
            for (std::size_t owner = 0; owner < owner_count; ++owner)
            {
                const std::uint8_t count = owner == nobodys ? below(5) : below(most);
                scene.caballeros[static_cast<std::size_t>(place)][owner] = count;
                const auto carriers =
                    static_cast<std::uint8_t>(std::min<int>(below(4), std::min<int>(count, 11 - discs)));
                discs += carriers;
                overseas.carriers[static_cast<std::size_t>(place - ship_place)][owner % 2][owner] = carriers;
                overseas.on_table[0][owner] = below(3);
                overseas.on_table[1][owner] = below(2);
                told += " " + std::to_string(count) + "/" + std::to_string(carriers);
            }
            INFO("place " << place << ":" << told << (overseas.table == place ? ", the table" : ""));
            check_crowd(scene, place);
        }
    }
}

TEST_CASE("everything of the colonies is hit where it is drawn, on a laptop, a large screen and a phone")
{
    for (const Screen& screen : screens)
    {
        INFO(screen.width);
        for (int count = 1; count <= 30; count += screen.density > 1 ? 7 : 1)
        {
            INFO(count << " each");
            Scene scene = colonies_scene();
            scene.lit = {};
            scene.overseas.captain = scene.overseas.viceroy = -1;
            for (const int place : seas)
            {
                scene.caballeros[static_cast<std::size_t>(place)].fill(static_cast<std::uint8_t>(count));
            }
            const View view = view_of(scene, screen);
            for (const int place : charts)
            {
                Scene lit = scene;
                lit.lit.places = static_cast<Bits>(1U << place);
                check_hit(lit, view, Target::of_place(place));
                lit.lit = {};
                lit.lit.scoreboards = static_cast<Bits>(1U << place);
                check_hit(lit, view, Target::of_scoreboard(place));
                for (int owner = 0; owner < owner_count; ++owner)
                {
                    if (scene.caballeros[static_cast<std::size_t>(place)][static_cast<std::size_t>(owner)] > 0)
                    {
                        lit.lit = {};
                        lit.lit.caballeros[static_cast<std::size_t>(place)] = static_cast<Bits>(1U << owner);
                        check_hit(lit, view, Target::of_caballeros(owner, place));
                        check_hit(scene, view, Target::of_caballeros(owner, place));
                    }
                }
            }
        }
        Scene scene = lit_colonies();
        scene.lit = {};
        check_hit(scene, view_of(scene, screen), Target::of_king());
        for (const int index : {0, 1})
        {
            check_hit(scene, view_of(scene, screen), Target::of_mobile(index));
        }
        scene.grande.fill(france_place);
        for (int seat = 0; seat < seat_count; ++seat)
        {
            check_hit(scene, view_of(scene, screen), Target::of_grande(seat));
        }
        scene.lit.caballeros[castillo_place] = 1U << nobodys;
        check_hit(scene, view_of(scene, screen), Target::of_caballeros(nobodys, castillo_place));
    }
}

TEST_CASE("the King and all grandes fit onto any chart without overlapping anything")
{
    for (const int place : charts)
    {
        INFO(place);
        Scene scene = colonies_scene();
        scene.king = place;
        scene.grande.fill(place);
        const Nobles nobles = nobles_of(scene);
        std::vector<Box> all = written_on(place);
        all.push_back(tall_box(nobles.king, king_half, king_rise));
        for (const Spot& grande : nobles.grandes)
        {
            all.push_back(tall_box(grande, grande_half, grande_rise));
        }
        for (int owner = 0; owner < owner_count; ++owner)
        {
            for (const Part part : parts)
            {
                const Group group = group_of(scene, place, owner, part);
                if (group.count > 0)
                {
                    all.push_back(group.box);
                }
            }
        }
        for (std::size_t i = 2; i < all.size(); ++i)
        {
            CHECK(is_within(chart_of(place).sheet, all[i]));
            for (std::size_t j = 0; j < i; ++j)
            {
                CHECK_FALSE(all[i].grown(-0.1F).overlaps(all[j]));
            }
        }
    }
}

TEST_CASE("without colonies their charts are no targets, and the fitted view is that of Spain")
{
    Scene scene = lively_scene();
    const View view = view_of(colonies_scene(), screens[0]);
    for (const int place : charts)
    {
        CHECK(hit(scene, view, view.to_screen(chart_of(place).sheet.centre())).place < place_count);
    }
    CHECK(focus_of(scene) == geometry().focus);
}

TEST_CASE("next_cube() is where a chart shows a caballero once it has arrived")
{
    const Scene scene = colonies_scene();
    for (const int place : seas)
    {
        for (int owner = 0; owner < owner_count; ++owner)
        {
            const int count = scene.caballeros[static_cast<std::size_t>(place)][static_cast<std::size_t>(owner)];
            Scene after = scene;
            ++after.caballeros[static_cast<std::size_t>(place)][static_cast<std::size_t>(owner)];
            const Spot spot = next_cube(scene, place, owner, count);
            const std::vector<Box> boxes = boxes_of(after, place, owner);
            CHECK(std::any_of(boxes.begin(), boxes.end(), [&](const Box& box) { return box.contains(spot.foot); }));
        }
    }
    Scene with_free = scene;
    with_free.overseas.french[1] = -1;
    CHECK(next_cube(with_free, france_place, 2, 0).foot == foot_on_space(france_place, 1));
}

TEST_CASE("every letter and figure of a map with colonies has enough contrast", "[contrast][pixels][thorough]")
{
    const Screen screen = GENERATE(screens[0], screens[1], screens[2]);
    const bool candle = GENERATE(false, true);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(screen.width << (candle ? " by candle " : " by day ") << name_of(manner));
    Stage stage(screen.width, screen.height, screen.density);
    Painter painter(manner);
    Pale pale;
    int number = 0;
    for (Scene scene : {colonies_scene(), lit_colonies()})
    {
        scene.candle = candle;
        const View view = view_of(scene, screen);
        stage.read_letters(painter, view, scene, [&](const testing::Letter& letter) { pale.see(letter); });
        testing::keep(stage.picture(painter, view, scene),
                      "colonies-" + std::to_string(static_cast<int>(screen.width)) + "-" + std::to_string(number++)
                          + (candle ? "-candle" : "") + (manner == Painter::Manner::Plain ? "-plain" : ""));
    }
    CHECK(pale.seen > 200);
    CHECK(pale.list == "");
    CHECK(pale.bare == 0);
}

} // namespace elgrande::board::test
