// The collection: reading it, its stars, the puzzle of the day, the next puzzle, and its page.
#include "app/puzzle/kept_results.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/written.hpp"
#include "words/puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

const std::string easy = "z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE";
const std::string other_link = "z1.yLx_BiM3E0N7V57cS1VZwz5W_bg0uKuNRdOueXdo6jsJHMcbd3B_DJJM16jSkuNE-YUE3q";
const std::string hard = "z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC";
const std::string teacher = "z1.teacher";

std::string line(int grade, const std::string& link, const std::string& rest = " own-points classic free")
{
    return std::to_string(grade) + " " + link + rest + "\n";
}

const std::string collection =
    line(1, easy) + line(1, other_link, " lead intrigue move-any") + line(5, hard, " points-gained big-box free");

constexpr std::int64_t day_ms = 86'400'000;

} // namespace

TEST_CASE("malformed lines are skipped, and puzzles that teach come first")
{
    const std::vector<ListedPuzzle> read{
        {.grade = 1, .link = easy, .objective = Objective::OwnPoints, .edition = Edition::Classic, .free_card = true},
        {.grade = 1, .link = other_link, .objective = Objective::Lead, .edition = Edition::Intrigue},
        {.grade = 5,
         .link = hard,
         .objective = Objective::PointsGained,
         .edition = Edition::BigBox,
         .free_card = true}};
    CHECK(read_puzzles(collection) == read);
    CHECK(read_puzzles(line(5, hard) + line(1, easy)).front().grade == 1);
    const std::string taught = " own-points classic free\tOne.\tEins.\tUno.";
    const auto first = read_puzzles(collection + line(4, teacher, taught)).front();
    CHECK(first.link == teacher);
    CHECK(first.morals == std::vector<std::string>{"One.", "Eins.", "Uno."});
    Ideas ideas;
    ideas.insert(Idea::King);
    ideas.insert(Idea::NoAction);
    const auto with_ideas = read_puzzles(line(1, easy, " own-points classic free king,checkmate,no-action")).front();
    CHECK(with_ideas.ideas == ideas);
    CHECK(with_ideas.free_card);
    for (const std::string& bad :
         std::vector<std::string>{"\tOne.\tEins.", "\tOne.\tEins.\tUno.\tUn.", "\tOne.\t\tUno.", "\tOne.\tEins.\t\x02"})
    {
        CHECK_FALSE(read_puzzles(line(4, teacher, " own-points classic free" + bad)).front().teaches());
    }
    for (const std::string& bad : std::vector<std::string>{
             "", "\n\n", line(0, easy), line(6, easy), "1" + easy, line(1, " " + easy), "1 " + easy,
             line(1, easy, " own-points classic"), line(1, easy, " points classic free"),
             line(1, easy, " own-points chess free"), line(1, "p1." + easy.substr(3)), line(1, "z1.<b>"),
             line(1, "z1." + std::string(5000, 'a'))})
    {
        CHECK(read_puzzles(bad).empty());
    }
}

TEST_CASE("the puzzle of the day is the same all day, easy on Monday and hard on Sunday")
{
    const auto list = read_puzzles(collection);
    const std::int64_t monday = 4 * day_ms; // 5 January 1970
    CHECK(list[daily_puzzle(list, monday)].grade == 1);
    CHECK(daily_puzzle(list, monday) == daily_puzzle(list, monday + day_ms - 1));
    CHECK(daily_puzzle(list, monday) != daily_puzzle(list, monday + 7 * day_ms));
    CHECK(list[daily_puzzle(list, monday + 6 * day_ms)].link == hard);
    CHECK(daily_puzzle(read_puzzles(line(5, hard)), monday) == 0);
    const std::string taught = " own-points classic free\tOne.\tEins.\tUno.";
    CHECK(daily_puzzle(read_puzzles(line(1, teacher, taught)), monday) == 0);
    const auto with_teacher = read_puzzles(line(1, teacher, taught) + collection);
    CHECK(with_teacher[daily_puzzle(with_teacher, monday)].link == list[daily_puzzle(list, monday)].link);
    CHECK(daily_puzzle(list, -1) < list.size());
}

TEST_CASE("the next puzzle is one that was not solved")
{
    const auto list = read_puzzles(collection);
    testing::FakePreferences preferences;
    CHECK(next_puzzle(list, preferences, easy) == other_link);
    keep_result(preferences, other_link, 1, 60);
    CHECK(next_puzzle(list, preferences, easy) == hard);
    CHECK(next_puzzle(list, preferences, hard) == easy);
    keep_result(preferences, easy, 1, 60);
    CHECK(next_puzzle(list, preferences, hard).empty());
    CHECK(next_puzzle(list, preferences, "z1.elsewhere") == hard);
}

TEST_CASE("the page lists the collection, with stars, opens a puzzle, and is back when that is left")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        AppDriver driver(width, height, width < 600,
                         [](testing::FakeWorld& world)
                         {
                             world.assets.values["puzzles"] = collection;
                             keep_result(world.preferences, other_link, 2, 75);
                         });
        driver.settle();
        REQUIRE(driver.perform(english(Key::PuzzleTitle)));
        CHECK(driver.button(english(Key::PuzzleDaily)) >= 0);
        CHECK(driver.button("Grade 1, 2: 2 of 3 stars, 1:15") >= 0);
        CHECK_FALSE(testing::is_written("**")); // stars are drawn, not written
        const int chip = driver.button("Grade 5, 1");
        REQUIRE(chip >= 0);
        const auto at = driver.app().target(chip);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
        CHECK(driver.app().mirror().title == english(Key::PuzzleOne));
        CHECK(driver.world.address.shown == hard);
        REQUIRE(driver.perform(english(Key::PuzzleLeave)));
        CHECK(driver.app().mirror().title == english(Key::PuzzleTitle));
        CHECK(driver.world.address.shown.empty());
    }
}

TEST_CASE("the list can be filtered by each theme that has puzzles")
{
    for (const auto& [width, height] : {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F)})
    {
        AppDriver driver(width, height, width < 600,
                         [](testing::FakeWorld& world) { world.assets.values["puzzles"] = collection; });
        driver.settle();
        REQUIRE(driver.perform(english(Key::PuzzleTitle)));
        CHECK(driver.app().ui().cut().empty());
        CHECK(driver.button(english(Key::AnalysisHold)) < 0);
        CHECK(driver.chosen(english(Key::PuzzleThemeAll)));
        const auto at = driver.app().target(driver.button(english(Key::PuzzleThemeExpansions)));
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
        CHECK(driver.chosen(english(Key::PuzzleThemeExpansions)));
        CHECK(driver.button("Grade 1, 2") >= 0);
        CHECK(driver.button("Grade 1, 1") < 0);
        CHECK(driver.button("Grade 5, 1") < 0);
        REQUIRE(driver.perform(english(Key::PuzzleThemeFree)));
        CHECK(driver.button("Grade 1, 1") >= 0);
        CHECK(driver.button("Grade 1, 2") < 0);
        REQUIRE(driver.perform(english(Key::AnalysisGain)));
        CHECK(driver.button("Grade 5, 1") >= 0);
        CHECK(driver.button("Grade 1, 1") < 0);
        REQUIRE(driver.perform(english(Key::PuzzleThemeAll)));
        CHECK(driver.button("Grade 1, 2") >= 0);
    }
}

TEST_CASE("the page waits for the collection, and reports if it cannot be fetched")
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
    CHECK(read_puzzles(words::puzzle_list()).size() > 100); // every line of the packed collection is valid
    driver.world.assets.awaited(true);
    driver.settle();
    CHECK(driver.button("Grade 1, 1") >= 0);
}
