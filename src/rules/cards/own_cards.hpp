#pragma once

#include "rules/state.hpp"

/// Intrigue & the King: the cards that players choose from a deck stand for power cards and action cards at once. Bids
/// and hands name them by their number in the order of their values, from 1, as they name power cards by their value.
/// Lines in these comments are those of the rules "classic and expansions".
namespace elgrande
{

/// This edition has no stacks: offered() tells in two places what the active player may use.
inline constexpr int own_card_stack = 1;    ///< the own card
inline constexpr int common_card_stack = 5; ///< the King card or the Intrigue card

/// So many players at most may use their own card instead of the King card or the Intrigue card (line 175).
inline constexpr int few_players = 3;

/// The action card with this number, 1 … power_cards(). Only for set-ups with own cards.
CardId own_card(const Setup& setup, int number);

/// The King card for whoever has the first turn, the Intrigue card for whoever has the last one (lines 167 and 170);
/// no_card for all others and while nobody has a turn.
CardId common_card(const State& state);

/// May the active player use their own card? Whoever has the King card or the Intrigue card may in games of 2 or 3 only
/// (line 175).
bool may_use_own_card(const State& state);

/// May this player do so in the turn that they have in this round? The turn order must be settled.
bool may_use_own_card(const State& state, Seat seat);

/// Has the active player, who could use it now, used their own card out of turn, as a Veto or in a scoring? Then they
/// use no other one (line 273).
bool own_card_is_used(const State& state);

/// Is it a Veto that can be used as soon as all have bid (line 180)?
bool is_early_veto(CardId id);

/// Is it the card that joins a scoring out of turn (line 183)?
bool joins_scorings(CardId id);

} // namespace elgrande
