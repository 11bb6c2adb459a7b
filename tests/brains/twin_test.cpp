// The twins of views: states that look the same to the seat and are sent in place of the views.
#include "brains/twin.hpp"
#include "rules/game.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;

TEST_CASE("every view of the player asked has a twin, by every rule set")
{
    test::play_every_rule_set(1,
                              [](const test::Step& step) -> std::string
                              {
                                  const PlayerView seen = view(step.before, step.before.decision.seat);
                                  if (!brains::twin_of(seen))
                                  {
                                      return "the view has no twin";
                                  }
                                  return {};
                              });
}
