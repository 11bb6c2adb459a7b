// The strength of the levels. Every run plays the same games; ELGRANDE_TOURNAMENT sets how many are played per row (few
// by default). `elgrande arena --table` measures.
#include "opponents/tournament.hpp"

#include "rules/cards/card.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <initializer_list>

using namespace elgrande;
using namespace elgrande::opponents;

namespace
{

struct Row
{
    Contestant one;
    Contestant others;
    Edition edition;
    std::uint8_t players;
    std::uint32_t playouts;
    int games;  ///< number of games if ELGRANDE_TOURNAMENT is not set
    int wanted; ///< expected percentage of victories in many games
};

/// Returns the sum of MatchGame::won over the games of a row.
double victories(const Row& row, int games)
{
    Match match;
    match.setup.edition = row.edition;
    match.setup.players = row.players;
    match.setup.hidden_hands = hides_hands_by_default(row.edition);
    match.one = row.one;
    match.others = row.others;
    match.budget.playouts = row.playouts;
    double won = 0;
    for (int game = 0; game < games; ++game)
    {
        won += play(match, 2026, game).won;
    }
    return won;
}

/// Fails if the victories of all rows together are more than two standard errors below the expected number.
void check(std::initializer_list<Row> rows)
{
    double won = 0;
    double least = 0;
    double variance = 0;
    for (const Row& row : rows)
    {
        const int games = test::wanted("ELGRANDE_TOURNAMENT", row.games);
        const double wanted = row.wanted / 100.0;
        won += victories(row, games);
        least += games * wanted;
        variance += games * wanted * (1 - wanted);
    }
    least -= 2 * std::sqrt(variance);
    REQUIRE(least > 0); // otherwise nothing could fail
    CHECK(won >= least);
}

} // namespace

TEST_CASE("even the easy level beats random play", "[strength]")
{
    check({{Contestant::Easy, Contestant::RandomBusy, Edition::Classic, 4, 1, 40, 92}});
}

TEST_CASE("the medium level beats the easy one without its errors", "[strength][thorough]")
{
    check({{Contestant::Medium, Contestant::Calm, Edition::Classic, 4, 1, 40, 62}});
    check({{Contestant::Medium, Contestant::Calm, Edition::Edition2023, 4, 1, 40, 62}});
}

TEST_CASE("the hard level beats the medium one, with a small budget", "[strength][thorough]")
{
    check({{Contestant::Hard, Contestant::Medium, Edition::Classic, 4, 40, 8, 55},
           {Contestant::Hard, Contestant::Medium, Edition::Classic, 2, 40, 8, 75}});
    check({{Contestant::Hard, Contestant::Medium, Edition::BigBox, 4, 40, 5, 50},
           {Contestant::Hard, Contestant::Medium, Edition::Edition2023, 4, 40, 5, 50},
           {Contestant::Hard, Contestant::Medium, Edition::Intrigue, 4, 40, 5, 45}});
}

TEST_CASE("the hard level with its default budget beats the medium one", "[.nightly]")
{
    check({{Contestant::Hard, Contestant::Medium, Edition::Classic, 2, 1000, 100, 90}});
    check({{Contestant::Hard, Contestant::Medium, Edition::Classic, 4, 1000, 100, 80}});
    check({{Contestant::Hard, Contestant::Medium, Edition::Classic, 5, 1000, 100, 75}});
}
