// Checks the values of the best net changes before a general scoring.
#include "search/counts/best_changes.hpp"

#include "search/objective.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::search;

namespace
{

/// Returns a random one of Reach::disjoint(), if there are any.
std::optional<Reach> some_reach(const State& state, Random& random)
{
    const std::vector<Reach> all = Reach::disjoint(state);
    return all.empty() ? std::nullopt : std::optional(all[random.below(static_cast<std::uint32_t>(all.size()))]);
}

/// Returns the state after a net change.
State end_of(State state, const NetChange& change)
{
    for (std::size_t place = 0; place < change.by_place.size(); ++place)
    {
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            std::uint8_t& there = state.caballeros[place][owner];
            there = static_cast<std::uint8_t>(there + change.by_place[place][owner]);
        }
    }
    return state;
}

/// Returns what is wrong with the values of the best net changes, "" if nothing is; nothing if none is found.
test::Finding wrong_with_best_changes(const State& state, Random& random)
{
    const std::optional<Reach> reach = some_reach(state, random);
    if (!reach)
    {
        return std::nullopt;
    }
    const Seat player = state.active();
    const Limits limits{.max_positions = 400'000};
    Budget budget(limits);
    const auto best = best_changes(state, *reach, Objective::LeadAfterScoring, budget);
    for (const NetChange& change : best ? best->sources() : std::vector<NetChange>{})
    {
        const int lead = worth(end_of(state, change), player, Objective::LeadAfterScoring, state.score[player]);
        if (lead != best->best())
        {
            return "worth " + std::to_string(lead) + ", not " + std::to_string(best->best());
        }
    }
    return best && !best->empty() ? test::Finding("") : std::nullopt;
}

/// Puts the King beside the Castillo, which keeps everything inside (2023, "Rebellion").
void close_castillo(State& state)
{
    state.king = Place::Castillo;
    state.caballeros[index(Place::Castillo)][state.active()] += 2;
}

} // namespace

TEST_CASE("random positions before a general scoring: the best net changes have the value of their ends")
{
    test::for_positions(
        60, test::Thinning::Courts,
        [](test::Sample& sample) { return wrong_with_best_changes(sample.state, sample.random); },
        [](const State& state) { return !Reach::disjoint(state).empty(); });
}

TEST_CASE("random positions before a general scoring: no disk moves a piece while the King keeps the Castillo closed")
{
    test::for_positions(
        60, test::Thinning::Courts,
        [](test::Sample& sample)
        {
            close_castillo(sample.state);
            return wrong_with_best_changes(sample.state, sample.random);
        },
        [](const State& state) { return !Reach::disjoint(state).empty(); });
}
