#pragma once

#include "rules/game.hpp"

/// Internal to the engine: each function returns the rule that forbids an illegal action of a kind that answers the
/// current question. The result for a legal action is meaningless. Seats, places and numbers of the action may be
/// arbitrary bytes.
namespace elgrande
{

/// For taking a caballero of `owner` from `place`, where none may leave.
Rule why_not_from(const State& state, Seat owner, Place place);

/// For a place that is taboo; is_taboo() must be true.
Rule why_taboo(const State& state, Place place);

/// For a place where a region is required; `otherwise` if it is a region.
Rule why_no_region(const State& state, Place place, Rule otherwise);

/// For placing from the court into a place that is not taboo; `otherwise` if no special rule applies.
Rule why_not_from_court(const State& state, Place place, Rule otherwise);

/// For taking a caballero of the asked seat from a region or its court.
Rule why_not_own_from(const State& state, Action action);

/// For a bid.
Rule why_no_bid(const State& state, Action action);

/// For passing, adding or taking back a modifier (Power Shift).
Rule why_no_modifier(const State& state, Action action);

/// For taking an action card.
Rule why_no_card(const State& state, Action action);

/// For placing from the court, using the special action, and the extra actions of a turn.
Rule why_not_in_turn(const State& state, Action action);

/// For recalling a caballero to the court.
Rule why_no_recall(const State& state, Action action);

/// For choosing one of a card's two special actions.
Rule why_no_effect(const State& state, Action action);

/// For placing a gift (Grandissimo).
Rule why_no_gift(const State& state, Action action);

/// For a free move in a general scoring (Grandissimo).
Rule why_no_free_move(const State& state, Action action);

/// For choosing a card for the hand (Intrigue & the King).
Rule why_no_own_card(const State& state, Action action);

/// For a region on the secret disk.
Rule why_no_disk(const State& state, Action action);

/// For the number of recruited caballeros.
Rule why_no_recruits(const State& state, Action action);

/// For claiming a disc (colonies/).
Rule why_no_claim(const State& state, Action action);

/// For a caballero that comes onto the Limit table (colonies/).
Rule why_no_filling(const State& state, Action action);

/// For an answer to Question::JoinScoring.
Rule why_no_join(const State& state, Action action);

} // namespace elgrande
