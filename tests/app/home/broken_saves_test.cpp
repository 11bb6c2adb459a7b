// Saves that cannot be opened: they are listed, can be downloaded and deleted, and do not affect other games.
#include "app/home/kept_games.hpp"

#include "record/save.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using testing::AppDriver;
using testing::FakeWorld;

namespace
{

platform::Bytes good_bytes(const Setup& setup)
{
    return record::save_game({.game = testing::game_of(setup), .name = "Whole", .saved_at_ms = 1, .cursor = 0});
}

/// Positions in a save, behind the four letters and the kind: the numbers of the format and of the rules.
constexpr std::size_t format_at = 5;
constexpr std::size_t rules_at = 7;

platform::Bytes with_byte(platform::Bytes bytes, std::size_t at, int value)
{
    bytes[at] = static_cast<std::byte>(value);
    return bytes;
}

std::vector<std::pair<std::string, platform::Bytes>> broken_saves(const Setup& setup)
{
    const platform::Bytes good = good_bytes(setup);
    const auto half = good.begin() + static_cast<std::ptrdiff_t>(good.size() / 2);
    return {{"empty", {}},
            {"one-byte", platform::Bytes(1, std::byte{'E'})},
            {"foreign", platform::Bytes(300, std::byte{0x5A})},
            {"cut", platform::Bytes(good.begin(), half)},
            {"damaged", with_byte(good, good.size() - 3, 0xA5)},
            {"future-format", with_byte(good, format_at, 200)},
            {"future-rules", with_byte(good, rules_at, 200)},
            {"too-large", platform::Bytes(200'000, std::byte{1})}};
}

void keep_broken(FakeWorld& world, const Setup& setup)
{
    testing::keep_games(world, 1, setup);
    std::uint64_t time = 10;
    for (auto& [key, bytes] : broken_saves(setup))
    {
        world.disk.games[key] = {
            .key = key, .revision = 1, .written_at_ms = static_cast<std::int64_t>(++time), .newest = std::move(bytes)};
    }
}

} // namespace

TEST_CASE("a save that cannot be opened is a row with Download and Delete, in every edition")
{
    Setup setup;
    setup.edition = static_cast<Edition>(GENERATE(range(0, edition_count)));
    AppDriver driver(1366, 768, false, [&](FakeWorld& world) { keep_broken(world, setup); });
    driver.open_page("saves");
    CHECK(driver.button("Open: No. 0") >= 0);
    for (const auto& [key, bytes] : broken_saves(setup))
    {
        CAPTURE(key);
        CHECK(driver.button("Open: " + key) < 0);
        driver.world.files.saved.clear();
        REQUIRE(driver.perform("Download: " + key));
        REQUIRE(driver.world.files.saved.size() == 1);
        CHECK(driver.world.files.saved.begin()->second == bytes);
        REQUIRE(driver.perform("Delete: " + key));
        CHECK(driver.world.disk.games.count(key) == 0);
        CHECK(driver.button("Delete: " + key) < 0);
    }
    REQUIRE(driver.perform("Open: No. 0"));
    CHECK(driver.app().mirror().title.rfind("Round 1", 0) == 0);
}

TEST_CASE("a game whose newest save is of a newer version is not opened from an older save, and stays unchanged")
{
    // The previous save could be read, but playing on would overwrite what the newer version saved.
    const Setup setup;
    const platform::Bytes future = with_byte(good_bytes(setup), format_at, 200);
    AppDriver driver(1366, 768, false,
                     [&](FakeWorld& world)
                     {
                         testing::keep_games(world, 1, setup);
                         platform::StoredGame& game = world.disk.games["game-0"];
                         game.previous = std::exchange(game.newest, future);
                     });
    driver.open_page("saves");
    CHECK(driver.button("Open: ") < 0);
    CHECK(driver.button("Rename: ") < 0);
    REQUIRE(driver.perform("Download: game-0"));
    REQUIRE(driver.world.files.saved.size() == 1);
    CHECK(driver.world.files.saved.begin()->second == future);
    CHECK(driver.world.disk.games["game-0"].newest == future);
}
