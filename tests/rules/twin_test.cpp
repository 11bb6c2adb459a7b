// The twins of views: states that look the same to a seat, or to a watcher, and are sent in place of the views.
#include "rules/twin.hpp"
#include "rules/validation/validate_state.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;

namespace
{

/// Returns what is wrong with the twin of a view of `state`, or an empty string.
std::string fault_of_twin(const State& state, Seat viewer)
{
    const PlayerView seen = view(state, viewer);
    const std::optional<State> twin = twin_of(seen);
    const std::string whose = viewer == nobody ? "a watcher" : "seat " + std::to_string(viewer);
    if (!twin)
    {
        return "the view of " + whose + " has no twin";
    }
    if (view(*twin, viewer) != seen)
    {
        return "the twin looks different to " + whose;
    }
    const ValidationError wrong = validate_state(*twin);
    return wrong ? "the twin for " + whose + " is invalid: " + *wrong : std::string();
}

} // namespace

TEST_CASE("every view has a valid twin: that of each seat, asked or not, and of watchers, by every rule set")
{
    int number = 0;
    test::play_every_rule_set(1,
                              [&number](const test::Step& step) -> std::string
                              {
                                  // Each step tests the asked seat, and another one or nobody.
                                  const int players = step.before.players();
                                  const int turn = number++ % (players + 1);
                                  const Seat other = turn == players ? nobody : static_cast<Seat>(turn);
                                  const std::string fault = fault_of_twin(step.before, step.before.decision.seat);
                                  return fault.empty() ? fault_of_twin(step.after, other) : fault;
                              });
}
