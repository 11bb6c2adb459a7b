// Rounds: their cards and bids, and the order of turns.
#include "rules/cards/own_cards.hpp"
#include "rules/modifiers.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"

#include "rules/order.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// Sorts the turn order: highest bid first (classic 1996, "Play the power cards"; with modifiers 2023, "Power Shift").
void settle_turn_order(State& state)
{
    for (const Seat seat : state.owner_seats())
    {
        state.turn_order[seat] = seat;
    }
    put_in_order(std::span(state.turn_order).first(static_cast<std::size_t>(state.owner_count())),
                 [&](Seat a, Seat b) { return bid_sum(state, a) > bid_sum(state, b); });
}

/// Returns the player with the lowest bid; a dummy never bids first.
Seat last_player(const State& state)
{
    const Seat last = state.turn_order[static_cast<std::size_t>(state.owner_count() - 1)];
    return last < state.players() ? last : state.turn_order[static_cast<std::size_t>(state.owner_count() - 2)];
}

/// At the end of a round: the Vetoes of the round before expire, those of this round are usable for one more.
void let_vetoes_expire(const Transition& transition)
{
    State& state = transition.state;
    for (const Seat seat : state.seats())
    {
        for (int i = 0; i < state.old_vetoes[seat]; ++i)
        {
            transition.emit({.kind = EventKind::VetoExpired, .seat = seat});
        }
    }
    state.old_vetoes = state.vetoes;
    state.vetoes = {};
}

/// A Veto that was bid "may be played prior to your turn" (classic and expansions, line 180): it lies ready from
/// the bids to the end of the round, unless its owner must use the King card or the Intrigue card.
void lay_out_vetoes(const Transition& transition)
{
    State& state = transition.state;
    for (const Seat seat : std::span(state.turn_order).first(static_cast<std::size_t>(state.players())))
    {
        const CardId own = own_card(state.setup, state.bid[seat]);
        if (may_use_own_card(state, seat) && is_early_veto(own))
        {
            ++state.old_vetoes[seat];
            transition.emit({.kind = EventKind::VetoKept, .seat = seat, .card = own});
        }
    }
}

} // namespace

void begin_play(const Transition& transition)
{
    if (ask_for_sealed(transition))
    {
        return;
    }
    if (!round_has_begun(transition.state))
    {
        begin_round(transition);
        return;
    }
    continue_bidding(transition); // in older links and saves the cards of the round came up before the passing
}

void begin_round(const Transition& transition)
{
    State& state = transition.state;
    ++state.rounds_begun;
    state.bids_made = 0;
    state.turns_done = 0;
    state.taken_by.fill(nobody);
    state.colonies.removed = 0;
    state.turn_order.fill(nobody);
    state.lasting.scoring_joined = false;
    transition.emit({.kind = EventKind::RoundBegan, .count = state.round});
    if (has_dummy(state.setup))
    {
        begin_dummys_round(transition);
    }
    continue_bidding(transition);
}

void begin_dummys_round(const Transition& transition)
{
    constexpr int cards_a_round = 2;
    constexpr std::uint8_t caballeros_a_card = 2;
    State& state = transition.state;
    const Seat dummy = dummy_seat(state.setup);
    for (int i = 0; i < cards_a_round && state.province[dummy] > 0; ++i)
    {
        const Place region = state.dummy.regions[state.dummy.regions_drawn++];
        const std::uint8_t count = std::min(caballeros_a_card, state.province[dummy]);
        if (region == state.king)
        {
            continue;
        }
        state.province[dummy] = static_cast<std::uint8_t>(state.province[dummy] - count);
        state.caballeros[index(region)][dummy] =
            static_cast<std::uint8_t>(state.caballeros[index(region)][dummy] + count);
        transition.emit(
            {.kind = EventKind::Placed, .seat = dummy, .from = Place::Province, .to = region, .count = count});
    }
    const std::uint8_t value = state.dummy.power[static_cast<std::size_t>(state.rounds_begun - 1)];
    const auto card_bit = bit_of_power_card(value);
    state.hand[dummy] &= ~card_bit;
    state.played[dummy] |= card_bit;
    state.bid[dummy] = value;
    transition.emit({.kind = EventKind::Bid, .seat = dummy, .count = value});
}

void continue_bidding(const Transition& transition)
{
    State& state = transition.state;
    const int players = state.players();
    if (state.first_bidder == nobody)
    {
        transition.ask(Question::FirstBidder, 0);
        return;
    }
    if (state.bids_made < players)
    {
        transition.ask(Question::Bid, static_cast<Seat>((state.first_bidder + state.bids_made) % players));
        return;
    }
    settle_turn_order(state);
    if (has_own_cards(state.setup))
    {
        lay_out_vetoes(transition);
    }
    begin_turn(transition);
}

void end_turn(const Transition& transition)
{
    State& state = transition.state;
    state.turn = {};
    ++state.turns_done;
    if (transition.turn_ended != nullptr)
    {
        *transition.turn_ended = true;
        return;
    }
    continue_after_turn(transition);
}

void continue_after_turn(const Transition& transition)
{
    State& state = transition.state;
    if (state.turns_done < state.owner_count())
    {
        begin_turn(transition);
        return;
    }
    let_vetoes_expire(transition);
    state.first_bidder = last_player(state);
    if (scoring_follows(state.round))
    {
        begin_general_scoring(transition);
        return;
    }
    state.round = static_cast<std::uint8_t>(round_after(state.setup, state.round));
    begin_round(transition);
}

} // namespace elgrande
