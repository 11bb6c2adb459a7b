#include "board/stage.hpp"

#include "board/hit.hpp"
#include "board/overseas/charts.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cmath>
#include <string>
#include <vector>

namespace elgrande::board::test
{

namespace
{

View view_of(float width, float height)
{
    Camera camera;
    camera.place({0.0F, 0.0F, width, height}, {});
    return camera.view();
}

std::string text(Target t)
{
    return "kind " + std::to_string(static_cast<int>(t.kind)) + ", place " + std::to_string(t.place) + ", seat "
           + std::to_string(t.seat) + ", index " + std::to_string(t.index);
}

/// Returns every piece on the board of this scene.
std::vector<Target> pieces_of(const Scene& scene)
{
    std::vector<Target> all{Target::of_king(), Target::of_mobile(0), Target::of_mobile(1)};
    for (int seat = 0; seat < seat_count; ++seat)
    {
        all.push_back(Target::of_grande(seat));
        for (int region = 0; region < region_count; ++region)
        {
            if (scene.caballeros[static_cast<std::size_t>(region)][static_cast<std::size_t>(seat)] > 0)
            {
                all.push_back(Target::of_caballeros(seat, region));
            }
        }
    }
    return all;
}

} // namespace

TEST_CASE("every piece and place is hit where it is drawn, on a laptop and on a phone")
{
    for (const View& view : {view_of(880, 768), view_of(390, 330)})
    {
        const Scene scene = lively_scene();
        for (const Target target : pieces_of(scene))
        {
            // Nothing can be chosen: that would have priority.
            Scene dark = scene;
            dark.lit = {};
            INFO(text(target));
            CHECK(text(hit(dark, view, centre_of(dark, view, target))) == text(target));
        }
        for (int place = 0; place < place_count; ++place)
        {
            Scene dark = scene;
            dark.lit = {};
            const Target target = Target::of_place(place);
            CHECK(text(hit(dark, view, centre_of(dark, view, target))) == text(target));
            CHECK(text(hit(dark, view, centre_of(dark, view, target), true)) == text(target));
        }
    }
}

TEST_CASE("every region, group and grande can be hit on a board crowded with all pieces of the game")
{
    const View view = view_of(390, 330);
    const Scene scene = crowded_scene();
    for (int place = 0; place < place_count; ++place)
    {
        Scene lit = scene;
        lit.lit.places = static_cast<Bits>(1U << place);
        const Target target = Target::of_place(place);
        CHECK(text(hit(lit, view, centre_of(lit, view, target))) == text(target));
    }
    for (int seat = 0; seat < seat_count; ++seat)
    {
        for (int place = 0; place < place_count; ++place)
        {
            Scene lit = scene;
            lit.lit.caballeros[static_cast<std::size_t>(place)] = static_cast<Bits>(1U << seat);
            const Target target = Target::of_caballeros(seat, place);
            CHECK(text(hit(lit, view, centre_of(lit, view, target), true)) == text(target));
        }
        Scene lit = scene;
        lit.lit.grandes = static_cast<Bits>(1U << seat);
        CHECK(text(hit(lit, view, centre_of(lit, view, Target::of_grande(seat)))) == text(Target::of_grande(seat)));
    }
}

TEST_CASE("places beyond Spain are hit where they are drawn, empty or crowded")
{
    const bool overseas = GENERATE(true, false);
    const int caballeros = GENERATE(0, 1, 9);
    CAPTURE(overseas, caballeros);
    Scene scene;
    scene.overseas.shown = overseas;
    scene.grandissimo.shown = !overseas;
    scene.grandissimo.ship = !overseas;
    for (int place = place_count; place < all_places; ++place)
    {
        if (scene.shows(place))
        {
            scene.caballeros[static_cast<std::size_t>(place)].fill(static_cast<std::uint8_t>(caballeros));
        }
    }
    Camera camera;
    camera.look_at(focus_of(scene));
    camera.place({0.0F, 0.0F, 880.0F, 768.0F}, {});
    const View view = camera.view();
    for (int place = place_count; place < all_places; ++place)
    {
        if (!scene.shows(place))
        {
            continue;
        }
        const Target target = Target::of_place(place);
        for (const bool lights : {false, true})
        {
            scene.lit.places = lights ? static_cast<Bits>(1U << place) : Bits{};
            for (const bool finger : {false, true})
            {
                INFO(text(target) << (lights ? " lit" : ""));
                CHECK(text(hit(scene, view, centre_of(scene, view, target), finger)) == text(target));
            }
        }
    }
}

TEST_CASE("a region that can be chosen has priority over a piece that cannot")
{
    const View view = view_of(880, 768);
    Scene scene = lively_scene();
    scene.lit = {};
    const Vec on_red = centre_of(scene, view, Target::of_caballeros(0, 2));
    CHECK(hit(scene, view, on_red) == Target::of_caballeros(0, 2));
    scene.lit.places = 1U << 2U;
    CHECK(hit(scene, view, on_red) == Target::of_place(2));
    scene.lit.caballeros[2] = 1U;
    CHECK(hit(scene, view, on_red) == Target::of_caballeros(0, 2));
}

TEST_CASE("the King beside the Castillo or abroad, and grandes in the Castillo, are hit where they stand")
{
    for (const View& view : {view_of(880, 768), view_of(390, 330)})
    {
        Scene scene = lively_scene();
        scene.lit = {};
        for (const int place : {castillo_place, france_place, portugal_place})
        {
            INFO(place);
            scene.king = place;
            CHECK(text(hit(scene, view, centre_of(scene, view, Target::of_king()))) == text(Target::of_king()));
            CHECK(view.screen.contains(centre_of(scene, view, Target::of_king())));
        }
        scene.grande.fill(castillo_place);
        for (int seat = 0; seat < seat_count; ++seat)
        {
            const Target target = Target::of_grande(seat);
            CHECK(text(hit(scene, view, centre_of(scene, view, target))) == text(target));
        }
    }
}

TEST_CASE("a finger may miss by more than a mouse, and the open sea is no target")
{
    const View view = view_of(880, 768);
    Scene scene = lively_scene();
    scene.lit = {};
    scene.lit.king = true;
    const Vec beside = centre_of(scene, view, Target::of_king()) + Vec{26.0F, 0.0F};
    CHECK(hit(scene, view, beside, true) == Target::of_king());
    CHECK(hit(scene, view, beside, false) != Target::of_king());
    CHECK(hit(scene, view, view.to_screen({620.0F, 30.0F})) == Target{});
    CHECK(hit(scene, view, {-5.0F, 10.0F}) == Target{});
}

TEST_CASE("a scoreboard is hit only if it can be chosen, else its place is")
{
    const View view = view_of(880, 768);
    Scene scene = lively_scene();
    scene.mobile_at = {-1, -1};
    scene.lit = {};
    for (int place = 0; place < place_count; ++place)
    {
        const Vec at = centre_of(scene, view, Target::of_scoreboard(place));
        CHECK(text(hit(scene, view, at)) == text(Target::of_place(place)));
        Scene lit = scene;
        lit.lit.scoreboards = static_cast<Bits>(1U << place);
        CHECK(text(hit(lit, view, at)) == text(Target::of_scoreboard(place)));
    }
}

TEST_CASE("zooming keeps a point fixed, panning keeps the map on the screen, and a double tap fits it again")
{
    Camera camera;
    camera.place({0.0F, 0.0F, 880.0F, 768.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    const View whole = camera.view();
    CHECK(whole.to_screen({geometry().focus.x, geometry().focus.y}).y >= 59.9F);
    CHECK(whole.to_screen({0.0F, geometry().focus.bottom()}).y <= 718.1F);
    const Vec about{500.0F, 400.0F};
    const Vec under = whole.to_board(about);
    camera.zoom(about, 2.0F);
    CHECK(camera.view().scale == whole.scale * 2.0F);
    const Vec now = camera.view().to_screen(under);
    CHECK(std::abs(now.x - about.x) < 0.5F);
    CHECK(std::abs(now.y - about.y) < 0.5F);
    camera.pan({5000.0F, -5000.0F});
    CHECK(camera.view().to_screen({geometry().focus.x, 0.0F}).x <= 0.5F);
    CHECK(camera.view().to_screen({0.0F, geometry().focus.bottom()}).y >= 717.5F);
    camera.toggle(about);
    CHECK(camera.fitted());
    CHECK(camera.view() == whole);
    camera.pinch({400.0F, 400.0F}, {500.0F, 400.0F}, {350.0F, 400.0F}, {550.0F, 400.0F});
    CHECK(std::abs(camera.view().scale - whole.scale * 2.0F) < 0.01F);
}

TEST_CASE("resizing keeps the middle of the view and the zoom, and resizing back restores them exactly")
{
    Camera camera;
    camera.place({0.0F, 0.0F, 880.0F, 768.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    const auto middle = [&] { return camera.view().to_board(camera.view().map.centre()); };
    const float fitting = camera.view().scale;
    camera.zoom({200.0F, 300.0F}, 2.5F);
    camera.pan({-90.0F, 40.0F});
    const View before = camera.view();
    const Vec looked_at = middle();
    camera.place({0.0F, 0.0F, 600.0F, 500.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    CHECK(std::abs(middle().x - looked_at.x) < 0.01F);
    CHECK(std::abs(middle().y - looked_at.y) < 0.01F);
    Camera fitted;
    fitted.place({0.0F, 0.0F, 600.0F, 500.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    CHECK(std::abs(camera.view().scale / fitted.view().scale - before.scale / fitting) < 0.01F);
    // So wide that the whole map is visible: the middle cannot be kept on the screen, but is remembered.
    camera.place({0.0F, 0.0F, 3000.0F, 300.0F}, {0.0F, 0.0F, 0.0F, 0.0F});
    CHECK(std::abs(middle().x - looked_at.x) > 1.0F);
    camera.place({0.0F, 0.0F, 880.0F, 768.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    CHECK(camera.view() == before);
}

TEST_CASE("a pinch keeps the points of the map under both fingers")
{
    Camera camera;
    camera.place({0.0F, 0.0F, 880.0F, 768.0F}, {60.0F, 50.0F, 0.0F, 0.0F});
    const Vec from_a{380.0F, 380.0F};
    const Vec from_b{480.0F, 380.0F};
    const Vec to_a{330.0F, 420.0F};
    const Vec to_b{630.0F, 420.0F};
    const Vec a = camera.view().to_board(from_a);
    const Vec b = camera.view().to_board(from_b);
    camera.pinch(from_a, from_b, to_a, to_b);
    const auto near = [](Vec one, Vec other) { return std::hypot(one.x - other.x, one.y - other.y) < 0.5F; };
    CHECK(near(camera.view().to_screen(a), to_a));
    CHECK(near(camera.view().to_screen(b), to_b));
}

} // namespace elgrande::board::test
