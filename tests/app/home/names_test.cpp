#include "support/app_driver.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::testing;
using words::Key;

namespace
{

bool offers(AppDriver& driver, const std::string& label)
{
    const auto& buttons = driver.app().mirror().buttons;
    return std::any_of(buttons.begin(), buttons.end(), [&](const auto& button) { return button.label == label; });
}

bool says(AppDriver& driver, const std::string& words)
{
    const auto& position = driver.app().mirror().position;
    return std::any_of(position.begin(), position.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

} // namespace

TEST_CASE("no game begins with a name that nobody can see, and the form says why")
{
    const words::Localizer localizer(words::Language::En);
    AppDriver driver(1366, 768, false);
    driver.settle();
    REQUIRE(offers(driver, localizer.text(Key::HomeStart)));
    for (const std::string name : {"\u200b", "\u202e \u2069", "\u00a0\u00a0", "\u3164"})
    {
        driver.world.text_fields.typing["name 0"] = name;
        driver.settle();
        CHECK_FALSE(offers(driver, localizer.text(Key::HomeStart)));
        REQUIRE(driver.perform(localizer.text(Key::HomeNameUnseen)));
        driver.settle();
        CHECK(driver.app().mirror().answers.empty());
    }
    driver.world.text_fields.typing["name 0"] = "\u200b🎲 Zoe\u0308";
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::HomeStart)));
    driver.settle();
    CHECK(says(driver, "🎲 Zoe\u0308"));
}

TEST_CASE("who types only blanks is called by their colour")
{
    const words::Localizer localizer(words::Language::En);
    AppDriver driver(1366, 768, false);
    driver.settle();
    driver.world.text_fields.typing["name 0"] = "  ";
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::HomeStart)));
    driver.settle();
    CHECK(says(driver, localizer.text(Key::ColourRed)));
}
