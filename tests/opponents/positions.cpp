#include "opponents/positions.hpp"

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"

#include <catch2/catch_get_random_seed.hpp>

namespace elgrande::test
{

void for_questions(int count, int spacing, const std::function<void(const State&)>& visit)
{
    const std::vector<Setup> sets = setups::every_rule_set();
    Random draw(Catch::getSeed());
    auto number = static_cast<std::size_t>(draw.below(static_cast<std::uint32_t>(sets.size())));
    while (count > 0)
    {
        // A step that shares no factor with the number of sets: neighbours differ in everything.
        number += 10007;
        State state = new_game(with_options(sets[number % sets.size()], draw));
        while (!is_over(state) && count > 0)
        {
            if (legal(state).size() > 1 && draw.below(static_cast<std::uint32_t>(spacing)) == 0)
            {
                visit(state);
                --count;
            }
            apply(state, random_action(state, draw, Manner::Busy));
        }
    }
}

} // namespace elgrande::test
