#pragma once

#include "rules/state.hpp"

#include <span>

/// The stacks of action cards: what belongs to them in a game, and how they lie in State::decks.
namespace elgrande
{

/// The card of a stack (1 … 5) that came up in this round; no_card if this game has no such stack. With own cards: what
/// the active player may use, see own_cards.hpp.
CardId offered(const State& state, int stack);

/// The cards of the edition that belong to this stack (1 … 7) in this game, where stacks may be shuffled together; in
/// the order of the catalogue. How many of each take part is what copies() says.
std::span<const CardId> cards_in(const Setup& setup, int stack);

/// A shuffled stack (1 … 4, with New Regency also 5): `size` cards in play, then those that went back to the box unseen
/// because a module's card took their place.
struct StackShape
{
    int first = 0; ///< index in State::decks
    int size = 0;
    int boxed = 0;
};

StackShape stack_shape(const Setup& setup, int stack);

/// The cards of a stack in play, and after them those in the box.
std::span<CardId> deck(State& state, int stack);
std::span<const CardId> deck(const State& state, int stack);

/// Puts all cards of a stack in their place, in the order of the catalogue; nothing for a stack that lies in another.
void lay_out(State& state, int stack);

/// Shuffles the cards behind the first `seen` ones; which of them lie in the box is drawn again, too: for each card of
/// a module one of the same stack (2023, "Old Hands").
void shuffle_rest(State& state, int stack, std::size_t seen, Random& random);

} // namespace elgrande
