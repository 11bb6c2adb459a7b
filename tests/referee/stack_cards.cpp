// Line numbers refer to the rules "classic and expansions".
#include "referee/stack_cards.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace elgrande::referee
{
namespace
{

/// Classic cards place as many caballeros as the number of their stack (lines 100, 112, 125, 140 and 150).
constexpr std::array all_stack_cards{
    StackCard{"move-own-from-one", 1, 1},
    StackCard{"place-two-anywhere", 1, 1},
    StackCard{"place-two-or-move-own", 1, 1},
    StackCard{"move-five-from-one", 1, 1},
    StackCard{"move-three-foreign", 1, 1},
    StackCard{"move-three-any", 1, 1},
    StackCard{"move-two-own-two-foreign", 1, 1},
    StackCard{"move-four-own", 1, 1},
    StackCard{"move-four-any", 1, 1},
    StackCard{"veto", 2, 2},
    StackCard{"return-court-all", 2, 2},
    StackCard{"return-court-three", 2, 2},
    StackCard{"return-three-any", 2, 2},
    StackCard{"dismiss-one-each", 2, 2},
    StackCard{"disk-return-two", 2, 2},
    StackCard{"disk-return-all", 2, 2},
    StackCard{"score-chosen-2", 2, 2},
    StackCard{"score-fours", 3, 3},
    StackCard{"score-fives", 3, 3},
    StackCard{"score-sixes-sevens", 3, 3},
    StackCard{"score-castillo", 3, 3},
    StackCard{"score-first-ranks", 3, 3},
    StackCard{"score-most", 3, 3},
    StackCard{"score-fewest", 3, 3},
    StackCard{"score-chosen-3", 3, 3},
    StackCard{"move-board", 4, 4},
    StackCard{"royal-adviser", 4, 4},
    StackCard{"evict", 4, 4},
    StackCard{"move-grande", 4, 4},
    StackCard{"take-back-power", 4, 4},
    StackCard{"reinforce-court", 4, 4},
    StackCard{"score-unique-disks", 4, 4},
    StackCard{"king", 5, 5},
    StackCard{"inquisitor", 6, 3},
    StackCard{"grandes-by-disk-later", 7, 3, 0, 1},
    StackCard{"remove-card", 7, 4, 1, 0},
    StackCard{"move-four-own-overseas", 7, 2},
    StackCard{"move-table", 7, 4, 0, 1},
    StackCard{"move-black-one", 7, 3, 1, 0},
    StackCard{"move-table-and-score", 7, 1, 0, 1},
    StackCard{"score-colonies", 7, 2, 1, 0},
    StackCard{"score-france-and-ship", 7, 3, 0, 1},
    StackCard{"table-or-inquisitor", 7, 2, 0, 1},
    StackCard{"score-overseas", 7, 1},
    StackCard{"score-any-region", 7, 1, 1, 0},
};

} // namespace

std::span<const StackCard> stack_cards()
{
    return all_stack_cards;
}

bool is_stack_card(std::string_view name)
{
    return std::any_of(all_stack_cards.begin(), all_stack_cards.end(),
                       [&](const StackCard& card) { return card.name == name; });
}

const StackCard& stack_card(std::string_view name)
{
    for (const StackCard& card : all_stack_cards)
    {
        if (card.name == name)
        {
            return card;
        }
    }
    throw std::logic_error("the referee does not know the card " + std::string(name));
}

int caballeros_of_power_card(int value)
{
    constexpr std::array brought{6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};
    return brought.at(static_cast<std::size_t>(value - 1));
}

} // namespace elgrande::referee
