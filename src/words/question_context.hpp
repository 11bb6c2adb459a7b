#pragma once

#include "rules/cards/card.hpp"
#include "rules/complete.hpp"
#include "words/sentences.hpp"

#include <string>

namespace elgrande::words
{

/// Returns the names for a sentence that calls the player at `asked` "you": nobody else can be "You" in it.
inline Names names_for(Seat asked, Names names)
{
    return asked == names.you() ? names : names.named();
}

/// The arguments of the functions that write a question or an answer. The referenced objects must outlive it.
struct QuestionContext
{
    const Localizer& localizer;
    const PlayerView& view;
    Names names;

    /// Returns the name of the asked player.
    std::string who() const { return player(names, view.decision.seat); }
    /// Returns the name of the place in the edition in play.
    std::string where(Place p) const { return place(localizer, view.setup.edition, p); }
    /// Returns the title of the card in use; empty if there is none.
    std::string title() const { return card_title(localizer, view.turn.card); }
    /// Returns the seat whose turn it is; nobody if there is none.
    Seat active() const { return view.turns_done < max_players ? view.turn_order[view.turns_done] : nobody; }
    /// True if the effect at Progress::effect of the card in use has this verb, in progress or not.
    bool runs(Verb verb) const { return by_card() && card(view.turn.card).effects[view.progress.effect].verb == verb; }
    /// Returns the effect of the card in use that is in progress; nullptr if there is none.
    const Effect* effect() const
    {
        return view.progress.running && by_card() ? &card(view.turn.card).effects[view.progress.effect] : nullptr;
    }
    /// True if a card is in use and the effect, if one is in progress, is not the effect of an Extra (Grandissimo).
    bool by_card() const { return view.turn.card < catalogue().size() && view.progress.source != EffectSource::Extra; }
    /// Returns how many caballeros may be placed with the card in use; 0 without a card.
    int limit() const
    {
        return view.turn.card < catalogue().size() && view.turns_done < max_players
                   ? placing_limit(view.setup, view.turn, view.turns_done)
                   : 0;
    }
};

} // namespace elgrande::words
