#include "puzzles/likeness.hpp"

#include <cstdlib>

namespace elgrande::puzzles
{
namespace
{

/// Returns the caballeros in a place of the seat that follows the player whose turn it is by `steps`; steps beyond the
/// seats of the table are the unused owners and the black caballeros.
int caballeros_of_nth(const State& state, std::size_t place, int steps)
{
    const int seats = state.owner_count();
    const int owner = steps < seats ? (state.active() + steps) % seats : steps;
    return state.caballeros[place][static_cast<std::size_t>(owner)];
}

} // namespace

int distance(const State& left, Objective left_objective, const State& right, Objective right_objective)
{
    constexpr int other_task = 8;
    int sum = 0;
    for (std::size_t place = 0; place < board_place_count; ++place)
    {
        for (int steps = 0; steps < max_owners; ++steps)
        {
            sum += std::abs(caballeros_of_nth(left, place, steps) - caballeros_of_nth(right, place, steps));
        }
    }
    sum += left_objective != right_objective ? other_task : 0;
    sum += left.turn.card != right.turn.card ? other_task : 0;
    return sum;
}

} // namespace elgrande::puzzles
