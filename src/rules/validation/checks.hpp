#pragma once

#include "rules/validation/validate_state.hpp"

/// Inside the engine: the parts of validate_state(), each of one subject.
namespace elgrande
{

/// All caballeros of a seat, wherever they are.
int caballeros_of(const State& state, Seat seat);

// validate_cards.cpp
/// Whole stacks, and no more Vetoes than came up.
ValidationError check_cards(const State& state);
/// Has everybody taken one card who has had their turn, or has it now and has chosen?
bool taken_cards_fit(const State& state);
/// 2023, "2-player game": what the dummy owns, and its cards.
ValidationError check_dummy(const State& state);

// validate_modifiers.cpp
/// 2023, "Power Shift": three modifiers for each player, played or in hand.
ValidationError check_modifiers(const State& state);
/// The question about a modifier for the power card just played.
bool adding_modifier_fits(const State& state);

// validate_hands.cpp
/// Can these be the own cards of a player (Intrigue & the King)?
bool own_cards_fit(const State& state, Seat seat);
/// Disks and hands before the first round, if they are chosen now.
ValidationError check_hands(const State& state);
/// Own cards lie in no stack: whoever has chosen uses a card that could be chosen.
bool used_own_card_fits(const State& state);
// validate_colonies.cpp
/// Whoever stands on spaces, carries discs and is on the Limit table is there, and nothing of it in other games.
ValidationError check_colonies(const State& state);

// validate_grandissimo.cpp
/// Figures of the court, tokens, the prison and what waits for the next scoring, and nothing of it in other games.
ValidationError check_grandissimo(const State& state);
/// What the cards in use give their player, after check_cards() and check_round().
ValidationError check_grandissimos_turn(const State& state);
/// May the running Extra be under way in this turn?
bool extra_fits(const State& state);
/// Is it a moment between the Castillo and the regions of a general scoring?
bool free_moves_fit(const State& state);

// validate_hands.cpp
/// What cards have left behind (Intrigue & the King).
ValidationError check_lasting(const State& state);

// rules/play/bearers.cpp
/// Big Box: every standard-bearer is a caballero in a region; who has none, has nobody to name, or is asked.
ValidationError check_bearers(const State& state);

} // namespace elgrande
