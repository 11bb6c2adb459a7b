#pragma once

#include "rules/colonies.hpp"

/// Positions of Grandissimo for rule tests. Line numbers in comments refer to the rules "classic and expansions".
namespace elgrande::test
{

/// A first round whose only caballeros on the board are `groups` and the two black ones.
struct Realm
{
    int players = 4;
    Place king = Place::NewCastile;
    std::vector<Group> groups{};
    Place black = Place::BasqueCountry;
    std::array<std::string_view, stack_count> cards{}; ///< one per stack; empty: any
    Grandissimo grand{};
    PerSeat<int> court{7, 7, 7, 7, 7};
    PerSeat<Place> home{Place::OldCastile, Place::OldCastile, Place::OldCastile, Place::OldCastile, Place::OldCastile};
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    PerSeat<int> vetoes{};
    std::uint8_t parts_left_out = 0;
};

inline Setup grandissimo(int players, std::uint64_t seed = 3)
{
    return {.edition = Edition::Grandissimo, .players = static_cast<std::uint8_t>(players), .seed = seed};
}

inline int given_away(const State& state, Seat owner)
{
    int sum = 0;
    for (const PerSeat<std::uint8_t>& gifts : state.grand.gifts)
    {
        sum += gifts[owner];
    }
    return sum;
}

/// Returns the position in which seat 0 is asked to bid.
inline State set_out(const Realm& start)
{
    Setup setup = grandissimo(start.players);
    setup.parts_left_out = start.parts_left_out;
    State state = new_game(setup);
    apply(state, with(ActionKind::FirstBidder, 0));
    state.caballeros = {};
    state.king = start.king;
    state.board_at = start.board_at;
    state.grand = start.grand;
    state.caballeros[index(start.black)][neutral] = static_cast<std::uint8_t>(black_of(setup));
    for (const Group& group : start.groups)
    {
        std::uint8_t& there = state.caballeros[index(group.place)][group.seat];
        there = static_cast<std::uint8_t>(there + group.count);
    }
    for (const Seat seat : state.seats())
    {
        state.grande[seat] = start.home[seat];
        state.court[seat] = static_cast<std::uint8_t>(start.court[seat]);
        state.vetoes[seat] = static_cast<std::uint8_t>(start.vetoes[seat]);
        int out = state.court[seat] + state.grand.prison[seat] + given_away(state, seat);
        for (const Place place : places(setup))
        {
            out += count(state, place, seat);
        }
        state.province[seat] = static_cast<std::uint8_t>(caballeros_each(setup) - out);
    }
    if (start.vetoes != PerSeat<int>{})
    {
        turn_up(state, 2, "veto");
    }
    lay_cards(state, start.cards);
    return state;
}

/// Returns the position at the first question of seat 0's turn.
inline State turn_in(const Realm& start)
{
    State state = set_out(start);
    bid_in_seat_order(state);
    return state;
}

/// Returns the position in which seat 0 has taken the card of this stack and is asked how to continue; `id` names the
/// card of stack 6.
inline State with_stack(int stack, Realm start = {}, std::string_view id = {})
{
    start.cards[sixth_stack - 1] = id.empty() ? start.cards[sixth_stack - 1] : id;
    State state = turn_in(start);
    take(state, stack);
    return state;
}

/// The same with this card of stack 6.
inline State with_sixth(std::string_view id, Realm start = {})
{
    return with_stack(sixth_stack, std::move(start), id);
}

/// The same after the special action has begun.
inline State acting(std::string_view id, Realm start = {})
{
    State state = with_sixth(id, std::move(start));
    play(state, act);
    return state;
}

inline Action use(Extra extra)
{
    return with(ActionKind::UseExtra, static_cast<int>(extra));
}

inline bool can_use(const State& state, Extra extra)
{
    return legal(state).contains(use(extra));
}

inline Action take_figure(std::size_t figure)
{
    return with(ActionKind::TakeFigure, static_cast<int>(figure));
}

inline Action imprison(Seat owner, Place from)
{
    return {ActionKind::Imprison, owner, from};
}

inline Action pardon(Place to)
{
    return at(ActionKind::Pardon, to);
}

inline Action take_along(Seat owner, Place from)
{
    return {ActionKind::TakeAlong, owner, from};
}

inline Action region_card(Place region)
{
    return at(ActionKind::TakeRegionCard, region);
}

/// Ends the turn as soon as possible.
inline void end_turn_of(State& state, Seat seat)
{
    while (state.active() == seat && state.bids_made == state.players())
    {
        play(state, quiet_answer(state));
    }
}

} // namespace elgrande::test
