// Hostile names: they cannot change the direction of the text around them, in any text that leaves the canvas.
#include "app/mirror_json.hpp"
#include "record/save.hpp"
#include "screens/model/saved_games.hpp"
#include "support/app_driver.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace elgrande;
using testing::AppDriver;
using testing::FakeWorld;

namespace
{

/// True if the text contains a control character for text direction: U+202A … 202E or U+2066 … 2069.
bool turns_text(const std::string& text)
{
    for (const char* mark : {"\u202A", "\u202B", "\u202C", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"})
    {
        if (text.find(mark) != std::string::npos)
        {
            return true;
        }
    }
    return false;
}

const std::vector<std::string>& hostile_names()
{
    static const std::vector<std::string> names{"\u202Eanne", "\u2066Ben", "C\u202Dcarla\u200B",
                                                "\u200F\u2068dora \u200D\u0301\u0301\u0301\u0301\u0301"};
    return names;
}

void keep_hostile(FakeWorld& world)
{
    record::Game game = testing::game_of({.players = 4});
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    {
        game.players[seat].name = hostile_names()[seat];
    }
    platform::StoredGame stored{.key = "game", .revision = 1, .written_at_ms = 1};
    stored.newest = record::save_game({.game = game, .name = "\u202Egame\u2067", .saved_at_ms = 1, .cursor = 0});
    world.disk.games["game"] = stored;
    stored.key = "other";
    stored.newest = record::save_game({.game = game, .name = "", .saved_at_ms = 1, .cursor = 0});
    world.disk.games["other"] = stored;
}

void check_all(AppDriver& driver)
{
    const std::string told = mirror_json(driver.app().mirror(), 1);
    INFO(told);
    CHECK_FALSE(turns_text(told));
    CHECK_FALSE(turns_text(driver.world.page.title));
    CHECK_FALSE(turns_text(driver.world.clipboard.text));
    for (const auto& [name, bytes] : driver.world.files.saved)
    {
        CHECK(std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c <= '~'; }));
    }
}

} // namespace

TEST_CASE("names with direction controls do not affect texts that leave the canvas")
{
    AppDriver driver(1366, 768, false, keep_hostile);
    driver.settle();
    if (driver.button("To the start page") >= 0)
    {
        REQUIRE(driver.perform("To the start page"));
    }
    check_all(driver);
    driver.open_page("saves");
    check_all(driver);
    for (const char* start : {"Download: game", "Open: game"})
    {
        CAPTURE(start);
        REQUIRE(driver.perform(start));
        check_all(driver);
    }
    for (const char* pressed :
         {"I am ", "History", "Return to the game", "Share", "Copy", "Close", "Share", "Post", "As text"})
    {
        CAPTURE(pressed);
        driver.perform(pressed);
        check_all(driver);
    }
}

TEST_CASE("a name of 10,000 characters is cut where it is typed, and a save that holds one is refused")
{
    AppDriver driver(1366, 768, false, keep_hostile);
    driver.settle();
    if (driver.button("To the start page") >= 0)
    {
        REQUIRE(driver.perform("To the start page"));
    }
    REQUIRE(driver.perform_on("saves", "Rename: game"));
    std::string longest;
    for (int i = 0; i < 2'500; ++i)
    {
        longest += "\u00E9\u200Ba";
    }
    CHECK(screens::fitting_name(longest).size() <= record::max_name_bytes);
    CHECK_FALSE(screens::fitting_name(longest).empty());
    CHECK_FALSE(turns_text(screens::fitting_name("a\u202Eb")));
}

TEST_CASE("a game with an invisible name is named after its players")
{
    const record::Game game = testing::game_of({.players = 2});
    const words::Localizer localizer(words::Language::En);
    CHECK(screens::title_of(localizer, "\u202E\u200B", game.players) == screens::title_of(localizer, "", game.players));
    CHECK(screens::title_of(localizer, "a\u202Eb", game.players) == "ab");
}
