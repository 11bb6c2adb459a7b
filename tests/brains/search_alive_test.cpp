// A search is one slice of a brain, however long it takes: it tells that it lives, and ends when it is cancelled.
#include "brains/brain.hpp"
#include "record/link/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <variant>

using namespace elgrande;
using namespace elgrande::brains;

namespace
{

constexpr std::uint32_t positions = 50'000;

/// With the colonies, four to be moved among the cards: far more ends than a search may keep.
State many_ends()
{
    auto opened =
        record::open_link("p1.p4VOCpZQGc-TyxoOpKoDIl0LaEMaHuwB3gsx6RRSYOqsaoQK0oQt-_BnT7N1a-vVButbvXr6iIoJg2E2WlS52Z"
                          "GrjJ3nLhoKgGHvLGwaLo3ToeAWl5rBK2JBk0WuepQkOrJDi-BV");
    REQUIRE(opened.ok());
    return std::get<record::OpenedPosition>(*opened).state;
}

Bytes turn_question()
{
    return write_question(TurnQuestion{
        .state = many_ends(), .objective = search::Objective::OwnPoints, .positions = positions, .played = {}});
}

Bytes puzzle_question()
{
    return write_question(
        PuzzleQuestion{.state = many_ends(), .objective = search::Objective::OwnPoints, .positions = positions});
}

} // namespace

TEST_CASE("a search tells that it lives, for each thousand positions or so")
{
    for (const Bytes& question : {turn_question(), puzzle_question()})
    {
        int signs = 0;
        Brain brain(
            [&signs]
            {
                ++signs;
                return false;
            });
        REQUIRE_FALSE(brain.begin(question).has_value());
        CHECK(brain.searches());
        REQUIRE(brain.think());
        CHECK_FALSE(brain.searches());
        CHECK(signs > 20);
    }
}

TEST_CASE("a search that is cancelled ends at its next sign and tells no more than a bound")
{
    for (const Bytes& question : {turn_question(), puzzle_question()})
    {
        int signs = 0;
        Brain brain([&signs] { return ++signs > 0; });
        REQUIRE_FALSE(brain.begin(question).has_value());
        REQUIRE(brain.think());
        CHECK(signs > 0);
        CHECK(signs < 20); // once for each card at most
        const auto answer = read_answer(brain.answer());
        REQUIRE(answer.ok());
        if (const auto* turn = std::get_if<TurnAnswer>(&*answer))
        {
            CHECK_FALSE(turn->exact);
        }
        else
        {
            CHECK_FALSE(std::get<PuzzleAnswer>(*answer).solved);
        }
    }
}
