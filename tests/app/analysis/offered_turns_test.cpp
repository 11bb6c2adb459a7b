// The turns that "Analyse" offers: equal ones merged, and other cards with what they cost.
#include "app/analysis/offered_turns.hpp"

#include "app/analysis/analysis_words.hpp"
#include "brains/brain.hpp"
#include "rules/cards/card.hpp"
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

brains::TurnAnswer solved_by_card(const State& position, Objective objective)
{
    brains::TurnQuestion question;
    question.state = position;
    question.objective = objective;
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
    for (const Objective objective : {Objective::Lead, Objective::PointsGained})
    {
        for (const State& position : choices_of_card(6))
        {
            AnalysisSession analysis;
            analysis.position = position;
            analysis.objective = objective;
            const brains::TurnAnswer answer = solved_by_card(position, objective);
            REQUIRE(answer.exact);
            analysis.answers[static_cast<std::size_t>(objective)] = answer;
            analysis.offered[static_cast<std::size_t>(objective)] = offered_turns(position, objective, answer);
            const std::vector<std::string> lines = offered_turn_texts(localizer, names, analysis);
            CHECK(std::set<std::string>(lines.begin(), lines.end()).size() == lines.size());
            int ways = 0;
            std::size_t best = 0;
            for (const OfferedTurn& offered : analysis.turns())
            {
                ways += offered.value == answer.value ? offered.ways : 0;
                best += offered.value == answer.value ? 1 : 0;
                merged += offered.ways > 1 ? 1 : 0;
            }
            CHECK(best <= max_offered);
            CHECK(ways <= static_cast<int>(answer.turns.size()));
            CHECK(lines.size() == best + answer.other_cards.size());
        }
    }
    CHECK(merged > 0); // most turns gain no points at once, so their placing does not matter
}

TEST_CASE("a turn with another card says what it costs against the best")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé"};
    const State position = choices_of_card(1).front();
    AnalysisSession analysis;
    analysis.position = position;
    const Action any_card = legal(position)[0];
    const brains::TurnAnswer answer{
        .found = true, .exact = true, .value = 4, .turns = {{any_card}}, .other_cards = {{1, {any_card}}}};
    analysis.answers[static_cast<std::size_t>(Objective::Lead)] = answer;
    analysis.offered[static_cast<std::size_t>(Objective::Lead)] = offered_turns(position, Objective::Lead, answer);
    const std::vector<std::string> lines = offered_turn_texts(localizer, names, analysis);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].rfind("4: ", 0) == 0);
    CHECK(lines[1].rfind("1 (costs 3): ", 0) == 0);
}

namespace
{

/// Returns the answers of a turn in which, whenever there is a choice, the first of these kinds is preferred.
std::vector<Action> turn_by(State state, const std::vector<ActionKind>& preferred)
{
    std::vector<Action> turn;
    for (bool ended = false; !ended;)
    {
        const ActionList all = legal(state);
        Action next = all[0];
        for (auto kind = preferred.rbegin(); kind != preferred.rend(); ++kind)
        {
            const auto found =
                std::find_if(all.begin(), all.end(), [kind](const Action& action) { return action.kind == *kind; });
            next = found != all.end() ? *found : next;
        }
        turn.push_back(next);
        ended = apply_within_turn(state, next);
    }
    return turn;
}

/// True if the player has taken the King card, and may place or act.
bool may_place_or_move_king(const State& state)
{
    const ActionList all = legal(state);
    const bool places =
        std::any_of(all.begin(), all.end(), [](const Action& action) { return action.kind == ActionKind::Place; });
    return places && state.decision.question == Question::PlaceOrAct && state.turn.card < catalogue().size()
           && card(state.turn.card).effects[0].verb == Verb::MoveKing;
}

/// Returns a position for which may_place_or_move_king() is true.
State king_taken()
{
    for (const State& state : choices_of_card(20))
    {
        for (const Action action : legal(state))
        {
            State taken = state;
            if (!apply_within_turn(taken, action) && may_place_or_move_king(taken))
            {
                return taken;
            }
        }
    }
    FAIL("nobody can take the King card");
    return {};
}

} // namespace

TEST_CASE("a turn is told in its order: an action before placing stands before it, one after placing behind it")
{
    const words::Localizer localizer(words::Language::En);
    const std::vector<std::string> names = {"Ana", "Björn", "Chloé"};
    const State position = king_taken();
    const auto acts_first = turn_by(position, {ActionKind::Act, ActionKind::MoveKing, ActionKind::Place});
    const auto places_first = turn_by(position, {ActionKind::Place, ActionKind::Act, ActionKind::MoveKing});
    const std::string first = turn_text(localizer, names, position, acts_first);
    const std::string last = turn_text(localizer, names, position, places_first);
    REQUIRE(first.find("King to ") != std::string::npos);
    REQUIRE(first.find("× ") != std::string::npos);
    REQUIRE(last.find("King to ") != std::string::npos);
    REQUIRE(last.find("× ") != std::string::npos);
    CHECK(first.find("King to ") < first.find("× "));
    CHECK(last.find("King to ") > last.find("× "));
}
