#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using testing::AppDriver;
using testing::FakeWorld;

namespace
{

bool log_says(AppDriver& driver, const std::string& line)
{
    const auto& log = driver.app().mirror().log;
    return std::find(log.begin(), log.end(), line) != log.end();
}

} // namespace

TEST_CASE("the page uses the browser's language unless another one was chosen last time")
{
    const auto offers = [](const std::string& button, const std::function<void(FakeWorld&)>& prepare)
    {
        AppDriver driver(1366, 768, false, prepare);
        return driver.button(button) >= 0;
    };
    CHECK(offers("Gegen Computer spielen", [](FakeWorld& world) { world.page.reads = {"fr-FR", "de-CH"}; }));
    const auto remembered = [](FakeWorld& world)
    {
        world.page.reads = {"de"};
        world.preferences.values["language"] = "es";
    };
    CHECK(offers("Jugar contra ordenadores", remembered));
    // The stored value may be damaged.
    CHECK(offers("Play against computers", [](FakeWorld& world) { world.preferences.values["language"] = "\xff{}"; }));
}

TEST_CASE("a chosen language takes effect at once on the start page, the table and the log, and is remembered")
{
    for (const bool fingers : {false, true})
    {
        AppDriver driver(fingers ? 390.0F : 1366.0F, fingers ? 844.0F : 768.0F, fingers);
        driver.settle();
        const auto switched = driver.app().target(driver.button("Deutsch"));
        REQUIRE(switched.has_value());
        driver.click(*switched);
        driver.settle();
        CHECK(driver.world.page.language == "de");
        CHECK(driver.world.preferences.values["language"] == "de");
        CHECK(driver.chosen("Deutsch"));

        REQUIRE(driver.perform_on("games", "Partie beginnen"));
        driver.app().perform(driver.app().mirror().answers[0].id);
        driver.settle();
        CHECK(log_says(driver, "Rot bietet zuerst"));
        const std::string link = driver.app().diagnostics();

        REQUIRE(driver.perform("Español"));
        CHECK(log_says(driver, "Rojo puja primero"));
        CHECK(driver.app().mirror().prompt.find("Elige una carta de poder") != std::string::npos);
        CHECK(driver.world.page.title == "El Grande – Ronda 1 de 9");
        CHECK(driver.app().diagnostics() == link); // links do not depend on the language
    }
}

TEST_CASE("the table's menu offers the languages")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.start_game());
    driver.press(ImGuiKey_Escape);
    driver.settle();
    const auto spanish = driver.app().target(driver.button("Español"));
    REQUIRE(spanish.has_value());
    driver.click(*spanish);
    driver.settle();
    CHECK(driver.app().mirror().title == "Ronda 1 de 9");
    CHECK(driver.world.page.language == "es");
}
