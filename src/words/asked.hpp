#pragma once

#include "rules/cards/card.hpp"
#include "rules/complete.hpp"
#include "words/sentences.hpp"

#include <string>

namespace elgrande::words
{

/// Everything that the sentences of one question need.
struct Asked
{
    const Localizer& localizer;
    const PlayerView& view;
    Names names;

    /// The player who is asked.
    std::string who() const { return player(names, view.decision.seat); }
    std::string where(Place p) const { return place(localizer, view.setup.edition, p); }
    std::string title() const { return card_title(localizer, view.turn.card); }
    Seat active() const { return view.turns_done < max_players ? view.turn_order[view.turns_done] : nobody; }
    bool runs(Verb verb) const { return by_card() && card(view.turn.card).effects[view.progress.effect].verb == verb; }
    /// What of the card in use runs; nothing if none does.
    const Effect* effect() const
    {
        return view.progress.running && by_card() ? &card(view.turn.card).effects[view.progress.effect] : nullptr;
    }
    /// Is there a card in use whose special action this can be?
    bool by_card() const { return view.turn.card < catalogue().size() && view.progress.source != EffectSource::Extra; }
    /// How many caballeros the card in use places; 0 before there is one.
    int limit() const
    {
        return view.turn.card < catalogue().size() && view.turns_done < max_players
                   ? placing_limit(view.setup, view.turn, view.turns_done)
                   : 0;
    }
};

} // namespace elgrande::words
