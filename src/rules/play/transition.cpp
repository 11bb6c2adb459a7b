#include "rules/play/transition.hpp"

namespace elgrande
{

Seat first_seat(const State& state, unsigned seats)
{
    Seat seat = state.active();
    for (int i = 0; i < state.owner_count(); ++i)
    {
        seat = owner_left_of(state, seat);
        if ((seats >> seat & 1U) != 0)
        {
            return seat;
        }
    }
    return nobody;
}

int in_open_regions(const State& state, Seat seat)
{
    int sum = 0;
    for (const Place region : all_regions)
    {
        sum += is_taboo(state, region) ? 0 : state.caballeros[index(region)][seat];
    }
    return sum;
}

} // namespace elgrande
