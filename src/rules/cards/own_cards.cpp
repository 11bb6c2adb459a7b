#include "rules/cards/own_cards.hpp"

#include <cassert>

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
    return state.active() != nobody && (common_card(state) == no_card || state.players() <= few_players);
}

bool is_early_veto(CardId id)
{
    const Effect& effect = card(id).effects[0];
    return effect.verb == Verb::KeepVeto && effect.at_once;
}

} // namespace elgrande
