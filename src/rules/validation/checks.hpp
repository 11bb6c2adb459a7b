#pragma once

#include "rules/validation/validate_state.hpp"

/// Internal to the engine: the parts of validate_state(). The comment of each function says what holds if it finds no
/// error: it then returns nothing, or true. check_… return the first error. They rely on the checks that
/// validate_state() calls before them.
namespace elgrande
{

// validate_cards.cpp
/// The stacks are complete, and there are no more Vetoes than have come up.
ValidationError check_cards(const State& state);
/// Each player, or the dummy, whose turn is over or who has chosen in the current turn has taken one card; the others
/// have taken none. In Grandissimo one of them may have taken two.
bool taken_cards_fit(const State& state);
/// The caballeros and cards of the dummy are possible (2023, "2-player game").
ValidationError check_dummy(const State& state);

// validate_modifiers.cpp
/// Each player has three modifiers, played or in hand (2023, "Power Shift").
ValidationError check_modifiers(const State& state);
/// Question::AddModifier follows the power card that was just played.
bool adding_modifier_fits(const State& state);

// validate_hands.cpp
/// The own cards of a player are possible (Intrigue & the King).
bool own_cards_fit(const State& state, Seat seat);
/// The disks and hands that are chosen before the first round are possible, and chosen at no other time.
ValidationError check_hands(const State& state);
/// The own card in use is one that could be chosen.
bool used_own_card_fits(const State& state);

// validate_colonies.cpp
/// Spaces, discs and the Limit table agree with the caballeros on the board. All are empty in other games.
ValidationError check_colonies(const State& state);

// validate_grandissimo.cpp
/// Figures of the court, tokens, the prison and effects on the next scoring are possible. All have default values in
/// other games.
ValidationError check_grandissimo(const State& state);
/// The symbols fit the cards in use. Requires check_cards() and check_round().
ValidationError check_grandissimo_turn(const State& state);
/// The running Extra, Progress::effect, is granted to the active player and marked as used in this turn.
bool extra_fits(const State& state);
/// Saved moves are made only in a general scoring, between the Castillo and the regions.
bool free_moves_fit(const State& state);

// validate_hands.cpp
/// The lasting effects of cards are possible (Intrigue & the King).
ValidationError check_lasting(const State& state);

// rules/play/bearers.cpp
/// Each standard-bearer is a caballero in a region. Whoever lacks one has no candidate, or is being asked (Big Box).
ValidationError check_bearers(const State& state);

} // namespace elgrande
