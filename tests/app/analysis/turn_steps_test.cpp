// Turns told step by step, from the turns of golden games.
#include "app/analysis/turn_steps.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/analysis/played_turns.hpp"
#include "app/analysis/turn_end.hpp"
#include "record/notation.hpp"
#include "rules/game.hpp"
#include "rules/outlook/breakdown.hpp"
#include "support/wanted.hpp"
#include "table/history.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

const std::vector<std::string> four_names = {"Ana", "Björn", "Chloé", "Дима"};

record::Game golden_game()
{
    std::ifstream file("data/golden/four-players.elg");
    auto read = record::read_record(std::string(std::istreambuf_iterator<char>(file), {}));
    REQUIRE(read.ok());
    return *read;
}

} // namespace

TEST_CASE("the steps of a turn are its answers in their order, fewer than those, and each tells what happens")
{
    const words::Localizer localizer(words::Language::En);
    const record::Game game = golden_game();
    const table::History history(game, game.actions.size());
    const std::vector<PlayedTurn> turns = turns_of(history);
    std::size_t all_steps = 0;
    std::size_t all_answers = 0;
    for (std::size_t i = 0; i < turns.size(); i += test::is_sanitized ? 6 : 2)
    {
        const State& begin = history.state_at(turns[i].start);
        const std::vector<Action> answers = actions_of(history, turns[i]);
        const TurnSteps steps = steps_of(begin, answers);
        std::vector<Action> joined;
        for (std::size_t step = 0; step < steps.size(); ++step)
        {
            joined.insert(joined.end(), steps[step].begin(), steps[step].end());
            CHECK_FALSE(step_text(localizer, four_names, begin, Objective::Lead, steps, step).empty());
        }
        CHECK(joined == answers);
        all_steps += steps.size();
        all_answers += answers.size();
    }
    CHECK(all_steps < all_answers);
}

TEST_CASE("the last step that changes the value tells the value at the end of the turn")
{
    const words::Localizer localizer(words::Language::En);
    const record::Game game = golden_game();
    const table::History history(game, game.actions.size());
    int told = 0;
    for (const PlayedTurn& turn : turns_of(history))
    {
        const State& begin = history.state_at(turn.start);
        const std::vector<Action> answers = actions_of(history, turn);
        const auto end = end_of_turn(begin, answers);
        REQUIRE(end.has_value());
        const int value = breakdown_of(end->state, begin.active(), Objective::OwnPoints, end->events).value;
        const std::string last = "Now " + value_text(localizer, Objective::OwnPoints, value) + ".";
        const TurnSteps steps = steps_of(begin, answers);
        std::string latest;
        for (std::size_t step = 0; step < steps.size(); ++step)
        {
            const std::string caption = step_text(localizer, four_names, begin, Objective::OwnPoints, steps, step);
            latest = caption.find("Now ") != std::string::npos ? caption : latest;
        }
        if (!latest.empty())
        {
            CHECK(latest.ends_with(last));
            ++told;
        }
    }
    CHECK(told > 10);
}

TEST_CASE("steps end before an answer that is not legal")
{
    const record::Game game = golden_game();
    const table::History history(game, game.actions.size());
    const PlayedTurn turn = turns_of(history).front();
    std::vector<Action> answers = actions_of(history, turn);
    REQUIRE(answers.size() > 1);
    answers.insert(answers.begin() + 1, Action{ActionKind::Veto});
    const TurnSteps steps = steps_of(history.state_at(turn.start), answers);
    REQUIRE(steps.size() == 1);
    CHECK(steps.front() == std::vector<Action>{answers.front()});
}
