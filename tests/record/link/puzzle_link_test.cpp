// Links of puzzles: the position as its player sees it, the task and the texts.
#include "record/link/link.hpp"
#include "record/link/puzzle.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <functional>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr std::size_t longest_puzzle = 400;

const PuzzleTexts puzzle_texts{"A tie on purpose", "Blue lets Red be first.", "Ñuño", "Count Seville"};

/// Makes puzzles of questions to players in their turns, in games by many rule sets.
void for_puzzles(const std::function<void(const Puzzle&)>& check)
{
    for (std::uint64_t number = 0; number < 60; ++number)
    {
        const int players = 2 + static_cast<int>(number % 4);
        const Game game = test::random_game(players, number, RandomPolicy::Busy);
        State state = first_state(game);
        Random random(number);
        for (const Action action : game.actions)
        {
            if (!validate_posed(state) && random.below(40) == 0)
            {
                Puzzle puzzle{state, colours_of(game.players), {}, puzzle_texts};
                puzzle.task.objective = static_cast<Objective>(random.below(objective_count));
                puzzle.task.aim = random.below(2) == 0 ? Aim::Best : Aim::AtLeast;
                puzzle.task.value = static_cast<std::int16_t>(
                    puzzle.task.aim == Aim::Best ? 0 : static_cast<int>(random.below(1001)) + min_task_value);
                INFO("game " << number);
                check(puzzle);
            }
            apply(state, action);
        }
    }
}

Puzzle any_puzzle()
{
    Puzzle one;
    for_puzzles([&](const Puzzle& puzzle) { one = puzzle; });
    return one;
}

std::string message_of(const Puzzle& puzzle)
{
    const auto wrong = validate_puzzle(puzzle);
    return wrong ? wrong->message : "";
}

} // namespace

TEST_CASE("a puzzle's link opens the same task and texts, what its player sees, and is the only one of its puzzle")
{
    std::size_t longest = 0;
    int seen = 0;
    for_puzzles(
        [&](const Puzzle& puzzle)
        {
            ++seen;
            REQUIRE(message_of(puzzle).empty());
            const std::string link = puzzle_link(puzzle);
            longest = std::max(longest, link.size());
            CHECK(link.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
                  == std::string::npos);
            const auto opened = open_link("Solve this: https://example.org/#" + link);
            REQUIRE(opened.ok());
            const Puzzle came = std::get<Puzzle>(*opened);
            CHECK(came.task == puzzle.task);
            CHECK(came.texts == puzzle.texts);
            CHECK(came.colours == puzzle.colours);
            const Seat player = puzzle.position.active();
            CHECK(came.position.decision == puzzle.position.decision);
            CHECK(came.position.caballeros == puzzle.position.caballeros);
            const ActionList offered = view(came.position, player).legal;
            const ActionList due = view(puzzle.position, player).legal;
            CHECK(std::equal(offered.begin(), offered.end(), due.begin(), due.end()));
            CHECK(puzzle_link(came) == link);
        });
    CHECK(seen > 100);
    INFO("the longest has " << longest << " characters");
    CHECK(longest <= longest_puzzle);
}

TEST_CASE("a puzzle that cannot be opened cannot be made: opponents who have set disks would be asked again")
{
    int others_asked = 0;
    for (std::uint64_t number = 0; number < 60; ++number)
    {
        const Game game = test::random_game(2 + static_cast<int>(number % 4), number, RandomPolicy::Busy);
        State state = first_state(game);
        for (const Action action : game.actions)
        {
            const bool own = state.active() < state.players() && state.decision.seat == state.active();
            if (own && (state.sealed.is_called() || number % 20 == 0))
            {
                INFO("game " << number << ", round " << static_cast<int>(state.round));
                const Puzzle puzzle{state, colours_of(game.players), {}, {}};
                const std::string link = puzzle_link(puzzle);
                REQUIRE(link.empty() == validate_puzzle(puzzle).has_value());
                REQUIRE((link.empty() || open_link(link).ok()));
                others_asked += link.empty() ? 1 : 0;
            }
            apply(state, action);
        }
    }
    CHECK(others_asked > 0);
}

TEST_CASE("a puzzle's link contains nothing that its player does not know")
{
    for_puzzles(
        [](const Puzzle& puzzle)
        {
            Puzzle other = puzzle;
            Random random(7);
            other.position = determinize(puzzle.position, puzzle.position.active(), random);
            CHECK(puzzle_link(other) == puzzle_link(puzzle));
        });
}

TEST_CASE("texts of a puzzle take 120 characters of its link at most")
{
    Puzzle puzzle = any_puzzle();
    puzzle.texts = {};
    const std::size_t bare = puzzle_link(puzzle).size();
    puzzle.texts.title = std::string(104, 'x');
    CHECK(text_cost(puzzle.texts) == max_puzzle_text_cost);
    CHECK(message_of(puzzle).empty());
    CHECK(puzzle_link(puzzle).size() <= bare + max_puzzle_text_cost);
    puzzle.texts.hint = "x";
    CHECK(message_of(puzzle) == "texts: they take 121 characters of a link; at most 120 are allowed");
    puzzle.texts = {};
    for (int i = 0; i < 25; ++i)
    {
        puzzle.texts.line += "ñ";
    }
    CHECK(message_of(puzzle).empty());
    CHECK(puzzle_link(puzzle).size() <= bare + max_puzzle_text_cost);
    puzzle.texts.line += "ñ";
    CHECK(message_of(puzzle).starts_with("texts: they take"));
}

TEST_CASE("an invalid puzzle is refused with a reason")
{
    const Puzzle right = any_puzzle();
    const auto wrong = [&](const std::function<void(Puzzle&)>& spoil)
    {
        Puzzle puzzle = right;
        spoil(puzzle);
        return message_of(puzzle);
    };
    CHECK(wrong([](Puzzle&) {}).empty());
    CHECK(wrong([](Puzzle& puzzle) { puzzle.texts.title = "a\nb"; }) == "title: not plain UTF-8 text that can be seen");
    CHECK(wrong([](Puzzle& puzzle) { puzzle.texts.line = "\xff"; }) == "line: not plain UTF-8 text that can be seen");
    CHECK(wrong([](Puzzle& puzzle) { puzzle.texts.author = " "; }) == "author: not plain UTF-8 text that can be seen");
    CHECK(wrong([](Puzzle& puzzle) { puzzle.texts.hint = "\u200b"; }) == "hint: not plain UTF-8 text that can be seen");
    CHECK(wrong(
              [](Puzzle& puzzle) {
                  puzzle.task = {Objective::Lead, Aim::AtLeast, max_task_value + 1};
              })
          == "task: unknown, or its value is out of range");
    CHECK(wrong(
              [](Puzzle& puzzle) {
                  puzzle.task = {Objective::Lead, Aim::Best, 1};
              })
          == "task: unknown, or its value is out of range");
    CHECK(wrong([](Puzzle& puzzle) { puzzle.position = new_game(puzzle.position.setup); })
          == "position: the question is not for the player whose turn it is");
    CHECK_FALSE(wrong([](Puzzle& puzzle) { puzzle.colours[0] = puzzle.colours[1]; }).empty());
    CHECK_FALSE(wrong([](Puzzle& puzzle) { ++puzzle.position.court[0]; }).empty());
}

TEST_CASE("a puzzle's link with any one character changed is refused")
{
    const std::string link = puzzle_link(any_puzzle());
    for (std::size_t at = 3; at < link.size(); ++at)
    {
        std::string damaged = link;
        damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
        const auto opened = open_link(damaged);
        REQUIRE_FALSE(opened.ok());
        CHECK(opened.error().kind == ErrorKind::Damaged);
    }
}
