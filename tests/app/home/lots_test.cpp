// Drawing lots for the seats and for the first bidder.
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cstdint>
#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::english;
using words::Key;

namespace
{

/// Returns the only saved game.
record::Game only_save(testing::AppDriver& driver)
{
    REQUIRE(driver.world.disk.games.size() == 1);
    auto loaded = record::load_save(driver.world.disk.games.begin()->second.newest);
    REQUIRE(loaded.ok());
    return loaded->game;
}

} // namespace

TEST_CASE("in every edition, one press draws lots for who bids first")
{
    const auto edition = static_cast<Edition>(GENERATE(range(0, edition_count)));
    CAPTURE(static_cast<int>(edition));
    const record::Game game = testing::game_until({.edition = edition, .players = 4}, [](const State& state)
                                                  { return state.decision.question == Question::FirstBidder; });
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(game));
    driver.settle();
    std::set<int> drawn;
    for (int i = 0; i < 20; ++i)
    {
        REQUIRE(driver.perform(english(Key::ButtonDrawLots)));
        CHECK(driver.button(english(Key::ButtonDrawLots)) < 0);
        const Action last = only_save(driver).actions.at(game.actions.size());
        REQUIRE(last.kind == ActionKind::FirstBidder);
        drawn.insert(last.a);
        REQUIRE(driver.perform(english(Key::TableUndo)));
    }
    CHECK(drawn.size() > 1);
    driver.type('o');
    driver.settle();
    CHECK(driver.button(english(Key::ButtonDrawLots)) < 0);
}

TEST_CASE("the form of a new game draws lots for the seats")
{
    std::set<record::Colour> first;
    for (std::uint64_t random = 1; random < 60; random += 10)
    {
        testing::AppDriver driver(1366, 768, false, [random](testing::FakeWorld& world) { world.clock.next = random; });
        driver.settle();
        REQUIRE(driver.perform_on("games", english(Key::HomeDrawSeats)));
        REQUIRE(driver.perform(english(Key::HomeStart)));
        const record::Game game = only_save(driver);
        CHECK(game.players.size() == 4);
        first.insert(game.players[0].colour);
    }
    CHECK(first.size() > 1);
}
