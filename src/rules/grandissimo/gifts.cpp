// The court jester: a player gives another one of their own caballeros from the province; the other one must place it
// somewhere on the board at the beginning of the next turn (classic and expansions, line 390).
#include "rules/play/transition.hpp"
#include "rules/play/why_not.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande
{
namespace
{

/// Returns the giver of the next caballero to place; nobody if there is none.
Seat next_giver(const State& state, Seat receiver)
{
    const PerSeat<std::uint8_t>& due = state.grand.gifts[receiver];
    const auto found = std::find_if(due.begin(), due.end(), [](std::uint8_t count) { return count > 0; });
    return found == due.end() ? nobody : static_cast<Seat>(found - due.begin());
}

} // namespace

int gifts_of(const State& state, Seat receiver)
{
    const PerSeat<std::uint8_t>& due = state.grand.gifts[receiver];
    return std::accumulate(due.begin(), due.end(), 0);
}

bool ask_for_gift(const Transition& transition)
{
    const Seat seat = transition.state.active();
    if (gifts_of(transition.state, seat) == 0)
    {
        return false;
    }
    transition.ask(Question::PlaceGift, seat);
    return true;
}

void legal_gifts(const State& state, ActionList& list)
{
    for (const Place place : places(state.setup))
    {
        if (place == Place::Castillo || (is_region(state.setup, place) && !is_taboo(state, place)))
        {
            list.add(at(ActionKind::Place, place));
        }
    }
}

void answer_gift(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    const Seat giver = next_giver(state, seat);
    --state.grand.gifts[seat][giver];
    put_on(transition, giver, action.place);
    transition.emit({.kind = EventKind::GiftPlaced, .seat = giver, .by = seat, .to = action.place, .count = 1});
    begin_turn(transition);
}

Rule why_no_gift(const State& state, Action action)
{
    return action.place == Place::Ship     ? Rule::ShipIsNoRegion
           : is_taboo(state, action.place) ? why_taboo(state, action.place)
                                           : why_no_region(state, action.place, Rule::NoSuchValue);
}

} // namespace elgrande
