#include "app_driver.hpp"

#include "record/link.hpp"
#include "rules/playout.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using testing::AppDriver;

namespace
{

struct Screen
{
    const char* name;
    float width;
    float height;
    bool fingers;
};

constexpr std::array screens_of_the_world{Screen{"laptop", 1366, 768, false}, Screen{"big", 2560, 1440, false},
                                          Screen{"tablet", 1024, 768, false}, Screen{"phone", 390, 844, true},
                                          Screen{"phone on its side", 844, 390, true}};

record::Game new_game_of(int players, std::uint64_t seed)
{
    record::Game game;
    game.setup.players = static_cast<std::uint8_t>(players);
    game.setup.seed = seed;
    std::vector<record::Colour> colours;
    for (int i = 0; i < players; ++i)
    {
        colours.push_back(static_cast<record::Colour>(i));
    }
    game.players = record::players_of(colours);
    return game;
}

/// Raises the curtain where one is down.
void take_the_screen(AppDriver& driver)
{
    for (int i = 0; i < 3 && driver.app().mirror().answers.empty() && driver.perform("I am "); ++i)
    {
    }
}

/// Touches where target() says until the game has moved on: most answers take one touch, some two.
bool answer_by_touch(AppDriver& driver, int index)
{
    const std::string before = driver.app().diagnostics();
    for (int touches = 0; touches < 12; ++touches)
    {
        const auto at = driver.app().target(index);
        if (!at)
        {
            driver.frame(); // it is being scrolled into view
            continue;
        }
        driver.click(*at);
        if (driver.app().diagnostics() != before)
        {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("every legal answer of random games can be given by touching what it is about")
{
    const Screen screen = GENERATE(from_range(screens_of_the_world));
    INFO(screen.name);
    AppDriver driver(screen.width, screen.height, screen.fingers);
    std::set<std::pair<Question, ActionKind>> tried;
    std::set<Question> asked;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
    {
        record::Game game = new_game_of(2 + static_cast<int>(seed % 4), seed);
        State state = new_game(game.setup);
        Random random(seed * 31);
        int answers = 0;
        while (!is_over(state))
        {
            // Every answer at every 90th question and whenever a question or a kind of answer comes for the first time.
            const ActionList actions = legal(state);
            const bool fresh = std::any_of(actions.begin(), actions.end(),
                                           [&](const Action& action) {
                                               return tried.insert({state.decision.question, action.kind}).second;
                                           });
            if (fresh || answers++ % 90 == 0)
            {
                asked.insert(state.decision.question);
                const std::string link = record::game_link(game);
                for (int i = 0; i < actions.size(); ++i)
                {
                    driver.app().open_link(link);
                    REQUIRE(driver.settle());
                    take_the_screen(driver);
                    REQUIRE(driver.app().mirror().answers.size() == static_cast<std::size_t>(actions.size()));
                    record::Game expected = game;
                    expected.actions.push_back(actions[i]);
                    INFO("seed " << seed << " round " << int(state.round) << ": "
                                 << driver.app().mirror().answers[static_cast<std::size_t>(i)].label << " in " << link);
                    REQUIRE(answer_by_touch(driver, i));
                    REQUIRE(driver.app().diagnostics() == record::game_link(expected));
                }
            }
            const Action action = random_action(state, random, Manner::Busy);
            apply(state, action);
            game.actions.push_back(action);
        }
    }
    CHECK(asked.size() >= 18);
}
