// Queries that the files of the engine share.
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

namespace
{

int in_open(const State& state, Seat seat, std::span<const Place> places)
{
    int sum = 0;
    for (const Place region : places)
    {
        sum += is_taboo(state, region) ? 0 : state.caballeros[index(region)][seat];
    }
    return sum;
}

} // namespace

int in_open_regions(const State& state, Seat seat)
{
    return in_open(state, seat, regions(state.setup));
}

int in_open_spain(const State& state, Seat seat)
{
    return in_open(state, seat, all_regions);
}

bool court_reaches(const State& state, Place place)
{
    const bool in_reach = is_region(place) || (is_grandissimo(state.setup) && place == Place::Portugal);
    return !is_taboo(state, place) && (in_reach || near_king(state).contains(place));
}

} // namespace elgrande
