#include "referee/own_cards.hpp"

#include <algorithm>
#include <array>

namespace elgrande::referee
{
namespace
{

const std::array all_own_cards{
    OwnCard{10, "move-four-own", 6, true},
    OwnCard{13, "send-grandes", 6},
    OwnCard{15, "place-five", 5, true},
    OwnCard{20, "place-far", 5, true},
    OwnCard{23, "push-castillo", 5},
    OwnCard{25, "place-three-anywhere", 5, true},
    OwnCard{30, "move-two-own-two-foreign", 5, true},
    OwnCard{35, "grandes-follow", 5},
    OwnCard{40, "veto", 5, true},
    OwnCard{50, "return-court-three", 4},
    OwnCard{53, "reinforce-court", 4, true},
    OwnCard{60, "disk-return-two", 4},
    OwnCard{63, "build-bridge", 4},
    OwnCard{70, "dismiss-one-each", 4},
    OwnCard{75, "join-scoring", 4, true},
    OwnCard{80, "move-grande", 3},
    OwnCard{90, "move-board", 3},
    OwnCard{93, "quarantine", 3},
    OwnCard{100, "score-fives", 3},
    OwnCard{110, "score-castillo", 2},
    OwnCard{113, "score-fewest", 2},
    OwnCard{120, "score-most", 2},
    OwnCard{130, "score-fours", 1},
    OwnCard{135, "score-own-two", 1},
    OwnCard{140, "score-sixes-sevens", 1},
    OwnCard{145, "score-outside", 1},
    OwnCard{150, "score-chosen-3", 1},
    OwnCard{160, "evict", 0},
    OwnCard{165, "return-three-any", 0},
    OwnCard{170, "score-unique-disks", 0},
    OwnCard{180, "score-first-ranks", 0},
};

/// In increasing order.
const std::vector<int>& values()
{
    static const std::vector<int> all = []
    {
        std::vector<int> found;
        for (const OwnCard& card : all_own_cards)
        {
            found.push_back(card.value);
        }
        return found;
    }();
    return all;
}

} // namespace

std::span<const OwnCard> own_cards()
{
    return all_own_cards;
}

const OwnCard* own_card(int value)
{
    const auto found = std::find_if(all_own_cards.begin(), all_own_cards.end(),
                                    [value](const OwnCard& card) { return card.value == value; });
    return found == all_own_cards.end() ? nullptr : &*found;
}

const std::vector<int>& caballero_cards(int players)
{
    static const std::array<std::vector<int>, 4> used{{{5, 1}, {5, 3, 1}, {5, 4, 2, 1}, {5, 4, 3, 2, 1}}};
    return used.at(static_cast<std::size_t>(players - 2));
}

int number_of(int value)
{
    const auto found = std::find(values().begin(), values().end(), value);
    return static_cast<int>(found - values().begin()) + 1;
}

int value_of(int number)
{
    return values().at(static_cast<std::size_t>(number - 1));
}

int highest_number()
{
    return static_cast<int>(values().size());
}

} // namespace elgrande::referee
