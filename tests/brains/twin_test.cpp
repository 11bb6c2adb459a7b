// What a computer player is told travels as a position that looks the same to it.
#include "brains/twin.hpp"
#include "rules/game.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;

TEST_CASE("every view of whoever is asked has a twin, by every set of rules")
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
