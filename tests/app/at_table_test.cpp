// At the table: whose hand is visible, what places and undo say, and which messages stay until they are read.
#include "app/computers/reason.hpp"
#include "app/game_session.hpp"
#include "record/link/link.hpp"
#include "rules/cards/own_cards.hpp"
#include "screens/help/topics.hpp"
#include "screens/table/cards/hand_fan.hpp"
#include "screens/table/flights.hpp"
#include "screens/table/layout.hpp"
#include "screens/table/seat_rows.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <imgui_internal.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using testing::game_until;
using words::Key;

namespace
{

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

const words::Localizer& in_english()
{
    static const words::Localizer localizer(words::Language::En);
    return localizer;
}

bool offers(const State& state, ActionKind kind)
{
    const ActionList answers = legal(state);
    return std::any_of(answers.begin(), answers.end(), [kind](const Action& action) { return action.kind == kind; });
}

} // namespace

TEST_CASE("while computers play, the only person's own hand is shown")
{
    record::Game game = game_until({.players = 3, .seed = 2},
                                   [](const State& state) {
                                       return state.round == 2 && state.decision == Decision{Question::PlaceOrAct, 1};
                                   });
    game.players[1].controller.computer_level = 1;
    game.players[2].controller.computer_level = 1;
    const GameSession room(in_english(), game, table::never, "", "");
    REQUIRE(room.sitting().awaits_computer());
    CHECK(hand_owner(room.shown()) == 0);
    game.players[1].controller.computer_level = 0;
    const GameSession two(in_english(), game, table::never, "", "");
    CHECK(hand_owner(two.shown()) == 1); // among people: the hand of the player asked
}

TEST_CASE("the explanation of a place says who stands there and what it would pay, in sentences")
{
    const record::Game game = game_until(
        {.players = 3, .seed = 2}, [](const State& state)
        { return state.round == 2 && state.decision.question == Question::PlaceOrAct && state.caballeros[0][0] > 0; });
    const GameSession room(in_english(), game, table::never, "", "");
    const TableModel shown = room.shown();
    const std::string said = explanation_of(shown, board::Target::of_place(0), {}).value().details;
    const std::string count = std::to_string(shown.view.caballeros[0][0]);
    CHECK(words::plain(said).rfind("Caballeros here: ", 0) == 0);
    CHECK(contains(words::plain(said), words::plain(shown.names[0]) + " " + count));
    CHECK(contains(said, "Scored now, "));
}

TEST_CASE("by keys, the focus is on an answer to each question after the first one")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    driver.app().open_link(record::game_link(testing::game_of({.players = 3, .seed = 2})));
    driver.settle();
    const auto is_focused = [&](int answer)
    {
        const auto at = driver.app().target(answer);
        const auto focus = driver.app().target(-1);
        return at && focus && std::abs(at->x - focus->x) < 3 && std::abs(at->y - focus->y) < 3;
    };
    for (int tabs = 0; !is_focused(0); ++tabs)
    {
        REQUIRE(tabs < 80);
        driver.press(ImGuiKey_Tab);
    }
    for (int question = 0; question < 8; ++question)
    {
        const std::string prompt = driver.app().mirror().prompt;
        CAPTURE(question, prompt);
        driver.press(ImGuiKey_Enter);
        driver.settle();
        const auto& answers = driver.app().mirror().answers;
        CHECK(driver.app().mirror().prompt != prompt);
        CHECK(std::any_of(answers.begin(), answers.end(),
                          [&](const MirrorButton& answer) { return is_focused(answer.id); }));
    }
}

TEST_CASE("by mouse, no answer is focused")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    driver.app().open_link(record::game_link(testing::game_of({.players = 3, .seed = 2})));
    driver.settle();
    for (int question = 0; question < 4; ++question)
    {
        const std::string prompt = driver.app().mirror().prompt;
        CAPTURE(question, prompt);
        const auto at = driver.app().target(0);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
        CHECK(driver.app().mirror().prompt != prompt);
        CHECK(driver.app().ui().focused() == 0);
    }
}

TEST_CASE("the question where to place offers no more caballeros than the court has")
{
    const record::Game game = game_until({.players = 4, .seed = 2},
                                         [](const State& state)
                                         {
                                             return state.decision.question == Question::PlaceOrAct
                                                    && state.court[state.decision.seat] == 1
                                                    && placing_limit(state.setup, state.turn, state.turns_done) > 1;
                                         });
    const GameSession room(in_english(), game, table::never, "", "");
    CHECK(contains(room.mirror().prompt, "place up to 1 "));
    const auto& answers = room.mirror().answers;
    const auto says = [&](const std::string& label)
    {
        return std::any_of(answers.begin(), answers.end(),
                           [&](const MirrorButton& button) { return button.label == label; });
    };
    CHECK(says(english(Key::ButtonPlaceNone))); // as the button says
    CHECK_FALSE(says(english(Key::AnswerDone)));
}

TEST_CASE("a player who may still take the Inquisitor is not told that no caballeros can be moved")
{
    const record::Game game = game_until({.edition = Edition::Colonies, .players = 3, .seed = 2},
                                         [](const State& state)
                                         {
                                             return state.decision.question == Question::Lift
                                                    && offers(state, ActionKind::TakeInquisitor)
                                                    && !offers(state, ActionKind::Lift);
                                         });
    const GameSession room(in_english(), game, table::never, "", "");
    CHECK_FALSE(contains(room.mirror().prompt, " 0 "));
    CHECK(contains(room.mirror().prompt, "the Grand Inquisitor"));
}

TEST_CASE("the log says in which role a caballero came on board")
{
    const auto is_captain = [](const Action& action)
    { return action.kind == ActionKind::Place && action.place == Place::Ship && space_of(action) == Space::First; };
    record::Game game = game_until({.edition = Edition::Colonies, .players = 3, .seed = 2},
                                   [&](const State& state)
                                   {
                                       const ActionList answers = legal(state);
                                       return std::any_of(answers.begin(), answers.end(), is_captain);
                                   });
    const ActionList answers = legal(record::last_state(game));
    const auto found = std::find_if(answers.begin(), answers.end(), is_captain);
    REQUIRE(found != answers.end());
    game.actions.push_back(*found);
    const GameSession room(in_english(), game, table::never, "", "");
    const auto& log = room.shown().log;
    CHECK(std::any_of(log.begin(), log.end(), [](const LogRow& row) { return contains(row.said, "(Captain)"); }));
}

TEST_CASE("the reason of a bid names the order of turns, the action card and the new caballeros")
{
    State state = new_game({.players = 4, .seed = 4});
    apply(state, legal(state)[0]);
    REQUIRE(state.decision.question == Question::Bid);
    const PlayerView seen = view(state, state.decision.seat);
    const std::vector<std::string> names{"Ana", "Ben", "Cem", "Dora"};
    for (const Action& bid : seen.legal)
    {
        const opponents::Advice advice = opponents::explain(seen, {bid});
        REQUIRE(advice.order >= 1);
        REQUIRE(advice.order <= 4);
        REQUIRE(std::find(seen.offered.begin(), seen.offered.end(), advice.aim) != seen.offered.end());
        const std::string said = reason_of(in_english(), names, seen, advice);
        CHECK(contains(said, "number " + std::to_string(advice.order) + " of 4"));
        CHECK(contains(said, words::card_name(in_english(), advice.aim)));
        CHECK(contains(said, "fresh caballero"));
        CHECK_FALSE(contains(said, " 0 "));
    }
}

TEST_CASE("the reason for a computer's move calls the person among computers You, in each language")
{
    const State state = new_game({.players = 4, .seed = 4});
    const PlayerView seen = view(state, 1);
    const std::vector<std::string> names{"Ana", "Ben", "Cem", "Dora"};
    opponents::Advice advice{};
    advice.loser = 0;
    advice.standing[0] = -3;
    using words::Language;
    const auto& [language, to_you, to_all] =
        GENERATE(std::tuple(Language::En, "you would get 3 less", "Ana would get 3 less"),
                 std::tuple(Language::De, "du bekämst 3 weniger", "Ana bekäme 3 weniger"),
                 std::tuple(Language::Es, "tú recibirías 3 menos", "Ana recibiría 3 menos"));
    const words::Localizer localizer(language);
    const std::string word = localizer.text(Key::SeatYou);
    CHECK(contains(words::plain(reason_of(localizer, {names, 0, word}, seen, advice)), to_you));
    CHECK(contains(words::plain(reason_of(localizer, names, seen, advice)), to_all));
}

TEST_CASE("a request to undo names the players who would decide again")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(
        game_until({.players = 3, .seed = 6}, [](const State& state)
                   { return state.decision.question == Question::Bid && state.round == 2 && state.bids_made == 2; })));
    driver.settle();
    REQUIRE(driver.perform(english(Key::TableUndo))); // the last bid is taken back freely
    REQUIRE(driver.perform(english(Key::TableUndo)));
    const Mirror& mirror = driver.app().mirror();
    const std::string asked = mirror.prompt;
    CHECK(mirror.title == english(Key::MessageUndoTitle));
    CHECK(contains(asked, "This takes back what "));
    CHECK((contains(asked, "Red") || contains(asked, "Blue") || contains(asked, "Green")));
}

TEST_CASE("a finger that moves the map opens no explanation, but a resting one does")
{
    for (const bool moves : {false, true})
    {
        AppDriver driver(390, 844, true);
        driver.app().open_link(record::game_link(
            game_until({.players = 3, .seed = 6}, [](const State& state)
                       { return state.round == 2 && state.decision.question == Question::PlaceOrAct; })));
        driver.settle();
        driver.frame(9000);
        driver.world.gesture.pinch = platform::Pinch{{155, 200}, {235, 200}, {115, 200}, {275, 200}};
        driver.frame();
        driver.world.gesture.pinch.reset();
        driver.frame();
        driver.press_down({200, 200});
        driver.frame(300);
        for (float moved = 0; moved <= 30; moved += 10)
        {
            ImGui::GetIO().AddMousePosEvent(200 + (moves ? moved : 0), 200);
            driver.frame(100);
        }
        driver.release(900, 16);
        driver.settle();
        CHECK((driver.button(english(Key::ButtonMore)) < 0) == moves);
    }
}

TEST_CASE("an explanation leaves the log of a small screen in sight")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(
        record::game_link(game_until({.players = 4, .seed = 6}, [](const State& state)
                                     { return state.round == 2 && state.decision.question == Question::PlaceOrAct; })));
    driver.settle();
    driver.frame(9000);
    for (const ImVec2 at : {ImVec2(590, 260), ImVec2(200, 600), ImVec2(1000, 400)})
    {
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        driver.frame();
        driver.frame(1000);
        REQUIRE(driver.settle());
        const ImVector<ImGuiWindow*>& windows = ImGui::GetCurrentContext()->Windows;
        const auto* const note =
            std::find_if(windows.begin(), windows.end(),
                         [](const ImGuiWindow* one)
                         { return one->Active && !one->Hidden && (one->Flags & ImGuiWindowFlags_Tooltip) != 0; });
        REQUIRE(note != windows.end());
        CHECK((*note)->Rect().Max.x < 890); // the left edge of the panel
        CHECK_FALSE((*note)->Rect().Contains(at));
    }
}

namespace
{

/// Draws the seats' rows as `view` has them. Returns the corners of everything that was drawn.
std::vector<ImDrawVert> drawn_rows(const TableModel& shown, const PlayerView& view, const Box& rows,
                                   Shape shape = Shape::Wide)
{
    Ui ui;
    Explainer explainer;
    for (const double now_ms : {1000.0, 1016.0}) // new glyphs may move others in the texture
    {
        ImGui::NewFrame();
        ui.begin(now_ms, false, {});
        explainer.begin();
        draw_seat_rows(ui, rows, shape, shown.with(view), {}, explainer);
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
    }
    std::vector<ImDrawVert> corners;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        corners.insert(corners.end(), list->VtxBuffer.begin(), list->VtxBuffer.end());
    }
    return corners;
}

} // namespace

TEST_CASE("points of three digits end before the column beside them")
{
    const record::Game game =
        game_until({.players = 4, .seed = 6}, [](const State& state) { return state.round == 9; });
    const AppDriver driver(1366, 768, false);
    const GameSession room(in_english(), game, table::never, "", "");
    const TableModel shown = room.shown();
    PlayerView rich = shown.view;
    rich.score.fill(148);
    const Box rows = lay_out_table(1366, 768, 4, {}).seats;
    float left = rows.right();
    for (const ImDrawVert& corner : drawn_rows(shown, rich, rows))
    {
        left = corner.col == theme::current.wine_dark ? std::min(left, corner.pos.x) : left;
    }
    CHECK(left < rows.right() - 18);
    CHECK(left >= rows.right() - 58);
}

TEST_CASE("a row shows its court and its province as pieces, from which the caballeros fly that join the court")
{
    const AppDriver driver(1366, 768, false);
    const GameSession room(in_english(), testing::game_of({.players = 4, .seed = 6}), table::never, "", "");
    const TableModel shown = room.shown();
    const Box rows = lay_out_table(1366, 768, 4, {}).seats;
    constexpr Seat seat = 1;
    const Box province = province_box(rows, Shape::Wide, 4, seat);
    const Box court = seat_box(rows, Shape::Wide, 4, {Spot::Kind::Court, seat, Place::Nowhere});
    // Between two numbers of one digit only the pile differs.
    const auto corners_in = [&](const Box& box, std::uint8_t in_court, std::uint8_t in_province)
    {
        PlayerView view = shown.view;
        view.court.fill(in_court);
        view.province.fill(in_province);
        const std::vector<ImDrawVert> corners = drawn_rows(shown, view, rows);
        return std::count_if(corners.begin(), corners.end(),
                             [&](const ImDrawVert& corner) {
                                 return box.contains({corner.pos.x, corner.pos.y});
                             });
    };
    const auto of_one = corners_in(court, 1, 0) - corners_in(court, 0, 0);
    CHECK(of_one > 0);
    CHECK(corners_in(court, 4, 0) > corners_in(court, 1, 0) + 2 * of_one);
    CHECK(corners_in(province, 0, 4) > corners_in(province, 0, 0) + 2 * of_one);
    CHECK(corners_in(court, 0, 4) == corners_in(court, 0, 0));

    const SeatPlaces places{rows, rows, Shape::Wide, 4, false};
    CHECK(province.is_under(places.point(seat, Place::Province)));
    CHECK(court.is_under(places.point(seat, Place::Court)));
}

TEST_CASE("on a phone each seat's chip shows pieces beside its numbers of caballeros, with four seats in every phase")
{
    const auto [width, height] = GENERATE(std::pair(390.0F, 844.0F), std::pair(360.0F, 640.0F));
    const auto players = static_cast<std::uint8_t>(GENERATE(4, 5));
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(0, 1, 2)));
    const bool has_bid = GENERATE(false, true);
    CAPTURE(width, static_cast<int>(players), static_cast<int>(localizer.language()), has_bid);
    const AppDriver driver(width, height, true);
    const GameSession room(localizer, testing::game_of({.players = players, .seed = 6}), table::never, "", "");
    const TableModel shown = room.shown();
    const Box rows = lay_out_table(width, height, players, {}).seats;
    const auto corners = [&](std::uint8_t in_court, std::uint8_t in_province)
    {
        PlayerView view = shown.view;
        view.court.fill(in_court);
        view.province.fill(in_province);
        view.first_bidder = has_bid ? 0 : view.first_bidder;
        view.bids_made = has_bid ? players : 0;
        view.bid.fill(has_bid ? 13 : 0);
        return drawn_rows(shown, view, rows, Shape::Tall).size();
    };
    // Between two numbers of one digit only the pieces differ.
    const std::size_t none = corners(0, 0);
    CHECK(corners(0, 1) > none);
    // A chip of five has no room for a cube between the number of its court and its power card.
    CHECK((corners(1, 0) > none) == (players == 4 || !has_bid));
}

TEST_CASE("with hidden hands, the form asks whether one device is passed round, and each game keeps the answer")
{
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    REQUIRE(driver.button(english(Key::HomePassedRound)) < 0);
    REQUIRE(driver.perform(english(Key::HomeHiddenHands)));
    REQUIRE_FALSE(driver.chosen(english(Key::HomePassedRound))); // the default, which is safe at any table
    REQUIRE(driver.perform(english(Key::HomePassedRound)));
    REQUIRE(driver.chosen(english(Key::HomePassedRound)));
    REQUIRE(driver.start_game());
    CHECK(driver.world.preferences.get("passed round").value_or("") == driver.world.disk.games.begin()->first);
    const std::string kept = driver.world.preferences.get("new game").value_or("");
    AppDriver later(1366, 768, false, [&](testing::FakeWorld& world) { world.preferences.set("new game", kept); });
    later.open_page("games");
    CHECK(later.chosen(english(Key::HomePassedRound)));
}
