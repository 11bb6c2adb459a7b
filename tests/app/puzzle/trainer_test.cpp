// One puzzle after the other at the player's level: "Puzzles" and "Next puzzle", the rating, and the history.
#include "app/puzzle/solver.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/stored_results.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::cached_answer;
using testing::english;
using testing::one_best;
using testing::Solver;
using words::Key;

namespace
{

const std::string next_best =
    "z1.yuJsBCN1NjXeqRltMLFMfRPNL7WezCg-MKbYoGxbpqJTITGcAkalEI4lPHnPoxuR88mT-fO-jnAUkIYwU9D8CQbaO8SIaV-kFeq";
const std::string of_intrigue = "z1.yLx_BiM3E0N7V57cS1VZwz5W_bg0uKuNRdOueXdo6jsJHMcbd3B_DJJM16jSkuNE-YUE3q";

std::string listed_line(int grade, const std::string& link, const std::string& edition = "classic")
{
    return std::to_string(grade) + " " + link + " own-points " + edition + " free\n";
}

const std::string two_puzzles = listed_line(1, one_best) + listed_line(2, next_best);

Solver solving(const testing::FakePreferences::Values& kept = {})
{
    return Solver(one_best, 1366, 768, kept, two_puzzles);
}

AppDriver start_page(const std::string& collection, const testing::FakePreferences::Values& kept = {})
{
    return {1366, 768, false,
            [&](testing::FakeWorld& world)
            {
                world.assets.values["puzzles"] = collection;
                world.preferences.values.insert(kept.begin(), kept.end());
                world.brains.think = cached_answer;
            }};
}

std::string shown_link(AppDriver& driver)
{
    return driver.world.address.shown;
}

} // namespace

TEST_CASE("Puzzles opens a board with a question at the player's level, and from there one press leads to the list")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        AppDriver driver(width, height, width < 600,
                         [](testing::FakeWorld& world)
                         {
                             world.assets.values["puzzles"] = listed_line(1, of_intrigue, "intrigue") + two_puzzles;
                             world.brains.think = cached_answer;
                         });
        driver.settle();
        REQUIRE(driver.perform(english(Key::PuzzleTitle)));
        CHECK(driver.app().mirror().title == english(Key::PuzzleOne));
        CHECK(shown_link(driver) == one_best); // a newcomer has only played the classic game
        REQUIRE(driver.perform(english(Key::PuzzleLeave)));
        CHECK(driver.app().mirror().title == english(Key::PuzzleTitle));
        REQUIRE(driver.perform(english(Key::ButtonClose)));
        CHECK(driver.button(english(Key::HomePlayComputers)) >= 0);
    }
}

TEST_CASE("a strong player gets the harder puzzle first")
{
    AppDriver driver = start_page(two_puzzles, {{"puzzle rating", "15000 600 60000 40"}});
    driver.settle();
    REQUIRE(driver.perform(english(Key::PuzzleTitle)));
    CHECK(shown_link(driver) == next_best);
}

TEST_CASE("Puzzles waits for the collection, unless the list is closed meanwhile")
{
    for (const bool patient : {true, false})
    {
        AppDriver driver = start_page("");
        driver.settle();
        REQUIRE(driver.perform(english(Key::PuzzleTitle)));
        CHECK(driver.app().mirror().prompt == english(Key::HomeLoading));
        REQUIRE(driver.world.assets.awaited);
        const auto arrived = driver.world.assets.awaited;
        if (!patient)
        {
            REQUIRE(driver.perform(english(Key::ButtonClose)));
        }
        driver.world.assets.values["puzzles"] = two_puzzles;
        arrived(true);
        driver.settle();
        CHECK(shown_link(driver) == (patient ? one_best : ""));
    }
}

TEST_CASE("after an answer, right or wrong, one press leads to the next puzzle")
{
    for (const bool right : {true, false})
    {
        Solver solver = solving();
        CHECK_FALSE(solver.offers(Key::PuzzleNext));
        right ? solver.play_right() : solver.play_wrong();
        REQUIRE(solver.press(Key::PuzzleNext));
        CHECK(shown_link(solver.driver) == next_best);
        CHECK_FALSE(solver.mirror().answers.empty());
    }
}

TEST_CASE("when there is no other puzzle, Next leads to the list, and Puzzles to the only one again")
{
    Solver solver(one_best, 1366, 768, {}, listed_line(1, one_best));
    solver.play_right();
    REQUIRE(solver.press(Key::PuzzleNext));
    CHECK(solver.mirror().title == english(Key::PuzzleTitle));
    REQUIRE(solver.press(Key::ButtonClose));
    REQUIRE(solver.press(Key::PuzzleTitle));
    CHECK(shown_link(solver.driver) == one_best);
}

TEST_CASE("when no puzzle that passes the filter is left, Next leads to another one, which says so")
{
    for (const bool filtered : {true, false})
    {
        const std::string only_king = "0 0 " + std::to_string(static_cast<int>(Idea::King) + 1);
        Solver solver(one_best, 1366, 768, {{"puzzle filter", filtered ? only_king : "0 0 0"}},
                      two_puzzles.substr(0, two_puzzles.find('\n')) + " king\n" + listed_line(2, next_best));
        solver.play_right();
        REQUIRE(solver.press(Key::PuzzleNext));
        CHECK(shown_link(solver.driver) == next_best);
        CHECK(solver.says(english(Key::PuzzleOther)) == filtered);
    }
}

TEST_CASE("the first answer is rated and shown, later ones are not")
{
    Solver solver = solving();
    const platform::Preferences& preferences = solver.driver.world.preferences;
    solver.play_wrong();
    const PlayerRating after = stored_rating(preferences);
    CHECK(after.count == 1);
    CHECK(after.rating.value < PlayerRating{}.rating.value);
    CHECK(solver.says("Rating: "));
    CHECK(solver.says("(–"));
    REQUIRE(stored_tries(preferences).size() == 1);
    CHECK(stored_tries(preferences)[0].outcome == Outcome::Missed);
    CHECK(stored_tries(preferences)[0].day == day_of(solver.driver.world.clock.time_ms));
    REQUIRE(solver.press(Key::PuzzleAgain));
    solver.play_right();
    CHECK_FALSE(solver.says("Rating: "));
    CHECK(stored_rating(preferences) == after);
    CHECK(stored_tries(preferences)[0].outcome == Outcome::Missed); // to be tried again another day
}

TEST_CASE("a right answer raises the rating, and less after a hint")
{
    Solver alone = solving();
    alone.play_right();
    Solver helped = solving();
    REQUIRE(helped.take_hint());
    helped.play_right();
    const double by_oneself = stored_rating(alone.driver.world.preferences).rating.value;
    CHECK(by_oneself > PlayerRating{}.rating.value);
    CHECK(by_oneself > stored_rating(helped.driver.world.preferences).rating.value);
    CHECK(stored_tries(helped.driver.world.preferences)[0].outcome == Outcome::Helped);
}

TEST_CASE("a puzzle that was tried before changes the history, not the rating, and no longer needs to be tried again")
{
    testing::FakePreferences before;
    store_try(before, one_best, Outcome::Missed, 20'000);
    Solver solver = solving(before.values);
    solver.play_right();
    CHECK(stored_rating(solver.driver.world.preferences) == PlayerRating{});
    CHECK(stored_tries(solver.driver.world.preferences)[0].outcome == Outcome::Right);
}

TEST_CASE("a puzzle outside of the collection is not rated")
{
    Solver solver(one_best, 1366, 768, {}, listed_line(2, next_best));
    solver.play_right();
    CHECK(stored_rating(solver.driver.world.preferences) == PlayerRating{});
    CHECK(stored_tries(solver.driver.world.preferences).empty());
    CHECK(solver.offers(Key::PuzzleNext));
}

TEST_CASE("a hidden rating is not shown, but goes on")
{
    Solver solver = solving({{"puzzle rating hidden", "1"}});
    solver.play_right();
    CHECK_FALSE(solver.says("Rating: "));
    CHECK(stored_rating(solver.driver.world.preferences).count == 1);
}
