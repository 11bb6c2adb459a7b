// The one-line descriptions of turns in "Analyse".
#include "app/analysis/analysis_words.hpp"
#include "app/analysis/played_turns.hpp"
#include "brains/brain.hpp"
#include "record/notation.hpp"
#include "support/wanted.hpp"
#include "table/history.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

brains::TurnAnswer solved(const State& position)
{
    brains::TurnQuestion question;
    question.state = position;
    question.objective = Objective::Lead;
    brains::Brain brain;
    brain.begin(brains::write_question(question));
    while (!brain.think(8))
    {
    }
    const auto answer = brains::read_answer(brain.answer());
    REQUIRE(answer.ok());
    REQUIRE(std::holds_alternative<brains::TurnAnswer>(*answer));
    return std::get<brains::TurnAnswer>(*answer);
}

} // namespace

TEST_CASE("the best turns on offer have different descriptions, even if only their counts differ")
{
    const words::Localizer localizer(words::Language::En);
    std::ifstream file("data/golden/four-players.elg");
    const auto read = record::read_record(std::string(std::istreambuf_iterator<char>(file), {}));
    REQUIRE(read.ok());
    const record::Game& game = *read;
    const table::History history(game, game.actions.size());
    const std::vector<PlayedTurn> turns = turns_of(history);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé", "Дима"};
    std::size_t compared = 0;
    for (std::size_t i = 0; i < turns.size(); i += test::is_sanitized ? 6 : 3)
    {
        const State& position = history.state_at(turns[i].start);
        const brains::TurnAnswer best = solved(position);
        std::vector<std::string> lines;
        for (const std::vector<Action>& turn : best.turns)
        {
            lines.push_back(turn_text(localizer, names, position, turn));
        }
        std::sort(lines.begin(), lines.end());
        const auto twice = std::adjacent_find(lines.begin(), lines.end());
        INFO("turn " << i << ": " << (twice == lines.end() ? "" : *twice));
        CHECK(twice == lines.end());
        compared += lines.size() > 1 ? 1 : 0;
    }
    CHECK(compared > 3);
}

TEST_CASE("a search that stopped early reports a bound, in the direction of its objective, and no second-best value")
{
    const words::Localizer localizer(words::Language::En);
    AnalysisSession analysis;
    analysis.position = State{};
    brains::TurnAnswer answer;
    answer.found = true;
    answer.exact = false;
    answer.value = 7;
    answer.second = 5;
    answer.played = 4;
    for (int i = 0; i < objective_count; ++i)
    {
        analysis.objective = static_cast<Objective>(i);
        const bool rivals = analysis.objective == Objective::HoldRivals;
        answer.value = rivals ? -7 : 7;
        answer.second = rivals ? -9 : 5;
        answer.played = rivals ? -10 : 4;
        analysis.answers.at(static_cast<std::size_t>(i)) = answer;
        const std::string played = rivals ? "Played: 10. Lost: 3+." : "Played: 4. Lost: 3+.";
        CHECK(verdict_on(localizer, analysis)
              == std::string("The best is at ") + (rivals ? "most" : "least") + " 7: the search stopped early. "
                     + played);
    }
}
