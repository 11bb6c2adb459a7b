// Secret disks: what they may show, and how they are revealed and executed.
#include "rules/play/transition.hpp"

namespace elgrande
{
namespace
{

/// Returns the regions that the disk of a DiskReturn effect may name: those with at least `wanted` caballeros of the
/// seat ("The selected region must contain at least 2 of their Caballeros"); if there are none, those with any.
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
    if (state.sealed.purpose == SealedPurpose::Evict && edition_row(state.setup.edition).evicted_must_move)
    {
        PlaceSet others = every_region;
        others.erase(state.king);
        others.erase(state.lasting.quarantine);
        others.erase(state.progress.region);
        return others;
    }
    if (state.sealed.purpose == SealedPurpose::SendGrandes)
    {
        PlaceSet others = every_region; // the Grande must go to another one
        others.erase(state.king);
        others.erase(state.lasting.quarantine);
        others.erase(state.grande[seat]);
        return others;
    }
    if (state.sealed.purpose != SealedPurpose::Return)
    {
        // The King's region can be set; the caballeros then go to the court.
        return every_region;
    }
    const int count = running_effect(state).count;
    return regions_to_return_from(state, seat, count == all_of_them ? 1 : count);
}

void call_disks(const Transition& transition, SealedPurpose purpose, std::uint8_t seats)
{
    transition.state.sealed.call(purpose, seats);
    transition.state.bearers.returning = 0;
}

void reveal_disks(const Transition& transition)
{
    const Sealed& disks = transition.state.sealed;
    for (const Seat seat : transition.state.seats())
    {
        if (disks.is_given(seat))
        {
            transition.emit({.kind = EventKind::DiskRevealed, .seat = seat, .to = disks.place(seat)});
        }
    }
}

Seat next_disk(const State& state)
{
    return first_seat(state, state.sealed.given());
}

void take_disk(const Transition& transition, Seat seat)
{
    State& state = transition.state;
    state.sealed.use_up(seat);
    state.bearers.returning = static_cast<std::uint8_t>(state.bearers.returning & ~bit_of(seat));
}

void put_disks_away(const Transition& transition)
{
    transition.state.sealed.clear();
    transition.state.bearers.returning = 0;
}

} // namespace elgrande
