// The collection: what is read of it, its stars, the puzzle of the day, the next one, and its page.
#include "app/puzzle/puzzle_list.hpp"
#include "support/app_driver.hpp"
#include "words/localizer.hpp"
#include "words/puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

const std::string easy = "z1.q_XCCAMUfOEkh7GDNMPxKSPaLa5f-ILHgPjvCYnp11jq6rLEeLWlSgJaV5V1H";
const std::string other = "z1.g6uQCiMAUgYVPQGHa5SLcENziyaKiUJCfpECYUECobfmai10K5nHYlGiZxKIO8gPVqG7C";
const std::string hard = "z1.nchaCCMAEHAW5WlwkfHT38YSl5NmpICrYlYPgUJNhgArzQ";
const std::string collection = "1 " + easy + "\n1 " + other + "\n5 " + hard + "\n";

std::string english(Key key, words::Arguments arguments = {})
{
    return words::plain(words::Localizer(words::Language::En).text(key, arguments));
}

constexpr std::int64_t day_ms = 86'400'000;

} // namespace

TEST_CASE("lines that are no graded puzzle are left out")
{
    CHECK(read_puzzles(collection)
          == std::vector<ListedPuzzle>{ListedPuzzle{1, easy}, ListedPuzzle{1, other}, ListedPuzzle{5, hard}});
    CHECK(read_puzzles("5 " + hard + "\n1 " + easy).front().grade == 1);
    for (const std::string& bad : std::vector<std::string>{
             "", std::string("\n\n"), "0 " + easy, "6 " + easy, easy, "1" + easy, "1  " + easy, "1 " + easy + " ",
             "1 p1." + easy.substr(3), "1 z1.<b>", "1 z1." + std::string(5000, 'a')})
    {
        CHECK(read_puzzles(bad).empty());
    }
}

TEST_CASE("the best stars of a puzzle are kept, and damaged ones count as none")
{
    testing::FakePreferences preferences;
    CHECK(stars_of(preferences, easy) == 0);
    keep_stars(preferences, easy, 2);
    keep_stars(preferences, other, 1);
    keep_stars(preferences, easy, 1);
    CHECK(stars_of(preferences, easy) == 2);
    keep_stars(preferences, easy, 3);
    CHECK(stars_of(preferences, easy) == 3);
    CHECK(stars_of(preferences, other) == 1);
    const std::string kept = preferences.values.at("puzzle stars");
    preferences.values["puzzle stars"] = kept.substr(0, 8) + "9";
    CHECK(stars_of(preferences, easy) == 0);
    preferences.values["puzzle stars"] = kept.substr(0, 8);
    CHECK(stars_of(preferences, easy) == 0);
}

TEST_CASE("the puzzle of the day is the same all day, easy on Monday and hard on Sunday")
{
    const auto list = read_puzzles(collection);
    const std::int64_t monday = 4 * day_ms; // 5 January 1970
    CHECK(list[daily_puzzle(list, monday)].grade == 1);
    CHECK(daily_puzzle(list, monday) == daily_puzzle(list, monday + day_ms - 1));
    CHECK(daily_puzzle(list, monday) != daily_puzzle(list, monday + 7 * day_ms));
    CHECK(list[daily_puzzle(list, monday + 6 * day_ms)].link == hard);
    CHECK(daily_puzzle(read_puzzles("5 " + hard), monday) == 0);
    CHECK(daily_puzzle(list, -1) < list.size());
}

TEST_CASE("the next puzzle is one that was not solved")
{
    const auto list = read_puzzles(collection);
    testing::FakePreferences preferences;
    CHECK(next_puzzle(list, preferences, easy) == other);
    keep_stars(preferences, other, 1);
    CHECK(next_puzzle(list, preferences, easy) == hard);
    CHECK(next_puzzle(list, preferences, hard) == easy);
    keep_stars(preferences, easy, 1);
    CHECK(next_puzzle(list, preferences, hard).empty());
    CHECK(next_puzzle(list, preferences, "z1.elsewhere") == hard);
}

TEST_CASE("the page lists the collection, with stars, and opens a puzzle")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        AppDriver driver(width, height, width < 600,
                         [](testing::FakeWorld& world)
                         {
                             world.assets.values["puzzles"] = collection;
                             keep_stars(world.preferences, other, 2);
                         });
        driver.settle();
        REQUIRE(driver.perform(english(Key::PuzzleTitle)));
        CHECK(driver.button(english(Key::PuzzleDaily)) >= 0);
        CHECK(driver.button("Grade 1, 2: 2 of 3 stars") >= 0);
        const int chip = driver.button("Grade 5, 1");
        REQUIRE(chip >= 0);
        const auto at = driver.app().target(chip);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
        CHECK(driver.app().mirror().title == english(Key::PuzzleOne));
        CHECK(driver.world.address.shown == hard);
    }
}

TEST_CASE("the page waits for the collection, and says where it does not come")
{
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.assets.values["puzzles"] = ""; });
    driver.settle();
    REQUIRE(driver.perform(english(Key::PuzzleTitle)));
    CHECK(driver.app().mirror().prompt == english(Key::HomeLoading));
    REQUIRE(driver.world.assets.awaited);
    driver.world.assets.awaited(false);
    driver.settle();
    CHECK(driver.app().mirror().prompt == english(Key::PuzzleNotFetched));
    REQUIRE(driver.perform(english(Key::ButtonClose)));
    REQUIRE(driver.perform(english(Key::PuzzleTitle)));
    driver.world.assets.values["puzzles"] = collection;
    CHECK(read_puzzles(words::puzzle_list()).size() > 100); // every line of the packed collection is good
    driver.world.assets.awaited(true);
    driver.settle();
    CHECK(driver.button("Grade 1, 1") >= 0);
}
