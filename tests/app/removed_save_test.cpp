// Removing saved games and restoring them.
#include "app/saves.hpp"

#include "rules/game.hpp"
#include "support/app_driver.hpp"
#include "support/fake_world.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;

namespace
{

constexpr const char* saved_key = "game-a";

/// Saves a game twice, as "First" and as "Second".
void save_twice(testing::FakeWorld& world)
{
    screens::Saves saves(world.platform);
    record::SavedGame game{.game = testing::game_of({.players = 3, .seed = 1}), .name = "First", .saved_at_ms = 7};
    const State state = new_game(game.game.setup);
    saves.save(saved_key, game, state);
    game.name = "Second";
    saves.save(saved_key, game, state);
}

/// Returns the keys of the games in the list.
std::string keys_in(const screens::Saves& saves)
{
    std::string keys;
    for (const screens::SaveRow& row : saves.rows())
    {
        keys += row.key + " ";
    }
    return keys;
}

} // namespace

TEST_CASE("a removed game whose newest generation is damaged is restored from the previous one")
{
    testing::FakeWorld world;
    save_twice(world);
    world.disk.games.at(saved_key).newest.resize(20);
    screens::Saves saves(world.platform);
    saves.refresh();
    REQUIRE(saves.open(saved_key).ok());
    saves.remove(saved_key);
    CHECK(saves.rows().empty());
    CHECK(world.disk.games.empty());
    REQUIRE(saves.removed() != nullptr);
    CHECK(saves.removed()->name == "First");
    saves.restore();
    CHECK(saves.removed() == nullptr);
    REQUIRE(saves.rows().size() == 1);
    const std::string restored = saves.rows().front().key;
    REQUIRE(saves.open(restored).ok());
    CHECK(saves.open(restored)->name == "First");

    screens::Saves later(world.platform);
    later.refresh();
    REQUIRE(later.rows().size() == 1);
    CHECK_FALSE(later.rows().front().error.has_value());
    CHECK(later.open(restored).ok());
}

TEST_CASE("a removed game that cannot be read is restored with its newest bytes")
{
    testing::FakeWorld world;
    save_twice(world);
    platform::StoredGame& stored = world.disk.games.at(saved_key);
    stored.newest.resize(20);
    stored.previous.resize(10);
    const platform::Bytes newest = stored.newest;
    screens::Saves saves(world.platform);
    saves.refresh();
    saves.remove(saved_key);
    saves.restore();
    REQUIRE(saves.rows().size() == 1);
    CHECK(saves.rows().front().error.has_value());
    CHECK(saves.bytes(saves.rows().front().key) == newest);
}

TEST_CASE("a game can be removed by the key in its own row")
{
    testing::FakeWorld world;
    save_twice(world);
    screens::Saves saves(world.platform);
    const record::SavedGame other{.game = testing::game_of({.players = 3, .seed = 2})};
    saves.save("game-b", other, new_game(other.game.setup));
    saves.refresh();
    REQUIRE(keys_in(saves) == "game-b game-a ");
    saves.remove(saves.rows().front().key);
    CHECK(keys_in(saves) == "game-a ");
    CHECK(world.disk.games.size() == 1);
    saves.remove("no-such-game");
    CHECK(keys_in(saves) == "game-a ");
    REQUIRE(saves.removed() != nullptr);
    CHECK(saves.removed()->key == "game-b");
}
