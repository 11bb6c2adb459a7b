#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("the map shows nothing of the game before")
{
    testing::AppDriver driver(1366, 768, false);
    const words::Localizer localizer;
    board::Painter painter;
    TableMap map(painter);
    Ui ui;
    const Box screen{0, 0, 1366, 768};
    const PendingSelection picked;
    double now = 0;
    const auto grandes = [&](int players)
    {
        record::Game game;
        game.setup.players = static_cast<std::uint8_t>(players);
        const std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
        game.players = record::players_of(std::span(colours).first(static_cast<std::size_t>(players)));
        const GameSession room(localizer, game, 0, "key", "name");
        const TableModel& shown = room.shown();
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        map.draw(ui, screen, screen, 1, {localizer, shown.view, shown.players, picked, {}, false});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
        const auto& homes = map.scene().grande;
        return std::count_if(homes.begin(), homes.end(), [](int home) { return home >= 0; });
    };
    CHECK(grandes(5) == 5);
    CHECK(grandes(2) == 2);
}

TEST_CASE("all names on the map are those of the language")
{
    testing::AppDriver driver(1366, 768, false);
    board::Painter painter;
    TableMap map(painter);
    Ui ui;
    const Box screen{0, 0, 1366, 768};
    const PendingSelection picked;
    double now = 0;
    const auto africa = [&](words::Language language)
    {
        const words::Localizer localizer(language);
        const GameSession room(localizer, testing::game_of({.players = 3}), 0, "key", "name");
        const TableModel& shown = room.shown();
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        map.draw(ui, screen, screen, 1, {localizer, shown.view, shown.players, picked, {}, false});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
        CHECK(map.scene().names.portugal == localizer.text(words::Key::PlacePortugal));
        CHECK(map.scene().names.france == localizer.text(words::Key::PlaceFrance));
        return std::string(map.scene().names.africa);
    };
    CHECK(africa(words::Language::En) == "Africa");
    CHECK(africa(words::Language::De) == "Afrika");
    CHECK(africa(words::Language::Es) == "África");
}
