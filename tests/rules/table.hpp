#pragma once

#include "rules/game.hpp"
#include "rules/round_start.hpp"

#include "support/print.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <initializer_list>
#include <string_view>
#include <vector>

/// Positions and actions in a few words for rule tests, with names from the rule books.
namespace elgrande::test
{

struct Group
{
    Place place;
    Seat seat;
    int count;
};

/// Returns the card of an edition with this id.
CardId card_named(std::string_view id, Edition edition = Edition::Classic);

/// A position at the beginning of `round` with the named cards on the stacks (empty: any), whose only caballeros on the
/// board are `groups`. By default the homes are Galicia, Basque Country, … by seat.
struct Start
{
    Edition edition = Edition::Classic;
    Modules modules{};
    int players = 4;
    int round = 1;
    Place king = Place::Valencia;
    std::array<std::string_view, stack_count> cards{};
    std::vector<Group> groups{};
    PerSeat<int> court{7, 7, 7, 7, 7};
    PerSeat<Place> home{Place::Galicia, Place::BasqueCountry, Place::Aragon, Place::Catalonia, Place::OldCastile};
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    PerSeat<std::uint16_t> modifiers{};
    PerSeat<Place> bearer{Place::Nowhere, Place::Nowhere, Place::Nowhere, Place::Nowhere, Place::Nowhere};
    PerSeat<PowerCards> hand{};
    bool hidden_hands = false;
    bool spares_own = false;
};

/// Returns the position in which seat 0 is asked for a power card.
State begin(const Start& start);

/// Everybody bids the highest value left, so that the seats play in order.
void bid_in_seat_order(State& state);

/// Plays until seat 0 has taken the card of `stack` and is asked how to continue.
State after_taking(const Start& start, int stack);

/// Plays a legal action; fails the test with the rule if it is not legal.
std::vector<Event> play(State& state, Action action);

/// Plays several actions and collects their events.
std::vector<Event> play_all(State& state, std::initializer_list<Action> actions);

/// Returns the rule that forbids `action`. Fails the test if the action is legal, or if asking changed the state.
Rule forbidden(const State& state, Action action);

/// Returns the places of the legal actions of one kind, in order.
std::vector<Place> places_of(const State& state, ActionKind kind);

inline int count(const State& state, Place place, Seat seat)
{
    return state.caballeros[index(place)][seat];
}

/// Returns the points of each seat in the events, bonuses included.
PerSeat<int> points(const std::vector<Event>& events);

inline const Action act = with(ActionKind::Act, 0);
inline const Action skip = with(ActionKind::Skip, 0);
inline const Action done = with(ActionKind::Done, 0);
inline const Action veto = with(ActionKind::Veto, 0);
inline const Action allow = with(ActionKind::Allow, 0);
inline const Action allow_all = with(ActionKind::AllowAll, 0);

inline Action place(Place where)
{
    return at(ActionKind::Place, where);
}

inline Action lift(Seat owner, Place from)
{
    return {ActionKind::Lift, owner, from};
}

inline Action drop(Place to)
{
    return at(ActionKind::Drop, to);
}

inline Action disk(Place region)
{
    return at(ActionKind::SetDisk, region);
}

} // namespace elgrande::test
