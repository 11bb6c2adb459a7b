// The collection: reading it, the puzzle of the day, and its page with pictures, filters, history and rating.
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/stored_results.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/written.hpp"
#include "words/puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <imgui.h>

#include <functional>
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

const std::string three_puzzles =
    line(1, easy) + line(1, other_link, " lead intrigue move-any") + line(5, hard, " points-gained big-box free");

constexpr std::int64_t day_ms = 86'400'000;

} // namespace

TEST_CASE("a line may say how hard the puzzle is within its grade, which is otherwise taken to be in its middle")
{
    const std::string rest = line(1, easy).substr(1);
    CHECK(read_puzzles("3" + rest).front().within_grade == middle_of_grade);
    CHECK(read_puzzles("3.00" + rest).front().within_grade == 0);
    const ListedPuzzle hardest = read_puzzles("3.99" + rest).front();
    CHECK(hardest.grade == 3);
    CHECK(hardest.within_grade == 99);
    for (const char* bad : {"3.", "3.5", "3.100", "3.-1", "3.5x", "3,50", "33", "3.5.", "0.50", "6.00", ".50", "3. 5"})
    {
        INFO(bad);
        CHECK(read_puzzles(bad + rest).empty());
    }
}

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
    CHECK(read_puzzles(three_puzzles) == read);
    CHECK(read_puzzles(line(5, hard) + line(1, easy)).front().grade == 1);
    const std::string taught = " own-points classic free\tOne.\tEins.\tUno.";
    const auto first = read_puzzles(three_puzzles + line(4, teacher, taught)).front();
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
    const auto list = read_puzzles(three_puzzles);
    const std::int64_t monday = 4 * day_ms; // 5 January 1970
    CHECK(list[daily_puzzle(list, monday)].grade == 1);
    CHECK(daily_puzzle(list, monday) == daily_puzzle(list, monday + day_ms - 1));
    CHECK(daily_puzzle(list, monday) != daily_puzzle(list, monday + 7 * day_ms));
    CHECK(list[daily_puzzle(list, monday + 6 * day_ms)].link == hard);
    CHECK(daily_puzzle(read_puzzles(line(5, hard)), monday) == 0);
    const std::string taught = " own-points classic free\tOne.\tEins.\tUno.";
    CHECK(daily_puzzle(read_puzzles(line(1, teacher, taught)), monday) == 0);
    const auto with_teacher = read_puzzles(line(1, teacher, taught) + three_puzzles);
    CHECK(with_teacher[daily_puzzle(with_teacher, monday)].link == list[daily_puzzle(list, monday)].link);
    CHECK(daily_puzzle(list, -1) < list.size());
    // Puzzles that teach stand before the others in any order of grades.
    const auto teachers = read_puzzles(line(3, teacher, taught) + line(1, easy, taught) + line(4, hard, taught));
    CHECK(teachers[daily_puzzle(teachers, monday)].link == easy);
    CHECK(teachers[daily_puzzle(teachers, monday + day_ms)].link == easy); // no puzzle has grade 2
    CHECK(teachers[daily_puzzle(teachers, monday + 3 * day_ms)].link == teacher);
    const auto harder_first = read_puzzles(line(4, hard, taught) + line(3, teacher, taught));
    CHECK(harder_first[daily_puzzle(harder_first, monday)].link == teacher);
    CHECK(harder_first[daily_puzzle(harder_first, monday + 6 * day_ms)].link == hard);
}

namespace
{

/// The page of the collection, with all editions.
struct ListPage
{
    explicit ListPage(bool phone, const std::function<void(testing::FakeWorld&)>& prepare = {})
        : driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone,
                 [&prepare](testing::FakeWorld& world)
                 {
                     world.assets.values["puzzles"] = three_puzzles;
                     world.preferences.values["puzzle filter"] = "0 1 0";
                     if (prepare)
                     {
                         prepare(world);
                     }
                 })
    {
        driver.settle();
        driver.open_page("puzzles");
    }

    bool lists(const std::string& part) { return driver.button(part) >= 0; }

    /// Presses the button on the screen, where it may have to be scrolled into view first.
    void touch(const std::string& part)
    {
        const int id = driver.button(part);
        REQUIRE(id >= 0);
        static_cast<void>(driver.app().target(id));
        driver.settle();
        const auto at = driver.app().target(id);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
    }

    AppDriver driver;
};

/// Returns the number of vertices of the last frame.
int vertices()
{
    int count = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        count += list->VtxBuffer.Size;
    }
    return count;
}

} // namespace

TEST_CASE(
    "the page lists the collection with question, edition and result, opens a puzzle, and is back when it is left")
{
    for (const bool phone : {false, true})
    {
        ListPage page(phone, [](testing::FakeWorld& world) { store_result(world.preferences, other_link, 2, 75); });
        CHECK(page.lists(english(Key::PuzzleDaily)));
        CHECK(
            page.lists("Grade 1, 2: " + english(Key::PuzzleLead) + " Intrigue & the King. Solved. 2 of 3 stars, 1:15"));
        CHECK(page.lists("Grade 1, 1: " + english(Key::PuzzleOwn) + " Classic."));
        CHECK_FALSE(page.lists("Grade 1, 1: " + english(Key::PuzzleOwn) + " Classic. Solved"));
        CHECK_FALSE(testing::is_written("**"));        // stars are drawn, not written
        CHECK((phone || testing::is_written("1:15"))); // on a phone the card is out of sight
        CHECK(page.driver.app().ui().cut().empty());
        page.touch("Grade 5, 1");
        CHECK(page.driver.app().mirror().title == english(Key::PuzzleOne));
        CHECK(page.driver.world.address.shown == hard);
        REQUIRE(page.driver.perform(english(Key::PuzzleLeave)));
        CHECK(page.driver.app().mirror().title == english(Key::PuzzleTitle));
        CHECK(page.driver.world.address.shown.empty());
    }
}

TEST_CASE("the list can be filtered by each theme and edition that has puzzles, and the filter is kept")
{
    for (const bool phone : {false, true})
    {
        ListPage page(phone);
        CHECK_FALSE(page.lists(english(Key::PuzzleThemeExpansions)));
        page.touch(english(Key::PuzzleFilter, {{"list", "All · All"}}));
        CHECK_FALSE(page.lists(english(Key::AnalysisHold)));
        CHECK(page.driver.chosen("Theme: All"));
        CHECK(page.driver.chosen("Edition: All"));
        page.touch(english(Key::PuzzleThemeExpansions));
        CHECK(page.driver.chosen("Theme: Expansions"));
        CHECK(page.lists("Grade 1, 2"));
        CHECK_FALSE(page.lists("Grade 1, 1"));
        CHECK_FALSE(page.lists("Grade 5, 1"));
        REQUIRE(page.driver.perform("Theme: " + english(Key::PuzzleThemeFree)));
        CHECK(page.lists("Grade 1, 1"));
        CHECK_FALSE(page.lists("Grade 1, 2"));
        REQUIRE(page.driver.perform("Theme: All"));
        REQUIRE(page.driver.perform("Edition: Big Box"));
        CHECK(page.lists("Grade 5, 1"));
        CHECK_FALSE(page.lists("Grade 1, 1"));
        REQUIRE(page.driver.perform("Edition: " + english(Key::PuzzlePlayed)));
        CHECK(page.lists("Grade 1, 1"));
        CHECK_FALSE(page.lists("Grade 5, 1"));
        CHECK_FALSE(page.lists("Edition: Grandissimo")); // it has no puzzles
        REQUIRE(page.driver.perform("Edition: Intrigue"));
        CHECK(page.driver.world.preferences.values.at("puzzle filter") == "0 5 0");
        page.driver.open_page("puzzles");
        CHECK(page.lists("Grade 1, 2"));
        CHECK_FALSE(page.lists("Grade 1, 1"));
    }
}

TEST_CASE("the list can be filtered by the ideas that its puzzles have")
{
    ListPage page(false,
                  [](testing::FakeWorld& world)
                  {
                      world.assets.values["puzzles"] = line(1, easy, " own-points classic free tie-on-purpose,king")
                                                       + line(2, other_link, " lead classic free king")
                                                       + line(5, hard, " lead classic free -");
                  });
    page.touch(english(Key::PuzzleFilter, {{"list", "All · All"}}));
    CHECK(page.driver.chosen("Idea: All"));
    CHECK_FALSE(page.lists("Idea: " + english(Key::IdeaHome)));
    REQUIRE(page.driver.perform("Idea: " + english(Key::IdeaTieOnPurpose)));
    CHECK(page.lists("Grade 1, 1"));
    CHECK_FALSE(page.lists("Grade 2, 1"));
    REQUIRE(page.driver.perform("Idea: " + english(Key::IdeaKing)));
    CHECK(page.lists("Grade 2, 1"));
    CHECK_FALSE(page.lists("Grade 5, 1"));
    CHECK(page.lists(english(Key::PuzzleFilter, {{"list", "All · All · " + english(Key::IdeaKing)}})));
    REQUIRE(page.driver.perform("Theme: " + english(Key::AnalysisLead)));
    CHECK_FALSE(page.lists("Grade 1, 1"));
    CHECK(page.lists("Grade 2, 1"));
}

TEST_CASE("missed puzzles can be listed to be tried again, and all that were tried with their days")
{
    ListPage page(false,
                  [](testing::FakeWorld& world)
                  {
                      store_try(world.preferences, hard, Outcome::Missed, 20'000);
                      store_try(world.preferences, "z1.elsewhere", Outcome::Missed, 20'001);
                      store_try(world.preferences, easy, Outcome::Helped, 20'002);
                  });
    CHECK(page.driver.chosen("Show: All"));
    REQUIRE(page.driver.perform("Show: " + english(Key::PuzzlePartNew)));
    CHECK(page.lists("Grade 1, 2"));
    CHECK_FALSE(page.lists("Grade 5, 1"));
    CHECK_FALSE(page.lists("Grade 1, 1"));
    REQUIRE(page.driver.perform("Show: " + english(Key::PuzzlePartMissed)));
    CHECK(page.lists("Grade 5, 1"));
    CHECK_FALSE(page.lists("Grade 1, 1"));
    REQUIRE(page.driver.perform("Show: " + english(Key::PuzzlePartHistory)));
    std::vector<std::string> listed;
    for (const MirrorButton& button : page.driver.app().mirror().buttons)
    {
        if (button.label.find("Grade ") != std::string::npos)
        {
            listed.push_back(button.label.substr(0, 22));
        }
    }
    CHECK(listed == std::vector<std::string>{"2024-10-06, Grade 1, 1", "2024-10-04, Grade 5, 1"});
}

TEST_CASE("the rating can be hidden and, after a question, reset")
{
    ListPage page(false,
                  [](testing::FakeWorld& world) { world.preferences.values["puzzle rating"] = "12340 870 60000 9"; });
    const std::string said = english(Key::PuzzleRating, {{"value", 1234}, {"other", 87}, {"count", 9}});
    CHECK(page.driver.app().mirror().prompt == said);
    page.touch(english(Key::PuzzleRatingHide));
    CHECK(page.driver.app().mirror().prompt.empty());
    CHECK_FALSE(page.lists(english(Key::PuzzleRatingReset)));
    page.touch(english(Key::PuzzleRatingShow));
    CHECK(page.driver.app().mirror().prompt == said);
    page.touch(english(Key::PuzzleRatingReset));
    CHECK(stored_rating(page.driver.world.preferences).count == 9);
    page.touch(english(Key::PuzzleRatingSure));
    CHECK(stored_rating(page.driver.world.preferences) == PlayerRating{});
    CHECK_FALSE(page.lists(english(Key::PuzzleRatingReset)));
}

TEST_CASE("a long list draws the pictures of the visible puzzles only, and needs no frame when nothing happens")
{
    std::string many;
    for (int i = 0; i < 300; ++i)
    {
        many += line(1 + i / 60, easy + std::to_string(i)) + line(1 + i / 60, i % 2 == 0 ? easy : hard);
    }
    ListPage page(false, [&many](testing::FakeWorld& world) { world.assets.values["puzzles"] = many; });
    CHECK(vertices() < 60'000); // a draw list has at most 65,536
    CHECK_FALSE(page.driver.app().wants_frame());
}

TEST_CASE("the page waits for the collection, and reports if it cannot be fetched")
{
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.assets.values["puzzles"] = ""; });
    driver.settle();
    driver.open_page("puzzles");
    CHECK(driver.app().mirror().prompt == english(Key::HomeLoading));
    REQUIRE(driver.world.assets.awaited);
    driver.world.assets.awaited(false);
    driver.settle();
    CHECK(driver.app().mirror().prompt == english(Key::PuzzleNotFetched));
    REQUIRE(driver.perform(english(Key::ButtonClose)));
    driver.open_page("puzzles");
    driver.world.assets.values["puzzles"] = three_puzzles;
    CHECK(read_puzzles(words::puzzle_list()).size() > 100); // every line of the packed collection is valid
    driver.world.assets.awaited(true);
    driver.settle();
    CHECK(driver.button("Grade 1, 1") >= 0);
}
