// A puzzle on the table: played, judged by the solver, hinted at and shown; it is not saved.
#include "app/puzzle/solver.hpp"

#include "rules/cards/card.hpp"
#include "rules/playout.hpp"
#include "words/ideas.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::cached_answer;
using testing::english;
using testing::one_best;
using testing::puzzle_of;
using testing::Solver;
using words::Key;

TEST_CASE("a puzzle is solved at the first try, and nothing of it is saved")
{
    Solver solver;
    CHECK(solver.mirror().title == english(Key::PuzzleOne));
    CHECK(solver.mirror().notice.empty());
    CHECK(solver.driver.world.address.shown == one_best);
    solver.play_right();
    CHECK(solver.says(english(Key::PuzzleRight, {{"value", solver.said(solver.best.value)}})));
    CHECK(solver.says(english(Key::PuzzleStars, {{"value", 3}})));
    CHECK(solver.mirror().answers.empty());
    CHECK(solver.stars() == "3");
    CHECK(solver.driver.world.disk.games.empty());
    CHECK(solver.driver.world.address.shown == one_best);
    REQUIRE(solver.press(Key::PuzzleLeave));
    CHECK(solver.driver.world.address.shown.empty());
    CHECK(solver.mirror().title == english(Key::PuzzleTitle)); // it belongs to the collection
    REQUIRE(solver.press(Key::ButtonClose));
    CHECK(solver.driver.button(english(Key::HomePlayComputers)) >= 0);
    CHECK_FALSE(solver.offers(Key::HomeBackToGame));
}

TEST_CASE("after a wrong turn the page says how much is missing, and the second try is worth two stars")
{
    Solver solver;
    solver.play_wrong();
    CHECK(solver.says("better was possible: " + solver.said(solver.best.value)));
    CHECK(solver.stars().empty());
    CHECK_FALSE(solver.offers(Key::TableUndo));
    REQUIRE(solver.press(Key::PuzzleAgain));
    CHECK_FALSE(solver.offers(Key::TableUndo));
    solver.play_right();
    CHECK(solver.says("Right"));
    CHECK(solver.stars() == "2");
}

TEST_CASE("a value is shown in words: ahead, behind or level, or as the rival's points")
{
    const words::Localizer localizer(words::Language::En);
    CHECK(value_text(localizer, Objective::Lead, 1) == "1 point ahead");
    CHECK(value_text(localizer, Objective::LeadAfterScoring, -4) == "4 points behind");
    CHECK(value_text(localizer, Objective::Lead, 0) == "level with the best rival");
    CHECK(value_text(localizer, Objective::HoldRivals, -39) == "39 points for the strongest rival");
    CHECK(value_text(localizer, Objective::OwnPoints, 95) == "95 points");
}

TEST_CASE("with previews the question also has the value of the position on the table")
{
    Solver solver;
    CHECK_FALSE(solver.says("So far: "));
    REQUIRE(solver.press(Key::PuzzleForetell));
    CHECK(solver.says("So far: "));
    solver.play_right();
    CHECK_FALSE(solver.says("So far: "));
}

TEST_CASE("the verdict has a table whose last line is the value, for a wrong turn beside the best one")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        Solver solver(one_best, width, height);
        CHECK_FALSE(solver.offers(Key::VerdictOpen));
        solver.play_wrong();
        const std::string verdict = solver.mirror().prompt;
        REQUIRE(solver.press(Key::VerdictOpen));
        CHECK(solver.mirror().title == english(Key::VerdictTitle));
        CHECK(verdict.find(solver.mirror().prompt) == 0);
        REQUIRE(solver.mirror().page.size() > 2);
        const std::size_t folded = solver.mirror().page.size();
        const std::string value = std::to_string(std::abs(solver.best.value));
        CHECK(solver.mirror().page.back().text.rfind(english(Key::VerdictCounts), 0) == 0);
        CHECK(solver.mirror().page.back().text.find(english(Key::VerdictBest)) != std::string::npos);
        CHECK(solver.mirror().page.back().text.ends_with(value));
        REQUIRE(solver.press(Key::VerdictAll));
        CHECK(solver.mirror().page.size() > folded);
        REQUIRE(solver.press(Key::VerdictFewer));
        CHECK(solver.mirror().page.size() == folded);
        REQUIRE(solver.press(Key::ButtonClose));
        CHECK(solver.mirror().prompt == verdict);
    }
}

TEST_CASE("a solver whose lines do not lead to its values gives a verdict without a table")
{
    Solver solver;
    solver.driver.world.brains.think = [](const platform::Bytes& question)
    {
        auto answer = std::get<brains::TurnAnswer>(*brains::read_answer(cached_answer(question)));
        answer.played_line = answer.best_line;
        return brains::write_answer(answer);
    };
    solver.play_wrong();
    CHECK(solver.says("better was possible"));
    CHECK_FALSE(solver.offers(Key::VerdictOpen));
}

TEST_CASE("each step of the solution tells what happens, and the last one what is reached and the idea")
{
    Solver solver(one_best, 1366, 768, {}, "1 " + one_best + " own-points classic free take-region\n");
    solver.play_wrong();
    REQUIRE(solver.press(Key::PuzzleSolution));
    std::vector<std::string> told;
    while (told.size() < 64 && !solver.says("The best turn: "))
    {
        REQUIRE(solver.press(Key::LearnNext));
        told.push_back(solver.mirror().prompt);
    }
    REQUIRE(told.size() > 1);
    const std::string count = "/" + std::to_string(told.size()) + ": ";
    for (std::size_t i = 0; i < told.size(); ++i)
    {
        CHECK(told[i].rfind(std::to_string(i + 1) + count, 0) == 0);
        CHECK(told[i].size() > count.size() + 8);
    }
    CHECK(told.back().find(english(Key::PuzzleBest, {{"value", solver.said(solver.best.value)}})) != std::string::npos);
    CHECK(told.back().ends_with(words::idea_sentence(words::Localizer(words::Language::En), Idea::TakeRegion)));
}

namespace
{

/// A puzzle with two best ends, in different regions. Its ideas: the home region, and to place before the scoring.
const std::string two_best = "z1.RZanBgM_1CBmBgcRr5FYZ2RcgjAXowKDM0g0DVJjMdIh3QiX0ItRIFA9wDu09dh7ZMk9qIBQ-a17RyL";

} // namespace

TEST_CASE("a puzzle that came by a link has the solver's ideas as a hint, as reasons of steps, and as the moral")
{
    Solver solver(two_best);
    const words::Localizer localizer(words::Language::En);
    const std::string home = words::idea_sentence(localizer, Idea::Home);
    CHECK(solver.hint_button().find(english(Key::HintIdea)) != std::string::npos);
    REQUIRE(solver.take_hint());
    CHECK(solver.says(home));
    solver.play_right();
    CHECK(solver.says(home));
    REQUIRE(solver.press(Key::PuzzleSolution));
    int reasons = 0;
    while (!solver.says("The best turn: "))
    {
        REQUIRE(solver.press(Key::LearnNext));
        reasons += solver.says(words::idea_sentence(localizer, Idea::ActLast)) ? 1 : 0;
    }
    CHECK(reasons == 1);
    CHECK(solver.says(home));
}

TEST_CASE("the solution says how many other turns are as good, and shows them one after the other")
{
    for (const std::string& link : {one_best, two_best})
    {
        Solver solver(link);
        const std::string others = english(Key::PuzzleOtherWays, {{"count", 1}});
        const auto show = [&]
        {
            while (!solver.says("The best turn: "))
            {
                REQUIRE(solver.press(Key::LearnNext));
            }
            CHECK(solver.says(english(Key::PuzzleBest, {{"value", solver.said(solver.best.value)}})));
            CHECK(solver.says(others) == (link == two_best));
            return solver.mirror().position;
        };
        solver.play_wrong();
        CHECK_FALSE(solver.offers(Key::PuzzleOtherWay));
        REQUIRE(solver.press(Key::PuzzleSolution));
        REQUIRE(solver.offers(Key::PuzzleOtherWay) == (link == two_best));
        const std::vector<std::string> first = show();
        if (link == two_best)
        {
            REQUIRE(solver.press(Key::PuzzleOtherWay));
            CHECK(show() != first);
            REQUIRE(solver.press(Key::PuzzleOtherWay));
            CHECK(show() == first);
        }
    }
}

TEST_CASE("the verdict says the words of a value once")
{
    Solver solver;
    solver.play_wrong();
    const std::string best = solver.said(solver.best.value);
    REQUIRE(best.ends_with(" points"));
    const std::string prompt = solver.mirror().prompt;
    const std::size_t at = prompt.find(best + ", not ");
    REQUIRE(at != std::string::npos);
    const std::string rest = prompt.substr(at + best.size());
    CHECK(rest.substr(0, rest.find('.')).find("points") == std::string::npos);
}

TEST_CASE("after the verdict the table shows the end of the best turn and the player's in turn")
{
    Solver solver;
    CHECK_FALSE(solver.offers(Key::PuzzleBestEnd));
    solver.play_wrong();
    const std::vector<std::string> yours = solver.mirror().position;
    REQUIRE(solver.press(Key::PuzzleBestEnd));
    CHECK(solver.mirror().position != yours);
    CHECK(solver.mirror().title.ends_with(english(Key::PuzzleBestEnd)));
    CHECK(solver.says("better was possible"));
    REQUIRE(solver.press(Key::PuzzleYourEnd));
    CHECK_FALSE(solver.mirror().title.ends_with(english(Key::PuzzleBestEnd)));
    CHECK(solver.mirror().position == yours);
    REQUIRE(solver.press(Key::PuzzleAgain));
    solver.play_right();
    CHECK(solver.stars() == "1"); // the solution was seen
}

TEST_CASE("hints come one after the other, and cost a star")
{
    Solver solver;
    std::vector<std::string> said;
    CHECK(solver.hint_button().ends_with("(–1 star)"));
    for (int i = 0; i < 8 && solver.take_hint(); ++i)
    {
        CHECK((solver.hint_button().empty() || solver.hint_button().ends_with("(free)")));
        said.push_back(solver.mirror().prompt);
        CHECK(solver.says("Hint: "));
    }
    CHECK(said.size() >= 2);
    CHECK(std::adjacent_find(said.begin(), said.end()) == said.end());
    solver.play_right();
    CHECK(solver.stars() == "2");
}

TEST_CASE("the solution is shown step by step to its end, and a later answer is worth one star")
{
    Solver solver;
    solver.play_wrong();
    REQUIRE(solver.press(Key::PuzzleSolution));
    std::size_t steps = 0;
    const std::string told = english(Key::PuzzleBest, {{"value", solver.said(solver.best.value)}});
    for (; steps < 64 && !solver.says(told); ++steps)
    {
        CHECK(solver.mirror().answers.empty());
        REQUIRE(solver.press(Key::LearnNext));
    }
    CHECK(steps > 1);
    CHECK(steps <= solver.best.best_line.size());
    const std::vector<std::string> end = solver.mirror().position;
    REQUIRE(solver.press(Key::LearnBack));
    CHECK(solver.mirror().position != end);
    REQUIRE(solver.press(Key::LearnNext));
    CHECK(solver.mirror().position == end);
    CHECK(solver.offers(Key::PuzzleNext));
    REQUIRE(solver.press(Key::PuzzleAgain));
    solver.play_right();
    CHECK(solver.stars() == "1");
}

TEST_CASE("undo is free while the turn lasts, and playing again to its end is judged")
{
    Solver solver;
    solver.state = solver.puzzle.position;
    const auto& turn = solver.best.turns.front();
    REQUIRE(turn.size() > 1);
    solver.play(turn[0]);
    REQUIRE(solver.press(Key::TableUndo));
    REQUIRE(solver.press(Key::TableRedo));
    REQUIRE(solver.press(Key::TableResetTurn));
    CHECK_FALSE(solver.offers(Key::TableUndo));
    solver.play_right();
    REQUIRE(solver.press(Key::PuzzleAgain));
    for (std::size_t i = 0; i < turn.size(); ++i)
    {
        REQUIRE(solver.press(Key::TableRedo));
    }
    CHECK(solver.says(english(Key::PuzzleThinks)));
    solver.think();
    CHECK(solver.says("Right"));
}

TEST_CASE("a failure of the solver is reported, and another try is offered")
{
    Solver solver;
    for (const platform::Bytes& bad : {platform::Bytes(), platform::Bytes(5, std::byte{7})})
    {
        solver.driver.world.brains.think = [&bad](const platform::Bytes&) { return bad; };
        solver.play_wrong();
        CHECK(solver.says(english(bad.empty() ? Key::AnalysisNotHere : Key::PuzzleUntold)));
        CHECK(solver.stars().empty());
        REQUIRE(solver.press(Key::PuzzleAgain));
    }
    CHECK(solver.driver.world.brains.distrusted == 1);
    solver.driver.world.brains.think = cached_answer;
    solver.play_right();
    CHECK(solver.stars() == "3"); // a try that was not judged does not count
}

TEST_CASE("a hint waits for the solver, and a late answer to a puzzle that was left does nothing")
{
    testing::FakePreferences::Values none;
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.address.link = one_best; });
    driver.settle();
    REQUIRE(driver.world.brains.is_thinking());
    REQUIRE(driver.perform(
        english(Key::PuzzleHint, {{"name", english(Key::HintFirst)}, {"other", english(Key::HintStar)}})));
    CHECK(driver.app().mirror().prompt.find(english(Key::PuzzleThinks)) != std::string::npos);
    driver.world.brains.think = cached_answer;
    REQUIRE(driver.world.brains.answer());
    driver.settle();
    CHECK(driver.app().mirror().prompt.find("Hint: ") != std::string::npos);
    REQUIRE(driver.perform(english(Key::PuzzleLeave)));
    CHECK_FALSE(driver.world.brains.is_thinking());
}

TEST_CASE("the buttons of a puzzle are on the screen, wide and tall, and pressed there")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        Solver solver(one_best, width, height);
        const int hint = solver.driver.button(solver.hint_button());
        REQUIRE(hint >= 0);
        const auto at = solver.driver.app().target(hint);
        REQUIRE(at.has_value());
        solver.driver.click(*at);
        solver.driver.settle();
        CHECK(solver.says("Hint: "));
        solver.play_wrong();
        const int again = solver.driver.button(english(Key::PuzzleAgain));
        REQUIRE(again >= 0);
        const auto there = solver.driver.app().target(again);
        REQUIRE(there.has_value());
        solver.driver.click(*there);
        solver.driver.settle();
        CHECK_FALSE(solver.mirror().answers.empty());
    }
}

TEST_CASE("the menu of a puzzle offers to make another one of it")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        Solver solver(one_best, width, height);
        for (const Id pressed : {id_of("menu"), id_of("menu entry", static_cast<int>(Key::PuzzleMake))})
        {
            const auto button = solver.driver.app().ui().visible_box(pressed);
            REQUIRE(button.has_value());
            solver.driver.click({button->middle_x(), button->middle_y()});
            solver.driver.settle();
        }
        CHECK(solver.mirror().title == english(Key::PuzzleMake));
    }
}

TEST_CASE("a turn that reaches the wanted value is right, and rivals' points are shown as positive numbers")
{
    record::Puzzle puzzle = puzzle_of(one_best);
    puzzle.task = {Objective::HoldRivals, record::Aim::AtLeast, -500};
    puzzle.texts = {"Hold on", "Anything will do.", "", "Just play."};
    Solver solver(record::puzzle_link(puzzle));
    CHECK(solver.mirror().title == "Hold on");
    CHECK(solver.says("Your goal: 500 points for the strongest rival."));
    CHECK(solver.says("Anything will do."));
    REQUIRE(solver.take_hint());
    CHECK(solver.says("Just play."));
    solver.play_wrong();
    CHECK(solver.says("Right!"));
    CHECK(solver.stars() == "2");
}

namespace
{

/// True if the special action of the card lets opponents answer.
bool asks_opponents(CardId taken)
{
    const Verb verb = taken < catalogue().size() ? card(taken).effects[0].verb : Verb::Move;
    return verb == Verb::ReturnAny || verb == Verb::DiskReturn || verb == Verb::Evict;
}

/// Returns a puzzle whose best turn ends with a question to opponents: which caballeros they return, or where they go.
record::Puzzle puzzle_with_reply()
{
    for (std::uint64_t seed = 1; seed < 40; ++seed)
    {
        State state = new_game({.players = 3, .seed = seed});
        for (Random random(seed); !is_over(state); apply(state, random_action(state, random)))
        {
            if (state.decision.question != Question::PlaceOrAct || !asks_opponents(state.turn.card))
            {
                continue;
            }
            record::Puzzle puzzle;
            puzzle.position = state;
            puzzle.colours = {record::Colour::Red, record::Colour::Blue, record::Colour::Green};
            puzzle.task = {Objective::Lead, record::Aim::Best, 0};
            puzzle = puzzle_of(record::puzzle_link(puzzle));
            if (asks_others(puzzle.position, testing::best_of(puzzle).turns.front()))
            {
                return puzzle;
            }
        }
    }
    FAIL("no such turn");
    return {};
}

/// Returns a puzzle whose best turn is the last one of its round, which no scoring follows.
record::Puzzle puzzle_of_last_turn()
{
    for (std::uint64_t seed = 1; seed < 40; ++seed)
    {
        State state = new_game({.players = 3, .seed = seed});
        for (Random random(seed); state.decision.question != Question::TakeCard || state.turns_done != 2;)
        {
            apply(state, random_action(state, random));
        }
        record::Puzzle puzzle;
        puzzle.position = state;
        puzzle.colours = {record::Colour::Red, record::Colour::Blue, record::Colour::Green};
        puzzle.task = {Objective::OwnPoints, record::Aim::Best, 0};
        puzzle = puzzle_of(record::puzzle_link(puzzle));
        State end = puzzle.position;
        const auto best = testing::best_of(puzzle);
        for (const Action action : best.turns.front())
        {
            apply(end, action);
        }
        if (end.round > puzzle.position.round)
        {
            return puzzle;
        }
    }
    FAIL("no such turn");
    return {};
}

} // namespace

TEST_CASE("the verdict about the last turn of a round shows no cards of the next one")
{
    Solver solver(record::puzzle_link(puzzle_of_last_turn()));
    const auto shows_cards = [&]
    {
        const std::vector<std::string>& lines = solver.mirror().position;
        return std::any_of(lines.begin(), lines.end(),
                           [](const std::string& line) { return line.starts_with("Action cards: "); });
    };
    CHECK(shows_cards());
    solver.play_right();
    REQUIRE(solver.says("Right!"));
    CHECK_FALSE(shows_cards());
    REQUIRE(solver.press(Key::PuzzleAgain));
    CHECK(shows_cards());
}

TEST_CASE("where others answer, the verdict shows their worst reply, and the table counts it")
{
    Solver solver(record::puzzle_link(puzzle_with_reply()));
    REQUIRE(solver.best.best_line.size() > solver.best.turns.front().size());
    std::vector<std::string> asked;
    solver.driver.world.brains.think = [&](const platform::Bytes& question)
    {
        asked = solver.mirror().position;
        return cached_answer(question);
    };
    solver.play_right();
    CHECK(solver.says("Right!"));
    CHECK(solver.says("The worst reply: "));
    CHECK(solver.mirror().position != asked); // the reply is on the table
    REQUIRE(solver.press(Key::VerdictOpen));
    CHECK(solver.mirror().prompt.find("The worst reply: ") != std::string::npos);
}
