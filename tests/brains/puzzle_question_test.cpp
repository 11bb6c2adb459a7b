// Questions about puzzles, as bytes: the verdict is that of the solver, and bytes are not trusted.
#include "puzzles/criteria.hpp"
#include "record/link/link.hpp"
#include "record/link/puzzle.hpp"
#include "rules/game.hpp"
#include "support/random_games.hpp"
#include "support/thinking.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

using namespace elgrande;
using namespace elgrande::brains;
using testing::cached_answer;

namespace
{

record::Puzzle puzzle_of(std::string_view link)
{
    auto opened = record::open_link(link);
    REQUIRE(opened.ok());
    return std::get<record::Puzzle>(*opened);
}

/// A puzzle whose only best end has the value 95; the next value and that of a greedy turn are 93.
record::Puzzle one_best()
{
    return puzzle_of("z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE");
}

Bytes bytes_of(const record::Puzzle& puzzle)
{
    return write_question(PuzzleQuestion{.state = puzzle.position, .objective = puzzle.task.objective});
}

/// Returns the answer to a question; nothing if it is refused.
std::optional<PuzzleAnswer> answer_to(const Bytes& question)
{
    const auto answer = read_answer(cached_answer(question));
    REQUIRE(answer.ok());
    const auto* puzzle = std::get_if<PuzzleAnswer>(&*answer);
    return puzzle != nullptr ? std::optional(*puzzle) : std::nullopt;
}

bool is_same(const PuzzleAnswer& answer, const puzzles::Verdict& found, const puzzles::Assessment& assessed)
{
    return answer.ideas == assessed.ideas && answer.fault == assessed.fault && answer.solved == found.solved
           && answer.value == found.value && answer.second == found.second && answer.best_ends == found.best_ends
           && answer.ends == found.ends && answer.greedy == found.greedy && answer.others_answer == found.others_answer
           && answer.grade == found.grade;
}

} // namespace

TEST_CASE("the answer about a turn has its ideas if they are asked for")
{
    // The player wins the home region by placing before a scoring.
    const record::Puzzle puzzle =
        puzzle_of("z1.RZanBgM_1CBmBgcRr5FYZ2RcgjAXowKDM0g0DVJjMdIh3QiX0ItRIFA9wDu09dh7ZMk9qIBQ-a17RyL");
    const auto verdict = answer_to(bytes_of(puzzle));
    REQUIRE(verdict.has_value());
    REQUIRE_FALSE(verdict->ideas.empty());
    for (const bool asked : {false, true})
    {
        const auto answer = read_answer(cached_answer(write_question(TurnQuestion{
            .state = puzzle.position, .objective = puzzle.task.objective, .played = {}, .with_ideas = asked})));
        REQUIRE(answer.ok());
        CHECK(std::get<TurnAnswer>(*answer).ideas == (asked ? verdict->ideas : Ideas()));
    }
}

TEST_CASE("the verdict on a puzzle is that of the solver")
{
    const auto answer = answer_to(bytes_of(one_best()));
    REQUIRE(answer.has_value());
    CHECK(answer->solved);
    CHECK(answer->value == 95);
    CHECK(answer->second == 93);
    CHECK(answer->greedy == 93);
    CHECK(answer->best_ends == 1);
    CHECK(answer->ends > 1);
    CHECK(answer->grade == 3);
    CHECK(answer->fault == PuzzleFault::PlainSolves); // by 2 points only
    CHECK_FALSE(answer->others_answer);
}

TEST_CASE("turns of every rule set get the verdict of the solver, even if the search gives up", "[thorough]")
{
    int solved = 0;
    int given_up = 0;
    test::play_every_rule_set(
        1,
        [&](const test::Step& step) -> std::string
        {
            const State& state = step.before;
            // If an opponent has set a secret disk already, the visible position does not ask the player first, so it
            // cannot be a puzzle.
            if (!is_within_turn(state) || record::validate_posed(state) || step.random.below(60) != 0)
            {
                return {};
            }
            const auto objective = static_cast<Objective>(step.random.below(objective_count));
            const auto answer =
                answer_to(write_question(PuzzleQuestion{.state = state, .objective = objective, .positions = 500}));
            const puzzles::JudgeLimits limits{.max_positions = 500};
            const puzzles::Verdict found = puzzles::judge(state, objective, limits);
            const puzzles::Assessment assessed = puzzles::assess(state, objective, found, {}, limits);
            (found.solved ? solved : given_up) += 1;
            return answer && is_same(*answer, found, assessed) ? "" : "the verdict differs from the solver's";
        });
    CHECK(solved > 20);
    CHECK(given_up > 20);
}

TEST_CASE("a truncated question about a puzzle is refused, and a changed one is refused or can be answered")
{
    Random random(Catch::getSeed());
    const Bytes question = bytes_of(one_best());
    for (std::size_t length = 0; length < question.size(); ++length)
    {
        REQUIRE_FALSE(read_question(std::span(question).first(length)).ok());
    }
    int read = 0;
    for (int i = 0; i < 300; ++i)
    {
        Bytes changed = question;
        changed[random.below(static_cast<std::uint32_t>(changed.size()))] ^=
            static_cast<std::byte>(1U << random.below(8));
        const auto understood = read_question(changed);
        if (understood.ok() && std::holds_alternative<PuzzleQuestion>(*understood))
        {
            auto quick = std::get<PuzzleQuestion>(*understood);
            quick.positions = std::min(quick.positions, 1000U);
            REQUIRE(read_answer(cached_answer(write_question(quick))).ok());
            ++read;
        }
    }
    CHECK(read > 10);
}

TEST_CASE("a puzzle outside a player's turn is refused, and a question without positions to search is not written")
{
    State bidding = new_game({});
    apply(bidding, legal(bidding)[0]);
    const Bytes question = write_question(PuzzleQuestion{.state = bidding});
    CHECK(read_question(question).error().message.find("not for the player whose turn it is") != std::string::npos);
    CHECK_FALSE(answer_to(question).has_value());
    CHECK(write_question(PuzzleQuestion{.state = one_best().position, .positions = 0}).empty());
}

TEST_CASE("an impossible verdict is not written")
{
    const PuzzleAnswer good{.solved = true, .value = 9, .second = 7, .best_ends = 2, .ends = 5, .greedy = 7};
    REQUIRE_FALSE(write_answer(good).empty());
    PuzzleAnswer second = good;
    second.second = 9;
    PuzzleAnswer ends = good;
    ends.best_ends = 6;
    PuzzleAnswer too_easy = good;
    too_easy.grade = 0;
    PuzzleAnswer too_hard = good;
    too_hard.grade = puzzles::hardest_grade + 1;
    for (const PuzzleAnswer& bad : {second, ends, too_easy, too_hard})
    {
        CHECK(write_answer(bad).empty());
    }
}
