// The standard-bearers (Big Box, "Anniversary Expansion"): one caballero of each player, which wins ties where it
// stands. A player who loses it names another one at once; the interrupted action continues after that.
#include "rules/play/transition.hpp"
#include "rules/validation/checks.hpp"

#include <bit>

namespace elgrande
{
namespace
{

bool uses_bearers(const State& state)
{
    return state.setup.modules.contains(Module::StandardBearers);
}

/// Returns the regions where the seat could name a standard-bearer; not the King's, which is taboo.
PlaceSet candidates(const State& state, Seat seat)
{
    PlaceSet regions;
    for (const Place region : all_regions)
    {
        if (may_leave(state, seat, region))
        {
            regions.insert(region);
        }
    }
    return regions;
}

/// Returns the first place of a set that is not empty.
Place first_of(PlaceSet places)
{
    return static_cast<Place>(std::countr_zero(places.bits()));
}

/// Moves the standard-bearer of a seat, from or to Nowhere too, and sends the event.
void put_bearer(const Transition& transition, Seat seat, Place to)
{
    Place& at = transition.state.bearers.at[seat];
    transition.emit({.kind = EventKind::BearerMoved, .seat = seat, .from = at, .to = to});
    at = to;
}

} // namespace

void set_out_bearers(State& state)
{
    state.bearers = {};
    for (const Seat seat : state.seats())
    {
        const Place home = state.grande[seat];
        const bool at_home = is_region(home) && state.caballeros[index(home)][seat] > 0;
        const PlaceSet others = candidates(state, seat);
        if (uses_bearers(state) && (at_home || !others.empty()))
        {
            state.bearers.at[seat] = at_home ? home : first_of(others);
        }
    }
}

void bearer_leaves(const Transition& transition, Seat seat, Place from, Place to, bool marked)
{
    State& state = transition.state;
    if (seat < max_players && state.bearers.at[seat] == from && (marked || state.caballeros[index(from)][seat] == 0))
    {
        put_bearer(transition, seat, is_region(to) ? to : Place::Nowhere);
    }
}

void add_with_bearer(const State& state, ActionList& list, Action action, Seat seat, int count)
{
    list.add(action);
    if (state.bearers.at[seat] == action.place && state.caballeros[index(action.place)][seat] > count)
    {
        action.a |= with_bearer;
        list.add(action);
    }
}

bool ask_for_bearer(const Transition& transition)
{
    State& state = transition.state;
    if (!uses_bearers(state))
    {
        return false;
    }
    Seat seat = state.active() < state.players() ? state.active() : state.first_bidder;
    seat = seat < state.players() ? seat : Seat{0}; // before the first bid
    for (int i = 0; i < state.players(); ++i, seat = left_of(seat, state.players()))
    {
        const PlaceSet choices = state.bearers.at[seat] == Place::Nowhere ? candidates(state, seat) : PlaceSet{};
        if (choices.empty())
        {
            continue;
        }
        if (std::has_single_bit(choices.bits()))
        {
            put_bearer(transition, seat, first_of(choices));
            continue;
        }
        transition.ask(Question::NameBearer, seat);
        return true;
    }
    return false;
}

void legal_bearers(const State& state, ActionList& list)
{
    const PlaceSet regions = candidates(state, state.decision.seat);
    for (const Place region : all_regions)
    {
        if (regions.contains(region))
        {
            list.add(at(ActionKind::NameBearer, region));
        }
    }
}

void answer_bearer(const Transition& transition, Seat seat, Place region)
{
    put_bearer(transition, seat, region);
    continue_after_interruption(transition);
}

ValidationError check_bearers(const State& state)
{
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        const Place at = state.bearers.at[seat];
        const bool in_play = uses_bearers(state) && seat < state.players();
        const bool none_fits = !in_play || candidates(state, seat).empty()
                               || state.decision.question == Question::NameBearer || disks_are_open(state);
        const bool stands = in_play && is_region(at) && state.caballeros[index(at)][seat] > 0;
        if (at == Place::Nowhere ? !none_fits : !stands)
        {
            return "standard-bearers: not a caballero of the player";
        }
    }
    const bool disks = state.sealed.purpose == SealedPurpose::Return;
    if ((state.bearers.returning & ~(disks ? unsigned{state.sealed.given()} : 0U)) != 0)
    {
        return "standard-bearers: they return by a disk only";
    }
    return std::nullopt;
}

} // namespace elgrande
