// The values of ends of turns, compared with projected_scoring() for every disk.
#include "search/end_evaluator.hpp"

#include "rules/outlook/breakdown.hpp"
#include "rules/playout.hpp"
#include "search/brute_force.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <vector>

using namespace elgrande;
using namespace elgrande::test;
using search::Objective;

namespace
{

/// Plays the turn to a random end, and tells `observer` what happens until then. At most three players keep caballeros
/// in the Castillo, so that few disks matter. With own cards Grandes may follow the disks.
State random_end(const Sample& sample, Random& random, Observer observer = {})
{
    State state = sample.state;
    while (!apply_within_turn(state, random_action(state, random), observer))
    {
    }
    int inside = 0;
    for (const Seat seat : state.seats())
    {
        std::uint8_t& there = state.caballeros[index(Place::Castillo)][seat];
        inside += there > 0 ? 1 : 0;
        there = inside > 3 ? std::uint8_t{0} : there;
    }
    state.lasting.grandes_follow = has_own_cards(state.setup) && random.below(3) == 0;
    return state;
}

} // namespace

TEST_CASE("random ends of turns: every objective matches its definition")
{
    for_positions(150, Thinning::No,
                  [](Sample& sample) -> std::string
                  {
                      const State end = random_end(sample, sample.random);
                      const Seat player = sample.state.active();
                      for (int i = 0; i < search::objective_count; ++i)
                      {
                          const auto objective = static_cast<Objective>(i);
                          const int before = sample.before.score[player];
                          const int value = search::worth(end, player, objective, before);
                          if (const int due = value_of(end, player, objective, before); value != due)
                          {
                              return std::string(search::objective_id(objective)) + " " + std::to_string(value)
                                     + ", not " + std::to_string(due);
                          }
                      }
                      return "";
                  });
}

TEST_CASE("random ends of turns: the parts of a breakdown add up to the value, by every objective")
{
    for_positions(150, Thinning::No,
                  [](Sample& sample) -> std::string
                  {
                      std::vector<Event> events;
                      auto keep = [&events](const Event& event) { events.push_back(event); };
                      const State end = random_end(sample, sample.random, keep);
                      const Seat player = sample.state.active();
                      for (int i = 0; i < search::objective_count; ++i)
                      {
                          const auto objective = static_cast<Objective>(i);
                          const Breakdown found = breakdown_of(end, player, objective, events);
                          PerSeat<int> sum{};
                          for (const PointsPart& part : found.parts)
                          {
                              for (const Seat seat : end.seats())
                              {
                                  sum[seat] += part.points[seat];
                              }
                          }
                          const int due = search::worth(end, player, objective, sample.state.score[player]);
                          if (found.value != due || sum != found.total)
                          {
                              return std::string(search::objective_id(objective)) + " " + std::to_string(found.value)
                                     + ", not " + std::to_string(due);
                          }
                      }
                      return "";
                  });
}

TEST_CASE("random ends of turns: the cache of an evaluator changes no value")
{
    for_positions(60, Thinning::No,
                  [](Sample& sample) -> std::string
                  {
                      const Seat player = sample.state.active();
                      const auto objective = static_cast<Objective>(sample.random.below(search::objective_count));
                      const int before = sample.before.score[player];
                      search::EndEvaluator evaluator(player, objective, before);
                      for (int i = 0; i < 3; ++i)
                      {
                          const State end = random_end(sample, sample.random);
                          const int due = search::worth(end, player, objective, before);
                          if (const int value = evaluator.value(end); value != due)
                          {
                              return std::string(search::objective_id(objective)) + " " + std::to_string(value)
                                     + ", not " + std::to_string(due);
                          }
                      }
                      return "";
                  });
}

TEST_CASE("every objective has a distinct id")
{
    for (int i = 0; i < search::objective_count; ++i)
    {
        CHECK(search::objective_named(search::objective_id(static_cast<Objective>(i))) == static_cast<Objective>(i));
    }
    CHECK_FALSE(search::objective_named("points"));
}
