// The chances of winning in a finished game: what is asked, what the page says, and where its points lead.
#include "app/analysis/chances_chart.hpp"
#include "app/analysis/thinking_table.hpp"
#include "app/analysis/win_chances.hpp"
#include "board/contrast.hpp"
#include "record/notation.hpp"
#include "rules/game.hpp"
#include "support/canvas/letters.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>

using namespace elgrande;
using namespace elgrande::screens;
using testing::cached_answer;
using testing::english;
using words::Key;

namespace
{

constexpr int turn_count = 27;    // three players, nine rounds
constexpr int positions = 27 + 9; // the beginnings of turns, and the ends of rounds
constexpr int passes = 3;

/// Answers a question about chances with few playouts, as if it had been asked for all of them: the tests would take
/// minutes otherwise.
platform::Bytes quick_answer(const platform::Bytes& bytes)
{
    const auto question = brains::read_question(bytes);
    REQUIRE(question.ok());
    if (const auto* chances = std::get_if<brains::ChancesQuestion>(&*question))
    {
        brains::ChancesQuestion few = *chances;
        few.playouts = 4;
        const auto answer = brains::read_answer(cached_answer(brains::write_question(few)));
        brains::ChancesAnswer told = std::get<brains::ChancesAnswer>(*answer);
        told.playouts = chances->playouts;
        return brains::write_answer(told);
    }
    auto move = std::get<brains::MoveQuestion>(*question);
    move.budget.playouts = 20;
    return cached_answer(brains::write_question(move));
}

/// Returns the number of playouts that a question asks for.
std::uint32_t playouts_of(const platform::Bytes& bytes)
{
    const auto question = brains::read_question(bytes);
    REQUIRE(question.ok());
    const auto* chances = std::get_if<brains::ChancesQuestion>(&*question);
    return chances != nullptr ? chances->playouts : std::get<brains::MoveQuestion>(*question).budget.playouts;
}

/// Answers a question about chances with equal ones, and other questions as quick_answer().
platform::Bytes even_answer(const platform::Bytes& bytes)
{
    const auto question = brains::read_question(bytes);
    REQUIRE(question.ok());
    if (const auto* chances = std::get_if<brains::ChancesQuestion>(&*question))
    {
        constexpr int third = opponents::certain / 3;
        return brains::write_answer(
            brains::ChancesAnswer{.chances = {third, third, third}, .playouts = chances->playouts});
    }
    return quick_answer(bytes);
}

struct Finished : testing::ThinkingTable
{
    explicit Finished(float width = 1366, float height = 768) : ThinkingTable(testing::finished_game(3), width, height)
    {
        driver.world.brains.think = quick_answer;
    }

    /// Returns the labels of the mirror's buttons that contain `part`.
    std::vector<std::string> labels(const std::string& part)
    {
        std::vector<std::string> found;
        for (const MirrorButton& button : mirror().buttons)
        {
            if (button.label.find(part) != std::string::npos)
            {
                found.push_back(button.label);
            }
        }
        return found;
    }

    std::vector<std::string> turning_points() { return labels(" Played: "); }
    std::vector<std::string> points() { return labels(" to play: "); }

    /// True if a passage of the page in the mirror contains `part`.
    bool describes(const std::string& part)
    {
        const auto& page = mirror().page;
        return std::any_of(page.begin(), page.end(),
                           [&part](const MirrorPassage& passage)
                           { return passage.text.find(part) != std::string::npos; });
    }

    int answer(int questions)
    {
        int answered = 0;
        while (answered < questions && driver.world.brains.answer())
        {
            ++answered;
            driver.settle();
        }
        return answered;
    }
};

} // namespace

TEST_CASE("after the game the chances at every turn are estimated, first roughly, then more exactly")
{
    Finished finished;
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.mirror().title == english(Key::ChancesTitle));
    CHECK(finished.says(english(Key::ChancesCounting, {{"value", 0}})));
    CHECK(finished.points().empty());
    CHECK(finished.answer(positions - 1) == positions - 1);
    CHECK(finished.turning_points().empty()); // none before all turns have been estimated
    CHECK(finished.answer(1) == 1);
    CHECK(finished.points().size() == turn_count);
    CHECK(finished.turning_points().size() == 3);
    const int rest = finished.think_all();
    CHECK(rest == (passes - 1) * positions + 3 * 2); // and two questions about each turning point
    CHECK(finished.mirror().prompt == english(Key::ChancesSays));
    for (const std::string& label : finished.turning_points())
    {
        CAPTURE(label);
        const std::size_t name = label.find(' ', label.find(',')) + 1;
        const std::string player = label.substr(name, label.find(':') - name);
        CHECK(label.find("Played: " + player + ": ") == std::string::npos); // the name stands at the beginning
        const bool judged = label.find(" Better, with ") != std::string::npos
                            || label.find(english(Key::ChancesNoBetter)) != std::string::npos;
        CHECK(judged);
    }
    CHECK(finished.mirror().page.size() == 1);
}

TEST_CASE("the turning points are the turns that changed the chance of their players most, and the largest is first")
{
    Finished finished;
    const words::Localizer localizer(words::Language::En);
    const GameSession session(localizer, finished.game, finished.game.actions.size(), "", "");
    const table::History& history = session.sitting().history();
    WinChances chances(session);
    CHECK(chances.turning_points().empty());
    while (!chances.done())
    {
        REQUIRE(chances.accept(history, quick_answer(chances.question(history)), 0));
    }
    CHECK(chances.percent() == 100);
    REQUIRE(chances.turns().size() == turn_count);
    const std::vector<std::size_t> points = chances.turning_points();
    REQUIRE(points.size() == 3);
    double least = 1;
    for (const std::size_t point : points)
    {
        const double change = std::abs(chances.turns()[point].change());
        CHECK(change <= least);
        least = change;
        REQUIRE(chances.alternative(point) != nullptr);
        const AlternativeTurn& other = *chances.alternative(point);
        CHECK(history.state_at(other.moment).decision.question != Question::Recruit);
        CHECK(history.state_at(other.moment).decision.question != Question::Recall);
        CHECK(other.answers.size() > other.moment - chances.turns()[point].turn.start + 1); // more than a card
    }
    double all = 0;
    for (std::size_t number = 0; number < chances.turns().size(); ++number)
    {
        const EstimatedTurn& turn = chances.turns()[number];
        REQUIRE(turn.known());
        CHECK((std::abs(turn.change()) <= least || std::count(points.begin(), points.end(), number) == 1));
        CHECK(turn.before.of(0) + turn.before.of(1) + turn.before.of(2) == Catch::Approx(1).margin(0.01));
        CHECK(turn.before.playouts() == 500);
        CHECK(turn.after.playouts() == 500);
    }
    for (const Seat seat : Seats(3))
    {
        all += chances.result(seat);
    }
    CHECK(all == Catch::Approx(1));
}

TEST_CASE("the number of playouts follows their time, so that no game takes more than 20 seconds of thinking")
{
    const double playout_ms = GENERATE(0.1, 1.0, 10.0, 60.0);
    Finished finished;
    const words::Localizer localizer(words::Language::En);
    const GameSession session(localizer, finished.game, finished.game.actions.size(), "", "");
    const table::History& history = session.sitting().history();
    WinChances chances(session);
    double thinking_ms = 0;
    for (bool first = true; !chances.done(); first = false)
    {
        const brains::Bytes question = chances.question(history);
        const double elapsed_ms = playout_ms * playouts_of(question);
        constexpr double fetching_ms = 9000; // of the program, which is not thinking
        REQUIRE(chances.accept(history, even_answer(question), elapsed_ms + (first ? fetching_ms : 0)));
        thinking_ms += elapsed_ms;
    }
    CHECK(thinking_ms <= 1.1 * WinChances::max_thinking_ms);
    CHECK(chances.turning_points().size() == 3);
    for (const EstimatedTurn& turn : chances.turns())
    {
        REQUIRE(turn.known());
        CHECK(turn.before.playouts() <= 500);
        CHECK((playout_ms > 0.1 || turn.before.playouts() == 500)); // nothing is left out where there is time
    }
    for (const std::size_t point : chances.turning_points())
    {
        CHECK(chances.alternative(point) != nullptr);
    }
}

TEST_CASE("the estimating begins with the page of the result, which shows its progress and what it has found")
{
    Finished finished;
    const std::string analyse = english(Key::AnalysisTitle);
    REQUIRE(finished.driver.world.brains.is_thinking());
    CHECK(finished.labels(analyse) == std::vector{analyse});
    finished.answer(passes * positions + 5);
    CHECK(finished.labels(analyse) == std::vector{analyse});
    CHECK(finished.think_all() == 1);
    CHECK(finished.labels(analyse) == std::vector{analyse + ": " + english(Key::ChancesTurningPoints, {{"count", 3}})});
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.turning_points().size() == 3);
    CHECK_FALSE(finished.driver.world.brains.is_thinking());
}

TEST_CASE("the page of the result is not drawn for each answer, but the page of chances is")
{
    Finished finished;
    testing::FakeBrains& brains = finished.driver.world.brains;
    int frames = 0;
    int answers = 0;
    for (; brains.answer(); ++answers)
    {
        if (finished.driver.app().wants_frame())
        {
            ++frames;
            finished.driver.settle();
        }
    }
    CHECK(answers == passes * positions + 6);
    CHECK(frames >= 9);
    CHECK(frames <= 11);

    Finished open;
    REQUIRE(open.press(Key::AnalysisTitle));
    REQUIRE(open.driver.world.brains.answer());
    CHECK(open.driver.app().wants_frame());
}

TEST_CASE("the estimating pauses below other pages, continues where it stopped, and is not repeated")
{
    Finished finished;
    finished.answer(5);
    REQUIRE(finished.press(Key::TableShare));
    CHECK_FALSE(finished.driver.world.brains.is_thinking());
    REQUIRE(finished.press(Key::ButtonClose));
    CHECK(finished.driver.world.brains.is_thinking());
    finished.answer(5);
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.points().size() >= 8);
    CHECK(finished.think_all() == passes * positions + 6 - 10);
    REQUIRE(finished.press(Key::ButtonClose));
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.turning_points().size() == 3);
    CHECK(finished.think_all() == 0);
}

TEST_CASE("the estimating ends when the game is left")
{
    Finished finished;
    finished.answer(5);
    REQUIRE(finished.press(Key::ButtonNewGame));
    CHECK_FALSE(finished.driver.world.brains.is_thinking());
    CHECK(finished.think_all() == 0);
}

TEST_CASE("where answers would be computed in the page, only the page of chances asks for them")
{
    Finished finished;
    finished.driver.world.brains.is_beside = false;
    finished.answer(1);
    CHECK_FALSE(finished.driver.world.brains.is_thinking());
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.driver.world.brains.is_thinking());
}

TEST_CASE("a turning point leads to the beginning of its turn and opens its analysis")
{
    Finished finished;
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.think_all();
    REQUIRE(finished.driver.perform(finished.turning_points().front()));
    CHECK(finished.mirror().title == english(Key::AnalysisTitle));
    REQUIRE(finished.press(Key::ButtonClose));
    CHECK(finished.press(Key::ButtonReturnNow));
    REQUIRE(finished.press(Key::AnalysisTitle)); // for a finished game: all of its turns
    CHECK(finished.mirror().title == english(Key::ChancesTitle));
}

TEST_CASE("a tap on a turn of the chart explains it, and a button then leads to its moment")
{
    const auto [width, height] =
        GENERATE(std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F));
    CAPTURE(width);
    Finished finished(width, height);
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.think_all();
    CHECK_FALSE(finished.press(Key::ChancesSee));
    const std::string fifth = finished.points()[4];
    finished.driver.app().target(finished.driver.button(fifth));
    finished.driver.settle(); // it is scrolled into view
    const auto at = finished.driver.app().target(finished.driver.button(fifth));
    REQUIRE(at.has_value());
    finished.driver.click(*at);
    finished.driver.settle();
    REQUIRE(finished.mirror().title == english(Key::ChancesTitle));
    CHECK(finished.describes(fifth + ". Played: "));
    CHECK(finished.describes(" After it: "));
    CHECK(finished.driver.app().ui().visible_box(id_of("see moment")).has_value());
    CHECK(finished.driver.app().ui().cut().empty());
    // Its neighbours are as near, however narrow a turn of the chart is.
    REQUIRE(finished.press(Key::ChancesLater));
    CHECK(finished.describes(finished.points()[5] + ". Played: "));
    REQUIRE(finished.press(Key::ChancesEarlier));
    CHECK(finished.describes(fifth + ". Played: "));
    REQUIRE(finished.press(Key::ChancesSee));
    CHECK(finished.mirror().title != english(Key::ChancesTitle));
    CHECK(finished.press(Key::ButtonReturnNow));
}

TEST_CASE("the chart of chances has a legend with everybody's name")
{
    const float width = GENERATE(620.0F, 320.0F);
    const testing::AppDriver driver(1366, 768, false);
    const words::Localizer localizer;
    const record::Game game = testing::finish(testing::game_of({.players = 5, .seed = 3}), 3);
    const GameSession room(localizer, game, game.actions.size(), "", "");
    const TableModel shown = room.shown();
    Ui ui;
    for (const double now_ms : {1000.0, 1016.0})
    {
        ImGui::NewFrame();
        ui.begin(now_ms, false, {});
        draw_chances_chart(ui, shown, WinChances(room), std::nullopt, {10, 10, width, 260}, 1);
        ui.end();
        ImGui::Render();
        testing::AppDriver::hand_over_textures();
    }
    for (const Seat seat : Seats(5))
    {
        CHECK(testing::is_written(shown.names[seat]));
    }
    CHECK(ui.cut().empty());
    // Five names need a second row on a phone.
    CHECK((chances_legend_height(shown, width, 1) > chances_legend_height(shown, 2000, 1)) == (width < 600));
}

TEST_CASE("missing answers are reported, and an invalid answer leaves its turn unknown until the next estimate of it")
{
    Finished finished;
    finished.driver.world.brains.think = [](const platform::Bytes&) { return platform::Bytes(); };
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.think_all() == 1);
    CHECK(finished.says(english(Key::AnalysisNotHere)));
    REQUIRE(finished.press(Key::ButtonClose));
    finished.driver.world.brains.think = [](const platform::Bytes&) { return platform::Bytes(7, std::byte{1}); };
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.answer(1);
    CHECK(finished.driver.world.brains.distrusted == 1);
    finished.driver.world.brains.think = quick_answer;
    finished.answer(positions - 1);
    CHECK(finished.points().size() == turn_count - 1);
    finished.think_all();
    CHECK(finished.points().size() == turn_count);
    CHECK(finished.turning_points().size() == 3);
}

TEST_CASE("the page of chances and its buttons fit wide and tall screens")
{
    for (const auto& [width, height] :
         {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F), std::pair(360.0F, 640.0F)})
    {
        Finished finished(width, height);
        REQUIRE(finished.press(Key::AnalysisTitle));
        finished.think_all();
        CHECK(finished.driver.app().ui().cut().empty());
        const int button = finished.driver.button(finished.turning_points().front());
        auto at = finished.driver.app().target(button);
        finished.driver.settle(); // it is scrolled into view
        at = finished.driver.app().target(button);
        REQUIRE(at.has_value());
        finished.driver.click(*at);
        finished.driver.settle();
        CHECK(finished.mirror().title == english(Key::AnalysisTitle));
    }
}

TEST_CASE("every letter of the page of chances can be read, by day and by candle", "[contrast][pixels]")
{
    const auto [width, height] = GENERATE(std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F));
    const bool candle = GENERATE(false, true);
    Finished finished(width, height);
    finished.driver.world.page.dark = candle;
    testing::Canvas canvas;
    finished.driver.graphics = testing::Canvas::take_letters;
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.think_all();
    constexpr int max_frames = 100; // drawn while the board is being made
    for (int i = 0; i < max_frames && !finished.driver.settle(); ++i)
    {
        canvas.draw(*ImGui::GetDrawData());
    }
    board::test::Pale pale;
    testing::read_letters(canvas, *ImGui::GetDrawData(), [&pale](const testing::Letter& letter) { pale.see(letter); });
    testing::Picture picture;
    canvas.read(picture);
    testing::keep(picture, "chances-" + std::to_string(static_cast<int>(width)) + (candle ? "-candle" : "-day"));
    CHECK(pale.seen > 300);
    CHECK(pale.list == "");
}

TEST_CASE("every turn of every golden game begins with a question to its player, and has questions about its chances")
{
    for (const auto& entry : std::filesystem::directory_iterator("data/golden"))
    {
        if (entry.path().extension() != ".elg")
        {
            continue;
        }
        CAPTURE(entry.path().filename().string());
        std::ifstream file(entry.path());
        const auto read = record::read_record(std::string(std::istreambuf_iterator<char>(file), {}));
        REQUIRE(read.ok());
        const table::History history(*read, read->actions.size());
        for (const PlayedTurn& turn : turns_of(history))
        {
            const State& state = history.state_at(turn.start);
            CHECK(state.decision.seat == state.active());
            const brains::ChancesQuestion question{.state = state, .played = actions_of(history, turn)};
            CHECK(brains::read_question(brains::write_question(question)).ok());
        }
    }
}
