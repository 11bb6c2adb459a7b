#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "rules/playout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

bool says(const std::string& line, const std::string& part)
{
    return line.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("the mirror gives each seat's place in the turn order, its Vetoes, and whether its disk is set")
{
    AppDriver driver(1366, 768, false);
    record::Game game = testing::game_of({.players = 4, .seed = 3});
    State state = new_game(game.setup);
    int disks = 0;
    int vetoes = 0;
    for (Random random(7); !is_over(state);)
    {
        const bool setting = state.decision.question == Question::SetDisk;
        const bool somebody_has =
            std::any_of(state.vetoes.begin(), state.vetoes.end(), [](int count) { return count > 0; });
        if (setting || (somebody_has && vetoes == 0))
        {
            driver.app().open_link(record::game_link(game));
            driver.settle();
            const auto& lines = driver.app().mirror().position;
            INFO(record::game_link(game));
            for (int seat = 0; seat < 4; ++seat)
            {
                const std::string& line = lines.at(static_cast<std::size_t>(seat));
                INFO(line);
                const bool set = state.sealed.is_given(static_cast<Seat>(seat));
                CHECK(says(line, "secret disk set") == set);
                disks += set ? 1 : 0;
                const int held =
                    state.vetoes[static_cast<std::size_t>(seat)] + state.old_vetoes[static_cast<std::size_t>(seat)];
                CHECK(says(line, "Veto") == (held > 0));
                vetoes += held;
                const int order = static_cast<int>(std::find(state.turn_order.begin(), state.turn_order.end(), seat)
                                                   - state.turn_order.begin());
                CHECK(says(line, "number " + std::to_string(order + 1) + " in the order"));
            }
        }
        game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
        apply(state, game.actions.back());
    }
    CHECK(disks > 10);
    CHECK(vetoes > 0);
}
