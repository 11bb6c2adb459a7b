// Questions for new puzzles, as bytes: the answer has the puzzles of the games asked for, also if it is stopped.
#include "puzzles/finder.hpp"
#include "support/thinking.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::brains;

namespace
{

Setup game_of_three(std::uint64_t seed)
{
    Setup setup;
    setup.players = 3;
    setup.open_castillo = true;
    setup.seed = seed;
    return setup;
}

std::vector<puzzles::FoundPuzzle> puzzles_of_games(std::uint64_t first, std::uint64_t games)
{
    std::vector<puzzles::FoundPuzzle> all;
    for (std::uint64_t seed = first; seed < first + games; ++seed)
    {
        puzzles::find_puzzles(game_of_three(seed), {},
                              [&](const puzzles::FoundPuzzle& found) { all.push_back(found); });
    }
    return all;
}

/// Returns the first seed whose game has a puzzle.
std::uint64_t seed_with_puzzle()
{
    std::uint64_t seed = 1;
    while (puzzles_of_games(seed, 1).empty())
    {
        ++seed;
    }
    return seed;
}

} // namespace

TEST_CASE("the answer has the puzzles of the games asked for", "[thorough]")
{
    const std::uint64_t seed = seed_with_puzzle();
    const auto expected = puzzles_of_games(seed, 2);
    Brain brain;
    const auto answer = read_answer(
        testing::compute_answer(brain, write_question(FreshQuestion{.setup = game_of_three(seed), .games = 2})));
    REQUIRE(answer.ok());
    const auto* fresh = std::get_if<FreshAnswer>(&*answer);
    REQUIRE(fresh != nullptr);
    REQUIRE(fresh->puzzles.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
    {
        CHECK(fresh->puzzles[i].position == expected[i].state);
        CHECK(fresh->puzzles[i].objective == expected[i].objective);
        CHECK(fresh->puzzles[i].grade == expected[i].verdict.grade);
        CHECK(fresh->puzzles[i].within_grade == expected[i].verdict.within_grade);
        CHECK(fresh->puzzles[i].ideas == expected[i].ideas);
    }
}

TEST_CASE("a search for puzzles that is stopped answers with those found, or is refused if there are none",
          "[thorough]")
{
    const Bytes question = write_question(FreshQuestion{.setup = game_of_three(seed_with_puzzle()), .games = 100});
    Brain brain;
    REQUIRE_FALSE(brain.begin(question).has_value());
    CHECK(brain.searches());
    brain.stop();
    CHECK(std::holds_alternative<Refused>(*read_answer(brain.answer())));
    REQUIRE_FALSE(brain.begin(question).has_value());
    constexpr int slices_of_a_game = 1000;
    REQUIRE_FALSE(brain.think(slices_of_a_game)); // the first game is over, the hundredth is not
    brain.stop();
    const auto answer = read_answer(brain.answer());
    REQUIRE(answer.ok());
    REQUIRE(std::holds_alternative<FreshAnswer>(*answer));
    CHECK_FALSE(std::get<FreshAnswer>(*answer).puzzles.empty());
    CHECK(brain.think());
}

TEST_CASE("a question for no games, too many, or an impossible set-up is not written or not read")
{
    CHECK(write_question(FreshQuestion{.setup = game_of_three(1), .games = 0}).empty());
    CHECK(write_question(FreshQuestion{.setup = game_of_three(1), .games = max_fresh_games + 1}).empty());
    Setup lonely = game_of_three(1);
    lonely.players = 1;
    const Bytes bytes = write_question(FreshQuestion{.setup = lonely});
    CHECK((bytes.empty() || !read_question(bytes).ok()));
    CHECK(read_question(write_question(FreshQuestion{.setup = game_of_three(1)})).ok());
}
