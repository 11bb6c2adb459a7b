#include "opponents/positions.hpp"

#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"

#include <catch2/catch_get_random_seed.hpp>

#include <array>
#include <vector>

namespace elgrande::test
{

void for_questions(int count, int spacing, const std::function<void(const State&)>& visit)
{
    std::array<std::vector<Setup>, edition_count> sets;
    for (const Setup& setup : setups::every_rule_set())
    {
        sets[static_cast<std::size_t>(setup.edition)].push_back(setup);
    }
    Random draw(Catch::getSeed());
    for (const std::vector<Setup>& of_edition : sets)
    {
        for (int left = (count - 1) / static_cast<int>(edition_count) + 1; left > 0;)
        {
            const auto number = draw.below(static_cast<std::uint32_t>(of_edition.size()));
            State state = new_game(with_options(of_edition[number], draw));
            while (!is_over(state) && left > 0)
            {
                if (legal(state).size() > 1 && draw.below(static_cast<std::uint32_t>(spacing)) == 0)
                {
                    visit(state);
                    --left;
                }
                apply(state, random_action(state, draw, RandomPolicy::Busy));
            }
        }
    }
}

} // namespace elgrande::test
