// Banners over the map at each new turn and round: short, optional, and never in the way.
#include "screens/model/settings.hpp"
#include "support/app_driver.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using testing::AppDriver;

namespace
{

void wants_banners(testing::FakeWorld& world)
{
    world.preferences.values["banners"] = "1";
}

void answer(AppDriver& driver)
{
    driver.app().perform(driver.app().mirror().answers.front().id);
    driver.frame();
}

/// Chooses the first bidder.
void begin(AppDriver& driver)
{
    REQUIRE(driver.start_game());
    answer(driver);
}

/// Plays all four bids.
void bid(AppDriver& driver)
{
    for (int seat = 0; seat < 4; ++seat)
    {
        CHECK_FALSE(testing::is_written("’s turn"));
        answer(driver);
    }
}

/// Answers questions until `text` is shown over the map. Returns false if it never is.
bool comes(AppDriver& driver, std::string_view text)
{
    for (int i = 0; i < 400 && !driver.app().mirror().answers.empty(); ++i)
    {
        answer(driver);
        if (testing::is_written(text))
        {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("a banner says whose turn begins, and disappears by itself")
{
    AppDriver driver(1366, 768, false, wants_banners);
    begin(driver);
    bid(driver);
    CHECK(testing::is_written("’s turn"));
    driver.settle();
    CHECK(testing::is_written("’s turn"));
    CHECK_FALSE(driver.app().wants_frame());
    CHECK(driver.app().next_wake_ms().has_value());
    driver.frame(1600);
    CHECK_FALSE(testing::is_written("’s turn"));
    CHECK_FALSE(driver.app().next_wake_ms().has_value()); // nothing is drawn for it
    REQUIRE(comes(driver, "’s turn"));
    answer(driver);
    CHECK_FALSE(testing::is_written("’s turn")); // the banner is over
}

TEST_CASE("a banner says which round begins and who bids first")
{
    AppDriver driver(390, 844, true, wants_banners);
    begin(driver);
    REQUIRE(comes(driver, "Round 2 of 9")); // the line above the players says it, too
    CHECK(testing::is_written(" bids first"));
    CHECK(driver.app().next_wake_ms().has_value());
    driver.frame(1600);
    CHECK_FALSE(driver.app().next_wake_ms().has_value());
}

TEST_CASE("a step back shows no banner; a click ends a banner and has its usual effect")
{
    AppDriver driver(1366, 768, false, wants_banners);
    begin(driver);
    bid(driver);
    REQUIRE(testing::is_written("’s turn"));
    const auto card = driver.app().target(driver.app().mirror().answers.front().id);
    REQUIRE(card);
    const std::size_t answers = driver.app().mirror().log.size();
    driver.click(*card);
    driver.settle();
    CHECK_FALSE(testing::is_written("’s turn"));
    CHECK(driver.app().mirror().log.size() > answers);
    driver.app().act(screens::Intent{screens::GameCommand::Undo});
    driver.settle();
    CHECK_FALSE(testing::is_written("’s turn"));
}

TEST_CASE("banners can be switched off, and with reduced motion they are off unless switched on")
{
    AppDriver driver(1366, 768, false);
    begin(driver);
    bid(driver);
    CHECK_FALSE(testing::is_written("’s turn"));
    driver.app().act(screens::Intent{screens::ChooseSetting{screens::banners_row, 1}});
    driver.settle();
    CHECK_FALSE(testing::is_written("’s turn")); // the turn had begun before
    REQUIRE(comes(driver, "’s turn"));
}
