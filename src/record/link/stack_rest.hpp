#pragma once

#include "rules/random.hpp"
#include "rules/state.hpp"

#include <array>

namespace elgrande::record
{

/// The cards of a shuffled stack that have not come up: rows of the catalogue, with the number of copies left.
class StackRest
{
public:
    /// The whole stack (1 … 4) of a game with this set-up, with the cards that may have gone back to the box.
    StackRest(const Setup& setup, int stack);

    /// Rows of which a copy is left, in the order of their numbers.
    int choices() const;
    CardId choice(int i) const;

    /// The position of `card` among the choices, or −1.
    int find(CardId card) const;

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

/// Shuffles the cards that have not come up into the places behind those that have, the dummy's cards as well.
void deal_rest(State& state, Random& random);

} // namespace elgrande::record
