// The texts that failing tests print are correct.
#include "support/print.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>

using namespace elgrande;
using namespace elgrande::test;

TEST_CASE("what a failing test prints: values by their names, a position with its link")
{
    CHECK(enum_name(Place::Aragon) == "Aragon");
    CHECK(enum_name(static_cast<Place>(50)) == "50");
    CHECK(enum_name(Question::NameBearer) == "NameBearer");
    CHECK(print({ActionKind::Lift, 1 + with_bearer, Place::Aragon}) == "Lift(1, Aragon) with the standard-bearer");
    CHECK(print(Event{.kind = EventKind::Scored, .seat = 2, .to = Place::Seville, .rank = 1, .points = 5})
          == "Scored seat 2 to Seville, rank 1, points 5");
    const std::string position = print(new_game({}));
    CHECK(position.find("Castillo        5/3/1") != std::string::npos);
    CHECK(position.find("open it: p1.") != std::string::npos);
}

TEST_CASE("what a failing test prints: each field in which two states differ")
{
    const State state = new_game({});
    CHECK(difference(state, state).empty());
    State other = state;
    other.score[1] = 7;
    other.caballeros[index(Place::Aragon)][2] += 3;
    other.decision = {Question::Recruit, 3};
    const std::string before = std::to_string(state.caballeros[index(Place::Aragon)][2]);
    const std::string after = std::to_string(other.caballeros[index(Place::Aragon)][2]);
    CHECK(difference(state, other)
          == "  score of seat 1: 0, 7\n"
             "  question: FirstBidder asked of seat 0, Recruit asked of seat 3\n"
             "  caballeros in Aragon of seat 2: "
                 + before + ", " + after + "\n");
    CHECK_FALSE(same_as(other).match(state));
    CHECK(same_as(state).match(state));
}
