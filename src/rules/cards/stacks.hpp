#pragma once

#include "rules/state.hpp"

#include <cstddef>
#include <span>

/// The stacks of action cards: their cards, and their layout in State::decks. `stack` is 1 … stack_count.
namespace elgrande
{

/// Returns the card of a stack that lies on the table in this round, even if a player has taken it. Returns no_card
/// before the cards of the first round come up, for a card that was turned over (Verb::RemoveCard), and if this game
/// has no such stack. With own cards, stacks 1 … 5 are the cards that the active player may use, see own_cards.hpp.
CardId offered(const State& state, int stack);

/// Returns the cards of the edition that belong to this stack, in the order of Card::number. If stacks 2 and 3 are one
/// (has_four_stacks()), stack 2 has the cards of both and stack 3 none. Includes cards that are not in this game:
/// copies() returns the number of each.
std::span<const CardId> cards_in(const Setup& setup, int stack);

/// The slots of a shuffled stack: `size` cards in play, then `boxed` cards that a module's cards replaced unseen.
struct StackShape
{
    int first = 0; ///< index in State::decks
    int size = 0;
    int boxed = 0;
};

/// Returns the slots of one of the shuffled_stacks(): none if the stack is part of another one, or has no cards.
StackShape stack_shape(const Setup& setup, int stack);

/// Returns the slots of a shuffled stack in State::decks: the cards in the order in which they come up, then those in
/// the box. Before shuffle_rest() they are in the order of lay_out().
std::span<CardId> deck(State& state, int stack);
std::span<const CardId> deck(const State& state, int stack);

/// Fills the slots of a shuffled stack with its cards in the order of Card::number. Does nothing for a stack without
/// slots.
void lay_out(State& state, int stack);

/// Shuffles the slots of a stack after the first `seen` ones, which hold the cards that have come up. Also redraws the
/// cards in the box: one for each card of a module (2023, "Old Hands"). Call lay_out() first. Does nothing for a stack
/// without slots.
void shuffle_rest(State& state, int stack, std::size_t seen, Random& random);

} // namespace elgrande
