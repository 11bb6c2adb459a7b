#include "board/stage.hpp"

#include "board/arrangement.hpp"
#include "board/colour.hpp"
#include "board/flat/pieces.hpp"
#include "board/hit.hpp"
#include "rules/random.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace elgrande::board::test
{

using testing::colours_of;
using testing::keep;
using testing::Picture;

namespace
{

struct Sheet
{
    const char* name;
    float width, height, density;
    bool table;
};

constexpr Sheet sheets[] = {{"table", 880, 768, 1, true},           {"table-2x", 880, 768, 2, true},
                            {"phone", 390, 330, 1, false},          {"phone-3x", 390, 330, 3, false},
                            {"phone-landscape", 560, 390, 2, true}, {"wide", 1850, 1440, 1, true}};

/// True if a pixel near the point has nearly this colour.
bool shows(const Picture& picture, Vec at, ImU32 colour, int around)
{
    const auto far = [](ImU32 a, ImU32 b, unsigned shift)
    { return std::abs(static_cast<int>(a >> shift & 0xFFU) - static_cast<int>(b >> shift & 0xFFU)) > 24; };
    for (int y = static_cast<int>(at.y) - around; y <= static_cast<int>(at.y) + around; ++y)
    {
        for (int x = static_cast<int>(at.x) - around; x <= static_cast<int>(at.x) + around; ++x)
        {
            const ImU32 seen = picture.at(x, y);
            if (!far(seen, colour, 0) && !far(seen, colour, 8) && !far(seen, colour, 16))
            {
                return true;
            }
        }
    }
    return false;
}

} // namespace

TEST_CASE("the board is drawn at every size, with few enough vertices for ImGui's 16-bit indices", "[thorough]")
{
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    for (const Sheet& sheet : sheets)
    {
        const std::string name = std::string(sheet.name) + (manner == Painter::Manner::Plain ? "-plain" : "");
        INFO(name);
        Stage stage(sheet.width, sheet.height, sheet.density);
        Painter painter(manner);
        const View view = stage.view(sheet.table);
        const Picture picture = stage.picture(painter, view, lively_scene()); // the shaders are ready from now on
        CHECK(stage.draw(painter, view, lively_scene()).TotalVtxCount < 52000);
        CHECK(colours_of(picture) > 200);
        keep(picture, name);
        CHECK(stage.draw(painter, view, crowded_scene()).TotalVtxCount < 61000);
        if (std::getenv("ELGRANDE_PICTURES") != nullptr)
        {
            keep(stage.picture(painter, view, choosing_scene()), name + "-choosing");
            keep(stage.picture(painter, view, crowded_scene()), name + "-crowded");
        }
    }
}

TEST_CASE("with shaders the ground and the pieces are two callbacks, and ImGui draws fewer vertices than without")
{
    Stage stage(880, 768, 1);
    const View view = stage.view(true);
    Painter painter;
    stage.picture(painter, view, crowded_scene()); // the shaders are ready from now on
    REQUIRE(painter.visible());
    const ImDrawData& data = stage.draw(painter, view, crowded_scene());
    int calls = 0;
    for (const ImDrawList* list : data.CmdLists)
    {
        calls += static_cast<int>(std::count_if(list->CmdBuffer.begin(), list->CmdBuffer.end(),
                                                [](const ImDrawCmd& command) {
                                                    return command.UserCallback != nullptr
                                                           && command.UserCallback != ImDrawCallback_ResetRenderState;
                                                }));
    }
    CHECK(calls == 2);
    CHECK(painter.error().empty());
    const int vertices = data.TotalVtxCount;
    Painter plain(Painter::Manner::Plain);
    CHECK(vertices < 20000);
    CHECK(vertices < stage.draw(plain, view, crowded_scene()).TotalVtxCount);
}

TEST_CASE("the mobile scoreboards beside the map hide no letter of the name of Portugal")
{
    const bool table = GENERATE(true, false);
    INFO((table ? "on a laptop" : "on a phone"));
    Stage stage(table ? 880.0F : 390.0F, table ? 768.0F : 330.0F, table ? 1.0F : 2.0F);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(table);
    Scene scene = lively_scene();
    /// Returns the pixels that show the name while both mobile scoreboards are at this place.
    const auto pixels_of_name = [&](int board_place)
    {
        scene.mobile_at = {board_place, board_place};
        scene.names.portugal = "Portugal";
        const Picture with = stage.picture(painter, view, scene);
        scene.names.portugal = "";
        const Picture without = stage.picture(painter, view, scene);
        std::set<std::pair<int, int>> pixels;
        for (int y = 0; y < with.height; ++y)
        {
            for (int x = 0; x < with.width; ++x)
            {
                if (with.at(x, y) != without.at(x, y))
                {
                    pixels.emplace(x, y);
                }
            }
        }
        return pixels;
    };
    const auto whole = pixels_of_name(-1);
    CHECK(whole.size() > 200);
    CHECK(pixels_of_name(aside_place) == whole);
}

TEST_CASE("caballeros are drawn where the hit test looks for them, in their seat's colour")
{
    Stage stage(880, 768, 1);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(true);
    const Scene scene = lively_scene();
    const Picture picture = stage.picture(painter, view, scene);
    for (int region = 0; region < region_count; ++region)
    {
        for (int seat = 0; seat < seat_count; ++seat)
        {
            if (scene.caballeros[static_cast<std::size_t>(region)][static_cast<std::size_t>(seat)] > 0)
            {
                INFO("region " << region << ", seat " << seat);
                const Vec at = centre_of(scene, view, Target::of_caballeros(seat, region));
                const auto colour = scene.colours[static_cast<std::size_t>(seat)];
                CHECK(shows(picture, at, woods[colour].body, 8));
            }
        }
    }
}

TEST_CASE("a standard-bearer has a flag, also when it is lifted from its group")
{
    Stage stage(880, 768, 2);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(true);
    Scene scene;
    scene.caballeros[4] = {3, 0, 0, 0, 0};
    const Group group = group_of(scene, 4, 0);
    const Vec on_flag{0.25F * group.size * cube_size, -1.36F * group.size * cube_size};
    const Picture without = stage.picture(painter, view, scene);
    CHECK_FALSE(shows(without, view.to_screen(group.cubes[0] + on_flag) * 2.0F, woods[0].body, 3));
    scene.bearer[0] = 4;
    const Picture standing = stage.picture(painter, view, scene);
    CHECK(shows(standing, view.to_screen(group.cubes[0] + on_flag) * 2.0F, woods[0].body, 3));
    scene.selected = Target::of_caballeros(0, 4);
    scene.lifts_bearer = true;
    const Picture carried = stage.picture(painter, view, scene);
    CHECK(shows(carried, view.to_screen(group.cubes[2] + on_flag - Vec{0.0F, group.size * lift}) * 2.0F, woods[0].body,
                3));
}

TEST_CASE("a flying piece looks like one on the board when it has landed, and is drawn higher before")
{
    Stage stage(390, 330, 2);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(false);
    Scene scene = lively_scene();
    scene.caballeros[4] = {1, 0, 0, 0, 0};
    const Picture standing = stage.picture(painter, view, scene);
    scene.caballeros[4] = {};
    const Spot spot = next_cube(scene, 4, 0, 0);
    Flight flight{.seat = 0, .ground = spot.foot, .size = spot.size};
    const Picture landing = stage.picture(painter, view, scene, std::span(&flight, 1));
    CHECK(std::equal(landing.rgba.begin(), landing.rgba.end(), standing.rgba.begin()));
    flight.height = 40.0F;
    const Picture flying = stage.picture(painter, view, scene, std::span(&flight, 1));
    const Vec side = flight.ground + Vec{-0.25F * spot.size * cube_size, -0.2F * spot.size * cube_size};
    CHECK(shows(flying, view.to_screen(side - Vec{0.0F, flight.height}) * 2.0F, woods[0].body, 3));
    CHECK_FALSE(shows(flying, view.to_screen(side) * 2.0F, woods[0].body, 3));
}

TEST_CASE("grandes and the King look alike in flight and on the board")
{
    Stage stage(390, 330, 2);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(false);
    Scene scene = lively_scene();
    scene.grande.fill(-1);
    scene.grande[0] = 4;
    scene.king = -1;
    const auto [foot, size] = nobles_of(scene).grandes[0];
    const Picture standing = stage.picture(painter, view, scene);
    scene.grande[0] = -1;
    const Flight grande{.kind = Flight::Kind::Grande, .seat = 0, .ground = foot, .size = size};
    const Picture landed = stage.picture(painter, view, scene, std::span(&grande, 1));
    CHECK(std::equal(landed.rgba.begin(), landed.rgba.end(), standing.rgba.begin()));
    const Flight king{.kind = Flight::Kind::King, .ground = foot, .height = 20.0F};
    const Picture without = stage.picture(painter, view, scene);
    const Picture flying = stage.picture(painter, view, scene, std::span(&king, 1));
    const Vec at = view.to_screen(foot - Vec{0.0F, king.height + 20.0F}) * 2.0F;
    CHECK(flying.at(static_cast<int>(at.x), static_cast<int>(at.y))
          != without.at(static_cast<int>(at.x), static_cast<int>(at.y)));
}

TEST_CASE("a flying King looks the same whatever the colour of the first seat")
{
    Stage stage(390, 330, 2);
    Painter painter;
    const View view = stage.view(false);
    const Flight king{.kind = Flight::Kind::King, .ground = nobles_of(lively_scene()).grandes[0].foot, .height = 20.0F};
    Scene scene{.seats = 0};
    scene.colours[0] = 0;
    const Picture red = stage.picture(painter, view, scene, std::span(&king, 1));
    scene.colours[0] = 1;
    const Picture blue = stage.picture(painter, view, scene, std::span(&king, 1));
    CHECK((red.rgba == blue.rgba)); // Catch2 would print millions of numbers
}

TEST_CASE("the same scene gives the same picture whatever was drawn before")
{
    Stage stage(390, 330, 1);
    const auto manner = GENERATE(Painter::Manner::Full, Painter::Manner::Plain);
    INFO(name_of(manner));
    Painter painter(manner);
    const View view = stage.view(false);
    stage.draw(painter, view, crowded_scene());
    const Picture first = stage.picture(painter, view, lively_scene());
    stage.draw(painter, view, crowded_scene());
    const Picture second = stage.picture(painter, view, lively_scene());
    CHECK((first.rgba == second.rgba)); // Catch2 would print millions of numbers
}

TEST_CASE("a ground that is repainted in part equals one that is repainted as a whole")
{
    Stage stage(390, 330, 1);
    Painter painter;
    Painter fresh;
    const View view = stage.view(false);
    View aside = view;
    aside.origin.x += 1;
    Random random(Catch::getSeed());
    for (int i = 0; i < 30; ++i)
    {
        const auto any = [&random](int count)
        { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); };
        Scene scene = lively_scene();
        scene.lit.places = static_cast<Bits>(any(4) == 0 ? 0 : any(1 << place_count));
        scene.hovered = any(2) == 0 ? Target::of_place(any(place_count)) : Target{};
        scene.quarantine = any(3) == 0 ? any(region_count) : -1;
        scene.candle = i / 10 == 1;
        INFO("scene " << i << ": lit " << scene.lit.places << ", hovered " << scene.hovered.place << ", quarantine "
                      << scene.quarantine);
        stage.picture(fresh, aside, scene); // its ground lies elsewhere
        CHECK((stage.picture(painter, view, scene).rgba == stage.picture(fresh, view, scene).rgba));
    }
}

} // namespace elgrande::board::test
