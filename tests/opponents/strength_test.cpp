// How strong the levels are. The games are the same in every run; ELGRANDE_TOURNAMENT says how many are played a row,
// and a few are played without it. `elgrande arena --table` measures.
#include "opponents/tournament.hpp"

#include "rules/cards/card.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

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
    int games;  ///< without ELGRANDE_TOURNAMENT
    int wanted; ///< percent of victories, of very many games
};

/// Fails if the share lies more than three standard errors below what is wanted.
void check(const Row& row)
{
    const int games = test::wanted("ELGRANDE_TOURNAMENT", row.games);
    Match match;
    match.setup.edition = row.edition;
    match.setup.players = row.players;
    match.setup.hidden_hands = usually_hides_hands(row.edition);
    match.one = row.one;
    match.others = row.others;
    match.budget.playouts = row.playouts;
    double won = 0;
    for (int game = 0; game < games; ++game)
    {
        won += play(match, 2026, game).won;
    }
    const double wanted = row.wanted / 100.0;
    const double least = games * wanted - 3 * std::sqrt(games * wanted * (1 - wanted));
    INFO(name_of(row.one) << " against " << row.players - 1 << ' ' << name_of(row.others) << ", edition "
                          << edition_row(row.edition).id << ": " << won << " of " << games);
    CHECK(won >= least);
}

} // namespace

TEST_CASE("even the easy level beats whoever plays at random")
{
    check({Contestant::Easy, Contestant::RandomBusy, Edition::Classic, 4, 1, 40, 92});
}

TEST_CASE("the medium level beats what the easy one errs from")
{
    check({Contestant::Medium, Contestant::Calm, Edition::Classic, 4, 1, 40, 62});
    check({Contestant::Medium, Contestant::Calm, Edition::Edition2023, 4, 1, 40, 62});
}

TEST_CASE("the hard level beats the medium one, with a small budget")
{
    check({Contestant::Hard, Contestant::Medium, Edition::Classic, 4, 40, 8, 65});
    check({Contestant::Hard, Contestant::Medium, Edition::Classic, 2, 40, 12, 80});
    check({Contestant::Hard, Contestant::Medium, Edition::BigBox, 4, 40, 4, 60});
    check({Contestant::Hard, Contestant::Medium, Edition::Edition2023, 4, 40, 4, 60});
    check({Contestant::Hard, Contestant::Medium, Edition::Intrigue, 4, 40, 6, 45});
}

TEST_CASE("the hard level with its usual budget", "[.nightly]")
{
    check({Contestant::Hard, Contestant::Medium, Edition::Classic, 2, 1000, 100, 90});
    check({Contestant::Hard, Contestant::Medium, Edition::Classic, 4, 1000, 100, 80});
    check({Contestant::Hard, Contestant::Medium, Edition::Classic, 5, 1000, 100, 75});
}
