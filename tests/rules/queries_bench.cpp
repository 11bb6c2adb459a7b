// Benchmarks the solver's most frequent queries, on random games: `test-rules "[!benchmark]"` in an optimised build.
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "rules/outlook/outlook.hpp"
#include "rules/playout.hpp"
#include "rules/view.hpp"

#include <catch2/benchmark/catch_benchmark.hpp>
#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace elgrande;

namespace
{

/// Returns a state within a turn from each of many games.
std::vector<State> moments()
{
    std::vector<State> result;
    for (std::uint64_t seed = 1; seed <= 64; ++seed)
    {
        Setup setup;
        setup.players = 4;
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        for (std::uint64_t done = 0; done < 60 + seed || state.active() == nobody; ++done)
        {
            apply(state, random_action(state, random));
        }
        result.push_back(state);
    }
    return result;
}

/// Sums over all states, so that the compiler omits nothing.
template <class Cost>
std::uint64_t over(const std::vector<State>& states, Cost cost)
{
    std::uint64_t sum = 0;
    for (const State& state : states)
    {
        sum += cost(state);
    }
    return sum;
}

} // namespace

TEST_CASE("queries of searches, 64 states each", "[!benchmark]")
{
    const std::vector<State> states = moments();
    BENCHMARK("hash")
    {
        return over(states, [](const State& state) { return hash(state); });
    };
    BENCHMARK("turn_key")
    {
        return over(states, [](const State& state) { return turn_key(state); });
    };
    BENCHMARK("copy, legal and apply_within_turn")
    {
        return over(states,
                    [](const State& state)
                    {
                        State next = state;
                        return std::uint64_t{apply_within_turn(next, legal(state)[0])} + next.turns_done;
                    });
    };
    BENCHMARK("copy, legal and apply")
    {
        return over(states,
                    [](const State& state)
                    {
                        State next = state;
                        apply(next, legal(state)[0]);
                        return std::uint64_t{next.turns_done};
                    });
    };
    BENCHMARK("projected_scoring")
    {
        return over(states,
                    [](const State& state) {
                        return static_cast<std::uint64_t>(
                            projected_scoring(state, for_each_seat(state.king))[state.active()]);
                    });
    };
    BENCHMARK("view")
    {
        return over(states, [](const State& state) { return std::uint64_t{view(state, 0).round}; });
    };
    const std::vector<PlayerView> views = [&]
    {
        std::vector<PlayerView> seen;
        for (const State& state : states)
        {
            seen.push_back(view(state, 0));
        }
        return seen;
    }();
    std::vector<PlayerView> asked;
    for (const State& state : states)
    {
        asked.push_back(view(state, state.decision.seat));
    }
    BENCHMARK("consequence of an answer, one of a view each")
    {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < states.size(); ++i)
        {
            sum += consequence(asked[i], asked[i].legal[0]).changed.bits();
        }
        return sum;
    };
    BENCHMARK("scored_now and ranks of all places of a view")
    {
        std::uint64_t sum = 0;
        for (const PlayerView& seen : views)
        {
            sum += static_cast<std::uint64_t>(scored_now(seen).points[0]);
            for (const auto& payout : seen.payouts)
            {
                sum += payout ? static_cast<std::uint64_t>(ranks_of(*payout).size) : 0;
            }
        }
        return sum;
    };
    BENCHMARK("determinize a view")
    {
        std::uint64_t sum = 0;
        for (const PlayerView& seen : views)
        {
            sum += determinize(seen, Random(sum)).decks[10];
        }
        return sum;
    };
}
