// A board on a page without a game: pointer, keyboard and mirror, on the map and in an inset.
#include "screens/board_view/board_view.hpp"

#include "board/arrangement.hpp"
#include "board/inset.hpp"
#include "screens/model/mirror.hpp"
#include "support/ui_fixture.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <optional>
#include <vector>

using namespace elgrande;
using board::Target;
using screens::BoardView;
using screens::id_of;
using testing::UiFixture;

namespace
{

constexpr int galicia = 0;
constexpr int granada = 7;
constexpr Box whole{0, 0, 800, 600};

/// Caballeros in Galicia and Granada; an inset over the Ocean repeats Granada.
struct Table
{
    Table()
    {
        scene.caballeros[galicia] = {2, 0, 0, 0, 0};
        scene.caballeros[granada] = {0, 4, 0, 0, 0};
        scene.lit.caballeros[galicia] = 1;
        scene.lit.caballeros[granada] = 2;
        const Box bounds = board::geometry().regions[granada].bounds;
        scene.insets = {{.area = bounds, .corner = {60, 560}, .scale = 0.8F, .name = "South"}};
        desk.draw = [this]
        {
            view.place(whole, whole, 1);
            const auto now = view.touch(*desk.ui, scene, {.area = id_of("board")});
            touched = now ? now : touched;
            view.draw(*desk.ui, scene);
            const auto by_key = view.navigate(*desk.ui, scene, targets);
            entered = by_key ? by_key : entered;
        };
        desk.frame();
    }

    Vec at(const Target& target) const { return board::centre_of(scene, view.view(), target); }

    void click(Vec where)
    {
        touched.reset();
        desk.move(where.x, where.y);
        desk.press(true);
        desk.press(false);
    }

    UiFixture desk;
    board::Painter painter{board::Painter::Manner::Plain};
    BoardView view{painter};
    board::Scene scene;
    std::vector<Target> targets{Target::of_caballeros(0, galicia), Target::of_caballeros(1, granada), Target{}};
    std::optional<Target> touched;
    std::optional<std::size_t> entered;
};

} // namespace

TEST_CASE("a click in an inset touches what it shows", "[inset]")
{
    Table table;
    const Target target = Target::of_caballeros(1, granada);
    const Vec at = table.at(target);
    REQUIRE(board::view_of(table.view.view(), table.scene.insets[0]).screen.contains(at));
    table.click(at);
    CHECK(table.touched == target);
    CHECK(table.scene.hovered == target);
    const Target other = Target::of_caballeros(0, galicia);
    table.click(table.at(other));
    CHECK(table.touched == other);
}

TEST_CASE("keys reach what an inset shows, where it is drawn", "[inset]")
{
    Table table;
    std::vector<std::size_t> order;
    for (int i = 0; i < 6 && !table.entered; ++i)
    {
        table.desk.key(ImGuiKey_Tab);
        const auto& focused = table.view.focused();
        if (focused && focused->target == Target::of_caballeros(1, granada))
        {
            const Vec at = table.at(focused->target);
            CHECK(focused->at.contains(at));
            CHECK(board::view_of(table.view.view(), table.scene.insets[0]).screen.contains(at));
            table.desk.key(ImGuiKey_Enter);
        }
    }
    CHECK(table.entered == std::optional<std::size_t>(1));
}

TEST_CASE("the mirror names the places in a named inset", "[inset]")
{
    Table table;
    const words::Localizer localizer;
    screens::Mirror mirror;
    screens::add_inset_lines(table.scene, localizer, mirror);
    REQUIRE(mirror.position.size() == 1);
    CHECK(mirror.position[0].find("South") != std::string::npos);
    CHECK(mirror.position[0].find("Granada") != std::string::npos);
    CHECK(mirror.about.size() == mirror.position.size());
    table.scene.insets[0].name = "";
    screens::add_inset_lines(table.scene, localizer, mirror);
    CHECK(mirror.position.size() == 1);
}
