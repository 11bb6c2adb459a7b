#include "screens/model/majority.hpp"

#include "rules/cards/card.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// Returns twice the strength of an owner: caballeros, and a half for the standard-bearer.
int strength(const State& state, Place place, Seat owner)
{
    const bool bearer = owner < state.players() && state.bearers.at[owner] == place;
    return 2 * counted_at(state, place)[owner] + (bearer ? 1 : 0);
}

/// The tie rule, implemented independently: every strength above zero has a rank; those who share it take the next one.
std::map<int, int> ranks_by_strength(const State& state, Place place)
{
    const int paid = ranks_that_pay(state.setup);
    std::map<int, int> holders;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        ++holders[strength(state, place, owner)];
    }
    holders.erase(0);
    std::map<int, int> ranks;
    int next = 1;
    for (auto held = holders.rbegin(); held != holders.rend() && next <= paid; ++held)
    {
        const int rank = next + (held->second > 1 ? 1 : 0);
        next = rank + 1;
        if (rank <= paid)
        {
            ranks[held->first] = rank;
        }
    }
    return ranks;
}

/// Returns what is wrong with the cells of a place, or an empty string.
std::string wrong_in(const State& state, const PlayerView& seen, Place place)
{
    const auto& caballeros = state.caballeros[index(place)];
    const std::map<int, int> ranks = ranks_by_strength(state, place);
    for (const Seat owner : state.owner_seats())
    {
        const auto cell = majority_of(seen, place, owner);
        if (!cell)
        {
            return seen.castillo || place != Place::Castillo ? "a cell is empty" : "";
        }
        const bool plays = owner < state.players();
        const auto rank = ranks.find(strength(state, place, owner));
        const bool known = seen.payouts[index(place)].has_value();
        if (cell->caballeros != caballeros[owner] || cell->grande != (plays && state.grande[owner] == place)
            || cell->bearer != (plays && state.bearers.at[owner] == place))
        {
            return "a different piece is shown";
        }
        if (cell->rank != (known && rank != ranks.end() ? rank->second : 0))
        {
            return "rank " + std::to_string(cell->rank);
        }
        if (cell->points.has_value() != (plays && cell->rank > 0)
            || (cell->points && *cell->points != payout(state, place).total(owner)))
        {
            return "other points";
        }
    }
    return "";
}

} // namespace

TEST_CASE("random games: the table of majorities shows the caballeros in each place and its payouts")
{
    test::play_every_rule_set(1,
                              [](const test::Step& step) -> std::string
                              {
                                  const PlayerView seen = view(step.after, step.after.decision.seat);
                                  for (int i = 0; i < place_count; ++i)
                                  {
                                      const auto place = static_cast<Place>(i);
                                      if (auto wrong = wrong_in(step.after, seen, place); !wrong.empty())
                                      {
                                          return "place " + std::to_string(i) + ": " + wrong;
                                      }
                                  }
                                  return "";
                              });
}
