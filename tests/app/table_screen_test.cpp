#include "support/app_driver.hpp"
#include "support/reached_game.hpp"

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

TEST_CASE("the question about a Veto lights on the map what it is about")
{
    // classic 1996, stack 4: whoever must leave a region goes to the one on their disk
    const auto leaving = [](const State& state)
    {
        return state.decision.question == Question::Veto && state.progress.step.kind == ActionKind::MoveAway
               && is_region(state.progress.step.place);
    };
    // 2023: a Veto stops the whole special action
    const auto scoring = [](const State& state)
    { return state.decision.question == Question::Veto && !state.progress.to_score.empty(); };
    testing::AppDriver driver(1366, 768, false);
    board::Painter painter;
    TableMap map(painter);
    Ui ui;
    const Box screen{0, 0, 1366, 768};
    const words::Localizer localizer;
    double now = 0;
    const auto lit = [&](const State& state)
    {
        const PlayerView seen = view(state, state.decision.seat);
        const std::array players{record::Player{}, record::Player{}, record::Player{}};
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        map.draw(ui, screen, screen, 1, {localizer, seen, players, {}, {}, false});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
        return map.scene();
    };
    const record::Game moved = testing::game_until({.players = 3, .seed = 1}, leaving);
    const State away = record::replay(moved, moved.actions.size());
    const board::Scene first = lit(away);
    CHECK(first.lit.places == 1U << index(away.progress.step.place));
    CHECK(first.selected == board::Target::of_caballeros(away.progress.step.a, static_cast<int>(away.progress.region)));
    Setup newer{.edition = Edition::Edition2023, .players = 3, .seed = 1};
    newer.modules.insert(Module::FirstVeto);
    const record::Game stopped = testing::game_until(newer, scoring);
    const State whole = record::replay(stopped, stopped.actions.size());
    CHECK(lit(whole).lit.places == whole.progress.to_score.bits());
}
