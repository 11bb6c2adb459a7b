// Prints time and memory of the solver by card: `test-search "[!benchmark]"` in an optimised build. The positions are
// from the third round on, in games in which everybody plays the best turn for their own points; each is solved for
// every card on offer, and with the card free. If the card of a turn is the bid card (Intrigue & the King) both are the
// same.
#include "rules/cards/card.hpp"
#include "rules/playout.hpp"
#include "search/best_turns.hpp"
#include "search/positions.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include <emscripten/heap.h>

// clang-format off
EM_JS(double, node_cpu_ms, (), {
    const used = process.cpuUsage();
    return (used.user + used.system) / 1000;
})
// clang-format on
#else
#include <ctime>

#include <sys/resource.h>
#endif

using namespace elgrande;
using namespace elgrande::search;

namespace
{

/// The program's peak memory; WebAssembly's memory never shrinks.
double peak_mebibytes()
{
#ifdef __EMSCRIPTEN__
    return static_cast<double>(emscripten_get_heap_size()) / (1024.0 * 1024.0);
#else
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0; // kibibytes
#endif
}

/// Processor time, which hardly depends on other programs.
double cpu_ms()
{
#ifdef __EMSCRIPTEN__
    return node_cpu_ms();
#else
    return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC;
#endif
}

struct Costs
{
    std::vector<double> spent_ms;
    std::vector<double> ends;
    int exact = 0;
};

double at_share(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

BestTurns measure(const State& state, Objective objective, Costs& costs)
{
    const double begin = cpu_ms();
    BestTurns found = best_turns(state, objective);
    costs.spent_ms.push_back(cpu_ms() - begin);
    costs.ends.push_back(static_cast<double>(found.ends));
    costs.exact += found.exact ? 1 : 0;
    return found;
}

void print_row(const std::string& name, const Costs& costs)
{
    std::printf("%-34s%7zu%9.2f%9.2f%9.2f%14.0f%14.0f%8.1f %%\n", name.c_str(), costs.spent_ms.size(),
                at_share(costs.spent_ms, 0.5), at_share(costs.spent_ms, 0.99), at_share(costs.spent_ms, 1.0),
                at_share(costs.ends, 0.5), at_share(costs.ends, 0.99),
                100.0 * costs.exact / static_cast<double>(costs.spent_ms.size()));
}

/// Plays the actions of the best turn, then random answers to the end of the turn.
void play_turn(State& state, const BestTurns& best, Random& random)
{
    const Seat player = state.active();
    const ActionSequence actions = best.turns.empty() ? ActionSequence{} : best.turns.front();
    for (const Action action : actions)
    {
        if (state.decision.seat == player && legal(state).contains(action))
        {
            apply(state, action);
        }
    }
    while (state.active() == player && !is_over(state))
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
}

/// The costs of solving turns with a given card, by card.
class ByCard
{
public:
    void measure_given(const State& state, Objective objective)
    {
        Costs& costs = by_card_[std::string(card(state.turn.card).id)];
        measure(state, objective, costs);
        given_.spent_ms.push_back(costs.spent_ms.back());
        given_.ends.push_back(costs.ends.back());
    }

    void print() const
    {
        Costs given = given_;
        for (const auto& [name, costs] : by_card_)
        {
            given.exact += costs.exact;
            print_row(name, costs);
        }
        print_row("any, given", given);
    }

private:
    std::map<std::string, Costs> by_card_;
    Costs given_;
};

/// Plays a turn from its beginning. From the third round on, adds its costs to `free` and `by_card`.
void measure_turn(State& state, Objective objective, ByCard& by_card, Costs& free, Random& random)
{
    const bool counts = state.rounds_begun > 2;
    if (state.decision.question == Question::PlaceOrAct && counts)
    {
        by_card.measure_given(state, objective); // the bid card
    }
    for (const Action card_action : state.decision.question == Question::TakeCard ? legal(state) : ActionList())
    {
        State taken = state;
        if (counts && !apply_within_turn(taken, card_action))
        {
            by_card.measure_given(taken, objective);
        }
    }
    Costs unmeasured;
    play_turn(state, measure(state, objective, counts ? free : unmeasured), random);
}

void measure_games(Edition edition, Objective objective, const std::string& title, int positions)
{
    ByCard by_card;
    Costs free;
    for (std::uint64_t seed = 1; std::ssize(free.spent_ms) < positions; ++seed)
    {
        Setup setup;
        setup.edition = edition;
        setup.vetoes = !setups::can_leave_out_vetoes(setup);
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        while (!is_over(state) && std::ssize(free.spent_ms) < positions)
        {
            if (test::begins_turn(state))
            {
                measure_turn(state, objective, by_card, free, random);
            }
            else
            {
                apply(state, random_action(state, random, RandomPolicy::Busy));
            }
        }
    }
    std::printf("\n%-34s%7s%9s%9s%9s%14s%14s%10s\n", title.c_str(), "times", "median", "p99", "most ms", "median",
                "p99 ends", "exact");
    by_card.print();
    print_row("free", free);
    std::printf("memory of the program so far: %.1f MiB\n", peak_mebibytes());
}

} // namespace

TEST_CASE("the solver by card", "[!benchmark]")
{
    const int positions = test::wanted("ELGRANDE_SEARCHES", 2'000);
    for (int edition = 0; edition < edition_count; ++edition)
    {
        for (int i = 0; i < objective_count; ++i)
        {
            const auto objective = static_cast<Objective>(i);
            const std::string name = std::string(edition_row(static_cast<Edition>(edition)).id) + ", "
                                     + std::string(objective_id(objective));
            DYNAMIC_SECTION(name)
            {
                measure_games(static_cast<Edition>(edition), objective, name, positions);
            }
        }
    }
}
