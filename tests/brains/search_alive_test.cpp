// A search is a single slice of a brain, however long it takes: it reports progress and can be cancelled.
#include "brains/brain.hpp"
#include "record/link/link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <variant>

using namespace elgrande;
using namespace elgrande::brains;

namespace
{

constexpr std::uint32_t positions = 50'000;

/// Returns a position with the colonies, where only the general search applies: it searches about ten thousand
/// positions.
State many_ends()
{
    auto opened = record::open_link("p1.2DzpBJcDrMk7pvWv6-2b6SXhT0Bm9aT77enOrJp49UNvtZCvDk5spo7r4jinBDClXartglbu");
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

TEST_CASE("a search reports progress about every thousand positions")
{
    for (const Bytes& question : {turn_question(), puzzle_question()})
    {
        int reports = 0;
        Brain brain(
            [&reports]
            {
                ++reports;
                return false;
            });
        REQUIRE_FALSE(brain.begin(question).has_value());
        CHECK(brain.searches());
        REQUIRE(brain.think());
        CHECK_FALSE(brain.searches());
        CHECK(reports > 5);
    }
}

TEST_CASE("a cancelled search ends at its next report, without an exact result")
{
    for (const Bytes& question : {turn_question(), puzzle_question()})
    {
        int reports = 0;
        Brain brain([&reports] { return ++reports > 0; });
        REQUIRE_FALSE(brain.begin(question).has_value());
        REQUIRE(brain.think());
        CHECK(reports > 0);
        CHECK(reports < 20); // at most once for each card
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
