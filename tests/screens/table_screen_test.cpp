#include "app_driver.hpp"

#include "board/type.hpp"
#include "rules/playout.hpp"
#include "screens/room.hpp"
#include "screens/table_screen.hpp"
#include "screens/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

struct Screen
{
    float width;
    float height;
    bool fingers;
};

constexpr std::array sizes{Screen{1366, 768, false}, Screen{2560, 1440, false}, Screen{1024, 768, false},
                           Screen{390, 844, true}, Screen{844, 390, true}};

/// Areas of one layer lie apart, on the screen, and on phones they are as large as a finger, unless an edge cuts them.
void check_areas(const Ui& ui, const Screen& screen, const TableLayout& at)
{
    const std::vector<Ui::Asked>& areas = ui.asked();
    for (std::size_t i = 0; i < areas.size(); ++i)
    {
        const Box& box = areas[i].box;
        const bool spot = at.map.overlaps(box) && box.inside(at.map); // the map and what the keyboard reaches on it
        if (spot && box.w < 60)
        {
            continue;
        }
        REQUIRE(box.inside({0, 0, screen.width, screen.height}));
        const Box whole = at.lower.inset(3, 1); // what reaches beyond it is cut by scrolling
        if (screen.fingers && (box.inside(whole) || !box.overlaps(at.lower)))
        {
            INFO(box.x << " " << box.y << " " << box.w << " " << box.h);
            CHECK(box.w >= 43.9F);
            CHECK(box.h >= 43.9F);
        }
        for (std::size_t j = i + 1; j < areas.size(); ++j)
        {
            const Box& other = areas[j].box;
            const bool on_map = other.inside(at.map) || box.inside(at.map);
            if (areas[i].layer == areas[j].layer && !on_map)
            {
                INFO(box.x << " " << box.y << " " << box.w << " " << box.h << " and " << other.x << " " << other.y);
                REQUIRE_FALSE(box.inset(0.6F, 0.6F).overlaps(other.inset(0.6F, 0.6F)));
            }
        }
    }
}

} // namespace

TEST_CASE("what can be touched on the table never overlaps, leaves the screen or is too small for a finger")
{
    const Screen screen = GENERATE(from_range(sizes));
    // The driver brings ImGui to life; the table is drawn here without the App around it.
    testing::AppDriver driver(screen.width, screen.height, screen.fingers);
    const words::Speech speech;
    record::Game game;
    game.setup.players = 5;
    game.setup.seed = 21;
    const std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green, record::Colour::Yellow,
                             record::Colour::Purple};
    game.players = record::players_of(colours);
    Room room(speech, game, 0, "key", "name");
    TableScreen table;
    Ui ui;
    Random random(3);
    double now = 0;
    for (int step = 0; step < 160 && !room.sitting().over(); ++step)
    {
        for (int i = 0; i < 2; ++i)
        {
            ImGui::NewFrame();
            ui.begin(now += 16, screen.fingers, {});
            const auto intent = table.draw(ui, room.shown());
            ui.end();
            ImGui::Render();
            driver.hand_over_textures();
            CHECK_FALSE(intent.has_value());
        }
        check_areas(ui, screen, table.layout());
        room.sitting().raise_curtain();
        const auto refused = room.sitting().play(random_action(room.sitting().exact_state(), random, Manner::Busy));
        REQUIRE_FALSE(refused.has_value());
        room.refresh();
    }
}

TEST_CASE("the map shows nothing of the game before")
{
    testing::AppDriver driver(1366, 768, false);
    const words::Speech speech;
    TableMap map;
    Ui ui;
    const Box screen{0, 0, 1366, 768};
    const Picked picked;
    double now = 0;
    const auto grandes = [&](int players)
    {
        record::Game game;
        game.setup.players = static_cast<std::uint8_t>(players);
        const std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
        game.players = record::players_of(std::span(colours).first(static_cast<std::size_t>(players)));
        const Room room(speech, game, 0, "key", "name");
        const Shown& shown = room.shown();
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        map.draw(ui, screen, screen, 1, {speech, shown.view, shown.players, picked, {}, false});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
        const auto& homes = map.scene().grande;
        return std::count_if(homes.begin(), homes.end(), [](int home) { return home >= 0; });
    };
    CHECK(grandes(5) == 5);
    CHECK(grandes(2) == 2);
}
