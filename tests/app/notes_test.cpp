// Messages beside the game: refusals, news, explanations of Vetoes and secret disks.
#include "support/reached_game.hpp"

#include "app/game_session.hpp"
#include "board/arrangement.hpp"
#include "board/hit.hpp"
#include "record/link/link.hpp"
#include "screens/help/topics.hpp"
#include "screens/table/seat_rows.hpp"
#include "screens/table/table_screen.hpp"
#include "support/written.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::game_until;

namespace
{

/// True if anything is drawn in this colour.
bool is_seen(Paint colour)
{
    const ImDrawData* data = ImGui::GetDrawData();
    return std::any_of(data->CmdLists.begin(), data->CmdLists.end(),
                       [colour](const ImDrawList* list)
                       {
                           return std::any_of(list->VtxBuffer.begin(), list->VtxBuffer.end(),
                                              [colour](const ImDrawVert& corner) { return corner.col == colour; });
                       });
}

Paint red()
{
    return faded(theme::current.wine, 0.96F);
}

char key_of_taken_card(const record::Game& game)
{
    const State state = record::replay(game, game.actions.size());
    const auto taken =
        std::find_if(state.taken_by.begin(), state.taken_by.end(), [](Seat seat) { return seat != nobody; });
    return static_cast<char>('1' + (taken - state.taken_by.begin()));
}

} // namespace

TEST_CASE("a refusal disappears when a valid answer is given")
{
    const record::Game game = testing::game_with_taken_card(4);
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(game));
    REQUIRE(driver.settle());
    driver.frame(9000); // the message about the link has faded
    driver.type(key_of_taken_card(game));
    driver.frame();
    CHECK(driver.app().diagnostics() == record::game_link(game));
    CHECK(driver.app().ui().visible_box(id_of("toast more")).has_value());
    CHECK(is_seen(red()));
    CHECK_FALSE(driver.app().mirror().notice.empty());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.frame();
    CHECK(driver.app().mirror().notice.empty());
    CHECK_FALSE(driver.app().ui().visible_box(id_of("toast more")).has_value());
    CHECK_FALSE(is_seen(red()));
}

TEST_CASE("notices are not red like refusals, and stay after an action")
{
    const record::Game game = testing::game_with_taken_card(4);
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(game));
    driver.frame();
    driver.frame();
    const Paint dark = faded(theme::current.night, 0.96F);
    CHECK(is_seen(dark)); // "opened from a link"
    CHECK_FALSE(driver.app().mirror().notice.empty());
    CHECK_FALSE(is_seen(red()));
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.frame();
    CHECK(is_seen(dark));
    driver.frame(9000);
    driver.frame();
    CHECK_FALSE(is_seen(dark));
    CHECK(driver.app().mirror().notice.empty());
}

TEST_CASE("a tap anywhere removes a message from a phone's map, and a tap on the message does nothing else")
{
    const record::Game game = testing::game_with_taken_card(4);
    AppDriver driver(390, 844, true);
    driver.app().open_link(record::game_link(game));
    REQUIRE(driver.settle());
    const auto message = [&driver] { return driver.app().mirror().notice; };
    SECTION("a notice")
    {
        REQUIRE_FALSE(message().empty()); // "opened from a link"
        driver.click({195, 20});          // the bar above the map, where nothing can be touched
        CHECK(message().empty());
    }
    SECTION("a refusal: beside its button, on its text")
    {
        driver.frame(9000);
        driver.type(key_of_taken_card(game));
        driver.frame();
        REQUIRE_FALSE(message().empty());
        const std::optional<Box> more = driver.app().ui().visible_box(id_of("toast more"));
        REQUIRE(more.has_value());
        driver.click({more->x - 20, more->middle_y()});
        driver.frame();
        CHECK(message().empty());
        CHECK_FALSE(driver.app().ui().visible_box(id_of("toast more")).has_value());
        CHECK_FALSE(is_seen(red()));
    }
    CHECK(driver.app().diagnostics() == record::game_link(game));
}

TEST_CASE("an explanation hides no line of the log: it ends above the newest one")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(
        record::game_link(game_until({.players = 2, .seed = 6}, [](const State& state)
                                     { return state.round == 2 && state.decision.question == Question::PlaceOrAct; })));
    driver.settle();
    const auto window = [](auto is_wanted)
    {
        const ImVector<ImGuiWindow*>& all = ImGui::GetCurrentContext()->Windows;
        const auto* const found =
            std::find_if(all.begin(), all.end(),
                         [&](const ImGuiWindow* one) { return one->Active && !one->Hidden && is_wanted(*one); });
        return found != all.end() ? *found : nullptr;
    };
    const auto lists_the_log = [](const ImGuiWindow& one)
    { return one.Rect().Contains(ImVec2(1000, 545)) && one.ScrollMax.y > 0; };
    const auto explains = [](const ImGuiWindow& one) { return (one.Flags & ImGuiWindowFlags_Tooltip) != 0; };
    const auto is_at_its_end = [](const ImGuiWindow& log) { return log.Scroll.y == log.ScrollMax.y; };
    driver.frame(9000);                        // the message about the link fades
    ImGui::GetIO().AddMousePosEvent(590, 260); // Aragon
    driver.frame();
    driver.frame(1000); // the pointer rests there
    REQUIRE(driver.settle());
    const ImGuiWindow* note = window(explains);
    const ImGuiWindow* log = window(lists_the_log);
    REQUIRE(note != nullptr);
    REQUIRE(log != nullptr);
    constexpr float shadow = 10;
    CHECK(log->Rect().Max.y <= note->Pos.y + shadow);
    CHECK(is_at_its_end(*log));

    const float with_note = log->Size.y;
    ImGui::GetIO().AddMousePosEvent(-1, -1);
    REQUIRE(driver.settle());
    CHECK(window(explains) == nullptr);
    CHECK(log->Size.y > with_note);
    CHECK(is_at_its_end(*log));
}

TEST_CASE("a note about the hand covers neither the Castillo nor a region that is asked about")
{
    const auto question = GENERATE(Question::Bid, Question::Place);
    // Next to Granada, the question is about the south, with Seville in the corner opposite to the Castillo.
    const record::Game game =
        game_until({.players = 5, .seed = 3},
                   [question](const State& state)
                   {
                       const bool in_south = state.king == Place::Granada;
                       return state.decision.question == question && (question == Question::Bid || in_south);
                   });
    const words::Localizer localizer(words::Language::En);
    const AppDriver driver(1366, 768, false);
    const GameSession room(localizer, game, table::never, "", "");
    const TableModel shown = room.shown();
    REQUIRE_FALSE(shown.view.legal.empty());
    Ui ui;
    board::Painter painter;
    TableScreen table(painter);
    double now_ms = 1000;
    const auto frame = [&](float elapsed_ms)
    {
        ImGui::GetIO().DeltaTime = elapsed_ms / 1000;
        ImGui::NewFrame();
        ui.begin(now_ms += static_cast<double>(elapsed_ms), false, {});
        table.draw(ui, shown);
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
    };
    frame(16);
    frame(16);
    const Box hand = table.layout().hand;
    ImGui::GetIO().AddMousePosEvent(hand.middle_x(), hand.middle_y());
    frame(16);
    frame(600);
    frame(600);
    const Box note = table.explainer().drawn_box();
    REQUIRE_FALSE(note.empty());
    const board::View& view = table.map().view();
    const auto is_covered = [&](const Box& part)
    {
        const Vec corner = view.to_screen({part.x, part.y});
        return note.overlaps({corner.x, corner.y, part.w * view.scale, part.h * view.scale});
    };
    CHECK_FALSE(is_covered(board::castillo_site()));
    const board::Bits lit = table.map().scene().lit.places;
    CHECK(board::has(lit, static_cast<int>(Place::Seville)) == (question == Question::Place));
    for (int region = 0; region < board::region_count; ++region)
    {
        INFO(region);
        CHECK_FALSE((board::has(lit, region)
                     && is_covered(board::geometry().regions[static_cast<std::size_t>(region)].bounds)));
    }
}

TEST_CASE("the message that the old game was saved is a notice")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.perform("History"));
    REQUIRE(driver.perform("Play on from here"));
    CHECK(is_seen(faded(theme::current.night, 0.96F)));
    CHECK_FALSE(is_seen(red()));
    driver.frame(9000);
    driver.frame();
    CHECK_FALSE(is_seen(faded(theme::current.night, 0.96F)));
}

TEST_CASE("the question about a Veto highlights what the announced step is about")
{
    const auto asks = [](ActionKind kind)
    {
        return [kind](const State& state)
        { return state.decision.question == Question::Veto && state.progress.step.kind == kind; };
    };
    const words::Localizer localizer(words::Language::En);
    bool veiled = false; // taken cards are covered by a veil
    const auto scene_of = [&](record::Game game)
    {
        AppDriver driver(1366, 768, false);
        GameSession room(localizer, std::move(game), table::never, "", "");
        room.sitting().raise_curtain();
        room.refresh();
        Ui ui;
        board::Painter painter;
        TableScreen table(painter);
        ImGui::NewFrame();
        ui.begin(1000, false, {});
        table.draw(ui, room.shown());
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
        veiled = is_seen(faded(theme::current.card_veil, 1.0F));
        return table.map().scene();
    };
    SECTION("a caballero on its way: its region, and the caballero")
    {
        const record::Game game = game_until({.players = 4, .seed = 1}, asks(ActionKind::Drop));
        const Progress progress = record::replay(game, game.actions.size()).progress;
        const board::Scene scene = scene_of(game);
        CHECK(scene.lit.places == 1U << index(progress.step.place));
        CHECK(scene.selected
              == board::Target::of_caballeros(progress.lifted_seat, static_cast<int>(progress.lifted_from)));
    }
    SECTION("the King: where he goes, and himself")
    {
        const record::Game game = game_until({.players = 4, .seed = 1}, asks(ActionKind::MoveKing));
        const Progress progress = record::replay(game, game.actions.size()).progress;
        const board::Scene scene = scene_of(game);
        CHECK(scene.lit.places == 1U << index(progress.step.place));
        CHECK(scene.selected == board::Target::of_king());
    }
    SECTION("what goes back, a grande, a scoreboard: the piece, and its region")
    {
        const auto kind = GENERATE(ActionKind::Dismiss, ActionKind::MoveGrande, ActionKind::MoveBoard);
        const record::Game game = game_until({.players = 4, .seed = 1}, asks(kind));
        const State state = record::replay(game, game.actions.size());
        const Action step = state.progress.step;
        const board::Scene scene = scene_of(game);
        CHECK(scene.lit.places == 1U << index(step.place));
        CHECK(scene.selected
              == (kind == ActionKind::Dismiss
                      ? board::Target::of_caballeros(without_bearer(step).a, static_cast<int>(step.place))
                  : kind == ActionKind::MoveGrande ? board::Target::of_grande(state.active())
                                                   : board::Target::of_mobile(step.a)));
    }
    SECTION("the card, which unlike other taken cards is not veiled")
    {
        for (const std::size_t turn : {0U, 1U})
        {
            scene_of(game_until({.players = 4, .seed = 1}, [turn](const State& state)
                                { return state.decision.question == Question::Veto && state.turns_done == turn; }));
            CHECK(veiled == (turn > 0));
        }
    }
    SECTION("a region that is scored")
    {
        const record::Game game = game_until({.players = 4, .seed = 1}, asks(ActionKind::ScorePlace));
        const Progress progress = record::replay(game, game.actions.size()).progress;
        CHECK(scene_of(game).lit.places == 1U << index(progress.step.place));
    }
}

TEST_CASE("the question for a disk warns of regions that send caballeros back to the court")
{
    // classic 1996, General Scoring: whoever chose the King's region takes their caballeros back into the court.
    const record::Game game = game_until({.players = 3, .seed = 2},
                                         [](const State& state) {
                                             return state.decision.question == Question::SetDisk
                                                    && state.sealed.purpose == SealedPurpose::GeneralScoring;
                                         });
    const words::Localizer localizer(words::Language::En);
    GameSession room(localizer, game, table::never, "", "");
    room.sitting().raise_curtain();
    room.refresh();
    const TableModel shown = room.shown();
    const Place king = shown.view.king;
    const Place other = all_regions[king == all_regions[0] ? 1 : 0];
    const auto explained = [&](Place place)
    {
        const auto target = board::Target::of_place(static_cast<int>(place));
        return explanation_of(shown, target, {}).value().details;
    };
    CHECK(room.mirror().prompt.find("go to your court") != std::string::npos);
    CHECK(words::answer(localizer, shown.view, shown.names, at(ActionKind::SetDisk, king)).find("court")
          != std::string::npos);
    CHECK(words::answer(localizer, shown.view, shown.names, at(ActionKind::SetDisk, other)).find("court")
          == std::string::npos);
    CHECK(explained(king).find("back to the court") != std::string::npos);
    CHECK(explained(other).find("back to the court") == std::string::npos);
}

TEST_CASE("the question for an evicted player's disk warns of both regions that send caballeros back to the court")
{
    // classic 1996, stack 4: the King's region, and the one that they leave
    const record::Game game =
        game_until({.players = 3, .seed = 2}, [](const State& state)
                   { return state.sealed.purpose == SealedPurpose::Evict && !state.sealed.is_open(); });
    const words::Localizer localizer(words::Language::En);
    GameSession room(localizer, game, table::never, "", "");
    room.sitting().raise_curtain();
    room.refresh();
    const TableModel shown = room.shown();
    REQUIRE(shown.view.decision.question == Question::SetDisk);
    CHECK(room.mirror().prompt.find("go to your court") != std::string::npos);
    for (const Place region : all_regions)
    {
        const bool warned =
            words::answer(localizer, shown.view, shown.names, at(ActionKind::SetDisk, region)).find("court")
            != std::string::npos;
        CHECK(warned == (region == shown.view.king || region == shown.view.progress.region));
    }
}

TEST_CASE("the regions on open disks are shown for each seat, on the screen and in the mirror")
{
    // classic 1996, lines 476 to 478: a Veto can still stop what is left
    const auto open = [](const State& state)
    {
        const Action step = state.progress.step;
        return state.decision.question == Question::Veto && step.kind == ActionKind::MoveAway
               && std::find(state.grande.begin(), state.grande.end(), state.sealed.place(step.a)) == state.grande.end();
    };
    const record::Game game = game_until({.players = 3, .seed = 1}, open);
    const State state = record::replay(game, game.actions.size());
    const Place place = state.sealed.place(state.progress.step.a);
    const words::Localizer localizer(words::Language::En);
    const AppDriver driver(1366, 768, false);
    GameSession room(localizer, game, table::never, "", "");
    room.sitting().raise_curtain();
    room.refresh();
    const std::vector<std::string> lines = room.mirror().position;
    const std::string said = "disk: " + words::place(localizer, Edition::Classic, place);
    CHECK(std::any_of(lines.begin(), lines.end(),
                      [&](const std::string& line) { return line.find(said) != std::string::npos; }));
    Ui ui;
    Explainer explainer;
    for (const double now_ms : {1000.0, 1016.0}) // new glyphs may move others in the texture
    {
        ImGui::NewFrame();
        ui.begin(now_ms, false, {});
        explainer.begin();
        draw_seat_rows(ui, lay_out_table(1366, 768, 3, {}).seats, Shape::Wide, room.shown(), {}, explainer);
        ui.end();
        ImGui::Render();
        AppDriver::hand_over_textures();
    }
    CHECK(ui.cut().empty());
    CHECK(testing::is_written(words::short_place(localizer, Edition::Classic, place)));
}
