// The list of saved games gets what it shows from the running game instead of reading the save.
#include "app/saves.hpp"

#include "rules/game.hpp"
#include "support/app_driver.hpp"
#include "support/fake_world.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace elgrande;

TEST_CASE("the row of a game just saved is made from the running game, not from the bytes")
{
    testing::FakeWorld world;
    screens::Saves saves(world.platform);
    saves.refresh();
    const record::SavedGame game{
        .game = testing::game_of({.players = 3, .seed = 1}), .name = "At hand", .saved_at_ms = 7};
    State state = new_game(game.game.setup);
    state.round = 5; // a value that replaying the save would not give
    saves.save("game-a", game, state);
    REQUIRE(saves.rows().size() == 1);
    CHECK(saves.rows()[0].key == "game-a");
    CHECK(saves.rows()[0].name == "At hand");
    CHECK(saves.rows()[0].saved_at_ms == 7);
    CHECK(saves.rows()[0].players.size() == 3);
    CHECK(saves.rows()[0].round == 5);
    CHECK(saves.name_for_copy("At hand") == "2. At hand");
    saves.save("game-b", {.game = game.game}, state);
    CHECK(saves.name_for_copy("").empty()); // players, round and date tell it apart
    // A later reader takes it from the bytes.
    screens::Saves later(world.platform);
    later.refresh();
    REQUIRE(later.rows().size() == 2);
    const auto found = std::find_if(later.rows().begin(), later.rows().end(),
                                    [](const screens::SaveRow& row) { return row.key == "game-a"; });
    REQUIRE(found != later.rows().end());
    CHECK(found->round == 1);
    CHECK(found->name == "At hand");
}
