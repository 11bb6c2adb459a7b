// What the turns of a finished game lost, and the moments listed for them.
#include "app/analysis/judged_turn.hpp"
#include "app/analysis/losses_chart.hpp"
#include "app/analysis/thinking_table.hpp"
#include "record/notation.hpp"
#include "rules/game.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::cached_answer;
using testing::english;
using words::Key;

namespace
{

struct Finished : testing::ThinkingTable
{
    explicit Finished(float width = 1366, float height = 768) : ThinkingTable(testing::finished_game(3), width, height)
    {
    }

    /// Returns the labels of the buttons for the worst turns.
    std::vector<std::string> moments()
    {
        std::vector<std::string> found;
        for (const MirrorButton& button : mirror().buttons)
        {
            if (button.label.find(" lost ") != std::string::npos)
            {
                found.push_back(button.label);
            }
        }
        return found;
    }
};

/// Returns the losses of a finished game, as the solver finds them without the page.
Losses counted(const record::Game& game)
{
    const table::History history(game, game.actions.size());
    Losses losses;
    for (const PlayedTurn& turn : turns_of(history))
    {
        const State& state = history.state_at(turn.start);
        TurnLoss loss{.turn = turn, .seat = state.active(), .round = state.round};
        const auto told = turn_answer_in(state, cached_answer(brains::write_question(question_of(history, loss))));
        REQUIRE(told.has_value());
        REQUIRE(count_loss(loss, *told));
        losses.turns.push_back(loss);
        ++losses.counted;
    }
    return losses;
}

} // namespace

TEST_CASE("after the game every turn is evaluated in order, and each player's losses are listed by rounds")
{
    Finished finished;
    const Losses expected = counted(finished.game);
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.mirror().title == english(Key::LossesTitle));
    const int total = static_cast<int>(expected.turns.size());
    CHECK(total == 27); // three players, nine rounds
    CHECK(finished.says(english(Key::LossesCounting, {{"value", 0}, {"total", total}})));
    finished.driver.world.brains.answer();
    finished.driver.settle();
    CHECK(finished.says(english(Key::LossesCounting, {{"value", 1}, {"total", total}})));
    CHECK(finished.moments().empty()); // none until all turns are known
    CHECK(finished.think_all() == total - 1);
    CHECK(finished.mirror().prompt == english(Key::LossesSays));
    CHECK(finished.mirror().page.size() == 10);
    const PerSeat<int> lost = total_losses(expected);
    for (const std::string& part : {"Red " + std::to_string(lost[0]), "Blue " + std::to_string(lost[1])})
    {
        CHECK(finished.mirror().page.front().text.find(part) != std::string::npos);
    }
    const std::vector<std::size_t> worst_indices = worst_turns(expected);
    REQUIRE(worst_indices.size() == 3);
    const std::vector<std::string> moments = finished.moments();
    REQUIRE(moments.size() == 3);
    for (std::size_t i = 0; i < moments.size(); ++i)
    {
        const TurnLoss& loss = expected.turns[worst_indices[i]];
        CHECK(moments[i].rfind("Round " + std::to_string(loss.round) + ": ", 0) == 0);
        CHECK(moments[i].find("lost " + std::to_string(loss.points.value_or(-1))) != std::string::npos);
    }
}

TEST_CASE("the evaluation stops when the page closes, continues where it stopped, and is not repeated")
{
    Finished finished;
    REQUIRE(finished.press(Key::AnalysisTitle));
    for (int i = 0; i < 5; ++i)
    {
        finished.driver.world.brains.answer();
        finished.driver.settle();
    }
    REQUIRE(finished.press(Key::ButtonClose));
    CHECK_FALSE(finished.driver.world.brains.is_thinking());
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.says(english(Key::LossesCounting, {{"value", 5}, {"total", 27}})));
    CHECK(finished.think_all() == 22);
    REQUIRE(finished.press(Key::ButtonClose));
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.moments().size() == 3);
    CHECK(finished.think_all() == 0);
}

TEST_CASE("a listed moment looks back to the beginning of its turn and opens its analysis")
{
    Finished finished;
    const Losses expected = counted(finished.game);
    const TurnLoss& worst = expected.turns[worst_turns(expected).front()];
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.think_all();
    REQUIRE(finished.driver.perform(finished.moments().front()));
    CHECK(finished.mirror().title == english(Key::AnalysisTitle));
    finished.think_all();
    CHECK(finished.says("Lost: " + std::to_string(worst.points.value_or(-1)) + "."));
    REQUIRE(finished.press(Key::ButtonClose));
    CHECK(finished.press(Key::ButtonReturnNow));
    REQUIRE(finished.press(Key::AnalysisTitle)); // for a finished game: all of its turns, whose answers are known
    CHECK(finished.mirror().title == english(Key::LossesTitle));
    CHECK(finished.moments().size() == 3);
}

TEST_CASE("missing answers are reported, and an invalid answer leaves its turn unknown")
{
    Finished finished;
    finished.driver.world.brains.think = [](const platform::Bytes&) { return platform::Bytes(); };
    REQUIRE(finished.press(Key::AnalysisTitle));
    CHECK(finished.think_all() == 1);
    CHECK(finished.says(english(Key::AnalysisNotHere)));
    REQUIRE(finished.press(Key::ButtonClose));
    finished.driver.world.brains.think = [](const platform::Bytes&) { return platform::Bytes(7, std::byte{1}); };
    REQUIRE(finished.press(Key::AnalysisTitle));
    finished.driver.world.brains.answer();
    finished.driver.settle();
    CHECK(finished.driver.world.brains.distrusted == 1);
    finished.driver.world.brains.think = cached_answer;
    CHECK(finished.think_all() == 26);
    CHECK(finished.moments().size() == 3);
}

TEST_CASE("the page of losses and its buttons fit wide and tall screens")
{
    for (const auto& [width, height] :
         {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F)})
    {
        Finished finished(width, height);
        REQUIRE(finished.press(Key::AnalysisTitle));
        finished.think_all();
        CHECK(finished.driver.app().ui().cut().empty());
        const int button = finished.driver.button(finished.moments().front());
        auto at = finished.driver.app().target(button);
        finished.driver.settle(); // it is scrolled into view
        at = finished.driver.app().target(button);
        REQUIRE(at.has_value());
        finished.driver.click(*at);
        finished.driver.settle();
        CHECK(finished.mirror().title == english(Key::AnalysisTitle));
    }
}

TEST_CASE("every turn of every golden game has a question to the solver")
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
            const TurnLoss loss{.turn = turn, .seat = state.active(), .round = state.round};
            CHECK(brains::read_question(brains::write_question(question_of(history, loss))).ok());
        }
    }
}
