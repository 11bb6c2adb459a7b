// The answers of all seats to the end of a turn, against the values of the solver.
#include "search/whole_turn.hpp"

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>

using namespace elgrande;
using namespace elgrande::test;
using search::ActionSequence;
using search::BestTurns;
using search::Objective;

namespace
{

const search::Limits little_work{.max_positions = 60'000, .cancelled = {}};

/// Returns the value of the end that a line leads to; nothing if the line is not legal or does not end the turn.
std::optional<int> value_at_end(State state, Objective objective, const ActionSequence& line)
{
    const Seat player = state.active();
    const int before = state.score[player];
    bool ended = false;
    for (const Action action : line)
    {
        if (ended || !legal(state).contains(action))
        {
            return std::nullopt;
        }
        ended = apply_within_turn(state, action);
    }
    return ended ? std::optional(search::worth(state, player, objective, before)) : std::nullopt;
}

/// Checks that the line of a best turn leads to the solver's value, and that it is longer than the turn if
/// `others_are_asked`.
Finding check_line(Sample& sample, bool others_are_asked)
{
    const auto objective = static_cast<Objective>(sample.random.below(search::objective_count));
    const BestTurns best = search::best_turns(sample.state, objective, little_work);
    if (!best.exact || best.turns.empty())
    {
        return std::nullopt;
    }
    const auto line = search::whole_turn(sample.state, objective, best.turns.front(), little_work);
    if (!line)
    {
        return std::nullopt;
    }
    if (others_are_asked && line->size() <= best.turns.front().size())
    {
        return "the line lacks the answers of others";
    }
    const auto value = value_at_end(sample.state, objective, *line);
    return value == best.value ? "" : "the line is worth " + std::to_string(value.value_or(-999));
}

} // namespace

TEST_CASE("random positions: the line of a best turn ends with the solver's value")
{
    for_positions(60, Thinning::All, [](Sample& sample) { return check_line(sample, false); });
}

TEST_CASE("random positions: the line of a best turn has the answers of the seats that are asked before the player")
{
    for_positions(
        12, Thinning::All, [](Sample& sample) { return check_line(sample, true); },
        [](const State& state) { return state.decision.seat != state.active(); });
}

TEST_CASE("random positions: other answers are continued by the best and worst ones, and keep their value")
{
    for_positions(60, Thinning::All,
                  [](Sample& sample) -> Finding
                  {
                      const auto objective = static_cast<Objective>(sample.random.below(search::objective_count));
                      const int before = sample.state.score[sample.state.active()];
                      State state = sample.state;
                      const Action played = random_action(state, sample.random);
                      if (apply_within_turn(state, played))
                      {
                          return std::nullopt;
                      }
                      const BestTurns rest = search::best_turns(state, objective, little_work);
                      const auto line = search::continue_turn(sample.state, objective, {played}, little_work);
                      if (!rest.exact || !line)
                      {
                          return std::nullopt;
                      }
                      const int gained =
                          objective == Objective::PointsGained ? state.score[state.active()] - before : 0;
                      const auto value = value_at_end(sample.state, objective, *line);
                      return value == rest.value + gained ? "" : "it is worth " + std::to_string(value.value_or(-999));
                  });
}

TEST_CASE("answers that are not legal have no line")
{
    const State state = new_game({.players = 3});
    State turn = state;
    Random random(5);
    while (turn.decision.question != Question::TakeCard)
    {
        apply(turn, random_action(turn, random));
    }
    CHECK_FALSE(search::whole_turn(turn, Objective::Lead, {{.kind = ActionKind::Veto}}));
    CHECK_FALSE(search::continue_turn(turn, Objective::Lead, {{.kind = ActionKind::Veto}}));
}
