// Computer players play whole games by every set of rules.
#include "opponents/tournament.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::opponents;

TEST_CASE("computer players finish games by every rule set with legal answers", "[thorough]")
{
    constexpr std::array pairs{
        std::pair{Contestant::Medium, Contestant::Easy}, std::pair{Contestant::Easy, Contestant::Medium},
        std::pair{Contestant::Hard, Contestant::Easy}, std::pair{Contestant::Easy, Contestant::RandomBusy},
        std::pair{Contestant::Medium, Contestant::RandomBusy}};
    const std::vector<Setup> sets = setups::every_rule_set();
    const int games = test::wanted("ELGRANDE_GAMES", 200);
    Random draw(Catch::getSeed());
    int longest = 0;
    auto number = static_cast<std::size_t>(draw.below(static_cast<std::uint32_t>(sets.size())));
    for (int game = 0; game < games; ++game, number += 10007)
    {
        Match match;
        match.setup = test::with_options(sets[number % sets.size()], draw);
        std::tie(match.one, match.others) = pairs[static_cast<std::size_t>(game) % pairs.size()];
        match.budget.playouts = 1;
        const std::uint64_t seed = draw.next();
        const MatchGame played = play(match, seed, game);
        INFO("rule set " << number % sets.size() << ", seed " << seed << ", game " << game);
        REQUIRE(played.legal);
        longest = std::max(longest, played.actions);
    }
    CHECK(longest < 1500);
}
