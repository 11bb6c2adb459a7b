#pragma once

#include "rules/cards/own_cards.hpp"
#include "rules/table.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <string_view>

/// Positions of Intrigue & the King for rule tests; cards are named by their values.
namespace elgrande::test
{

inline Setup intrigue(int players)
{
    return {.edition = Edition::Intrigue, .players = static_cast<std::uint8_t>(players), .seed = 11};
}

/// Returns the number of the own card with this value.
inline int number_of(int value)
{
    const Setup setup = intrigue(4);
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if (bid_value(setup, number) == value)
        {
            return number;
        }
    }
    FAIL("no card " << value);
    return 0;
}

inline Action bid(int value)
{
    return with(ActionKind::Bid, number_of(value));
}

/// Returns a hand from which each of these values can be bid.
inline PowerCards hand_of(std::initializer_list<int> values)
{
    PowerCards hand = 0;
    for (const int value : values)
    {
        hand |= bit_of_power_card(number_of(value));
    }
    for (int number = 1; std::popcount(hand) < power_card_count; ++number)
    {
        hand |= bit_of_power_card(number);
    }
    return hand;
}

/// Seat 0 bids the first of these values, seat 1 the second, and so on. Returns the position at the first turn.
inline State after_bids(std::initializer_list<int> values, Start start = {})
{
    start.edition = Edition::Intrigue;
    start.players = static_cast<int>(values.size());
    start.hand = for_each_seat(hand_of(values));
    State state = begin(start);
    for (const int value : values)
    {
        play(state, bid(value));
    }
    return state;
}

/// Answers the questions for recruits and recalls with none.
inline void recruit_nothing(State& state)
{
    if (state.decision.question == Question::Recruit)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
}

/// Returns the legal answer that changes the least.
inline Action quiet_answer(const State& state)
{
    const ActionList answers = legal(state);
    const auto found = std::find_if(answers.begin(), answers.end(),
                                    [&](Action one)
                                    {
                                        return one == done || one == skip || one == with(ActionKind::Recruit, 0)
                                               || one == at(ActionKind::MoveKing, state.king) // the King stays
                                               || one.kind == ActionKind::AllowAll;
                                    });
    return found == answers.end() ? answers[0] : *found;
}

/// Plays on with quiet answers until this seat uses a card.
inline void go_to_turn_of(State& state, Seat seat)
{
    while (state.active() != seat || state.turn.card == no_card)
    {
        play(state, quiet_answer(state));
    }
}

/// Plays on with quiet answers until the bids of the next round.
inline void finish_round(State& state)
{
    while (state.bids_made > 0)
    {
        play(state, quiet_answer(state));
    }
}

/// Seat 1 bids the card of this value; seat 0 gets the King card and seat 3 the Intrigue card.
inline State with_bid(int value, Start start = {})
{
    return after_bids({180, value, value > 10 && value < 150 ? 150 : 100, 10}, std::move(start));
}

/// The same, when seat 1 is about to use the card.
inline State with_card(int value, Start start = {})
{
    State state = with_bid(value, std::move(start));
    go_to_turn_of(state, 1);
    return state;
}

/// Plays the last legal answer each time, until this seat's turn is over.
inline void finish_turn(State& state, Seat seat)
{
    while (state.active() == seat && !is_over(state))
    {
        play(state, legal(state)[legal(state).size() - 1]);
    }
}

inline std::string_view used_card(const State& state)
{
    return card(state.turn.card).id;
}

} // namespace elgrande::test
