#pragma once

#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/round_start.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

/// Converts a position at the beginning of a round into a RoundStart.
namespace elgrande::test
{

/// True if the round has just begun: the first question is asked and nobody has bid.
inline bool is_round_start(const State& state)
{
    const Question question = state.decision.question;
    return (question == Question::Bid || question == Question::FirstBidder) && state.bids_made == 0
           && round_has_begun(state);
}

/// Returns the cards revealed in round `number`, counted from 0: card i is that of stack i + 1, no_card if there is
/// none. That round must have begun.
inline std::array<CardId, stack_count> cards_of_round(const State& state, std::size_t number)
{
    std::array<CardId, stack_count> cards{};
    cards.fill(no_card);
    for (const int stack : shuffled_stacks(state.setup))
    {
        if (const auto all = deck(state, stack); !all.empty())
        {
            cards[static_cast<std::size_t>(stack - 1)] = all[number];
        }
    }
    return cards;
}

/// Removes the last `draws` regions that the dummy drew from `start`, with the caballeros placed there.
inline void take_back_dummys_draw(const State& state, int draws, RoundStart& start)
{
    const Seat seat = dummy_seat(state.setup);
    start.dummy.regions_drawn = state.dummy.regions_drawn - draws;
    for (int i = state.dummy.regions_drawn; i-- > start.dummy.regions_drawn;)
    {
        const Place region = state.dummy.regions[static_cast<std::size_t>(i)];
        // The last draw may have placed fewer than two caballeros, because the province was empty.
        const int count = region == state.king ? 0 : std::min(2, (*start.caballeros)[index(region)][seat]);
        (*start.caballeros)[index(region)][seat] -= count;
    }
}

/// Fills in the parts of `start` that exist only with expansions or a dummy.
inline void state_expansions(const State& state, RoundStart& start)
{
    start.lasting = state.lasting;
    start.grand = state.grand;
    if (has_colonies(state.setup))
    {
        (*start.caballeros)[index(Place::France)] = {}; // derived from `colonies.french`
        start.colonies = state.colonies;
        start.colonies.on_table = {};
        start.on_table = state.colonies.on_table;
    }
    if (has_dummy(state.setup))
    {
        const Dummy& dummy = state.dummy;
        start.dummy.power.assign(dummy.power.begin(), dummy.power.begin() + state.rounds_begun);
        start.dummy.regions.assign(dummy.regions.begin(), dummy.regions.begin() + dummy.regions_drawn);
    }
}

/// Fills in the parts of `start` that belong to players.
inline void state_players(const State& state, RoundStart& start)
{
    for (const Seat seat : state.seats())
    {
        start.court[seat] = state.court[seat];
        start.score[seat] = state.score[seat];
        if (start.setup.modules.contains(Module::StandardBearers))
        {
            const Place at = state.bearers.at[seat];
            start.bearer[seat] = at == Place::Nowhere ? RoundStart::no_bearer : at;
        }
    }
    start.home = state.grande;
    start.vetoes = state.old_vetoes;
    start.modifiers = state.shift.hand;
    start.used_modifiers = state.shift.played;
    start.modifier = state.shift.added;
    std::copy_n(state.bid.begin(), state.players(), start.bid.begin());
    std::copy_n(state.hand.begin(), state.players(), start.hand.begin());
    std::copy_n(state.played.begin(), state.players(), start.used.begin());
}

/// Returns `after` without the dummy's draw of this round. The dummy draws two regions, or fewer once its province is
/// empty, so this tries two and one, and returns the start that leads to `state`; otherwise one without a draw.
inline RoundStart before_dummys_draw(const State& state, const RoundStart& after)
{
    for (int draws = std::min<int>(2, state.dummy.regions_drawn); draws > 0; --draws)
    {
        RoundStart start = after;
        take_back_dummys_draw(state, draws, start);
        State made;
        if (!set_up(start, made) && made.caballeros == state.caballeros
            && made.dummy.regions_drawn == state.dummy.regions_drawn)
        {
            return start;
        }
    }
    RoundStart start = after;
    take_back_dummys_draw(state, 0, start);
    return start;
}

/// Returns the round as a RoundStart, with everything that players can know. Requires is_round_start(state).
inline RoundStart to_round_start(const State& state)
{
    RoundStart start;
    start.setup = state.setup;
    start.round = state.round;
    start.first_bidder = state.first_bidder;
    start.king = state.king;
    start.board_at = state.board_at;
    start.castillo_seen = state.castillo_seen;
    start.caballeros.emplace();
    for (std::size_t place = 0; place < board_place_count; ++place)
    {
        std::copy(state.caballeros[place].begin(), state.caballeros[place].end(), (*start.caballeros)[place].begin());
    }
    state_players(state, start);
    state_expansions(state, start);
    if (state.setup.edition != Edition::Intrigue)
    {
        for (std::size_t number = 0; number + 1 < state.rounds_begun; ++number)
        {
            start.cards_before.push_back(cards_of_round(state, number));
        }
        start.cards.push_back(cards_of_round(state, state.rounds_begun - 1U));
    }
    return has_dummy(state.setup) ? before_dummys_draw(state, start) : start;
}

/// Copies from `state` to `made`, a state set up from its RoundStart, what a RoundStart cannot contain: the random
/// generator, and the order of the cards, power cards and regions of the dummy to come.
inline void copy_hidden(const State& state, State& made)
{
    made.random = state.random;
    for (const int stack : shuffled_stacks(state.setup))
    {
        const auto to_come = deck(state, stack);
        auto made_cards = deck(made, stack);
        for (std::size_t i = state.rounds_begun; i < to_come.size(); ++i)
        {
            made_cards[i] = to_come[i];
        }
    }
    for (std::size_t i = state.rounds_begun; i < state.dummy.power.size(); ++i)
    {
        made.dummy.power[i] = state.dummy.power[i];
    }
    for (std::size_t i = state.dummy.regions_drawn; i < state.dummy.regions.size(); ++i)
    {
        made.dummy.regions[i] = state.dummy.regions[i];
    }
}

} // namespace elgrande::test
