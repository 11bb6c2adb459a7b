// Prints time and memory of the solver by card: `test-search "[!benchmark]"` in an optimised build. The positions are
// from the third round on, in games in which everybody plays the best turn for the objective. Each is solved once with
// every card on offer, and once with the card free. If the bid card is the card of the turn (Intrigue & the King), both
// searches are the same.
#include "rules/cards/card.hpp"
#include "rules/playout.hpp"
#include "search/best_turns.hpp"
#include "search/positions.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
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

/// Returns the peak memory of the program. As wasm it is the size of the memory, which never shrinks.
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

/// Returns the CPU time of the program so far, which hardly depends on other programs.
double cpu_ms()
{
#ifdef __EMSCRIPTEN__
    return node_cpu_ms();
#else
    return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC;
#endif
}

/// The measurements of a row of the table.
struct Costs
{
    std::vector<double> cpu_ms; ///< of each search
    std::vector<double> ends;   ///< BestTurns::ends of each search
    int exact = 0;              ///< number of searches with an exact result
};

/// Adds the measurements of another row.
void add(Costs& sum, const Costs& costs)
{
    sum.cpu_ms.insert(sum.cpu_ms.end(), costs.cpu_ms.begin(), costs.cpu_ms.end());
    sum.ends.insert(sum.ends.end(), costs.ends.begin(), costs.ends.end());
    sum.exact += costs.exact;
}

/// Returns the quantile of `values`, which must not be empty, for `fraction` from 0 (the least) to 1 (the greatest).
double quantile(std::vector<double> values, double fraction)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(fraction * static_cast<double>(values.size() - 1))];
}

/// Solves the turn and adds what that costs to `costs`.
BestTurns measure(const State& state, Objective objective, Costs& costs)
{
    const double begin = cpu_ms();
    BestTurns found = best_turns(state, objective);
    costs.cpu_ms.push_back(cpu_ms() - begin);
    costs.ends.push_back(static_cast<double>(found.ends));
    costs.exact += found.exact ? 1 : 0;
    return found;
}

void print_headings(const std::string& title)
{
    std::printf("\n%-34s%9s%11s%9s%9s%14s%14s%10s\n", title.c_str(), "searches", "ms: median", "p99", "max",
                "ends: median", "p99", "exact");
}

void print_row(const std::string& name, const Costs& costs)
{
    if (costs.cpu_ms.empty())
    {
        return;
    }
    std::printf("%-34s%9zu%11.2f%9.2f%9.2f%14.0f%14.0f%8.1f %%\n", name.c_str(), costs.cpu_ms.size(),
                quantile(costs.cpu_ms, 0.5), quantile(costs.cpu_ms, 0.99), quantile(costs.cpu_ms, 1.0),
                quantile(costs.ends, 0.5), quantile(costs.ends, 0.99),
                100.0 * costs.exact / static_cast<double>(costs.cpu_ms.size()));
}

/// Plays the actions of the best turn as far as they are legal, then random answers to the end of the turn.
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

/// The costs of solving turns whose card is given, by the id of the card.
using ByCard = std::map<std::string, Costs>;

void measure_given_card(const State& state, Objective objective, ByCard& by_card)
{
    measure(state, objective, by_card[std::string(card(state.turn.card).id)]);
}

/// Prints a row for each card, and one for all of them.
void print_rows(const ByCard& by_card)
{
    Costs all;
    for (const auto& [id, costs] : by_card)
    {
        print_row(id, costs);
        add(all, costs);
    }
    print_row("all cards, given", all);
}

/// Plays a turn from its beginning. From the third round on, adds its costs to `by_card` (with the card given) and to
/// `free` (with the card free).
void measure_turn(State& state, Objective objective, ByCard& by_card, Costs& free, Random& random)
{
    const bool counts = state.rounds_begun > 2;
    if (state.decision.question == Question::PlaceOrAct && counts)
    {
        measure_given_card(state, objective, by_card); // the bid card
    }
    for (const Action card_action : state.decision.question == Question::TakeCard ? legal(state) : ActionList())
    {
        State taken = state;
        if (counts && !apply_within_turn(taken, card_action))
        {
            measure_given_card(taken, objective, by_card);
        }
    }
    Costs unmeasured;
    play_turn(state, measure(state, objective, counts ? free : unmeasured), random);
}

/// Measures `positions` turns in games of one edition and prints their table.
void measure_games(Edition edition, Objective objective, const std::string& title, int positions)
{
    ByCard by_card;
    Costs free;
    for (std::uint64_t seed = 1; std::ssize(free.cpu_ms) < positions; ++seed)
    {
        Setup setup;
        setup.edition = edition;
        setup.vetoes = !setups::can_leave_out_vetoes(setup);
        setup.seed = seed;
        State state = new_game(setup);
        Random random(seed);
        while (!is_over(state) && std::ssize(free.cpu_ms) < positions)
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
    print_headings(title);
    print_rows(by_card);
    print_row("card free", free);
    std::printf("peak memory of the program so far: %.1f MiB\n", peak_mebibytes());
}

} // namespace

TEST_CASE("time and memory of the solver by card", "[!benchmark]")
{
    const int positions = test::wanted("ELGRANDE_SEARCHES", 2'000);
    REQUIRE(positions > 0); // false if ELGRANDE_SEARCHES is no number
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
