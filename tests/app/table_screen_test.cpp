#include "support/app_driver.hpp"
#include "support/reached_game.hpp"

#include "app/game_session.hpp"
#include "board/geometry/geometry.hpp"
#include "board/hit.hpp"
#include "board/overseas/charts.hpp"
#include "screens/model/questions.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/prompt_bar.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"
#include "words/sentences.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("the map shows nothing of the previous game")
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

TEST_CASE("all names on the map are in the chosen language")
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

TEST_CASE("the question about a Veto highlights on the map what the Veto could stop")
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

TEST_CASE("Portugal is highlighted and touched like any region, and shows Grandes and scoreboards")
{
    // classic and expansions, line 308
    testing::AppDriver driver(1366, 768, false);
    board::Painter painter;
    TableMap map(painter);
    Ui ui;
    const Box screen{0, 0, 1366, 768};
    const words::Localizer localizer;
    double now = 0;
    const auto drawn = [&](const std::function<bool(const State&)>& wanted)
    {
        const record::Game game = testing::game_until({.edition = Edition::Grandissimo, .players = 2}, wanted);
        const State state = record::replay(game, game.actions.size());
        const PlayerView seen = view(state, state.decision.seat);
        const std::array players{record::Player{}, record::Player{}};
        const PendingSelection picked;
        const std::vector<Spot> lit = highlights(seen, picked);
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        map.draw(ui, screen, screen, 1, {localizer, seen, players, picked, lit, false});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
    };
    drawn(
        [](const State& state)
        {
            return state.decision.question == Question::Place
                   && legal(state).contains({ActionKind::Place, 0, Place::Portugal});
        });
    CHECK((map.scene().lit.places >> board::portugal_place & 1U) == 1U);
    const auto middle = map.point({Spot::Kind::Place, 0, Place::Portugal});
    REQUIRE(middle.has_value());
    CHECK(board::hit(map.scene(), map.view(), *middle) == board::Target::of_place(board::portugal_place));
    drawn([](const State& state) { return state.grande[1] == Place::Portugal; });
    CHECK(map.scene().grande[1] == board::portugal_place);
    drawn([](const State& state) { return state.board_at[0] == Place::Portugal; });
    CHECK(map.scene().mobile_at[0] == board::portugal_place);
}

namespace
{

struct TestScreen
{
    float width;
    float height;
    bool fingers;
};

/// Screens whose question lies over the map.
constexpr std::array test_screens{TestScreen{1366, 768, false}, TestScreen{1280, 720, false},
                                  TestScreen{820, 1180, true}, TestScreen{768, 1024, true}};

/// Returns the layout of the table for a question that is prepared.
TableLayout lay_out(const Ui& ui, int seats, const PromptBar& bar, int cards = 5)
{
    PromptNeeds needs = bar.needs();
    needs.cards = cards;
    needs.finger = ui.finger();
    needs.fingers = ui.fingers();
    return lay_out_table(ui.screen().w, ui.screen().h, seats, needs);
}

} // namespace

TEST_CASE("a question of two lines with its advice hides no region's name")
{
    const auto [width, height, fingers] = GENERATE(from_range(test_screens));
    testing::AppDriver driver(width, height, fingers);
    const words::Localizer localizer;
    record::Game game = testing::game_until({.players = 3}, [](const State& state)
                                            { return state.decision.question == Question::PlaceOrAct; });
    for (record::Player& player : game.players)
    {
        player.name = "Maximiliane Antonia";
    }
    const GameSession room(localizer, game, game.actions.size(), "key", "name");
    TableModel shown = room.shown();
    shown.why = localizer.text(words::Key::WhyPlace);
    board::Painter painter;
    TableMap map(painter);
    PromptBar bar;
    Ui ui;
    ui.set_zoom(driver.app().ui().zoom());
    ImGui::NewFrame();
    ui.begin(16, fingers, {});
    bar.prepare(ui, shown, {});
    const TableLayout at = lay_out(ui, 3, bar);
    map.draw(ui, at.map, map_room(at, false), 1, {localizer, shown.view, shown.players, {}, {}, false});
    ui.end();
    ImGui::Render();
    driver.hand_over_textures();
    REQUIRE(bar.needs().text > 30); // two lines
    REQUIRE(bar.needs().why > 0);
    for (const board::RegionShape& region : board::geometry().regions)
    {
        INFO(region.id);
        constexpr float half_a_letter = 7;
        CHECK(map.view().to_screen(region.name).y - half_a_letter > at.prompt.bottom());
    }
}

namespace
{

/// Returns a game up to the first time that each question is asked in a few random games of five.
std::vector<record::Game> games_with_every_question(Edition edition)
{
    std::vector<record::Game> games;
    std::set<Question> asked;
    for (const std::uint64_t seed : {1, 2, 3, 4})
    {
        const Setup setup{.edition = edition, .players = 5, .seed = seed};
        record::Game game = testing::game_of(setup);
        for (record::Player& player : game.players)
        {
            player.name = "Mercedes";
        }
        State state = new_game(setup);
        Random random(seed);
        while (!is_over(state))
        {
            if (asked.insert(state.decision.question).second)
            {
                games.push_back(game);
            }
            const Action action = random_action(state, random, RandomPolicy::Busy);
            apply(state, action);
            game.actions.push_back(action);
        }
    }
    return games;
}

/// Draws the map of a table that is laid out, in a frame of its own. Returns the highest edge of its charts.
float top_of_charts(Ui& ui, const TableLayout& at, const TableModel& shown)
{
    board::Painter painter;
    TableMap map(painter);
    ImGui::NewFrame();
    ui.begin(16, ui.fingers(), {});
    map.draw(ui, at.map, map_room(at, false, true), 1, {shown.localizer, shown.view, shown.players, {}, {}, false});
    ui.end();
    ImGui::Render();
    testing::AppDriver::hand_over_textures();
    float top = at.map.bottom();
    for (const int place : board::charts_in(map.scene()))
    {
        const Box sheet = board::chart_of(place).sheet;
        top = std::min(top, map.view().to_screen({sheet.x, sheet.y}).y);
    }
    return top;
}

} // namespace

TEST_CASE("no question of the colonies hides a chart, even with its advice")
{
    const Edition edition = GENERATE(Edition::Colonies, Edition::KingColonies);
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(0, 1, 2)));
    std::deque<GameSession> rooms;
    for (const record::Game& game : games_with_every_question(edition))
    {
        rooms.emplace_back(localizer, game, game.actions.size(), "key", "name");
    }
    REQUIRE(rooms.size() > 15);
    std::vector<TestScreen> screens(test_screens.begin(), test_screens.end());
    screens.insert(screens.end(), {{390, 844, true}, {360, 640, true}, {844, 390, true}});
    for (const auto& [width, height, fingers] : screens)
    {
        testing::AppDriver driver(width, height, fingers);
        Ui ui;
        ui.set_zoom(driver.app().ui().zoom());
        Box map;
        float charts = 0;
        for (const GameSession& room : rooms)
        {
            TableModel shown = room.shown();
            const auto why = row_of(shown.view.decision.question).why;
            shown.why = why ? localizer.text(*why) : "";
            PromptBar bar;
            ImGui::NewFrame();
            ui.begin(16, fingers, {});
            bar.prepare(ui, shown, {});
            ui.end();
            ImGui::Render();
            driver.hand_over_textures();
            const TableLayout at = lay_out(ui, 5, bar, static_cast<int>(round_cards(shown.view).size()));
            INFO(width << " x " << height << ": " << words::prompt(localizer, shown.view, shown.names));
            if (at.shape == Shape::Wide)
            {
                charts = at.map == map ? charts : top_of_charts(ui, at, shown);
                map = at.map;
                CHECK(charts > at.prompt.bottom());
            }
            else
            {
                CHECK_FALSE(at.prompt.overlaps(at.map));
                CHECK_FALSE(at.buttons.overlaps(at.map));
                CHECK(at.buttons.inside(at.panel));
            }
        }
    }
}

TEST_CASE("on a phone three lines of advice fit into the question's frame")
{
    testing::AppDriver driver(390, 844, true);
    const words::Localizer localizer;
    const record::Game game = testing::game_until({.players = 2}, [](const State& state)
                                                  { return state.decision.question == Question::PlaceOrAct; });
    const GameSession room(localizer, game, game.actions.size(), "key", "name");
    TableModel shown = room.shown();
    shown.why = localizer.text(words::Key::WhyPlace);
    PromptBar bar;
    Ui ui;
    ImGui::NewFrame();
    ui.begin(16, true, {});
    bar.prepare(ui, shown, {});
    const TableLayout at = lay_out_table(390, 844, 2, bar.needs());
    bar.draw(ui, at, shown);
    ui.end();
    ImGui::Render();
    driver.hand_over_textures();
    float lowest = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& corner : list->VtxBuffer)
        {
            const bool is_of_why = corner.col == theme::current.cream_heading && corner.pos.y < at.buttons.y;
            lowest = is_of_why ? std::max(lowest, corner.pos.y) : lowest;
        }
    }
    REQUIRE(bar.needs().why > 50); // three lines
    REQUIRE(lowest > at.prompt.bottom() - 20);
    CHECK(lowest < at.prompt.bottom() - 4);
}

TEST_CASE("the buttons beside the question describe their answers, each differently")
{
    const auto asks = [](Question question)
    { return [question](const State& state) { return state.decision.question == question; }; };
    const auto offers = [](Action one, Action other)
    {
        return [one, other](const State& state)
        {
            const ActionList answers = legal(state);
            return answers.contains(one) && answers.contains(other);
        };
    };
    testing::AppDriver driver(1366, 768, false);
    const words::Localizer localizer;
    Ui ui;
    double now = 0;
    const auto check = [&](Edition edition, const std::function<bool(const State&)>& wanted)
    {
        record::Game game = testing::game_until({.edition = edition, .players = 3}, wanted);
        const std::size_t all = game.actions.size();
        const GameSession room(localizer, std::move(game), all, "key", "name");
        const TableModel& shown = room.shown();
        PromptBar bar;
        ImGui::NewFrame();
        ui.begin(now += 16, false, {});
        bar.prepare(ui, shown, {});
        ui.end();
        ImGui::Render();
        driver.hand_over_textures();
        std::set<std::string> said;
        for (int i = 0; i < shown.view.legal.size(); ++i)
        {
            const std::string label(bar.label_of_answer(i));
            INFO(label);
            CHECK((label.empty() || said.insert(label).second));
            CHECK(label != localizer.text(words::Key::ButtonAllowAll));
        }
        CHECK_FALSE(said.empty());
    };
    check(Edition::Grandissimo, asks(Question::UseExtra));
    check(Edition::Grandissimo, asks(Question::TakeFigure));
    check(Edition::Grandissimo, asks(Question::GoAlong));
    const Action to_america = at(ActionKind::Drop, Place::America);
    check(Edition::Colonies, offers(to_america, at_space(to_america, Space::First)));
    check(Edition::Colonies, offers({ActionKind::TakeInquisitor, 0, {}}, {ActionKind::Done, 0, {}}));
}
