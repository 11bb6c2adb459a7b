#pragma once

#include "rules/game.hpp"

/// Inside the engine: which rule forbids what a question's own row or a verb does not list. Asked only for actions that
/// are not legal, of a kind that answers the question, so they may take their time. Any bytes may be in the numbers.
namespace elgrande
{

/// Why no caballero of `owner` may leave `place`.
Rule why_not_from(const State& state, Seat owner, Place place);

/// Why nothing may change in a place that is taboo.
Rule why_taboo(const State& state, Place place);

/// Why a place cannot be named where a region is asked for; `otherwise` if it is one.
Rule why_no_region(const State& state, Place place, Rule otherwise);

/// Why no caballero of the court comes to a place that is not taboo; `otherwise` if nothing special is to be told.
Rule why_not_from_court(const State& state, Place place, Rule otherwise);

/// Why whoever is asked cannot give up a caballero there, in a region or their court.
Rule why_not_own_from(const State& state, Action action);

/// Of a bid, of a modifier, of an action card, of an answer of the active player with the card in use, of a recalled
/// caballero, of one of two effects.
Rule why_no_bid(const State& state, Action action);
Rule why_no_modifier(const State& state, Action action);
Rule why_no_card(const State& state, Action action);
Rule why_not_in_turn(const State& state, Action action);
Rule why_no_recall(const State& state, Action action);
Rule why_no_effect(const State& state, Action action);

/// Of a gift that is placed, and of what moves between the Castillo and the regions (grandissimo/).
Rule why_no_gift(const State& state, Action action);
Rule why_no_free_move(const State& state, Action action);

/// Why this card cannot be chosen for the hand (Intrigue & the King).
Rule why_no_own_card(const State& state, Action action);

/// Why the secret disk cannot show this region now.
Rule why_no_disk(const State& state, Action action);

/// Why not so many come from the province.
Rule why_no_recruits(const State& state, Action action);

/// Why this disc, or this caballero beside the Limit table, cannot be named (colonies/).
Rule why_no_claim(const State& state, Action action);
Rule why_no_filling(const State& state, Action action);

/// Of an answer of whoever may join a scoring (verbs/join_scoring.cpp).
Rule why_no_join(const State& state, Action action);

} // namespace elgrande
