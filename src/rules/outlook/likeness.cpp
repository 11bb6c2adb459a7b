#include "rules/outlook/likeness.hpp"

#include <cstdlib>
#include <numeric>

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

int caballeros_on_board(const State& state)
{
    int sum = 0;
    for (const auto& place : state.caballeros)
    {
        sum = std::accumulate(place.begin(), place.end(), sum);
    }
    return sum;
}

constexpr int other_task = 8;

} // namespace

int distance(const State& left, Objective left_objective, const State& right, Objective right_objective)
{
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

bool are_alike(const State& left, Objective left_objective, const State& right, Objective right_objective)
{
    const int far = distance(left, left_objective, right, right_objective);
    return far <= 2 * other_task || 3 * far < caballeros_on_board(left) + caballeros_on_board(right);
}

} // namespace elgrande::puzzles
