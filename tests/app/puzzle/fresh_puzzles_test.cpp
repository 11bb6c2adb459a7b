// Puzzles made on this device: when they are asked for, how they are kept, and what becomes of damaged ones.
#include "app/puzzle/fresh_puzzles.hpp"

#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/solver.hpp"
#include "app/puzzle/stored_fresh.hpp"
#include "app/puzzle/stored_results.hpp"
#include "rules/playout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::cached_answer;
using testing::FakePreferences;
using testing::one_best;
using testing::Solver;

namespace
{

/// A puzzle at the first question for an action card of the fifth round of the n-th game of three.
brains::FreshPuzzle fresh_puzzle(int n, int grade = 2)
{
    Setup setup;
    setup.players = 3;
    setup.open_castillo = true;
    setup.seed = static_cast<std::uint64_t>(n);
    State state = new_game(setup);
    Random random(setup.seed);
    while (state.round < 5 || state.decision.question != Question::TakeCard)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    Ideas ideas;
    ideas.insert(Idea::King);
    ideas.insert(Idea::SmallCard);
    return {state, Objective::Lead, grade, ideas};
}

/// A puzzle on the table whose solution is known. Questions for new puzzles get an answer of one puzzle.
struct PuzzleTable
{
    explicit PuzzleTable(const FakePreferences::Values& kept = {}, const std::optional<std::string>& collection = {})
        : solver(one_best, 1366, 768, kept, collection)
    {
        solver.driver.world.brains.think = [this](const platform::Bytes& question)
        {
            const auto read = brains::read_question(question);
            const auto* fresh = read.ok() ? std::get_if<brains::FreshQuestion>(&*read) : nullptr;
            if (fresh == nullptr)
            {
                return cached_answer(question);
            }
            games.push_back(fresh->setup);
            return answer ? *answer
                          : brains::write_answer(brains::FreshAnswer{{fresh_puzzle(static_cast<int>(games.size()))}});
        };
    }

    /// Lets the pause go by, and answers what is asked then.
    void wait()
    {
        solver.driver.frame(FreshPuzzles::pause_ms + 1);
        solver.driver.frame();
        solver.think();
    }

    const platform::Preferences& preferences() { return solver.driver.world.preferences; }

    Solver solver;
    std::vector<Setup> games;              ///< asked for
    std::optional<brains::Bytes> answer{}; ///< in place of a puzzle
};

} // namespace

TEST_CASE("while a puzzle is looked at, new ones are made, a few at a time, each from the next game")
{
    PuzzleTable table;
    for (int i = 0; i < 2 * FreshPuzzles::max_games_in_a_row; ++i)
    {
        table.wait();
    }
    REQUIRE(table.games.size() == FreshPuzzles::max_games_in_a_row);
    std::set<std::uint64_t> seeds;
    for (const Setup& game : table.games)
    {
        CHECK(game.open_castillo);
        seeds.insert(game.seed);
    }
    CHECK(seeds.size() == table.games.size());
    CHECK(unsolved_fresh_puzzles(table.preferences(), query_of(table.preferences(), {}))
          == FreshPuzzles::max_games_in_a_row);
    CHECK(searched_games(table.preferences()) == FreshPuzzles::max_games_in_a_row);
    const auto list = puzzles_in(table.solver.driver.world.platform);
    CHECK(std::count_if(list.begin(), list.end(), [](const ListedPuzzle& puzzle) { return puzzle.fresh; })
          == FreshPuzzles::max_games_in_a_row);
}

TEST_CASE("no puzzles are made if the setting is off, if there are enough unsolved, or without the second program")
{
    PuzzleTable off(FakePreferences::Values{{"new puzzles", "0"}});
    off.wait();
    CHECK(off.games.empty());

    PuzzleTable missing;
    missing.answer.emplace();
    missing.wait();
    missing.wait();
    CHECK(missing.games.size() == 1);
    CHECK(stored_fresh_puzzles(missing.preferences()).empty());

    for (const int easiest : {1, 4}) // a newcomer has enough of the easy ones, but those of grades 4 and 5 are too hard
    {
        FakePreferences full;
        std::vector<brains::FreshPuzzle> many;
        for (int i = 0; i < FreshPuzzles::max_unsolved; ++i)
        {
            many.push_back(fresh_puzzle(i, easiest + i % 2));
        }
        store_fresh_puzzles(full, many);
        PuzzleTable enough(full.values);
        enough.wait();
        CHECK(enough.games.empty() == (easiest == 1));
    }
}

TEST_CASE("after an answer without puzzles the next game is searched")
{
    PuzzleTable table;
    const brains::Bytes nonsense(3);
    for (const brains::Bytes& answer : {brains::write_answer(brains::Refused{}), nonsense})
    {
        table.answer = answer;
        table.wait();
    }
    table.answer.reset();
    table.wait();
    REQUIRE(table.games.size() == 3);
    CHECK(table.games.front().seed < table.games.back().seed);
    CHECK(table.solver.driver.world.brains.distrusted == 1);
    CHECK_FALSE(stored_fresh_puzzles(table.preferences()).empty());
}

TEST_CASE("new puzzles are also made at the start page and the list, but only for those who have tried one")
{
    for (const bool tried : {false, true})
    {
        PuzzleTable table({}, "1 " + one_best + " own-points classic free take-region\n");
        testing::AppDriver& driver = table.solver.driver;
        tried ? table.solver.play_right() : table.solver.think();
        REQUIRE(table.solver.press(words::Key::PuzzleLeave));
        const auto games_at = [&]
        {
            const std::size_t before = table.games.size();
            for (int i = 0; i < 2 * FreshPuzzles::max_games_in_a_row; ++i)
            {
                table.wait();
            }
            return table.games.size() - before;
        };
        const std::size_t few = tried ? FreshPuzzles::max_games_in_a_row : 0;
        CHECK(games_at() == few); // at the list
        REQUIRE(table.solver.press(words::Key::ButtonClose));
        CHECK(games_at() == few); // at the start page
        driver.open_page("settings");
        CHECK(games_at() == 0);
        driver.world.brains.is_beside = false; // it would slow down the page
        REQUIRE(table.solver.press(words::Key::ButtonClose));
        CHECK(games_at() == 0);
    }
}

TEST_CASE("new puzzles are looked for in the edition of the filter")
{
    PuzzleTable table(FakePreferences::Values{
        {"puzzle filter", "0 " + std::to_string(static_cast<int>(Edition::Intrigue) + 2) + " 0"}});
    table.wait();
    REQUIRE(table.games.size() == 1);
    CHECK(table.games.front().edition == Edition::Intrigue);
}

TEST_CASE("of puzzles that are alike only the first is stored")
{
    FakePreferences preferences;
    brains::FreshPuzzle alike = fresh_puzzle(1);
    alike.position.score[0] += 3;
    alike.objective = Objective::OwnPoints;
    store_fresh_puzzles(preferences, std::vector{fresh_puzzle(1), alike});
    const std::string first = stored_fresh_puzzles(preferences);
    CHECK(read_puzzles(first).size() == 1);
    store_fresh_puzzles(preferences, std::vector{alike});
    CHECK(stored_fresh_puzzles(preferences) == first);
    store_fresh_puzzles(preferences, std::vector{fresh_puzzle(2)});
    CHECK(read_puzzles(stored_fresh_puzzles(preferences)).size() == 2);
}

TEST_CASE("a question about the puzzle on the table replaces that for new ones, which is asked again")
{
    PuzzleTable table;
    table.solver.driver.frame(FreshPuzzles::pause_ms + 1); // asks; not answered yet
    const int asked = table.solver.driver.world.brains.asked;
    table.solver.play_right(); // asks for the judgement instead
    CHECK(table.solver.driver.world.brains.asked > asked);
    CHECK(table.games.empty());
    CHECK(table.solver.stars() == "3");
    table.wait();
    CHECK(table.games.size() == 1);
}

TEST_CASE("stored puzzles are lines like those of the collection, and malformed lines are dropped")
{
    FakePreferences preferences;
    brains::FreshPuzzle easy = fresh_puzzle(1);
    easy.within_grade = 7;
    store_fresh_puzzles(preferences, std::vector{easy, fresh_puzzle(1), fresh_puzzle(5, 4)});
    const auto list = read_puzzles(stored_fresh_puzzles(preferences));
    REQUIRE(list.size() == 2); // the same puzzle is kept once
    CHECK(list[0].grade == 2);
    CHECK(list[0].within_grade == 7);
    CHECK(list[0].objective == Objective::Lead);
    CHECK(list[0].edition == Edition::Classic);
    CHECK(list[0].free_card);
    CHECK(list[0].ideas == fresh_puzzle(1).ideas);
    CHECK(list[1].grade == 4);
    CHECK(list[1].within_grade == 50);
    for (const ListedPuzzle& puzzle : list)
    {
        CHECK(record::open_link(puzzle.link).ok());
    }
    const std::string good = stored_fresh_puzzles(preferences);
    preferences.set("fresh puzzles", "nonsense\n" + good + "9 z1.x own-points classic free -\n\n"
                                         + "2 z1.abc own-points "
                                           "classic free -\tOne.\tEins.\tUno.\n");
    CHECK(stored_fresh_puzzles(preferences) == good);
    preferences.set("fresh games", "-3");
    CHECK(searched_games(preferences) == 0);
    preferences.set("fresh games", "12 ");
    CHECK(searched_games(preferences) == 0);
    store_searched_games(preferences, 12);
    CHECK(searched_games(preferences) == 12);
}

TEST_CASE("if a grade has too many puzzles, the oldest solved one is removed, else the oldest")
{
    FakePreferences preferences;
    std::vector<ListedPuzzle> full;
    for (int i = 0; full.size() < max_fresh_per_grade; ++i) // some are alike
    {
        store_fresh_puzzles(preferences, std::vector{fresh_puzzle(i)});
        full = read_puzzles(stored_fresh_puzzles(preferences));
    }
    store_result(preferences, full[7].link, 2, 30);
    store_fresh_puzzles(preferences, std::vector{fresh_puzzle(100)});
    const auto without_solved = read_puzzles(stored_fresh_puzzles(preferences));
    CHECK(without_solved.size() == max_fresh_per_grade);
    CHECK(puzzle_with(without_solved, full[7].link) == nullptr);
    CHECK(puzzle_with(without_solved, full[0].link) != nullptr);
    store_fresh_puzzles(preferences, std::vector{fresh_puzzle(101)});
    const auto without_oldest = read_puzzles(stored_fresh_puzzles(preferences));
    CHECK(without_oldest.size() == max_fresh_per_grade);
    CHECK(puzzle_with(without_oldest, full[0].link) == nullptr);
}

TEST_CASE("puzzles are looked for in games of all wanted editions")
{
    Editions every{};
    every.fill(true);
    std::set<Edition> editions;
    std::set<int> players;
    for (std::uint32_t number = 0; number < 2 * edition_count; ++number)
    {
        const Setup setup = fresh_game(number, every);
        CHECK_FALSE(validate_setup(setup).has_value());
        editions.insert(setup.edition);
        players.insert(setup.players);
        CHECK(fresh_game(number, played_editions({})).edition == Edition::Classic);
    }
    CHECK(editions.size() == edition_count);
    CHECK(players == std::set{3, 4});
}

TEST_CASE("the puzzle of the day is of the collection, whatever was made on the device")
{
    const std::string line = " own-points classic free -\n";
    const auto list = read_puzzles("1 z1.first" + line + "1 z1.second" + line + "3 z1.third" + line);
    constexpr std::int64_t day_ms = 86'400'000;
    auto with_fresh = list;
    for (const int grade : {1, 2, 5})
    {
        ListedPuzzle fresh = list.front();
        fresh.grade = grade;
        fresh.link = "z1.fresh";
        fresh.fresh = true;
        with_fresh.push_back(fresh);
    }
    std::stable_sort(with_fresh.begin(), with_fresh.end(),
                     [](const ListedPuzzle& left, const ListedPuzzle& right) { return left.grade < right.grade; });
    for (std::int64_t day = 20'000; day < 20'014; ++day)
    {
        CHECK(with_fresh[daily_puzzle(with_fresh, day * day_ms)].link == list[daily_puzzle(list, day * day_ms)].link);
    }
}

TEST_CASE("all puzzles of a grade have their day before one repeats")
{
    std::string lines;
    for (int i = 0; i < 14; ++i)
    {
        lines += "1 z1.a" + std::to_string(i) + " own-points classic free -\n";
        lines += "2 z1.b" + std::to_string(i) + " own-points classic free -\n";
    }
    const auto list = read_puzzles(lines);
    constexpr std::int64_t day_ms = 86'400'000;
    constexpr std::int64_t monday = 4; // 5 January 1970
    std::set<std::string> mondays;
    std::set<std::string> later_in_the_week;
    for (std::int64_t week = 2900; week < 2914; ++week)
    {
        mondays.insert(list[daily_puzzle(list, (monday + 7 * week) * day_ms)].link);
    }
    for (std::int64_t week = 2900; week < 2907; ++week)
    {
        for (const std::int64_t day : {1, 2}) // Tuesday and Wednesday
        {
            later_in_the_week.insert(list[daily_puzzle(list, (monday + day + 7 * week) * day_ms)].link);
        }
    }
    CHECK(mondays.size() == 14);
    CHECK(later_in_the_week.size() == 14);
}
