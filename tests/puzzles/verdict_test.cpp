// Verdicts on puzzles, compared with a greedy turn.
#include "puzzles/verdict.hpp"

#include "puzzles/finder.hpp"
#include "puzzles/greedy.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/view.hpp"
#include "search/best_turns.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

using namespace elgrande;
using namespace elgrande::puzzles;

namespace
{

/// Returns the puzzles in `games` games, or in one game under sanitizers, which are slow.
std::vector<FoundPuzzle> found_in(Setup setup, int games, const Criteria& criteria = {})
{
    std::vector<FoundPuzzle> all;
    for (int game = 0; game < (test::is_sanitized ? 1 : games); ++game)
    {
        setup.seed = static_cast<std::uint64_t>(game) + 1;
        find_puzzles(setup, criteria, [&](const FoundPuzzle& found) { all.push_back(found); });
    }
    return all;
}

/// Criteria that every turn with a second best value and a greedy value meets.
constexpr Criteria anything{.min_gap = -1000,
                            .max_best_ends = ~std::uint64_t{0},
                            .max_moves = 1000,
                            .card_reach = 1000,
                            .wants_lure = false,
                            .wants_ideas = false};

Setup four_players(Edition edition = Edition::Classic)
{
    Setup setup;
    setup.edition = edition;
    setup.players = 4;
    setup.open_castillo = true;
    return setup;
}

/// Returns grade and within_grade as one number.
int level_of(const Verdict& verdict)
{
    return verdict.grade * (hardest_within_grade + 1) + verdict.within_grade;
}

} // namespace

TEST_CASE("all solutions of a puzzle reach its value, and a greedy turn never exceeds it", "[thorough]")
{
    for (const Edition edition : {Edition::Classic, Edition::Edition2023, Edition::Intrigue})
    {
        const std::vector<FoundPuzzle> all = found_in(four_players(edition), 2, anything);
        REQUIRE(all.size() > 3);
        for (const FoundPuzzle& found : all)
        {
            const Verdict& verdict = found.verdict;
            REQUIRE(verdict.solved);
            REQUIRE_FALSE(verdict.solutions.empty());
            const GreedyTurn greedy = greedy_turn(found.state, found.objective);
            CHECK(value_of(found.state, found.objective, greedy.actions) == verdict.greedy);
            CHECK(verdict.greedy.value_or(verdict.value) <= verdict.value);
            CHECK(verdict.plain == greedy.actions);
            CHECK(surprises_in(found.state, found.objective, greedy.actions) == 0);
            for (const std::vector<Action>& solution : verdict.solutions)
            {
                if (!verdict.others_answer)
                {
                    CHECK(value_of(found.state, found.objective, solution) == verdict.value);
                }
            }
            CHECK(verdict.grade >= 1);
            CHECK(verdict.grade <= hardest_grade);
        }
    }
}

TEST_CASE("the grade, and the level within it, rise with the hardness, and a best turn that a plain player misses has "
          "surprises",
          "[thorough]")
{
    std::vector<FoundPuzzle> all = found_in(four_players(), 3, anything);
    std::sort(all.begin(), all.end(),
              [](const FoundPuzzle& left, const FoundPuzzle& right)
              { return left.verdict.hardness < right.verdict.hardness; });
    int surprising = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        const Verdict& verdict = all[i].verdict;
        CHECK((i == 0 || level_of(all[i - 1].verdict) <= level_of(verdict)));
        CHECK(verdict.within_grade >= 0);
        CHECK(verdict.within_grade <= hardest_within_grade);
        surprising += surprises_in(all[i].state, all[i].objective, verdict.solutions.front()) > 0 ? 1 : 0;
    }
    REQUIRE_FALSE(all.empty());
    CHECK(all.front().verdict.grade < all.back().verdict.grade);
    CHECK(surprising > 3);
}

TEST_CASE("value_of() returns nothing for an illegal answer, and for an unfinished turn the best value still possible")
{
    const std::vector<FoundPuzzle> all = found_in(four_players(), 3, anything);
    int begun = 0;
    for (const FoundPuzzle& found : all)
    {
        CHECK_FALSE(value_of(found.state, found.objective, std::vector{Action{ActionKind::Veto}}).has_value());
        const auto& solution = found.verdict.solutions.front();
        if (solution.size() > 1 && !found.verdict.others_answer)
        {
            const std::vector<Action> first{solution.front()};
            CHECK(value_of(found.state, found.objective, first) == found.verdict.value);
            ++begun;
        }
    }
    CHECK(begun > 3);
}

TEST_CASE("a turn is not solved if the search reaches its limits")
{
    const std::vector<FoundPuzzle> all = found_in(four_players(), 1, anything);
    REQUIRE_FALSE(all.empty());
    const Verdict verdict = judge(all.front().state, Objective::LeadAfterScoring, {.max_positions = 1});
    CHECK_FALSE(verdict.solved);
}
