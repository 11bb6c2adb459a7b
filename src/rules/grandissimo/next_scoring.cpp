// Effects of cards of Grandissimo on the next general scoring: the Inquisitor leaves before it, a player may move
// caballeros between the Castillo and the regions, and afterwards the King and the region cards come back (classic and
// expansions, lines 394 to 398; line numbers below refer to the same).
#include "rules/play/transition.hpp"
#include "rules/play/why_not.hpp"

namespace elgrande
{

void dismiss_inquisitor(const Transition& transition)
{
    Seat& court = transition.state.grand.inquisitor;
    if (court != nobody)
    {
        transition.emit({.kind = EventKind::InquisitorLeft, .seat = court});
        court = nobody;
    }
}

bool ask_for_free_moves(const Transition& transition)
{
    Grandissimo& grand = transition.state.grand;
    if (grand.free_mover == nobody)
    {
        return false;
    }
    if (grand.free_from != Place::Nowhere)
    {
        transition.ask(Question::FreeDrop, grand.free_mover);
        return true;
    }
    if (grand.free_left > 0 && in_open_regions(transition.state, grand.free_mover) > 0)
    {
        transition.ask(Question::FreeLift, grand.free_mover);
        return true;
    }
    grand.free_mover = nobody;
    grand.free_left = 0;
    return false;
}

void legal_free_lifts(const State& state, ActionList& list)
{
    const Seat seat = state.decision.seat;
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, seat, region))
        {
            list.add({ActionKind::Lift, seat, region});
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void legal_free_drops(const State& state, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        if (!is_taboo(state, region) && region != state.grand.free_from)
        {
            list.add(at(ActionKind::Drop, region));
        }
    }
}

void answer_free_lift(const Transition& transition, Action action)
{
    Grandissimo& grand = transition.state.grand;
    if (action.kind == ActionKind::Done)
    {
        grand.free_left = 0;
    }
    else
    {
        grand.free_from = action.place;
    }
    finish_general_scoring(transition);
}

void answer_free_drop(const Transition& transition, Action action)
{
    State& state = transition.state;
    Grandissimo& grand = state.grand;
    const Seat seat = grand.free_mover;
    take_off(state, seat, grand.free_from, Space::Region);
    put_on(transition, seat, action.place);
    transition.emit(
        {.kind = EventKind::Moved, .seat = seat, .by = seat, .from = grand.free_from, .to = action.place, .count = 1});
    grand.free_from = Place::Nowhere;
    --grand.free_left;
    finish_general_scoring(transition);
}

Rule why_no_free_move(const State& state, Action action)
{
    if (action.kind == ActionKind::Lift)
    {
        const Seat owner = owner_of(action);
        return owner != state.decision.seat && owner < state.players() ? Rule::ForeignMovesUsedUp
                                                                       : why_not_from(state, owner, action.place);
    }
    return is_taboo(state, action.place)           ? why_taboo(state, action.place)
           : action.place == state.grand.free_from ? Rule::SamePlace
                                                   : why_no_region(state, action.place, Rule::NoSuchValue);
}

void end_of_general_scoring(const Transition& transition)
{
    State& state = transition.state;
    Grandissimo& grand = state.grand;
    grand.region_card_of = {nobody, nobody};
    grand.region_card = {Place::Nowhere, Place::Nowhere};
    if (grand.rebel != nobody)
    {
        // "The King returns to Portugal. The Grande/ex-King remains where he was" (line 397).
        transition.emit({.kind = EventKind::KingReturned, .from = state.king, .to = Place::Portugal});
        grand.rebel = nobody;
        state.king = Place::Portugal;
    }
}

} // namespace elgrande
