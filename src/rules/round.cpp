#include "rules/play.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// Highest power card first (classic 1996, "Play the power cards").
void settle_turn_order(State& state)
{
    const int players = state.players();
    for (int i = 0; i < players; ++i)
    {
        state.turn_order[static_cast<std::size_t>(i)] = static_cast<Seat>(i);
    }
    std::sort(state.turn_order.begin(), state.turn_order.begin() + players,
              [&](Seat a, Seat b) { return state.bid[a] > state.bid[b]; });
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

void begin_round(const Play& play)
{
    State& state = play.state;
    ++state.rounds_begun;
    state.bids_made = 0;
    state.turns_done = 0;
    state.taken_by.fill(nobody);
    state.turn_order.fill(nobody);
    play.tell({.kind = EventKind::RoundBegan, .count = state.round});
    continue_bidding(play);
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
    if (state.turns_done < state.players())
    {
        begin_turn(play);
        return;
    }
    let_vetoes_expire(play);
    // Who played last bids first.
    state.first_bidder = state.turn_order[static_cast<std::size_t>(state.players() - 1)];
    if (scoring_follows(state.round))
    {
        begin_general_scoring(play);
        return;
    }
    state.round = static_cast<std::uint8_t>(round_after(state.setup, state.round));
    begin_round(play);
}

} // namespace elgrande
