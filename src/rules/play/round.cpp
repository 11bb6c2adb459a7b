#include "rules/modifiers.hpp"
#include "rules/play/play.hpp"

#include "rules/order.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// Highest power card first (classic 1996, "Play the power cards"), with its modifier (2023, "Power Shift").
void settle_turn_order(State& state)
{
    for (const Seat seat : state.owner_seats())
    {
        state.turn_order[seat] = seat;
    }
    put_in_order(std::span(state.turn_order).first(static_cast<std::size_t>(state.owner_count())),
                 [&](Seat a, Seat b) { return bid_sum(state, a) > bid_sum(state, b); });
}

/// The player with the lowest power card; a dummy never bids first.
Seat last_player(const State& state)
{
    const Seat last = state.turn_order[static_cast<std::size_t>(state.owner_count() - 1)];
    return last < state.players() ? last : state.turn_order[static_cast<std::size_t>(state.owner_count() - 2)];
}

/// A Veto is lost at the end of the round after the one in which it was taken.
void let_vetoes_expire(const Play& play)
{
    State& state = play.state;
    for (const Seat seat : state.seats())
    {
        for (int i = 0; i < state.old_vetoes[seat]; ++i)
        {
            play.tell({.kind = EventKind::VetoExpired, .seat = seat});
        }
    }
    state.old_vetoes = state.vetoes;
    state.vetoes = {};
}

} // namespace

void begin_play(const Play& play)
{
    if (ask_for_pass(play))
    {
        return;
    }
    if (!round_has_begun(play.state))
    {
        begin_round(play);
        return;
    }
    continue_bidding(play); // its cards had come up before, as they did by the rules of older links and saves
}

void begin_round(const Play& play)
{
    State& state = play.state;
    ++state.rounds_begun;
    state.bids_made = 0;
    state.turns_done = 0;
    state.taken_by.fill(nobody);
    state.turn_order.fill(nobody);
    play.tell({.kind = EventKind::RoundBegan, .count = state.round});
    if (has_dummy(state.setup))
    {
        begin_dummys_round(play);
    }
    continue_bidding(play);
}

void begin_dummys_round(const Play& play)
{
    constexpr int cards_a_round = 2;
    constexpr std::uint8_t caballeros_a_card = 2;
    State& state = play.state;
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
        play.tell({.kind = EventKind::Placed, .seat = dummy, .from = Place::Province, .to = region, .count = count});
    }
    const std::uint8_t value = state.dummy.power[static_cast<std::size_t>(state.rounds_begun - 1)];
    const auto card_bit = static_cast<std::uint16_t>(1U << value);
    state.hand[dummy] = static_cast<std::uint16_t>(state.hand[dummy] & ~card_bit);
    state.played[dummy] = static_cast<std::uint16_t>(state.played[dummy] | card_bit);
    state.bid[dummy] = value;
    play.tell({.kind = EventKind::Bid, .seat = dummy, .count = value});
}

void continue_bidding(const Play& play)
{
    State& state = play.state;
    const int players = state.players();
    if (state.first_bidder == nobody)
    {
        play.ask(Question::FirstBidder, 0);
        return;
    }
    if (state.bids_made < players)
    {
        play.ask(Question::Bid, static_cast<Seat>((state.first_bidder + state.bids_made) % players));
        return;
    }
    settle_turn_order(state);
    begin_turn(play);
}

void end_turn(const Play& play)
{
    State& state = play.state;
    state.turn = {};
    ++state.turns_done;
    if (state.turns_done < state.owner_count())
    {
        begin_turn(play);
        return;
    }
    let_vetoes_expire(play);
    state.first_bidder = last_player(state);
    if (scoring_follows(state.round))
    {
        begin_general_scoring(play);
        return;
    }
    state.round = static_cast<std::uint8_t>(round_after(state.setup, state.round));
    begin_round(play);
}

} // namespace elgrande
