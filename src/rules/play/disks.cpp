#include "rules/play/transition.hpp"

namespace elgrande
{
namespace
{

/// "The selected region must contain at least 2 of their Caballeros"; with single ones only, such a region must do.
PlaceSet regions_to_return_from(const State& state, Seat seat, int wanted)
{
    PlaceSet enough;
    PlaceSet some;
    for (const Place region : all_regions)
    {
        if (!may_leave(state, seat, region))
        {
            continue;
        }
        some.insert(region);
        if (state.caballeros[index(region)][seat] >= wanted)
        {
            enough.insert(region);
        }
    }
    return enough.empty() ? some : enough;
}

} // namespace

PlaceSet disk_choices(const State& state, Seat seat)
{
    if (state.disk_purpose == DiskPurpose::Evict && edition_row(state.setup.edition).evicted_must_move)
    {
        PlaceSet others = every_region;
        others.erase(state.king);
        others.erase(state.progress.region);
        return others;
    }
    if (state.disk_purpose != DiskPurpose::Return)
    {
        // The King's region can be set; what it costs is settled when the disks are revealed.
        return every_region;
    }
    const int count = running_effect(state).count;
    return regions_to_return_from(state, seat, count == all_of_them ? 1 : count);
}

void call_disks(const Transition& transition, DiskPurpose purpose, std::uint8_t seats)
{
    transition.state.disk_purpose = purpose;
    transition.state.disks_due = seats;
    transition.state.disk.fill(Place::Nowhere);
    transition.state.bearers.returning = 0;
}

bool ask_for_disk(const Transition& transition, Seat from)
{
    const State& state = transition.state;
    Seat seat = from;
    for (int i = 0; i < state.players(); ++i, seat = left_of(seat, state.players()))
    {
        if ((state.disks_due & bit_of(seat)) != 0)
        {
            transition.ask(Question::SetDisk, seat);
            return true;
        }
    }
    return false;
}

void reveal_disks(const Transition& transition)
{
    for (const Seat seat : transition.state.seats())
    {
        if (transition.state.disk[seat] != Place::Nowhere)
        {
            transition.emit({.kind = EventKind::DiskRevealed, .seat = seat, .to = transition.state.disk[seat]});
        }
    }
}

Seat next_disk(const State& state)
{
    unsigned seats = 0;
    for (const Seat seat : state.seats())
    {
        seats |= state.disk[seat] != Place::Nowhere ? unsigned{bit_of(seat)} : 0U;
    }
    return first_seat(state, seats);
}

void take_disk(const Transition& transition, Seat seat)
{
    State& state = transition.state;
    state.disk[seat] = Place::Nowhere;
    state.bearers.returning = static_cast<std::uint8_t>(state.bearers.returning & ~bit_of(seat));
}

bool disks_are_of(const State& state, DiskPurpose purpose, std::uint8_t seats)
{
    if (state.disk_purpose != purpose)
    {
        return false;
    }
    std::uint8_t set = 0;
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        if (state.disk[seat] == Place::Nowhere)
        {
            continue;
        }
        if (seat >= state.players() || !is_region(state.disk[seat])
            || !disk_choices(state, seat).contains(state.disk[seat]))
        {
            return false;
        }
        set |= bit_of(seat);
    }
    if ((state.bearers.returning & ~(purpose == DiskPurpose::Return ? unsigned{set} : 0U)) != 0)
    {
        return false;
    }
    return (set & state.disks_due) == 0 && (set | state.disks_due) == seats;
}

void put_disks_away(const Transition& transition)
{
    call_disks(transition, DiskPurpose::None, 0);
}

} // namespace elgrande
