// The rating system: the example of Glickman's paper, and what must hold for any rating.
#include "app/puzzle/glicko.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <vector>

using namespace elgrande::screens;
using Catch::Approx;

TEST_CASE("a rating period has the result of the example in Glickman's paper")
{
    const std::array games{RatedGame{.opponent = {.value = 1400, .deviation = 30}, .score = 1},
                           RatedGame{.opponent = {.value = 1550, .deviation = 100}, .score = 0},
                           RatedGame{.opponent = {.value = 1700, .deviation = 300}, .score = 0}};
    const Rating after = rating_after({.value = 1500, .deviation = 200, .volatility = 0.06}, games);
    CHECK(after.value == Approx(1464.06).margin(0.02)); // the paper rounds its intermediate results
    CHECK(after.deviation == Approx(151.52).margin(0.01));
    CHECK(after.volatility == Approx(0.05999).margin(0.00001));
}

TEST_CASE("without games only the deviation grows")
{
    const Rating after = rating_after({.value = 1500, .deviation = 200, .volatility = 0.06}, {});
    CHECK(after.value == 1500);
    CHECK(after.deviation == Approx(200.27).margin(0.01));
    CHECK(after.volatility == 0.06);
}

TEST_CASE("a surprising result raises the volatility, and a long row of wins converges")
{
    Rating rating{.value = 1000, .deviation = 350};
    const RatedGame easy{.opponent = {.value = 1000, .deviation = 60}, .score = 1};
    const RatedGame lost{.opponent = {.value = 400, .deviation = 60}, .score = 0};
    double before = rating.value;
    for (int i = 0; i < 200; ++i)
    {
        rating = rating_after(rating, std::array{easy});
        CHECK(rating.value > before);
        before = rating.value;
    }
    CHECK(rating.value < 3000);
    CHECK(rating.deviation < 200);
    const Rating shaken = rating_after(rating, std::array{lost});
    CHECK(shaken.value < rating.value);
    CHECK(shaken.volatility > rating.volatility);
}
