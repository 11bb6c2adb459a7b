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
    /// The whole stack (1 … 4) of a game with this set-up.
    StackRest(const Setup& setup, int stack);

    /// Rows of which a copy is left, in the order of the catalogue.
    int choices() const;
    CardId choice(int i) const;

    /// The position of `card` among the choices, or −1.
    int find(CardId card) const;

    void remove(int choice);
    int size() const;

private:
    struct Row
    {
        CardId card = no_card;
        std::uint8_t copies = 0;
    };

    int row_of(int choice) const;

    std::array<Row, max_stack_size> rows_{};
    int row_count_ = 0;
};

/// Shuffles the cards that have not come up into the places behind those that have.
void deal_rest(State& state, Random& random);

} // namespace elgrande::record
