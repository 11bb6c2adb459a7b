// What the receiver of a link is told; a link that is only looked at is not saved.
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using testing::AppDriver;

namespace
{

record::Game reached(std::uint64_t seed)
{
    Setup setup;
    setup.players = 3;
    setup.seed = seed;
    return testing::game_until(setup, [](const State& state)
                               { return state.round == 3 && state.decision.question == Question::TakeCard; });
}

std::string told_link(std::uint64_t seed, const record::PositionTexts& texts = {})
{
    const record::Game game = reached(seed);
    return record::link_with_texts(record::last_state(game), record::colours_of(game.players), texts);
}

} // namespace

TEST_CASE("a receiver first sees what the link is, and no mention of a saved game if there is none")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(told_link(3));
    driver.settle();
    CHECK(testing::is_written("Round 3 of 9: "));
    CHECK(testing::is_written("take an action card."));
    CHECK_FALSE(testing::is_written("Your own game"));
}

TEST_CASE("a receiver with a running game is told where to find it")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    driver.app().open_link(told_link(3));
    driver.settle();
    CHECK(testing::is_written("Your own game is on the start page."));
}

TEST_CASE("a followed link is saved only when it is played on, with its title and comments")
{
    AppDriver driver(1366, 768, false);
    for (const std::uint64_t seed : {3, 4, 5})
    {
        driver.app().open_link(told_link(seed, {"Who wins Valencia?", "Blue thinks it is safe.", "Ana"}));
        driver.settle();
        CHECK(testing::is_written("Who wins Valencia? · shared by Ana. Blue thinks it is safe."));
        REQUIRE(driver.perform("To the start page"));
    }
    CHECK(driver.world.disk.games.empty());
    CHECK(driver.world.address.shown.empty());
    driver.app().open_link(told_link(6, {"Who wins Valencia?", "", ""}));
    driver.settle();
    CHECK(driver.world.address.shown.substr(0, 3) == "s1.");
    if (driver.app().mirror().answers.empty())
    {
        REQUIRE(driver.perform("I am"));
    }
    driver.app().perform(driver.app().mirror().answers.at(0).id);
    driver.settle();
    REQUIRE(driver.world.disk.games.size() == 1);
    const auto saved = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(saved.ok());
    REQUIRE_FALSE(saved->game.comments.empty());
    CHECK(saved->game.comments.front().text == "Who wins Valencia?");
    CHECK(driver.world.address.shown.empty());
    REQUIRE(driver.perform("To the start page"));
    CHECK(driver.offers_on("saves", "Who wins Valencia?"));
}

TEST_CASE("a frame says what it shows, and does not mention saving")
{
    AppDriver driver(720, 470, false, [](testing::FakeWorld& world) { world.page.framed = true; });
    driver.app().open_link(told_link(3));
    driver.settle();
    CHECK(testing::is_written("Round 3 of 9: "));
    CHECK_FALSE(testing::is_written("saved once you play on"));
}
