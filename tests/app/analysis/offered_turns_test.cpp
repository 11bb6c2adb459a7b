// The turns that "Analyse" offers: equal ones merged, and other cards with what they cost.
#include "app/analysis/offered_turns.hpp"

#include "app/analysis/analysis_words.hpp"
#include "brains/brain.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

brains::TurnAnswer solved_by_card(const State& position)
{
    brains::TurnQuestion question;
    question.state = position;
    question.objective = Objective::Lead;
    question.by_card = true;
    brains::Brain brain;
    brain.begin(brains::write_question(question));
    while (!brain.think(8))
    {
    }
    const auto answer = brains::read_answer(brain.answer());
    REQUIRE(answer.ok());
    return std::get<brains::TurnAnswer>(*answer);
}

/// Returns positions in which a player takes an action card.
std::vector<State> choices_of_card(std::size_t count)
{
    State state = new_game({.players = 3});
    Random random(3);
    std::vector<State> found;
    while (found.size() < count)
    {
        if (state.decision.question == Question::TakeCard)
        {
            found.push_back(state);
        }
        apply(state, random_action(state, random));
    }
    return found;
}

} // namespace

TEST_CASE("equal best turns are offered once, and every turn has another line")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé"};
    int merged = 0;
    for (const State& position : choices_of_card(8))
    {
        AnalysisOnTable analysis;
        analysis.position = position;
        const brains::TurnAnswer answer = solved_by_card(position);
        REQUIRE(answer.exact);
        analysis.answers[static_cast<std::size_t>(Objective::Lead)] = answer;
        analysis.offered[static_cast<std::size_t>(Objective::Lead)] = offered_turns(position, Objective::Lead, answer);
        const std::vector<std::string> lines = offered_turns_said(localizer, names, analysis);
        CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == lines.size());
        int ways = 0;
        std::size_t best = 0;
        for (const OfferedTurn& offered : analysis.turns())
        {
            ways += offered.value == answer.value ? offered.ways : 0;
            best += offered.value == answer.value ? 1 : 0;
            merged += offered.ways > 1 ? 1 : 0;
        }
        CHECK(best <= most_offered);
        CHECK(ways <= static_cast<int>(answer.turns.size()));
        CHECK(lines.size() == best + answer.other_cards.size());
    }
    CHECK(merged > 0);
}

TEST_CASE("a turn with another card says what it costs against the best")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé"};
    const State position = choices_of_card(1).front();
    AnalysisOnTable analysis;
    analysis.position = position;
    const Action any_card = legal(position)[0];
    const brains::TurnAnswer answer{
        .found = true, .exact = true, .value = 4, .turns = {{any_card}}, .other_cards = {{1, {any_card}}}};
    analysis.answers[static_cast<std::size_t>(Objective::Lead)] = answer;
    analysis.offered[static_cast<std::size_t>(Objective::Lead)] = offered_turns(position, Objective::Lead, answer);
    const std::vector<std::string> lines = offered_turns_said(localizer, names, analysis);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].rfind("4: ", 0) == 0);
    CHECK(lines[1].rfind("1 (costs 3): ", 0) == 0);
}

TEST_CASE("a turn is told in its order: an action before placing stands before it, one after placing behind it")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé"};
    int compared = 0;
    for (const State& position : choices_of_card(12))
    {
        for (const std::vector<Action>& turn : solved_by_card(position).turns)
        {
            const auto king = std::find_if(turn.begin(), turn.end(),
                                           [](const Action& action) { return action.kind == ActionKind::MoveKing; });
            const auto place = std::find_if(turn.begin(), turn.end(),
                                            [](const Action& action) { return action.kind == ActionKind::Place; });
            const std::string said = turn_said(localizer, names, position, turn);
            const std::size_t king_at = said.find("King to ");
            const std::size_t place_at = said.find(" × ");
            if (king != turn.end() && place != turn.end() && king_at != std::string::npos
                && place_at != std::string::npos)
            {
                CHECK((king < place) == (king_at < place_at));
                ++compared;
            }
        }
    }
    CHECK(compared > 0);
}
