// Insets: what they show and hide, and where their content is hit.
#include "board/inset.hpp"

#include "board/arrangement.hpp"
#include "board/hit.hpp"
#include "board/stage.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::board::test
{

using testing::keep;
using testing::Picture;

namespace
{

constexpr int galicia = 0;
constexpr int granada = 7;

/// Granada, enlarged, over the north-west: it hides Galicia.
Scene scene_with_inset()
{
    Scene scene = lively_scene();
    scene.lit = {};
    const Box bounds = geometry().regions[granada].bounds;
    const Box hidden = geometry().regions[galicia].bounds;
    scene.insets = {{.area = bounds, .corner = {hidden.x, hidden.y}, .scale = 1.2F, .name = "Granada"}};
    return scene;
}

std::vector<Target> everything_on(const Scene& scene)
{
    std::vector<Target> all{Target::of_king(), Target::of_mobile(0), Target::of_mobile(1)};
    for (int place = 0; place < place_count; ++place)
    {
        all.push_back(Target::of_place(place));
        for (int seat = 0; place < region_count && seat < seat_count; ++seat)
        {
            if (scene.caballeros[static_cast<std::size_t>(place)][static_cast<std::size_t>(seat)] > 0)
            {
                all.push_back(Target::of_caballeros(seat, place));
            }
        }
    }
    for (int seat = 0; seat < seat_count; ++seat)
    {
        all.push_back(Target::of_grande(seat));
    }
    return all;
}

bool is_in(const Target& target, int place, const Scene& scene)
{
    switch (target.kind)
    {
    case Target::Kind::Grande:
        return scene.grande[static_cast<std::size_t>(target.seat)] == place;
    case Target::Kind::King:
        return scene.king == place;
    case Target::Kind::Mobile:
        return scene.mobile_at[static_cast<std::size_t>(target.index)] == place;
    default:
        return target.place == place;
    }
}

} // namespace

TEST_CASE("with an inset every piece is hit where it is drawn", "[inset]")
{
    Stage stage(GENERATE(880.0F, 390.0F), 700, 1);
    const View view = stage.view(false);
    const Scene scene = scene_with_inset();
    Scene bare = scene;
    bare.insets.clear();
    const View inside = view_of(view, scene.insets[0]);
    int in_inset = 0;
    for (const Target& target : everything_on(scene))
    {
        const Vec on_map = view.to_board(centre_of(bare, view, target));
        const bool is_place = target.kind == Target::Kind::Place;
        if (is_place ? target.place == galicia : !is_uncovered(scene, on_map))
        {
            continue; // hidden by the inset
        }
        INFO(static_cast<int>(target.kind) << " place " << target.place << " seat " << target.seat);
        const Vec at = centre_of(scene, view, target);
        CHECK(hit(scene, view, at) == target);
        const bool shown = scene.insets[0].area.contains(on_map);
        CHECK((is_place || inside.screen.contains(at) == shown));
        in_inset += shown ? 1 : 0;
    }
    CHECK(in_inset > 3);
}

TEST_CASE("what lies under an inset is neither hit nor explained", "[inset]")
{
    Stage stage(880, 768, 1);
    const View view = stage.view(true);
    Scene scene = scene_with_inset();
    Scene bare = scene;
    bare.insets.clear();
    for (const Target& target : everything_on(scene))
    {
        if (is_in(target, galicia, scene))
        {
            INFO(static_cast<int>(target.kind) << " seat " << target.seat);
            const Vec at = centre_of(bare, view, target);
            REQUIRE(hit(bare, view, at) == target);
            CHECK_FALSE(is_in(hit(scene, view, at, true), galicia, scene));
            CHECK_FALSE(is_in(hit_for_explanation(scene, view, at), galicia, scene));
        }
    }
    // Targets that can be chosen have priority, but not through the inset.
    scene.lit.places = 1U << galicia;
    const Vec middle = view_of(view, scene.insets[0]).screen.centre();
    CHECK(hit(scene, view, middle) != Target::of_place(galicia));
}

TEST_CASE("the target of a partly hidden place is in its visible part", "[inset]")
{
    Stage stage(880, 768, 1);
    const View view = stage.view(true);
    Scene scene = scene_with_inset();
    const Box bounds = geometry().regions[galicia].bounds;
    scene.insets[0].area = {0.0F, 0.0F, bounds.w / 2.0F, bounds.h};
    scene.insets[0].scale = 1.0F;
    CHECK(hit(scene, view, centre_of(scene, view, Target::of_place(galicia))) == Target::of_place(galicia));
}

TEST_CASE("the last of several overlapping insets is on top", "[inset]")
{
    Scene scene;
    scene.insets = {{.area = {0, 0, 100, 100}, .corner = {500, 500}, .scale = 2.0F},
                    {.area = {0, 0, 100, 50}, .corner = {600, 600}, .scale = 0.5F}};
    CHECK(drawn_at(scene, {10, 10}) == Placement{{605, 605}, 0.5F});
    CHECK(drawn_at(scene, {10, 60}) == Placement{{520, 620}, 2.0F});
    CHECK(drawn_at(scene, {300, 60}) == Placement{{300, 60}, 1.0F});
    CHECK(drawn_box(scene, Box{0, 60, 20, 20}) == Box{500, 620, 40, 40});
    CHECK(is_uncovered(scene, {10, 60}));
    CHECK_FALSE(is_uncovered(scene, {60, 55})); // covered by the second inset
    CHECK_FALSE(is_uncovered(scene, {510, 510}));
    CHECK(is_uncovered(scene, {10, 10}));
    View map;
    map.screen = {0, 0, 2000, 2000};
    CHECK(view_at(scene, map, {610, 610}).scale == 0.5F);
    CHECK(view_at(scene, map, {510, 510}).scale == 2.0F);
    CHECK(view_at(scene, map, {490, 510}) == map);
}

TEST_CASE("an inset is zoomed and moved with the map, and clipped to its screen", "[inset]")
{
    Camera camera;
    camera.place({0, 0, 880, 768}, {});
    const Scene scene = scene_with_inset();
    camera.zoom(camera.view().to_screen(scene.insets[0].corner), 3.0F);
    const View large = view_of(camera.view(), scene.insets[0]);
    CHECK(large.scale == camera.view().scale * 1.2F);
    CHECK(large.screen.w > 0.0F);
    CHECK(large.screen.right() <= 880.0F);
    camera.pan({-4000.0F, -4000.0F});
    const View away = view_of(camera.view(), scene.insets[0]);
    CHECK(away.screen.w == 0.0F);
    Scene bare = scene;
    bare.insets.clear();
    const Vec at = camera.view().screen.centre();
    CHECK(hit(scene, camera.view(), at) == hit(bare, camera.view(), at));
}

TEST_CASE("places_in() returns the names of the places that an inset shows", "[inset]")
{
    Scene scene = scene_with_inset();
    CHECK(places_in(scene, scene.insets[0]) == std::vector<std::string_view>{"Granada"});
    scene.insets[0].area = box_around(geometry().castillo_tower, 20.0F, 20.0F);
    CHECK(places_in(scene, scene.insets[0]) == std::vector<std::string_view>{"Castillo"});
    scene.insets[0].area = {5000.0F, 0.0F, 10.0F, 10.0F};
    CHECK(places_in(scene, scene.insets[0]).empty());
}

namespace
{

struct Copy
{
    Box seen; ///< the inset's box without its frame
    int right = 0;
    int down = 0; ///< offset of the inset from its source, in pixels
};

/// Adds an inset that shows the middle of New Castile with pieces. It is moved by a whole number of pixels, so that
/// edges are sampled alike; a screen unit is a pixel.
Copy copy_by_inset(const View& view, Scene& scene)
{
    constexpr int new_castile = 5;
    constexpr Copy by{{}, -60, -180};
    const Box area = box_around(geometry().regions[new_castile].board - Vec{0.0F, 10.0F}, 150.0F, 160.0F);
    const Vec shift = Vec{by.right, by.down} * (1.0F / view.scale);
    scene.insets = {{.area = area, .corner = Vec{area.x, area.y} + shift}};
    return {view_of(view, scene.insets[0]).screen.grown(-6.0F), by.right, by.down};
}

struct Differences
{
    int wrong = 0;   ///< colour channels of pixels that differ from the map
    int changed = 0; ///< pixels that the inset changed
};

/// `tolerance`: allowed difference of a colour channel, of 255.
Differences differences(const Picture& map, const Picture& both, const Copy& copy, int tolerance)
{
    Differences result;
    for (int y = static_cast<int>(copy.seen.y); y < static_cast<int>(copy.seen.bottom()); ++y)
    {
        for (int x = static_cast<int>(copy.seen.x); x < static_cast<int>(copy.seen.right()); ++x)
        {
            const ImU32 here = both.at(x, y);
            const ImU32 there = map.at(x - copy.right, y - copy.down);
            for (const unsigned part : {0U, 8U, 16U})
            {
                const int apart = static_cast<int>(here >> part & 0xFFU) - static_cast<int>(there >> part & 0xFFU);
                result.wrong += std::abs(apart) > tolerance ? 1 : 0;
            }
            result.changed += here != map.at(x, y) ? 1 : 0;
        }
    }
    return result;
}

} // namespace

TEST_CASE("an inset at the scale of the map shows the same pixels as the map", "[inset]")
{
    Stage stage(880, 768, 1);
    const View view = stage.view(true);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    const bool candle = GENERATE(false, true);
    const std::string light =
        std::string(manner == Painter::Manner::Plain ? "-plain" : "") + (candle ? "-candle" : "-day");
    INFO(light);
    Painter painter(manner);
    Scene scene = lively_scene();
    scene.candle = candle;
    scene.previews = {};
    const Picture map = stage.picture(painter, view, scene);
    const Copy copy = copy_by_inset(view, scene);
    const Picture both = stage.picture(painter, view, scene);
    // With shaders candlelight depends on the position, and the inset is nearer to the candle.
    const int tolerance = candle && manner == Painter::Manner::Full ? 24 : 12;
    const auto [wrong, changed] = differences(map, both, copy, tolerance);
    CHECK(wrong == 0);
    CHECK(changed > 1000);
    scene.insets.clear();
    const Picture after = stage.picture(painter, view, scene);
    CHECK((after.rgba == map.rgba));
    keep(map, "map" + light);
    keep(both, "inset" + light);
    keep(after, "after" + light);
}

} // namespace elgrande::board::test
