// Caballeros that differ from others of their owner in the same place: on the spaces of France, the ship and America,
// with gold or wares, on the Limit table or beside it. Line numbers refer to the rules "classic and expansions".
#include "rules/play/transition.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande
{
namespace
{

/// Returns the index of First, Second or Third in Colonies::french and french_disc.
constexpr std::size_t french_index(Space space)
{
    return static_cast<std::size_t>(space) - static_cast<std::size_t>(Space::First);
}

/// Returns where the owner of the caballero on a space of France, or on the only office of the ship or America, is
/// stored; nullptr if the place has no such space.
template <class AnyState>
auto* post_of(AnyState& state, Place place, Space space)
{
    auto& colonies = state.colonies;
    if (place == Place::France)
    {
        return &colonies.french[french_index(space)];
    }
    return space != Space::First     ? nullptr
           : place == Place::Ship    ? &colonies.captain
           : place == Place::America ? &colonies.viceroy
                                     : nullptr;
}

std::size_t kind(Disc disc)
{
    return static_cast<std::size_t>(disc);
}

/// Returns where the number of an owner's caballeros with this disc is stored; nullptr without a disc, or for a place
/// that is not overseas. For France see Colonies::french_disc.
template <class AnyState>
auto* carriers(AnyState& state, Place place, Disc disc, Seat owner)
{
    const bool has_carriers = is_of(place, PlaceKind::Overseas) && disc != Disc::None;
    return has_carriers ? &state.colonies.carriers[sea_index(place)][kind(disc) - 1][owner] : nullptr;
}

int carrying(const State& state, Place place, Disc disc, Seat owner)
{
    const std::uint8_t* count = carriers(state, place, disc, owner);
    return count == nullptr ? 0 : *count;
}

/// Returns the number of an owner's caballeros with this disc, or without one, outside the spaces of offices.
int with_disc(const State& state, Place place, Disc disc, Seat owner)
{
    if (disc != Disc::None)
    {
        return carrying(state, place, disc, owner);
    }
    const int on_space = holder_of(state, place, Space::First) == owner ? 1 : 0;
    return state.caballeros[index(place)][owner] - on_space - carrying(state, place, Disc::Gold, owner)
           - carrying(state, place, Disc::Wares, owner);
}

} // namespace

Seat holder_of(const State& state, Place place, Space space)
{
    const Seat* holder = is_post(space) ? post_of(state, place, space) : nullptr;
    return holder == nullptr ? nobody : *holder;
}

int on_space(const State& state, Place place, Seat owner, Space space)
{
    const int all = state.caballeros[index(place)][owner];
    if (all == 0 || !has_colonies(state.setup))
    {
        return space == Space::Region ? all : 0;
    }
    if (is_post(space))
    {
        return holder_of(state, place, space) == owner ? 1 : 0;
    }
    if (place == Place::France)
    {
        return 0;
    }
    const Disc disc = disc_at(space);
    const int on_and_beside = with_disc(state, place, disc, owner);
    const int on_it = state.colonies.table == place ? state.colonies.on_table[kind(disc)][owner] : on_and_beside;
    return is_beside_table(space) ? on_and_beside - on_it : on_it;
}

PerOwner<std::uint8_t> counted_at(const State& state, Place place)
{
    PerOwner<std::uint8_t> counts = state.caballeros[index(place)];
    if (!has_colonies(state.setup))
    {
        counts[neutral] = is_grandissimo(state.setup) ? std::uint8_t{0} : counts[neutral]; // line 398
        return counts;
    }
    const Colonies& colonies = state.colonies;
    if (colonies.table == place)
    {
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            counts[owner] = 0;
            for (const PerOwner<std::uint8_t>& on_it : colonies.on_table)
            {
                counts[owner] = static_cast<std::uint8_t>(counts[owner] + on_it[owner]);
            }
        }
    }
    else if (place == Place::America && colonies.viceroy != nobody && counts[colonies.viceroy] > 0)
    {
        --counts[colonies.viceroy];
    }
    if (colonies.inquisitor != nobody)
    {
        counts[colonies.inquisitor] = static_cast<std::uint8_t>(counts[colonies.inquisitor] + counts[neutral]);
        counts[neutral] = 0;
    }
    return counts;
}

int free_table_spaces(const State& state)
{
    int taken = 0;
    for (const PerOwner<std::uint8_t>& on_it : state.colonies.on_table)
    {
        taken = std::accumulate(on_it.begin(), on_it.end(), taken);
    }
    return table_spaces(state.setup) - taken;
}

SpaceList free_spaces(const State& state, Place place, Disc disc)
{
    SpaceList list;
    if (place == Place::France && has_colonies(state.setup))
    {
        for (const Space space : {Space::First, Space::Second, Space::Third})
        {
            if (holder_of(state, place, space) == nobody)
            {
                list.add(space);
            }
        }
        return list;
    }
    const bool full = state.colonies.table == place && free_table_spaces(state) == 0;
    list.add(ordinary_space(is_of(place, PlaceKind::Overseas) ? disc : Disc::None, full));
    const bool has_space = (place == Place::Ship && has_colonies(state.setup)) || place == Place::America;
    if (has_space && disc == Disc::None && holder_of(state, place, Space::First) == nobody)
    {
        list.add(Space::First);
    }
    return list;
}

Disc disc_of(const State& state, Place place, Space space)
{
    return place == Place::France && is_post(space) ? state.colonies.french_disc[french_index(space)] : disc_at(space);
}

SpaceList spaces_to_change_to(const State& state, Place place, Space from)
{
    const SpaceList arriving = free_spaces(state, place, disc_of(state, place, from));
    SpaceList list;
    for (const Space space : arriving)
    {
        if (space != from)
        {
            list.add(space);
        }
    }
    const bool on_table = state.colonies.table == place && !is_post(from) && !is_beside_table(from);
    const Space beside = ordinary_space(disc_at(from), true);
    if (on_table && std::find(list.begin(), list.end(), beside) == list.end())
    {
        list.add(beside);
    }
    return list;
}

Disc take_off(State& state, Seat owner, Place place, Space space)
{
    --state.caballeros[index(place)][owner];
    if (!has_colonies(state.setup))
    {
        return Disc::None;
    }
    Colonies& colonies = state.colonies;
    const Disc disc = disc_of(state, place, space);
    if (is_post(space))
    {
        *post_of(state, place, space) = nobody;
        if (place == Place::France)
        {
            colonies.french_disc[french_index(space)] = Disc::None;
        }
        return disc;
    }
    if (std::uint8_t* count = carriers(state, place, disc, owner))
    {
        --*count;
    }
    if (colonies.table == place && !is_beside_table(space))
    {
        --colonies.on_table[kind(disc)][owner];
        colonies.spaces_freed = true;
    }
    return disc;
}

void put_on(const Transition& transition, Seat owner, Place place, Space space, Disc disc)
{
    State& state = transition.state;
    ++state.caballeros[index(place)][owner];
    state.castillo_seen = state.castillo_seen && place != Place::Castillo;
    if (!has_colonies(state.setup))
    {
        return;
    }
    Colonies& colonies = state.colonies;
    if (is_post(space))
    {
        *post_of(state, place, space) = owner;
        if (place == Place::France)
        {
            colonies.french_disc[french_index(space)] = disc;
        }
        return;
    }
    const Disc kept = is_of(place, PlaceKind::Overseas) ? disc : Disc::None;
    if (std::uint8_t* count = carriers(state, place, kept, owner))
    {
        ++*count;
    }
    if (colonies.table == place && !is_beside_table(space))
    {
        ++colonies.on_table[kind(kept)][owner];
    }
    if (disc != Disc::None && is_region(place))
    {
        deliver(transition, owner, place, disc);
    }
    else if (kept != disc)
    {
        lose_disc(transition, owner, place, disc);
    }
}

/// "The player scores the points immediately" (line 222).
void deliver(const Transition& transition, Seat owner, Place place, Disc disc)
{
    State& state = transition.state;
    const Seat player = state.player_of(owner);
    const int points = player == nobody ? 0 : points_for(disc);
    if (player != nobody)
    {
        state.score[player] = static_cast<std::uint16_t>(state.score[player] + points);
    }
    transition.emit({.kind = EventKind::DiscDelivered,
                     .seat = player,
                     .by = owner,
                     .to = place,
                     .rank = static_cast<std::uint8_t>(disc),
                     .points = static_cast<std::uint8_t>(points)});
}

/// "He places the disc near the board with the others" (line 239).
void lose_disc(const Transition& transition, Seat owner, Place place, Disc disc)
{
    transition.emit(
        {.kind = EventKind::DiscLost, .seat = owner, .from = place, .rank = static_cast<std::uint8_t>(disc)});
}

void put_on_any_space(const Transition& transition, Seat owner, Place place)
{
    const SpaceList spaces = free_spaces(transition.state, place, Disc::None);
    put_on(transition, owner, place, *spaces.begin(), Disc::None);
}

void take_away(const Transition& transition, Seat owner, Place place, Space space)
{
    if (const Disc disc = take_off(transition.state, owner, place, space); disc != Disc::None)
    {
        lose_disc(transition, owner, place, disc);
    }
}

int take_away_any(const Transition& transition, Seat owner, Place place, int most)
{
    constexpr std::array order{Space::BesideTable, Space::GoldBeside, Space::WaresBeside, Space::Region, Space::Gold,
                               Space::Wares,       Space::Third,      Space::Second,      Space::First};
    int taken = 0;
    for (const Space space : order)
    {
        while (taken < most && on_space(transition.state, place, owner, space) > 0)
        {
            take_away(transition, owner, place, space);
            ++taken;
        }
    }
    return taken;
}

void add_departures(const State& state, ActionList& list, Action action, Seat owner)
{
    if (!has_colonies(state.setup))
    {
        add_with_bearer(state, list, action, owner, 1);
        return;
    }
    for (int i = 0; i < space_count; ++i)
    {
        if (const auto space = static_cast<Space>(i); on_space(state, action.place, owner, space) > 0)
        {
            list.add(at_space(action, space));
        }
    }
}

void add_arrivals(const State& state, ActionList& list, Action action, Disc disc)
{
    if (!has_colonies(state.setup))
    {
        list.add(action);
        return;
    }
    for (const Space space : free_spaces(state, action.place, disc))
    {
        list.add(at_space(action, space));
    }
}

int discs_aside(const State& state, Disc disc)
{
    const Colonies& colonies = state.colonies;
    int in_play = colonies.unclaimed[kind(disc) - 1]
                  + static_cast<int>(std::count(colonies.french_disc.begin(), colonies.french_disc.end(), disc));
    for (const auto& place : colonies.carriers)
    {
        in_play = std::accumulate(place[kind(disc) - 1].begin(), place[kind(disc) - 1].end(), in_play);
    }
    return all_discs(disc) - in_play;
}

} // namespace elgrande
