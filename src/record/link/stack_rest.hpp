#pragma once

#include "rules/random.hpp"
#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace elgrande::record
{

/// The cards of a shuffled stack that have not been removed yet, with the number of copies left of each.
class StackRest
{
public:
    /// Begins with all cards of a shuffled stack (shuffled_stacks()), including those that may be back in the box. Has
    /// no cards if the stack is part of another one.
    StackRest(const Setup& setup, int stack);

    /// Returns the number of different cards that have a copy left.
    int choices() const;
    /// Returns one of these cards, in the order of their numbers. `i` is less than choices().
    CardId choice(int i) const;

    /// Returns the index of `card` among the choices, or −1.
    int find(CardId card) const;

    /// Removes one copy of a card, by its index among the choices, 0 … choices() − 1. Later indices may change.
    void remove(int choice);

private:
    struct Row
    {
        CardId card = no_card;
        std::uint8_t copies = 0;
    };

    int row_of(int choice) const;

    std::array<Row, static_cast<std::size_t>(2 * stack_slots)> rows_{};
    int row_count_ = 0;
};

/// Keeps the cards that have come up (State::rounds_begun of each stack) and fills the rest of the decks with the
/// remaining cards in random order; likewise the cards of the dummy. The cards that have come up must be of the game.
void deal_rest(State& state, Random& random);

} // namespace elgrande::record
