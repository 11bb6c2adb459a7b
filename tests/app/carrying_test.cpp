#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "board/hit.hpp"
#include "record/link/link.hpp"
#include "rules/cards/own_cards.hpp"
#include "screens/table/seat_rows.hpp"
#include "screens/table/table_screen.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;
using board::Target;
using testing::AppDriver;
using testing::game_until;

namespace
{

/// True if the action of the card may begin now, and is one effect with this verb.
bool act_waits(const State& state, Verb verb)
{
    return legal(state).contains({ActionKind::Act, 0, {}}) && state.turn.card != no_card
           && card(state.turn.card).effect_count == 1 && card(state.turn.card).effects[0].verb == verb;
}

Place region_where(const State& state, const std::function<bool(Place)>& wanted)
{
    const auto found = std::find_if(all_regions.begin(), all_regions.end(), wanted);
    REQUIRE(found != all_regions.end());
    REQUIRE(state.players() > 0);
    return *found;
}

/// The table of a game, driven by a mouse or a finger.
class Table
{
public:
    explicit Table(record::Game game, bool fingers = false)
        : driver_(fingers ? 390.0F : 1366.0F, fingers ? 844.0F : 768.0F, fingers), fingers_(fingers),
          room(localizer_, std::move(game), table::never, "", "")
    {
        room.sitting().raise_curtain();
        room.refresh();
        frames();
    }

    const State& state() const { return room.sitting().exact_state(); }
    std::string link() const { return room.game_link(); }

    Vec at(Target target) const { return board::centre_of(table.map().scene(), table.map().view(), target); }
    Vec at(Place place) const { return at(Target::of_place(static_cast<int>(place))); }

    Vec corner() const { return table.map().view().to_screen({0, 0}); }

    /// Doubles the size of the map around this point with two fingers.
    void enlarge(Vec around)
    {
        const auto [x, y] = around;
        gesture_.pinch = platform::Pinch{{x - 40, y}, {x + 40, y}, {x - 80, y}, {x + 80, y}};
        frame();
        gesture_.pinch.reset();
        frames();
    }

    void down(Vec where)
    {
        move(where);
        press(true);
        frame();
    }

    void move(Vec where)
    {
        ImGui::GetIO().AddMousePosEvent(where.x, where.y);
        frame();
    }

    void up()
    {
        press(false);
        frame();
        frames();
    }

    void click(Vec where)
    {
        down(where);
        up();
    }

    void drag(Vec from, Vec to)
    {
        down(from);
        move((from + to) * 0.5F);
        move(to);
        up();
    }

    /// Draws one frame, and carries out the answer or undo that it asks for; a refusal is kept in `refused`.
    void frame()
    {
        ImGui::NewFrame();
        ui.begin(now_ms_ += 16, fingers_, gesture_);
        const auto wish = table.draw(ui, room.shown());
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
        if (!wish)
        {
            return;
        }
        if (*wish == Intent(GameCommand::Undo))
        {
            room.sitting().undo();
        }
        else if (const auto* played = intent_as<Play>(*wish))
        {
            std::vector<Action> answers = played->first;
            answers.push_back(played->action);
            refused = room.sitting().play(answers);
        }
        room.refresh();
    }

    void frames()
    {
        for (int i = 0; i < 3; ++i)
        {
            frame();
        }
    }

private:
    void press(bool is_down)
    {
        ImGui::GetIO().AddMouseButtonEvent(0, is_down);
        (is_down ? gesture_.pressed_ms : gesture_.lifted_ms) = now_ms_;
    }

    AppDriver driver_;
    bool fingers_;
    words::Localizer localizer_{words::Language::En};
    platform::Gesture gesture_;
    double now_ms_ = 1000;

public:
    GameSession room;
    Ui ui;
    board::Painter painter;
    TableScreen table{painter};
    std::optional<Refusal> refused;
};

/// True if a player is asked which caballero to lift, and has more than three answers.
bool may_lift(const State& state)
{
    return state.decision.question == Question::Lift && legal(state).size() > 3;
}

record::Game extended(record::Game game, std::initializer_list<Action> actions)
{
    game.actions.insert(game.actions.end(), actions);
    return game;
}

Action first_lift(const State& state)
{
    const ActionList actions = legal(state);
    REQUIRE(actions[0].kind == ActionKind::Lift);
    return actions[0];
}

/// Returns the first answer after `lift` that drops the caballero into a region.
Action first_drop(State state, Action lift)
{
    apply(state, lift);
    const ActionList actions = legal(state);
    const auto found =
        std::find_if(actions.begin(), actions.end(), [](const Action& action) { return is_region(action.place); });
    REQUIRE(found != actions.end());
    return *found;
}

Target group(Action lift)
{
    return Target::of_caballeros(lift.a, static_cast<int>(lift.place));
}

} // namespace

TEST_CASE("a dragged caballero goes where it is dropped, and no other one moves")
{
    const bool fingers = GENERATE(false, true);
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    Table table(game, fingers);
    const Action lift = first_lift(table.state());
    const Action drop = first_drop(table.state(), lift);
    const std::string before = table.link();
    SECTION("to a region that is legal")
    {
        table.drag(table.at(group(lift)), table.at(drop.place));
        CHECK(table.link() == record::game_link(extended(game, {lift, drop})));
    }
    SECTION("into the King's region: the rule is told, nothing changes")
    {
        table.drag(table.at(group(lift)), table.at(table.state().king));
        CHECK(table.refused == Refusal{Rule::KingsRegionTaboo});
        CHECK(table.link() == before);
        CHECK_FALSE(table.room.sitting().can_redo());
    }
    SECTION("back where it came from, or into the sea")
    {
        table.drag(table.at(group(lift)), table.at(lift.place));
        table.drag(table.at(group(lift)), {20, 300});
        CHECK_FALSE(table.refused.has_value());
        CHECK(table.link() == before);
    }
    SECTION("while it is dragged, it is not on the board, and its targets are highlighted")
    {
        const auto there = [&] { return table.table.map().scene().caballeros[index(lift.place)][lift.a]; };
        const int count = there();
        table.down(table.at(group(lift)));
        table.move(table.at(drop.place));
        CHECK(there() == count - 1);
        State lifted = table.state();
        apply(lifted, lift);
        unsigned places = 0;
        for (const Action& answer : legal(lifted))
        {
            places |= answer.kind == ActionKind::Drop ? 1U << index(answer.place) : 0U;
        }
        CHECK(table.table.map().scene().lit.places == places);
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, true);
        table.frame();
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false);
        table.frame();
        CHECK(there() == count);
        table.up();
        CHECK(table.link() == before);
    }
}

TEST_CASE("one undo takes back a whole drag, or the clicks that replace it")
{
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    Table table(game);
    const Action lift = first_lift(table.state());
    const Action drop = first_drop(table.state(), lift);
    const bool by_drag = GENERATE(true, false);
    if (by_drag)
    {
        table.drag(table.at(group(lift)), table.at(drop.place));
    }
    else
    {
        table.click(table.at(group(lift)));
        table.click(table.at(drop.place));
    }
    REQUIRE(table.link() == record::game_link(extended(game, {lift, drop})));
    table.room.sitting().undo();
    table.room.refresh();
    CHECK(table.state().decision.question != Question::Drop);
    CHECK(table.state().caballeros == record::last_state(game).caballeros);
    CHECK(table.room.sitting().now() <= game.actions.size()); // starting the action added no step
}

TEST_CASE("dragging a piece that cannot be taken up shows the reason, as a click does")
{
    const auto stands_with_king = [](const State& state)
    {
        const auto& there = state.caballeros[index(state.king)];
        return may_lift(state) && is_region(state.king)
               && std::any_of(there.begin(), there.end(), [](std::uint8_t count) { return count > 0; });
    };
    const record::Game game = game_until({.players = 4, .seed = 3}, stands_with_king);
    Table table(game);
    const Place king = table.state().king;
    Seat owner = 0;
    while (table.state().caballeros[index(king)][owner] == 0)
    {
        ++owner;
    }
    const std::string before = table.link();
    const Vec piece = table.at(Target::of_caballeros(owner, static_cast<int>(king)));
    table.click(piece);
    REQUIRE(table.refused.has_value());
    const auto why = std::exchange(table.refused, std::nullopt);
    table.drag(piece, table.at(region_where(table.state(), [king](Place place) { return place != king; })));
    CHECK(table.refused == why);
    CHECK(table.link() == before);
}

TEST_CASE("pressing on one target and releasing over another plays neither")
{
    // Places can be clicked, but nothing there can be dragged.
    const auto places = [](const State& state)
    { return state.decision.question == Question::Place && legal(state).size() > 4; };
    const record::Game game = game_until({.players = 4, .seed = 5}, places);
    Table table(game);
    const std::string before = table.link();
    const ActionList answers = legal(table.state());
    REQUIRE(answers[0].kind == ActionKind::Place);
    const Place other =
        region_where(table.state(), [&](Place place)
                     { return place != answers[0].place && answers.contains(at(ActionKind::Place, place)); });
    table.drag(table.at(answers[0].place), table.at(other));
    CHECK(table.link() == before);
    const Vec here = table.at(answers[0].place);
    table.drag(here, {here.x + 3, here.y + 2}); // a shaky hand
    CHECK(table.link() == record::game_link(extended(game, {answers[0]})));
}

TEST_CASE("a caballero is dragged from the court to the region where it is placed")
{
    const record::Game game = game_until({.players = 4, .seed = 5},
                                         [](const State& state) { return state.decision.question == Question::Place; });
    Table table(game);
    const Action answer = legal(table.state())[0];
    const auto court = table.ui.visible_box(court_area);
    REQUIRE(court.has_value());
    table.drag({court->middle_x(), court->middle_y()}, table.at(answer.place));
    CHECK(table.link() == record::game_link(extended(game, {answer})));
}

TEST_CASE("the King, a grande and a mobile scoreboard are dragged to where they go")
{
    using Pick = std::pair<Question, ActionKind>;
    const auto [question, kind] =
        GENERATE(Pick{Question::MoveKing, ActionKind::MoveKing}, Pick{Question::MoveGrande, ActionKind::MoveGrande},
                 Pick{Question::MoveBoard, ActionKind::MoveBoard});
    const record::Game game = game_until({.players = 3, .seed = 9}, [asked = question](const State& state)
                                         { return state.decision.question == asked; });
    Table table(game);
    const ActionList answers = legal(table.state());
    const Place king = table.state().king; // the King may also stay, which is no drag
    const auto answer =
        std::find_if(answers.begin(), answers.end(),
                     [wanted = kind, king](const Action& action)
                     { return action.kind == wanted && is_region(action.place) && action.place != king; });
    REQUIRE(answer != answers.end());
    const Target piece = question == Question::MoveKing     ? Target::of_king()
                         : question == Question::MoveGrande ? Target::of_grande(table.state().decision.seat)
                                                            : Target::of_mobile(answer->a);
    table.drag(table.at(piece), table.at(answer->place));
    CHECK(table.link() == record::game_link(extended(game, {*answer})));
}

TEST_CASE("a caballero that must leave the map is dragged to the players' rows")
{
    const Question question = GENERATE(Question::Return, Question::Dismiss, Question::Recall);
    CAPTURE(static_cast<int>(question));
    const record::Game game =
        game_until({.edition = Edition::BigBox, .players = 4, .seed = 9}, [asked = question](const State& state)
                   { return state.decision.question == asked && is_region(legal(state)[0].place); });
    Table table(game);
    const Action answer = legal(table.state())[0];
    const Seat owner = question == Question::Dismiss ? answer.a : table.state().decision.seat;
    const Target piece = Target::of_caballeros(owner, static_cast<int>(answer.place));
    const Box rows = table.table.layout().seats;
    table.drag(table.at(piece), {20, 300}); // over the sea: plays nothing
    table.drag(table.at(piece), {rows.middle_x(), rows.y + 20});
    CHECK(table.link() == record::game_link(extended(game, {answer})));
}

TEST_CASE("a click on the King begins the action that moves him, and a drag does both")
{
    const record::Game game =
        game_until({.players = 3, .seed = 2}, [](const State& state) { return act_waits(state, Verb::MoveKing); });
    Table table(game);
    const Action act{ActionKind::Act, 0, {}};
    SECTION("click")
    {
        table.click(table.at(Target::of_king()));
        CHECK(table.link() == record::game_link(extended(game, {act})));
    }
    SECTION("drag")
    {
        State after = table.state();
        apply(after, act);
        const Action move = legal(after)[0];
        table.drag(table.at(Target::of_king()), table.at(move.place));
        CHECK(table.link() == record::game_link(extended(game, {act, move})));
    }
}

TEST_CASE("a click on a caballero begins the action that moves it unless the click can mean a place")
{
    const auto waits = [](const State& state)
    {
        return act_waits(state, Verb::Move) && state.decision.question == Question::ActOrSkip
               && card(state.turn.card).effects[0].any > 0;
    };
    const record::Game game = game_until({.players = 4, .seed = 4}, waits);
    Table table(game);
    const Action act{ActionKind::Act, 0, {}};
    State after = table.state();
    apply(after, act);
    const Action lift = first_lift(after);
    table.click(table.at(group(lift)));
    CHECK(table.link() == record::game_link(extended(game, {act, lift})));
}

TEST_CASE("a click where a lifted caballero came from puts it back")
{
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    Table table(game);
    const Action lift = first_lift(table.state());
    table.click(table.at(group(lift)));
    REQUIRE(table.link() == record::game_link(extended(game, {lift})));
    SECTION("it follows the mouse")
    {
        const auto there = [&] { return table.table.map().scene().caballeros[index(lift.place)][lift.a]; };
        const int count = table.state().caballeros[index(lift.place)][lift.a];
        CHECK(there() == count - 1);
        table.move({1300, 400}); // over the panel it is drawn at its old place
        CHECK(there() == count);
    }
    SECTION("on the region")
    {
        table.click(table.at(lift.place));
        CHECK(table.link() == record::game_link(game));
    }
    SECTION("on another piece there")
    {
        table.click(table.at(group(lift)));
        CHECK(table.link() == record::game_link(game));
    }
}

TEST_CASE("on an enlarged map a finger that begins beside the pieces moves the map, and nothing is played")
{
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    AppDriver driver(390, 844, true);
    driver.app().open_link(record::game_link(game));
    REQUIRE(driver.settle());
    driver.world.gesture.pinch = platform::Pinch{{155, 200}, {235, 200}, {115, 200}, {275, 200}};
    driver.frame();
    driver.world.gesture.pinch.reset();
    driver.frame();
    const std::string before = driver.app().diagnostics();
    const auto seen = [&]
    {
        for (int i = 0; i < static_cast<int>(driver.app().mirror().answers.size()); ++i)
        {
            if (const auto at = driver.app().target(i))
            {
                return *at;
            }
        }
        FAIL("no caballero is in sight");
        return ImVec2{};
    };
    const ImVec2 was = seen();
    const ImVec2 open{was.x + 26, was.y + 22}; // near the caballero but beside it
    driver.press_down(open);
    ImGui::GetIO().AddMousePosEvent(open.x - 15, open.y - 12);
    driver.frame();
    ImGui::GetIO().AddMousePosEvent(open.x - 30, open.y - 24);
    driver.frame();
    driver.release(200, 16);
    driver.settle();
    CHECK(driver.app().diagnostics() == before);
    const ImVec2 is = seen();
    CHECK((std::abs(is.x - was.x) > 5 || std::abs(is.y - was.y) > 5));
}

TEST_CASE("on an enlarged map a finger on a piece drags it over a map that stays where it is")
{
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    Table table(game, true);
    const Action lift = first_lift(table.state());
    table.enlarge(table.at(group(lift)));
    const board::View view = table.table.map().view();
    const Vec piece = table.at(group(lift));
    REQUIRE(view.screen.contains(piece));
    State after = table.state();
    apply(after, lift);
    const ActionList drops = legal(after);
    const auto in_sight = [&](const Action& drop)
    { return is_region(drop.place) && drop.place != lift.place && view.screen.contains(table.at(drop.place)); };
    const auto drop = std::find_if(drops.begin(), drops.end(), in_sight);
    REQUIRE(drop != drops.end());
    const Vec goal = table.at(drop->place);
    const Vec corner = table.corner();
    table.down(piece);
    table.move((piece + goal) * 0.5F);
    table.move(goal);
    CHECK(table.corner().x == corner.x);
    CHECK(table.corner().y == corner.y);
    table.up();
    CHECK(table.link() == record::game_link(extended(game, {lift, *drop})));
}

TEST_CASE("on an enlarged map two quick placing taps do not zoom out as two taps on the sea do")
{
    const auto places = [](const State& state)
    {
        return state.decision.question == Question::Place && state.court[state.decision.seat] > 3
               && placing_limit(state.setup, state.turn, state.turns_done) - state.turn.placed > 3;
    };
    Table table(game_until({.players = 4, .seed = 5}, places), true);
    const Place region = legal(table.state())[0].place;
    table.enlarge(table.at(region));
    const Vec corner = table.corner();
    const std::size_t before = table.room.sitting().now();
    for (int taps = 0; taps < 3; ++taps)
    {
        table.click(table.at(region));
    }
    CHECK(table.room.sitting().now() == before + 3);
    CHECK(table.corner().x == corner.x);
    CHECK(table.corner().y == corner.y);
}

TEST_CASE("while a click on a caballero can mean its region, it begins no action")
{
    const auto waits = [](const State& state)
    {
        return act_waits(state, Verb::Move) && state.decision.question == Question::PlaceOrAct
               && card(state.turn.card).effects[0].any > 0;
    };
    const record::Game game = game_until({.players = 4, .seed = 4}, waits);
    Table table(game);
    const ActionList answers = legal(table.state());
    REQUIRE(answers.contains(at(ActionKind::Place, answers[0].place)));
    Seat owner = 0;
    const Place far = region_where(table.state(),
                                   [&](Place region)
                                   {
                                       const auto& there = table.state().caballeros[index(region)];
                                       owner = static_cast<Seat>(
                                           std::find_if(there.begin(), there.end(), [](int count) { return count > 0; })
                                           - there.begin());
                                       return owner < table.state().players() && region != table.state().king
                                              && !answers.contains(at(ActionKind::Place, region));
                                   });
    table.click(table.at(Target::of_caballeros(owner, static_cast<int>(far))));
    CHECK(table.refused == Refusal{Rule::NotNextToKing});
    CHECK(table.link() == record::game_link(game));
}

TEST_CASE("a click on a scoreboard beside the map begins the action that lays it down, also before placing")
{
    const auto waits = [](const State& state)
    {
        return act_waits(state, Verb::MoveBoard) && state.decision.question == Question::PlaceOrAct
               && state.board_at[0] == Place::Aside;
    };
    const record::Game game = game_until({.players = 4, .seed = 4}, waits);
    Table table(game);
    table.click(table.at(Target::of_mobile(0)));
    CHECK(table.link() == record::game_link(extended(game, {{ActionKind::Act, 0, {}}})));
}

TEST_CASE("a piece lifted before the game was opened cannot be put back, and the rule is shown")
{
    const record::Game game = game_until({.players = 4, .seed = 3}, may_lift);
    State state = record::replay(game, game.actions.size());
    const Action lift = first_lift(state);
    apply(state, lift);
    record::Game later{state.setup, game.players, state, {}};
    Table table(later);
    table.click(table.at(lift.place));
    CHECK(table.refused == Refusal{Rule::SamePlace});
}
