#pragma once

#include "rules/cards/own_cards.hpp"
#include "rules/table.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <string_view>

/// Tables of Intrigue & the King for rule tests: cards are named by their values.
namespace elgrande::test
{

inline Setup intrigue(int players)
{
    return {.edition = Edition::Intrigue, .players = static_cast<std::uint8_t>(players), .seed = 11};
}

/// The number of the own card with this value.
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

/// Everybody could bid each of these values.
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

/// Seat 0 bids the first of these values, and so on; the first turn has begun then.
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

/// Nobody recruits and nothing is recalled.
inline void recruit_nothing(State& state)
{
    if (state.decision.question == Question::Recruit)
    {
        play(state, with(ActionKind::Recruit, 0));
    }
}

/// The legal answer that does as little as possible.
inline Action quiet_answer(const State& state)
{
    const ActionList answers = legal(state);
    const auto found = std::find_if(answers.begin(), answers.end(),
                                    [&](Action one)
                                    {
                                        return one == done || one == skip || one == with(ActionKind::Recruit, 0)
                                               || one == at(ActionKind::MoveKing, state.king) // he stays
                                               || one.kind == ActionKind::AllowAll;
                                    });
    return found == answers.end() ? answers[0] : *found;
}

/// Plays on, doing as little as possible, until this seat uses a card.
inline void go_to_turn_of(State& state, Seat seat)
{
    while (state.active() != seat || state.turn.card == no_card)
    {
        play(state, quiet_answer(state));
    }
}

/// Plays on, doing as little as possible, until somebody has to bid in the next round.
inline void finish_round(State& state)
{
    while (state.bids_made > 0)
    {
        play(state, quiet_answer(state));
    }
}

/// Seat 1 has bid the card of this value, with seat 0 as the King's player and seat 3 as that of the Intrigue.
inline State with_bid(int value, Start start = {})
{
    return after_bids({180, value, value > 10 && value < 150 ? 150 : 100, 10}, std::move(start));
}

/// The same when seat 1 is about to use the card.
inline State with_card(int value, Start start = {})
{
    State state = with_bid(value, std::move(start));
    go_to_turn_of(state, 1);
    return state;
}

/// The last answer each time, until something else than this seat's turn has come.
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
