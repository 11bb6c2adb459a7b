#pragma once

#include "rules/state.hpp"

/// Intrigue & the King: players choose own cards from a deck; each is both a power card and an action card. Bids and
/// hands name an own card by its number, which counts from 1 in the order of values. Line numbers refer to the rules
/// "classic and expansions". All functions with a State are only for setups with own cards.
namespace elgrande
{

/// The numbers of stacks under which offered() lists these two cards. Stacks 2 to 4 are empty; The King & the Colonies
/// also has stacks 6 and 7.
inline constexpr int own_card_stack = 1;    ///< the own card
inline constexpr int common_card_stack = 5; ///< the King card or the Intrigue card

/// With up to this number of players, the own card may be used instead of the King card or Intrigue card (line 175).
inline constexpr int max_players_with_both_cards = 3;

/// Returns the own card with this number, 1 … power_cards(). Only for setups with own cards.
CardId own_card(const Setup& setup, int number);

/// Returns the card that the active player may use instead of the own card: the King card in the first turn of a round,
/// the Intrigue card in the last one (lines 167 and 170); no_card in other turns, or if no player is active.
CardId common_card(const State& state);

/// True if the active player may use their own card; false if no player is active. A player with the King card or the
/// Intrigue card may not in games of more than `max_players_with_both_cards` (line 175).
bool may_use_own_card(const State& state);

/// True if this player may use their own card in this round, in their turn or out of turn, even if they have used it
/// already. All must have bid.
bool may_use_own_card(const State& state, Seat seat);

/// True if the active player has used their own card out of turn, as a Veto or in a scoring. Then they use no other
/// card in their turn, not even one of stack 6 or 7 (line 273). False if no player is active.
bool own_card_is_used(const State& state);

/// True for a Veto that can be used as soon as all have bid (line 180).
bool is_early_veto(CardId id);

/// True for the card that joins a scoring out of turn (line 183).
bool joins_scorings(CardId id);

} // namespace elgrande
