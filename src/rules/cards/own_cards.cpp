#include "rules/cards/own_cards.hpp"

#include <algorithm>
#include <cassert>
#include <span>

namespace elgrande
{

CardId own_card(const Setup& setup, int number)
{
    assert(has_own_cards(setup) && number >= 1 && number <= power_cards(setup));
    return static_cast<CardId>(edition_row(setup.edition).first_card + number - 1);
}

CardId common_card(const State& state)
{
    const EditionRow& edition = edition_row(state.setup.edition);
    if (state.active() == nobody)
    {
        return no_card;
    }
    return state.turns_done == 0                     ? edition.king_card
           : state.turns_done == state.players() - 1 ? edition.intrigue_card
                                                     : no_card;
}

bool may_use_own_card(const State& state)
{
    return state.active() != nobody
           && (common_card(state) == no_card || state.players() <= max_players_with_both_cards);
}

bool may_use_own_card(const State& state, Seat seat)
{
    const auto turns = std::span(state.turn_order).first(static_cast<std::size_t>(state.players()));
    assert(std::find(turns.begin(), turns.end(), seat) != turns.end());
    return state.players() <= max_players_with_both_cards || (turns.front() != seat && turns.back() != seat);
}

bool own_card_is_used(const State& state)
{
    const Seat seat = state.active();
    if (seat == nobody || state.bid[seat] == 0 || !may_use_own_card(state))
    {
        return false;
    }
    const CardId own = own_card(state.setup, state.bid[seat]);
    return (is_early_veto(own) && state.old_vetoes[seat] == 0) || (joins_scorings(own) && state.lasting.scoring_joined);
}

bool is_early_veto(CardId id)
{
    const Effect& effect = card(id).effects[0];
    return effect.verb == Verb::KeepVeto && effect.at_once;
}

bool joins_scorings(CardId id)
{
    return card(id).effects[0].verb == Verb::JoinScoring;
}

} // namespace elgrande
