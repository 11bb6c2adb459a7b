// One digest of a thousand seeded games, equal for every compiler and WebAssembly: this test runs in all of them. It
// changes only with the rules or the data; say so in the commit.
#include "rules/game.hpp"
#include "rules/playout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace elgrande;

TEST_CASE("a card is hashed by its number in its edition, whatever cards other editions have")
{
    State state = new_game({.players = 4});
    while (state.turn.card == no_card)
    {
        apply(state, legal(state)[0]);
    }
    State other = state;
    const auto replace = [](CardId& id)
    { id = id == no_card ? no_card : card_numbered(Edition::BigBox, card(id).number); };
    std::for_each(other.decks.begin(), other.decks.end(), replace);
    replace(other.turn.card);
    REQUIRE(other.turn.card != state.turn.card);
    CHECK(hash(other) == hash(state));
    other.turn.card = no_card;
    CHECK(hash(other) != hash(state));
}

TEST_CASE("the digest of a thousand games is the same on every platform")
{
    Series series;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
    {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(2 + seed % 4);
        setup.rounds = seed % 3 == 0 ? 6 : 9;
        setup.vetoes = seed % 5 != 0;
        setup.hidden_hands = seed % 2 == 0;
        setup.seed = seed;
        add_random_game(series, setup);
    }
    CHECK(series.decisions == 201565U);
    CHECK(series.digest == 0x5fc0e763aea18997U);
}
