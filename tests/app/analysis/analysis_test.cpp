// "Analyse": the value and best turns of a turn, and what the turns of a finished game lost.
#include "app/analysis/played_turns.hpp"
#include "app/analysis/thinking_table.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <variant>

using namespace elgrande;
using namespace elgrande::screens;
using testing::cached_answer;
using testing::english;
using words::Key;

namespace
{

/// Returns the turn that contains `moment`.
PlayedTurn turn_with(const record::Game& game, table::Moment moment)
{
    const table::History history(game, game.actions.size());
    const std::vector<PlayedTurn> turns = turns_of(history);
    const auto found =
        std::find_if(turns.begin(), turns.end(),
                     [moment](const PlayedTurn& turn) { return moment >= turn.start && moment < turn.end; });
    REQUIRE(found != turns.end());
    return *found;
}

/// Returns the solver's answer about a turn as it was played.
brains::TurnAnswer solved(const record::Game& game, const PlayedTurn& turn, Objective objective)
{
    const table::History history(game, game.actions.size());
    brains::TurnQuestion question;
    question.state = history.state_at(turn.start);
    question.objective = objective;
    question.played = actions_of(history, turn);
    const auto answer = brains::read_answer(cached_answer(brains::write_question(question)));
    REQUIRE(answer.ok());
    REQUIRE(std::holds_alternative<brains::TurnAnswer>(*answer));
    return std::get<brains::TurnAnswer>(*answer);
}

struct Analyst : testing::ThinkingTable
{
    using ThinkingTable::ThinkingTable;

    bool offers(Key key) { return driver.button(english(key)) >= 0; }

    void act(const Intent& intent)
    {
        driver.app().act(intent);
        driver.settle();
    }

    void look_at(table::Moment moment) { act(Intent{LookAt{moment}}); }

    void think()
    {
        driver.world.brains.answer();
        driver.settle();
    }

    /// Returns the buttons of the best turns on the analysis page; their labels begin with `value`.
    std::vector<MirrorButton> best_turns(int value)
    {
        std::vector<MirrorButton> found;
        const std::string begins = std::to_string(value) + ": ";
        std::copy_if(mirror().buttons.begin(), mirror().buttons.end(), std::back_inserter(found),
                     [&](const MirrorButton& button) { return button.label.rfind(begins, 0) == 0; });
        return found;
    }

    platform::Bytes saved()
    {
        driver.world.files.saved.clear();
        driver.app().act(Intent{GameCommand::Download});
        driver.settle();
        REQUIRE(driver.world.files.saved.size() == 1);
        return driver.world.files.saved.begin()->second;
    }

    void click(int button)
    {
        REQUIRE(button >= 0);
        const auto at = driver.app().target(button);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
    }
};

/// Returns a moment of the first turn with at least `least` answers.
table::Moment moment_of_turn(const record::Game& game, std::size_t least)
{
    const table::History history(game, game.actions.size());
    for (const PlayedTurn& turn : turns_of(history))
    {
        if (turn.end - turn.start >= least)
        {
            return turn.start + 2;
        }
    }
    FAIL("no turn has enough answers");
    return 0;
}

/// Returns a game in which a player must take an action card.
record::Game running_game()
{
    Setup setup;
    setup.players = 3;
    setup.seed = 5;
    return testing::game_until(setup, [](const State& state) { return state.decision.question == Question::TakeCard; });
}

} // namespace

TEST_CASE("a turn that was played is analysed from its beginning: best, next best, played and lost")
{
    const record::Game game = testing::finished_game();
    const table::Moment moment = moment_of_turn(game, 5);
    const brains::TurnAnswer best = solved(game, turn_with(game, moment), Objective::Lead);
    REQUIRE(best.exact);
    REQUIRE(best.second);
    REQUIRE(best.played);
    Analyst analyst(game);
    analyst.look_at(moment);
    REQUIRE(analyst.press(Key::AnalysisTitle));
    CHECK(analyst.mirror().title == english(Key::AnalysisTitle));
    CHECK(analyst.says(english(Key::PuzzleThinks)));
    CHECK(analyst.driver.chosen(english(Key::AnalysisLead)));
    analyst.think();
    CHECK(
        analyst.says(english(Key::AnalysisBest, {{"value", best.value}, {"count", static_cast<int>(best.best_ends)}})));
    CHECK(analyst.says(english(Key::AnalysisSecond, {{"value", *best.second}})));
    CHECK(analyst.says(english(Key::AnalysisPlayed, {{"value", *best.played}, {"left", best.value - *best.played}})));
    const std::size_t offered = analyst.best_turns(best.value).size();
    CHECK(offered >= 1);
    CHECK(offered <= std::min<std::size_t>(5, best.turns.size()));
    REQUIRE(analyst.press(Key::ButtonClose));
    CHECK(analyst.offers(Key::ButtonReturnNow)); // it still looks back
}

TEST_CASE("each objective has its values, and a known answer is not computed again")
{
    const record::Game game = testing::finished_game();
    const table::Moment moment = moment_of_turn(game, 5);
    Analyst analyst(game);
    analyst.look_at(moment);
    REQUIRE(analyst.press(Key::AnalysisTitle));
    analyst.think();
    const std::string lead = analyst.mirror().prompt;
    for (const auto& [key, objective] :
         {std::pair(Key::AnalysisGain, Objective::PointsGained), std::pair(Key::AnalysisOwn, Objective::OwnPoints),
          std::pair(Key::AnalysisLeadScoring, Objective::LeadAfterScoring)})
    {
        REQUIRE(analyst.press(key));
        analyst.think();
        const brains::TurnAnswer best = solved(game, turn_with(game, moment), objective);
        CHECK(analyst.says(english(Key::AnalysisPlayed, {{"value", best.played.value_or(-1)},
                                                         {"left", best.value - best.played.value_or(0)}})));
    }
    REQUIRE(analyst.press(Key::AnalysisHold));
    analyst.think();
    const brains::TurnAnswer hold = solved(game, turn_with(game, moment), Objective::HoldRivals);
    CHECK(hold.value < 0);
    CHECK_FALSE(analyst.best_turns(-hold.value).empty()); // as people count it: positive
    const int asked = analyst.driver.world.brains.asked;
    REQUIRE(analyst.press(Key::AnalysisLead));
    CHECK(analyst.mirror().prompt == lead);
    CHECK(analyst.driver.world.brains.asked == asked);
}

TEST_CASE("an answer about one objective is not used for another")
{
    const record::Game game = testing::finished_game();
    Analyst analyst(game);
    analyst.look_at(moment_of_turn(game, 5));
    REQUIRE(analyst.press(Key::AnalysisTitle));
    analyst.think();
    const std::string lead = analyst.mirror().prompt;
    REQUIRE(analyst.press(Key::AnalysisGain));
    REQUIRE(analyst.press(Key::AnalysisLead)); // while the computation runs
    CHECK(analyst.mirror().prompt == lead);
    analyst.think();
    CHECK(analyst.mirror().prompt == lead);
    REQUIRE(analyst.press(Key::AnalysisGain));
    CHECK_FALSE(analyst.says(english(Key::PuzzleThinks)));
    CHECK(analyst.mirror().prompt != lead);
}

TEST_CASE("a best turn is shown on the board step by step, forward and back, and the game is what it was")
{
    const record::Game game = testing::finished_game();
    const table::Moment moment = moment_of_turn(game, 5);
    const brains::TurnAnswer best = solved(game, turn_with(game, moment), Objective::Lead);
    Analyst analyst(game);
    const platform::Bytes before = analyst.saved();
    const auto written = analyst.driver.world.disk.games;
    analyst.look_at(moment);
    const std::vector<std::string> position = analyst.mirror().position;
    REQUIRE(analyst.press(Key::AnalysisTitle));
    analyst.think();
    const std::vector<MirrorButton> turns = analyst.best_turns(best.value);
    REQUIRE_FALSE(turns.empty());
    analyst.driver.app().perform(turns.front().id);
    analyst.driver.settle();
    CHECK(analyst.mirror().answers.empty());
    const std::vector<std::string> beginning = analyst.mirror().position;
    std::size_t steps = 0;
    std::vector<std::vector<std::string>> positions{beginning};
    while (steps < 64 && analyst.press(Key::ButtonNewer))
    {
        ++steps;
        positions.push_back(analyst.mirror().position);
    }
    CHECK(steps > 0);
    CHECK(steps <= best.turns.front().size());
    CHECK(positions.front() != positions.back());
    for (std::size_t i = steps; i-- > 0;)
    {
        REQUIRE(analyst.press(Key::ButtonOlder));
        CHECK(analyst.mirror().position == positions[i]);
    }
    CHECK_FALSE(analyst.offers(Key::ButtonOlder));
    REQUIRE(analyst.press(Key::ButtonEndTryOut));
    CHECK(analyst.mirror().position == position);
    CHECK(analyst.offers(Key::ButtonReturnNow));
    CHECK(analyst.saved() == before);
    CHECK(analyst.driver.world.disk.games.size() == written.size());
    CHECK(analyst.driver.world.disk.games.begin()->second.newest == written.begin()->second.newest);
}

TEST_CASE("a turn shown on the board leads back to the list, and other commands play nothing")
{
    const record::Game game = testing::finished_game();
    Analyst analyst(game);
    analyst.look_at(moment_of_turn(game, 5));
    const std::vector<std::string> position = analyst.mirror().position;
    REQUIRE(analyst.press(Key::AnalysisTitle));
    analyst.think();
    const std::string told = analyst.mirror().prompt;
    analyst.act(Intent{ShowBestTurn{0}});
    REQUIRE(analyst.press(Key::ButtonNewer));
    const std::string heading = analyst.mirror().title;
    for (const Intent& intent : {Intent(GameCommand::Undo), Intent(GameCommand::ResetTurn), Intent(GameCommand::TryOut),
                                 Intent(GameCommand::PlayOn), Intent(GameCommand::ReturnToNow), Intent(Play{})})
    {
        analyst.act(intent);
        CHECK(analyst.mirror().title == heading);
    }
    REQUIRE(analyst.press(Key::AnalysisTitle));
    CHECK(analyst.mirror().prompt == told);
    REQUIRE(analyst.press(Key::ButtonClose));
    CHECK(analyst.mirror().position == position);
}

TEST_CASE("the start page and a link leave a shown turn, and the game is as it was")
{
    const record::Game game = running_game();
    Analyst analyst(game);
    const platform::Bytes before = analyst.saved();
    analyst.act({AnalysisCommand::Begin});
    analyst.think();
    analyst.act(Intent{ShowBestTurn{0}});
    REQUIRE(analyst.press(Key::ButtonNewer));
    REQUIRE(analyst.press(Key::MenuHome));
    REQUIRE(analyst.press(Key::HomeBackToGame));
    CHECK_FALSE(analyst.mirror().answers.empty());
    CHECK(analyst.saved() == before);
    analyst.act({AnalysisCommand::Begin});
    analyst.think();
    analyst.act(Intent{ShowBestTurn{0}});
    analyst.driver.app().open_link(record::game_link(testing::finished_game()));
    analyst.driver.settle();
    CHECK(analyst.offers(Key::ButtonRematch));
}

TEST_CASE("leaving, undo and looking back cancel the computation, and a late answer does nothing")
{
    Analyst analyst(running_game());
    for (const PageCommand command : {PageCommand::GoHome, PageCommand::OpenMenu, PageCommand::Close})
    {
        analyst.act({AnalysisCommand::Begin});
        REQUIRE(analyst.driver.world.brains.is_thinking());
        if (command == PageCommand::Close)
        {
            REQUIRE(analyst.press(Key::ButtonClose));
        }
        else
        {
            analyst.act(command);
        }
        CHECK_FALSE(analyst.driver.world.brains.is_thinking());
        analyst.act({HomeCommand::Resume});
    }
    analyst.act({AnalysisCommand::Begin});
    REQUIRE(analyst.driver.world.brains.is_thinking());
    analyst.driver.app().open_link(record::game_link(running_game())); // a finished one would ask for chances
    analyst.driver.settle();
    CHECK_FALSE(analyst.driver.world.brains.is_thinking());
}

TEST_CASE("a failure of the solver is reported, and another objective can be chosen")
{
    Analyst analyst(running_game());
    for (const platform::Bytes& bad :
         {platform::Bytes(), platform::Bytes(5, std::byte{7}), brains::write_answer(brains::Refused{}),
          brains::write_answer(
              brains::TurnAnswer{.found = true, .exact = true, .turns = {{with(ActionKind::Bid, 3)}}})})
    {
        analyst.driver.world.brains.think = [&bad](const platform::Bytes&) { return bad; };
        analyst.act({AnalysisCommand::Begin});
        analyst.think();
        CHECK(analyst.says(english(bad.empty() ? Key::AnalysisNotHere : Key::PuzzleUntold)));
        REQUIRE(analyst.press(Key::ButtonClose));
    }
    CHECK(analyst.driver.world.brains.distrusted == 3);
    analyst.driver.world.brains.think = cached_answer;
    analyst.act({AnalysisCommand::Begin});
    analyst.think();
    CHECK_FALSE(analyst.says(english(Key::PuzzleUntold)));
}

TEST_CASE("in a running game of a table without advice nothing can be analysed, not even in a try-out")
{
    Analyst analyst(running_game());
    REQUIRE(analyst.offers(Key::AnalysisTitle));
    const std::string key = analyst.driver.world.disk.games.begin()->first;
    analyst.driver.world.preferences.set("without advice", key);
    analyst.act({GameCommand::ReturnToNow});
    CHECK_FALSE(analyst.offers(Key::AnalysisTitle));
    analyst.look_at(1);
    CHECK_FALSE(analyst.offers(Key::AnalysisTitle));
    REQUIRE(analyst.press(Key::ButtonTryOut));
    CHECK_FALSE(analyst.offers(Key::AnalysisTitle));
    analyst.act({AnalysisCommand::Begin}); // as from the menu
    CHECK(analyst.says(english(Key::AdviceAgreed)));
    CHECK_FALSE(analyst.driver.world.brains.is_thinking());
}

TEST_CASE("a running game is analysed by what everybody sees: what is hidden makes no difference")
{
    const record::Game game = running_game();
    const State truth = record::last_state(game);
    std::vector<platform::Bytes> questions;
    for (const std::uint64_t shuffle : {1U, 2U})
    {
        const State other = determinize(truth, nobody, Random(shuffle));
        REQUIRE(other != truth);
        Analyst analyst({other.setup, game.players, other, {}, {}});
        analyst.driver.world.brains.think = [&](const platform::Bytes& question)
        {
            questions.push_back(question);
            return cached_answer(question);
        };
        analyst.act({AnalysisCommand::Begin});
        analyst.think();
        CHECK(analyst.says("The best is "));
    }
    REQUIRE(questions.size() == 2);
    CHECK(questions[0] == questions[1]);
}

TEST_CASE("moments between turns, lessons and puzzles have no analysis")
{
    const record::Game game = testing::finished_game();
    Analyst analyst(game);
    analyst.look_at(1); // a bid
    REQUIRE(analyst.press(Key::AnalysisTitle));
    CHECK(analyst.says(english(Key::AnalysisNone)));
    CHECK_FALSE(analyst.driver.world.brains.is_thinking());
    analyst.driver.app().open_link("z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE");
    analyst.driver.settle();
    CHECK_FALSE(analyst.offers(Key::AnalysisTitle));
    analyst.act({AnalysisCommand::Begin});
    CHECK(analyst.says(english(Key::AnalysisNone)));
}

TEST_CASE("a try-out can be analysed at its current question, and continues unchanged")
{
    const record::Game game = testing::finished_game();
    const table::Moment start = turn_with(game, moment_of_turn(game, 5)).start;
    Analyst analyst(game);
    analyst.look_at(start);
    REQUIRE(analyst.press(Key::ButtonTryOut));
    analyst.driver.app().perform(0);
    analyst.driver.settle();
    const std::vector<std::string> position = analyst.mirror().position;
    REQUIRE(analyst.press(Key::AnalysisTitle));
    analyst.think();
    analyst.act(Intent{ShowBestTurn{0}});
    REQUIRE(analyst.press(Key::ButtonNewer));
    REQUIRE(analyst.press(Key::ButtonEndTryOut)); // closes the analysis
    CHECK(analyst.mirror().position == position);
    REQUIRE(analyst.press(Key::TableUndo));
    REQUIRE(analyst.press(Key::ButtonEndTryOut)); // ends the try-out
    CHECK(analyst.offers(Key::ButtonBackToResult));
}

TEST_CASE("the buttons of an analysis fit wide and tall screens, and work by pointer and keys")
{
    const record::Game game = testing::finished_game();
    for (const auto& [width, height] :
         {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F)})
    {
        Analyst analyst(game, width, height);
        analyst.look_at(moment_of_turn(game, 5));
        analyst.driver.type('l');
        analyst.driver.settle();
        REQUIRE(analyst.mirror().title == english(Key::AnalysisTitle));
        analyst.think();
        analyst.click(analyst.driver.button(english(Key::AnalysisGain)));
        analyst.think();
        CHECK(analyst.driver.chosen(english(Key::AnalysisGain)));
        const auto first =
            std::find_if(analyst.mirror().buttons.begin(), analyst.mirror().buttons.end(),
                         [](const MirrorButton& button) { return button.label.find(": ") != std::string::npos; });
        REQUIRE(first != analyst.mirror().buttons.end());
        analyst.click(first->id);
        CHECK(analyst.offers(Key::ButtonNewer));
        analyst.driver.type('.');
        analyst.driver.settle();
        CHECK(analyst.offers(Key::ButtonOlder));
        analyst.driver.type(',');
        analyst.driver.settle();
        CHECK_FALSE(analyst.offers(Key::ButtonOlder));
        analyst.click(analyst.driver.button(english(Key::ButtonEndTryOut)));
        CHECK(analyst.offers(Key::ButtonReturnNow));
    }
}
