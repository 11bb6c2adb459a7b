// Regular solving: previews switched off, times, streaks of days, the run against the clock, and what a puzzle teaches.
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/puzzle_run.hpp"
#include "app/puzzle/solver.hpp"
#include "app/puzzle/stored_results.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::cached_answer;
using testing::english;
using testing::one_best;
using testing::puzzle_of;
using testing::Solver;
using words::Key;

namespace
{

/// A puzzle whose best turn ends by itself.
const std::string the_other =
    "z1.yuJsBCN1NjXeqRltMLFMfRPNL7WezCg-MKbYoGxbpqJTITGcAkalEI4lPHnPoxuR88mT-fO-jnAUkIYwU9D8CQbaO8SIaV-kFeq";
constexpr std::int64_t one_day_ms = 86'400'000;

std::string line(const std::string& link, const std::string& taught = {})
{
    return "1 " + link + " own-points classic free" + taught + "\n";
}

/// True if the mirror tells what an answer changes, or what a scoring would pay now.
bool tells_outlook(const Mirror& mirror)
{
    const std::string now = english(Key::SeatNowPoints, {{"points", ""}});
    const auto tells = [&](const std::string& line)
    { return line.find(now) != std::string::npos || line.find("Scored now") != std::string::npos; };
    return std::ranges::any_of(mirror.answers, [](const MirrorButton& answer) { return !answer.about.empty(); })
           || std::ranges::any_of(mirror.position, tells) || std::ranges::any_of(mirror.about, tells);
}

/// A player in a run, with a collection of these two puzzles.
struct Runner
{
    explicit Runner(Key run = Key::PuzzleRun)
        : driver(1366, 768, false,
                 [](testing::FakeWorld& world)
                 {
                     world.assets.values["puzzles"] = line(one_best) + line(the_other);
                     world.brains.think = cached_answer;
                 })
    {
        driver.settle();
        driver.open_page("puzzles");
        REQUIRE(driver.perform(english(run)));
    }

    const Mirror& mirror() { return driver.app().mirror(); }
    bool says(const std::string& part) { return mirror().prompt.find(part) != std::string::npos; }

    void judge()
    {
        driver.world.brains.answer();
        driver.settle();
    }

    void play_right()
    {
        const record::Puzzle puzzle = puzzle_of(driver.world.address.shown);
        State state = puzzle.position;
        const brains::TurnAnswer best = testing::best_of(puzzle);
        for (const Action action : best.turns.front())
        {
            driver.app().perform(legal(state).find(action));
            driver.settle();
            apply_within_turn(state, action);
        }
        judge();
    }

    void play_wrong()
    {
        while (!mirror().answers.empty())
        {
            driver.app().perform(0);
            driver.settle();
        }
        judge();
    }

    AppDriver driver;
};

} // namespace

TEST_CASE("previews are hidden while a puzzle is played, unless they are switched on, and shown afterwards")
{
    Solver solver;
    CHECK_FALSE(tells_outlook(solver.mirror()));
    REQUIRE(solver.press(Key::PuzzleForetell));
    CHECK(tells_outlook(solver.mirror()));
    REQUIRE(solver.press(Key::PuzzleForetellNo));
    CHECK_FALSE(tells_outlook(solver.mirror()));
    solver.play_wrong();
    CHECK(tells_outlook(solver.mirror()));
    REQUIRE(solver.press(Key::PuzzleAgain));
    CHECK_FALSE(tells_outlook(solver.mirror()));
}

TEST_CASE("the time of the first right answer is shown and stored")
{
    Solver solver;
    for (int second = 0; second < 65; ++second)
    {
        solver.driver.frame(1000);
    }
    solver.play_right();
    CHECK(solver.says(english(Key::PuzzleTime, {{"value", "1:05"}}).substr(0, 9)));
    const auto kept = seconds_of(solver.driver.world.preferences, one_best);
    REQUIRE(kept.has_value());
    CHECK(*kept >= 65);
    CHECK(*kept < 80);
}

TEST_CASE("a puzzle that is solved after midnight continues the streak on the day on which it was opened")
{
    Solver solver(one_best, 1366, 768, {}, line(one_best));
    const std::int64_t today = day_of(solver.driver.world.clock.time_ms);
    store_daily(solver.driver.world.preferences, today - 1);
    solver.driver.world.clock.time_ms = (today + 1) * one_day_ms + 5;
    solver.play_right();
    // The collection has no other puzzle, so the next day's puzzle is the same.
    CHECK(streak_on(solver.driver.world.preferences, today + 1).days == 3);
    CHECK(solver.says(english(Key::PuzzleStreak, {{"count", 3}})));
}

TEST_CASE("a puzzle other than that of the day does not change the streak")
{
    const auto list = read_puzzles(line(one_best) + line(the_other));
    testing::FakeClock clock;
    const bool first = list[daily_puzzle(list, clock.time_ms)].link == one_best;
    Solver solver(first ? the_other : one_best, 1366, 768, {}, line(one_best) + line(the_other));
    solver.play_right();
    CHECK(solver.stars() == "3");
    CHECK(streak_on(solver.driver.world.preferences, day_of(clock.time_ms)) == Streak{});
}

TEST_CASE("the lesson of a puzzle is shown when it is solved, also if the collection is fetched late")
{
    const std::string taught = "\tMind the tie.\tAchte auf Gleichstand.\tCuidado con el empate.";
    Solver solver(one_best, 1366, 768, {}, "");
    solver.play_wrong();
    REQUIRE(solver.press(Key::PuzzleAgain));
    solver.play_right();
    CHECK_FALSE(solver.says("Mind the tie."));
    CHECK_FALSE(solver.offers(Key::PuzzleNext));
    REQUIRE(solver.driver.world.assets.awaited);
    solver.driver.world.assets.values["puzzles"] = line(one_best, taught) + line(the_other);
    solver.driver.world.assets.awaited(true);
    solver.driver.settle();
    CHECK(solver.says("Mind the tie."));
    CHECK(solver.offers(Key::PuzzleNext));
}

TEST_CASE("a run counts the puzzles solved, and the best run is stored")
{
    Runner runner;
    CHECK(runner.mirror().title == english(Key::PuzzleRun));
    CHECK(std::none_of(runner.mirror().buttons.begin(), runner.mirror().buttons.end(),
                       [](const MirrorButton& button) { return button.label.starts_with("Hint: "); }));
    const std::string first = runner.driver.world.address.shown;
    runner.play_right();
    CHECK(runner.says("Right"));
    CHECK(runner.driver.button(english(Key::PuzzleAgain)) < 0);
    REQUIRE(runner.driver.perform(english(Key::PuzzleNext)));
    CHECK(runner.driver.world.address.shown != first);
    runner.play_right();
    CHECK(runner.says(english(Key::PuzzleRunOver, {{"count", 2}})));
    CHECK(runner.says(english(Key::PuzzleRunBest, {{"value", 2}})));
    CHECK(best_run(runner.driver.world.preferences, RunKind::Timed) == 2);
    CHECK(best_run(runner.driver.world.preferences, RunKind::Streak) == 0);
    REQUIRE(runner.driver.perform(english(Key::PuzzleRun)));
    CHECK_FALSE(runner.mirror().answers.empty());
}

TEST_CASE("a run ends when its time is up, and then the puzzle can be tried again")
{
    Runner runner;
    runner.play_wrong();
    CHECK(runner.says("better was possible"));
    REQUIRE(runner.driver.perform(english(Key::PuzzleNext)));
    runner.driver.frame(PuzzleRun::duration_ms);
    runner.driver.settle();
    CHECK(runner.says(english(Key::PuzzleRunOver, {{"count", 0}})));
    CHECK(runner.mirror().answers.empty());
    CHECK(best_run(runner.driver.world.preferences, RunKind::Timed) == 0);
    REQUIRE(runner.driver.perform(english(Key::PuzzleAgain)));
    CHECK_FALSE(runner.mirror().answers.empty());
}

TEST_CASE("a streak counts puzzles without a clock until the first wrong answer, and the best one is stored")
{
    Runner runner(Key::PuzzleSeries);
    CHECK(runner.mirror().title == english(Key::PuzzleSeries));
    runner.driver.frame(10 * PuzzleRun::duration_ms);
    runner.driver.settle();
    runner.play_right();
    CHECK(runner.says("Right"));
    CHECK_FALSE(runner.says(english(Key::PuzzleTime, {{"value", ""}}).substr(0, 5)));
    REQUIRE(runner.driver.perform(english(Key::PuzzleNext)));
    runner.play_wrong();
    CHECK(runner.says("better was possible"));
    CHECK(runner.says(english(Key::PuzzleRunOver, {{"count", 1}})));
    CHECK(runner.says(english(Key::PuzzleRunBest, {{"value", 1}})));
    CHECK(runner.driver.button(english(Key::PuzzleNext)) < 0);
    CHECK(runner.driver.button(english(Key::PuzzleSolution)) >= 0);
    const auto& preferences = runner.driver.world.preferences;
    CHECK(best_run(preferences, RunKind::Streak) == 1);
    CHECK(best_run(preferences, RunKind::Timed) == 0);
    REQUIRE(runner.driver.perform(english(Key::PuzzleSeries)));
    CHECK_FALSE(runner.mirror().answers.empty());
}

TEST_CASE("one puzzle of a streak can be skipped, which counts neither as solved nor as missed")
{
    Runner runner(Key::PuzzleSeries);
    const std::string first = runner.driver.world.address.shown;
    runner.driver.type('k');
    runner.driver.settle();
    CHECK(runner.driver.world.address.shown != first);
    CHECK(runner.driver.button(english(Key::PuzzleSkip)) < 0);
    CHECK(runner.driver.world.preferences.get("puzzle tries").value_or("").empty());
    runner.play_right();
    CHECK(runner.says(english(Key::PuzzleRunOver, {{"count", 1}}))); // there is no other puzzle
}

TEST_CASE("the run against the clock has no skip, and neither has the last puzzle of a streak")
{
    Runner runner;
    CHECK(runner.driver.button(english(Key::PuzzleSkip)) < 0);
    PuzzleRun streak{.kind = RunKind::Streak, .links = {"a", "b"}, .lives = 1, .skips = 1};
    CHECK(streak.can_skip());
    CHECK_FALSE(streak.end_if_time_is_up(1e12));
    streak.current = 1;
    CHECK_FALSE(streak.can_skip());
    streak.current = 0;
    streak.count(false);
    CHECK(streak.over);
    CHECK_FALSE(streak.can_skip());
}

TEST_CASE("three wrong answers end a run, and later answers do not count")
{
    PuzzleRun run{.links = {"a", "b", "c", "d", "e"}, .ends_ms = 1000};
    for (const bool right : {true, false, false, true, false, true})
    {
        CHECK_FALSE(run.over == (run.lives > 0));
        run.count(right);
        run.current += 1;
    }
    CHECK(run.over);
    CHECK(run.solved == 2);
    CHECK(run.lives == 0);
    CHECK_FALSE(run.end_if_time_is_up(2000));
}

TEST_CASE("a run goes from easy to hard, has each puzzle once, and its order depends on the seed")
{
    std::vector<ListedPuzzle> list;
    for (int grade = 1; grade <= puzzle_grades; ++grade)
    {
        for (int i = 0; i < 9; ++i)
        {
            list.push_back({.grade = grade, .link = "z1." + std::to_string(grade) + std::to_string(i)});
        }
    }
    list.push_back({.grade = 1, .link = "z1.teacher", .morals = {"One.", "Eins.", "Uno."}});
    const Editions newcomer = played_editions({});
    const PuzzleRun run = make_run(RunKind::Timed, list, newcomer, 1, 500);
    CHECK(run.links.size() == 20);
    CHECK(std::set<std::string>(run.links.begin(), run.links.end()).size() == 20);
    CHECK(std::is_sorted(run.links.begin(), run.links.end(),
                         [](const std::string& left, const std::string& right) { return left[3] < right[3]; }));
    CHECK(std::count(run.links.begin(), run.links.end(), "z1.teacher") == 0);
    CHECK(run.links != make_run(RunKind::Timed, list, newcomer, 2, 500).links);
    CHECK(run.links == make_run(RunKind::Timed, list, newcomer, 1, 500).links);
    CHECK(run.ends_ms == 500 + 180'000);
    const PuzzleRun streak = make_run(RunKind::Streak, list, newcomer, 1, 500);
    CHECK(streak.links.size() == 45);
    CHECK(std::set<std::string>(streak.links.begin(), streak.links.end()).size() == 45);
    std::string grades;
    for (const std::string& link : streak.links)
    {
        grades += link[3];
    }
    CHECK(grades == "111111222222333333444444555555555444333222111");
    CHECK(make_run(RunKind::Timed, {}, newcomer, 1, 0).over);
}

TEST_CASE("a run begins with the classic game, and has only editions that the player has played")
{
    const std::vector<ListedPuzzle> list{{.grade = 1, .link = "z1.a", .edition = Edition::Grandissimo},
                                         {.grade = 1, .link = "z1.b", .edition = Edition::Intrigue},
                                         {.grade = 1, .link = "z1.c", .edition = Edition::Classic},
                                         {.grade = 2, .link = "z1.d", .edition = Edition::Intrigue}};
    CHECK(make_run(RunKind::Timed, list, played_editions({}), 1, 0).links == std::vector<std::string>{"z1.c"});
    std::vector<SaveRow> saves(1);
    saves[0].edition = Edition::Intrigue;
    for (std::uint64_t seed = 0; seed < 8; ++seed)
    {
        CHECK(make_run(RunKind::Timed, list, played_editions(saves), seed, 0).links
              == std::vector<std::string>{"z1.c", "z1.b", "z1.d"});
    }
}
