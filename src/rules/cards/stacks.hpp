#pragma once

#include "rules/state.hpp"

#include <span>

/// The stacks of action cards: their cards, and their layout in State::decks.
namespace elgrande
{

/// Returns the card of a stack that came up in this round; no_card if this game has no such stack. With own cards: the
/// card that the active player may use, see own_cards.hpp.
CardId offered(const State& state, int stack);

/// Returns the cards of the edition that belong to this stack in this game, where stacks may be shuffled together; in
/// the order of their numbers. copies() returns the number of each.
std::span<const CardId> cards_in(const Setup& setup, int stack);

/// The layout of a shuffled stack: `size` cards in play, then `boxed` cards that a module's cards replaced unseen.
struct StackShape
{
    int first = 0; ///< index in State::decks
    int size = 0;
    int boxed = 0;
};

StackShape stack_shape(const Setup& setup, int stack);

/// Returns the cards of a stack: those in play, then those in the box.
std::span<CardId> deck(State& state, int stack);
std::span<const CardId> deck(const State& state, int stack);

/// Lays out a stack in the order of their numbers. Does nothing for a stack that is part of another one.
void lay_out(State& state, int stack);

/// Shuffles the cards after the first `seen` ones. Also redraws which of them are in the box: one for each card of a
/// module (2023, "Old Hands").
void shuffle_rest(State& state, int stack, std::size_t seen, Random& random);

} // namespace elgrande
