// The player's rating, the history, the filter, and the choice of the next puzzle; stored values are not trusted.
#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/stored_results.hpp"
#include "support/fake_world.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

ListedPuzzle of_grade(int grade, const std::string& link, Edition edition = Edition::Classic)
{
    return {.grade = grade, .link = link, .objective = Objective::OwnPoints, .edition = edition};
}

PuzzleQuery newcomer()
{
    return query_of(testing::FakePreferences(), {});
}

} // namespace

TEST_CASE("a puzzle has one try, the latest, and the latest tries come last")
{
    testing::FakePreferences preferences;
    CHECK(stored_tries(preferences).empty());
    store_try(preferences, "z1.one", Outcome::Missed, 20'000);
    store_try(preferences, "z1.two", Outcome::Helped, 20'001);
    store_try(preferences, "z1.one", Outcome::Right, 20'002);
    const auto tries = stored_tries(preferences);
    CHECK(tries
          == std::vector<PuzzleTry>{{link_hash("z1.two"), Outcome::Helped, 20'001},
                                    {link_hash("z1.one"), Outcome::Right, 20'002}});
    REQUIRE(try_of(tries, "z1.one") != nullptr);
    CHECK(try_of(tries, "z1.one")->outcome == Outcome::Right);
    CHECK(try_of(tries, "z1.three") == nullptr);
}

TEST_CASE("a day that no calendar has is stored as the nearest that can be stored")
{
    testing::FakePreferences preferences;
    store_try(preferences, "z1.one", Outcome::Right, -7);
    store_try(preferences, "z1.two", Outcome::Right, 9'000'000'000);
    CHECK(stored_tries(preferences)[0].day == 0);
    CHECK(stored_tries(preferences)[1].day == 99'999);
}

TEST_CASE("beyond a thousand tries the oldest are dropped")
{
    testing::FakePreferences preferences;
    for (int i = 0; i < 1005; ++i)
    {
        store_try(preferences, "z1." + std::to_string(i), Outcome::Right, 20'000);
    }
    const auto tries = stored_tries(preferences);
    CHECK(tries.size() == 1000);
    CHECK(try_of(tries, "z1.4") == nullptr);
    CHECK(try_of(tries, "z1.5") != nullptr);
}

TEST_CASE("damaged tries are not read, nor what follows them")
{
    testing::FakePreferences preferences;
    store_try(preferences, "z1.one", Outcome::Right, 20'000);
    const std::string good = preferences.values.at("puzzle tries");
    for (const std::string& bad : std::vector<std::string>{"abcdefghx20000", "abcdefgzr20000", "abcdefghr2000-",
                                                           "abcdefghr 2000", "abcdefghr2000", "\xff\x80"})
    {
        INFO(bad);
        preferences.values["puzzle tries"] = good + bad + good;
        CHECK(stored_tries(preferences).size() == 1);
    }
}

TEST_CASE("the rating is stored, and an invalid one counts as none")
{
    testing::FakePreferences preferences;
    CHECK(stored_rating(preferences) == PlayerRating{});
    store_rating(preferences, {.rating = {.value = 1234.56, .deviation = 98.76, .volatility = 0.0599}, .count = 7});
    CHECK(preferences.values.at("puzzle rating") == "12346 988 59900 7");
    CHECK(stored_rating(preferences).count == 7);
    CHECK(stored_rating(preferences).rating.value == 1234.6);
    for (const char* bad : {"", "12346", "12346 988 59900", "12346 988 59900 7 7", "99999 988 59900 7",
                            "12346 1 59900 7", "12346 9999 59900 7", "12346 988 0 7", "-5 988 59900 7", "a b c d"})
    {
        INFO(bad);
        preferences.values["puzzle rating"] = bad;
        CHECK(stored_rating(preferences) == PlayerRating{});
    }
    CHECK_FALSE(hides_rating(preferences));
    hide_rating(preferences, true);
    CHECK(hides_rating(preferences));
}

TEST_CASE("a right answer raises the rating, more for a harder puzzle, and help is worth less")
{
    const PlayerRating before;
    const double right = rated_after(before, of_grade(2, "z1.a"), Outcome::Right).rating.value;
    const double helped = rated_after(before, of_grade(2, "z1.a"), Outcome::Helped).rating.value;
    const double missed = rated_after(before, of_grade(2, "z1.a"), Outcome::Missed).rating.value;
    const double harder = rated_after(before, of_grade(4, "z1.b"), Outcome::Right).rating.value;
    CHECK(missed < before.rating.value);
    CHECK(helped < right);
    CHECK(helped > missed);
    CHECK(right > before.rating.value);
    CHECK(harder > right);
    CHECK(rated_after(before, of_grade(2, "z1.a"), Outcome::Right).count == 1);
}

TEST_CASE("a newcomer's first answer does not move the rating far, and a dozen right ones lead to harder puzzles")
{
    const PlayerRating missed = rated_after({}, of_grade(1, "z1.a"), Outcome::Missed);
    CHECK(missed.rating.value > 910);
    CHECK(missed.rating.value < 925);
    PlayerRating strong;
    for (int i = 0; i < 12; ++i)
    {
        const int grade = strong.rating.value < 1150 ? 1 : strong.rating.value < 1450 ? 2 : 3;
        strong = rated_after(strong, of_grade(grade, "z1." + std::to_string(i)), Outcome::Right);
    }
    CHECK(strong.rating.value > 1450); // nearest to the third of five grades
}

TEST_CASE("the filter is stored, and an invalid one counts as the default")
{
    testing::FakePreferences preferences;
    CHECK(stored_filter(preferences) == PuzzleFilter{});
    store_filter(preferences, {.theme = 2, .editions = 3, .idea = 4});
    CHECK(stored_filter(preferences) == PuzzleFilter{.theme = 2, .editions = 3, .idea = 4});
    for (const char* bad : {"", "1", "0 0", "99 0 0", "0 99 0", "0 0 99", "-1 0 0", "0 1 2 3", "x y z"})
    {
        preferences.values["puzzle filter"] = bad;
        CHECK(stored_filter(preferences) == PuzzleFilter{});
    }
}

TEST_CASE("puzzles are of the editions that were played, the classic one for newcomers, unless others are wanted")
{
    const ListedPuzzle classic = of_grade(1, "z1.a");
    const ListedPuzzle intrigue = of_grade(1, "z1.b", Edition::Intrigue);
    const Editions newcomers = played_editions({});
    CHECK(is_wanted(classic, {}, newcomers));
    CHECK_FALSE(is_wanted(intrigue, {}, newcomers));
    CHECK(is_wanted(intrigue, {.editions = PuzzleFilter::every_edition}, newcomers));
    const int only_intrigue = static_cast<int>(Edition::Intrigue) + 2;
    CHECK(is_wanted(intrigue, {.editions = only_intrigue}, newcomers));
    CHECK_FALSE(is_wanted(classic, {.editions = only_intrigue}, newcomers));
    std::vector<SaveRow> saves(2);
    saves[0].edition = Edition::Intrigue;
    saves[1].edition = Edition::Colonies;
    saves[1].error = record::LoadError{};
    CHECK(is_wanted(intrigue, {}, played_editions(saves)));
    CHECK_FALSE(is_wanted(of_grade(1, "z1.c", Edition::Colonies), {}, played_editions(saves)));
    CHECK(is_wanted(classic, {.theme = static_cast<int>(Objective::OwnPoints) + 1}, newcomers));
    CHECK_FALSE(is_wanted(classic, {.theme = static_cast<int>(Objective::Lead) + 1}, newcomers));
    ListedPuzzle royal = classic;
    royal.ideas.insert(Idea::King);
    CHECK(is_wanted(royal, {.idea = static_cast<int>(Idea::King) + 1}, newcomers));
    CHECK_FALSE(is_wanted(royal, {.idea = static_cast<int>(Idea::Home) + 1}, newcomers));
}

TEST_CASE("the next puzzle is the one nearest to the player's rating that has not been tried")
{
    const std::vector<ListedPuzzle> list{of_grade(1, "z1.a"), of_grade(1, "z1.b"), of_grade(2, "z1.c"),
                                         of_grade(5, "z1.d")};
    PuzzleQuery query = newcomer();
    CHECK(next_puzzle(list, query)->link == "z1.a");
    query.excluded = "z1.a";
    CHECK(next_puzzle(list, query)->link == "z1.b");
    query.rating = 1350;
    CHECK(next_puzzle(list, query)->link == "z1.c");
    query.rating = 3000;
    CHECK(next_puzzle(list, query)->link == "z1.d");
    query.tries = {{link_hash("z1.d"), Outcome::Right, 20'000}};
    CHECK(next_puzzle(list, query)->link == "z1.c");
}

TEST_CASE("of puzzles of one grade, the next one is that whose hardness is nearest to the player's rating")
{
    std::vector<ListedPuzzle> list{of_grade(1, "z1.a"), of_grade(1, "z1.b"), of_grade(1, "z1.c"), of_grade(2, "z1.d")};
    list[0].within_grade = 99;
    list[1].within_grade = 0;
    list[3].within_grade = 0;
    PuzzleQuery query = newcomer();
    CHECK(next_puzzle(list, query)->link == "z1.c");
    query.rating = 900;
    CHECK(next_puzzle(list, query)->link == "z1.b");
    query.rating = 1140;
    CHECK(next_puzzle(list, query)->link == "z1.a");
    CHECK(rating_of(list[0]).value == 1147);
    CHECK(rating_of(list[1]).value == 850);
    CHECK(rating_of(list[3]).value == 1150); // the easiest of a grade is not easier than the hardest of the one below
    const PlayerRating easy = rated_after({}, list[1], Outcome::Right);
    const PlayerRating hard = rated_after({}, list[0], Outcome::Right);
    CHECK(easy.rating.value + 10 < hard.rating.value);
}

TEST_CASE(
    "the next puzzle has another idea and another objective than the two before if there is one of about its rating")
{
    std::vector<ListedPuzzle> list{of_grade(1, "z1.a"), of_grade(1, "z1.b"), of_grade(1, "z1.c"), of_grade(1, "z1.d"),
                                   of_grade(5, "z1.e")};
    list[0].ideas.insert(Idea::King);
    list[1].ideas.insert(Idea::King);
    list[2].objective = Objective::Lead;
    list[3].ideas.insert(Idea::Home);
    list[4].objective = Objective::HoldRivals;
    PuzzleQuery query = newcomer();
    CHECK(next_puzzle(list, query)->link == "z1.a");
    query.tries.push_back({link_hash("z1.a"), Outcome::Right, 20'000});
    CHECK(next_puzzle(list, query)->link == "z1.c");
    query.tries.push_back({link_hash("z1.c"), Outcome::Right, 20'000});
    CHECK(next_puzzle(list, query)->link == "z1.d");
    query.tries.push_back({link_hash("z1.d"), Outcome::Right, 20'000});
    CHECK(next_puzzle(list, query)->link == "z1.b"); // one of another grade is too far
}

TEST_CASE("newcomers get the puzzles that teach first, in order; later one comes before another of about its rating")
{
    std::vector<ListedPuzzle> list{of_grade(3, "z1.a"), of_grade(1, "z1.b"), of_grade(1, "z1.c"), of_grade(1, "z1.d"),
                                   of_grade(3, "z1.e")};
    for (const std::size_t teacher : {0U, 1U, 3U})
    {
        list[teacher].morals = {"One.", "Eins.", "Uno."};
    }
    PuzzleQuery query = newcomer();
    CHECK(next_puzzle(list, query)->link == "z1.a");
    query.tries.push_back({link_hash("z1.a"), Outcome::Right, 20'000});
    CHECK(next_puzzle(list, query)->link == "z1.b");
    query.tries.push_back({link_hash("z1.other"), Outcome::Missed, 20'000});
    query.tries.push_back({link_hash("z1.b"), Outcome::Right, 20'000});
    CHECK(next_puzzle(list, query)->link == "z1.d"); // no longer a newcomer
    query.excluded = "z1.d";
    CHECK(next_puzzle(list, query)->link == "z1.c");
    query.excluded = {};
    query.rating = 3000;
    CHECK(next_puzzle(list, query)->link == "z1.e"); // the one that teaches is too easy
}

TEST_CASE("when all puzzles have been tried, those that were missed come again, the oldest first")
{
    const std::vector<ListedPuzzle> list{of_grade(1, "z1.a"), of_grade(1, "z1.b"), of_grade(2, "z1.c")};
    PuzzleQuery query = newcomer();
    query.tries = {{link_hash("z1.a"), Outcome::Right, 20'000},
                   {link_hash("z1.gone"), Outcome::Missed, 20'000},
                   {link_hash("z1.c"), Outcome::Missed, 20'001},
                   {link_hash("z1.b"), Outcome::Missed, 20'002}};
    CHECK(next_puzzle(list, query)->link == "z1.c");
    query.excluded = "z1.c";
    CHECK(next_puzzle(list, query)->link == "z1.b");
    for (PuzzleTry& entry : query.tries)
    {
        entry.outcome = Outcome::Helped;
    }
    CHECK(next_puzzle(list, query) == nullptr);
}

TEST_CASE("when no puzzle that passes the filter is left, another one comes, which passes most of it")
{
    std::vector<ListedPuzzle> list{of_grade(1, "z1.a"), of_grade(1, "z1.b"), of_grade(2, "z1.c"),
                                   of_grade(1, "z1.d", Edition::Intrigue)};
    list[0].ideas.insert(Idea::King);
    list[1].objective = Objective::Lead;
    PuzzleQuery query = newcomer();
    query.filter = {.theme = static_cast<int>(list[0].objective) + 1, .idea = static_cast<int>(Idea::King) + 1};
    const std::vector<std::string> order{"z1.a", "z1.c", "z1.b", "z1.d", "z1.a"};
    for (const std::string& link : order)
    {
        const PuzzleChoice next = next_or_other_puzzle(list, query);
        REQUIRE(next.puzzle != nullptr);
        CHECK(next.puzzle->link == link);
        CHECK(next.widened == (link != "z1.a"));
        query.tries.push_back({link_hash(link), Outcome::Right, 20'000});
    }
    CHECK(next_or_other_puzzle({}, query).puzzle == nullptr);
}

TEST_CASE("the editions of a filter are those that it chooses, the expansions alone if they are its theme")
{
    Editions played = played_editions({});
    CHECK(wanted_editions({}, played) == played);
    const int expansions = theme_of_expansions + 1;
    CHECK(wanted_editions({.theme = expansions}, played) == played); // there are none
    played[static_cast<std::size_t>(Edition::Intrigue)] = true;
    Editions intrigue{};
    intrigue[static_cast<std::size_t>(Edition::Intrigue)] = true;
    CHECK(wanted_editions({.theme = expansions, .idea = 1}, played) == intrigue);
    CHECK(wanted_editions({.editions = static_cast<int>(Edition::Intrigue) + 2}, played_editions({})) == intrigue);
    CHECK(wanted_editions({.theme = 1, .idea = 1}, played) == played);
}
