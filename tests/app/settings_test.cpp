#include "support/app_driver.hpp"

#include "screens/model/settings.hpp"
#include "support/english.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using testing::FakeWorld;
using words::Key;

namespace
{

bool offers(const AppDriver& driver, const std::string& label)
{
    return driver.button(label) >= 0;
}

} // namespace

TEST_CASE("settings follow the browser until they are chosen")
{
    FakeWorld world;
    world.page.still = false;
    CHECK(read_settings(world.platform) == Settings{});
    world.page.still = true;
    world.page.dark = true;
    CHECK(read_settings(world.platform) == Settings{.light = Light::Candle, .speed = Speed::Off, .banners = false});
    Settings settings = read_settings(world.platform);
    choose_setting(settings, world.preferences, 0, 2);
    choose_setting(settings, world.preferences, 1, 0);
    choose_setting(settings, world.preferences, 3, 1);
    const Settings expected{.text = TextSize::Larger,
                            .light = Light::Day,
                            .speed = Speed::Off,
                            .sound = true,
                            .banners = false,
                            .text_chosen = true};
    CHECK(settings == expected);
    CHECK(read_settings(world.platform) == expected);
    world.page.still = false;
    CHECK(read_settings(world.platform).speed == Speed::Normal);
}

TEST_CASE("invalid stored settings are left as they are")
{
    FakeWorld world;
    world.page.still = false;
    for (const char* bad : {"9", "", "x", "11", "-1"})
    {
        for (const char* name : {"text size", "light", "speed", "sound"})
        {
            world.preferences.values[name] = bad;
        }
        CHECK(read_settings(world.platform) == Settings{});
    }
}

TEST_CASE("settings open from the start page and from the table's menu, by hand and in the mirror, and are remembered")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    REQUIRE(driver.perform("Settings"));
    CHECK(driver.app().mirror().title == "Settings");
    CHECK(driver.chosen("Light: Day"));
    REQUIRE(driver.perform("Light: Candle"));
    CHECK(driver.world.preferences.values["light"] == "1");
    CHECK(driver.chosen("Light: Candle"));
    driver.frame();
    CHECK(driver.world.page.shown_dark);
    const auto sound = driver.app().target(driver.button("Sound: Off"));
    REQUIRE(sound);
    driver.click(*sound);
    driver.settle();
    CHECK(driver.world.preferences.values["sound"] == "0");
    REQUIRE(driver.perform("Close"));
    CHECK(driver.app().mirror().title == "El Grande");

    REQUIRE(driver.start_game());
    REQUIRE(driver.perform("Settings"));
    CHECK(driver.chosen("Light: Candle"));
    driver.press(ImGuiKey_Escape);
    driver.settle();
    CHECK_FALSE(offers(driver, "Light"));
}

TEST_CASE("the settings say whether the browser keeps saved games permanently")
{
    using platform::Persistence;
    const std::array<std::pair<Persistence, std::string>, 4> told{
        std::pair{Persistence::NotInBrowser, std::string()},
        std::pair{Persistence::NotRequested, english(Key::SettingsSavesUnasked)},
        std::pair{Persistence::Granted, english(Key::SettingsSavesPromised)},
        std::pair{Persistence::Denied, english(Key::SettingsSavesMayGo)}};
    for (const auto& [keeps, says] : told)
    {
        AppDriver driver(1366, 768, false, [persistence = keeps](FakeWorld& world) { world.page.keeps = persistence; });
        driver.settle();
        REQUIRE(driver.perform("Settings"));
        CHECK(driver.app().mirror().prompt == says);
    }
}

TEST_CASE("the list of saved games warns that Safari deletes them after a week")
{
    for (const bool forgets : {false, true})
    {
        AppDriver driver(1366, 768, false, [forgets](FakeWorld& world) { world.page.forgets = forgets; });
        driver.settle();
        CHECK(driver.app().mirror().page.empty()); // there is no saved game yet
        REQUIRE(driver.start_game());
        driver.settle();
        REQUIRE(driver.perform(english(Key::MenuHome)));
        driver.settle();
        const auto& page = driver.app().mirror().page;
        CHECK(std::any_of(page.begin(), page.end(),
                          [](const MirrorPassage& passage) { return passage.text == english(Key::HomeSavesWeek); })
              == forgets);
    }
}

TEST_CASE("the page starts and a game begins with any stored preferences")
{
    // A stored value that makes one start fail would make every start fail.
    std::string every_byte;
    for (int byte = 1; byte < 256; ++byte)
    {
        every_byte += static_cast<char>(byte);
    }
    const std::string kept = GENERATE_COPY(
        values<std::string>({"", " ", "0", "7", "9", "-1", "99999999999999999999 99999999999999999999", "\n\n\n\t\t\t",
                             "game-1 game-2 1 2 3 4 5 6", "1:1,2:2,3:3;4", "p1.AAAAAAAA\nAnna\t1\n", every_byte,
                             std::string(100'000, 'A'), std::string(100'000, '9')}));
    CAPTURE(kept.substr(0, 60));
    AppDriver driver(1366, 768, false, [&](FakeWorld& world) { world.preferences.anything = kept; });
    driver.settle();
    for (const char* pressed : {"Settings", "Close", "Rules", "Close", "Puzzles", "All puzzles", "Close",
                                "All games and editions", "Start the game"})
    {
        CAPTURE(pressed);
        driver.perform(pressed);
    }
    CHECK(driver.app().mirror().title.rfind("Round 1", 0) == 0);
}
