// Text pasted outside of text fields: a link opens its game, anything else is ignored.
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

void paste(AppDriver& driver, const std::string& text)
{
    driver.world.clipboard.pasted = text;
    driver.settle();
}

std::string a_link()
{
    return record::game_link(testing::finished_game());
}

} // namespace

TEST_CASE("text without a link is ignored wherever it is pasted")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    for (const bool in_game : {false, true})
    {
        if (in_game)
        {
            REQUIRE(driver.start_game());
            driver.settle();
        }
        const screens::Mirror before = driver.app().mirror();
        for (const std::string& text :
             {std::string("milk, eggs, bread"), std::string("https://example.org/#top"), std::string(70'000, 'x')})
        {
            paste(driver, text);
            CHECK(driver.app().mirror() == before);
        }
    }
}

TEST_CASE("a link that is pasted on the start page opens its game at once; a damaged one is reported")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    const std::string start = driver.app().mirror().title;
    std::string damaged = a_link();
    damaged.pop_back();
    paste(driver, damaged);
    CHECK(driver.app().mirror().title == english(Key::MessageBadLink));
    REQUIRE(driver.perform("OK"));
    paste(driver, "Look: https://example.org/#" + a_link());
    CHECK(driver.app().mirror().title != start);
    CHECK(driver.button(english(Key::MessagePastedLink)) < 0);
}

TEST_CASE("a link that is pasted while a game runs asks before that game leaves the table")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    REQUIRE(driver.start_game());
    driver.settle();
    const screens::Mirror before = driver.app().mirror();
    paste(driver, a_link());
    CHECK(driver.app().mirror().title == english(Key::MessagePastedLink));
    REQUIRE(driver.perform(english(Key::ButtonCancel)));
    driver.settle();
    CHECK(driver.app().mirror() == before);
    paste(driver, a_link());
    REQUIRE(driver.perform(english(Key::HomeSaveOpen)));
    driver.settle();
    CHECK(driver.app().mirror().title != english(Key::MessagePastedLink));
    CHECK(driver.app().mirror().position != before.position);
}
