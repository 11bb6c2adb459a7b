#include "board/geometry/geometry.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"
#include "support/written.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

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

TEST_CASE("no game begins with an invisible name, and the form says why")
{
    const words::Localizer localizer(words::Language::En);
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    REQUIRE(offers(driver, localizer.text(Key::HomeStart)));
    for (const std::string name : {"\u200b", "\u00a0\u00a0", "\u3164"})
    {
        driver.world.text_fields.typing["name 0"] = name;
        driver.settle();
        CHECK_FALSE(offers(driver, localizer.text(Key::HomeStart)));
        CHECK(driver.app().mirror().notice == localizer.text(Key::HomeNameUnseen));
        CHECK(driver.app().mirror().answers.empty());
    }
    driver.world.text_fields.typing["name 0"] = "\u200b🎲 Zoe\u0308";
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::HomeStart)));
    driver.settle();
    CHECK(says(driver, "🎲 Zoe\u0308"));
}

TEST_CASE("a player whose name is only blanks is called by their colour")
{
    const words::Localizer localizer(words::Language::En);
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    driver.world.text_fields.typing["name 0"] = "  ";
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::HomeStart)));
    driver.settle();
    CHECK(says(driver, localizer.text(Key::ColourRed)));
}

TEST_CASE("blanks behind a name are not part of it")
{
    const words::Localizer localizer(words::Language::En);
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    driver.world.text_fields.typing["name 0"] = "Ana \t ";
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::HomeStart)));
    driver.settle();
    CHECK(says(driver, "Ana"));
    CHECK_FALSE(says(driver, "Ana \t"));
}

TEST_CASE("the map behind the start page has no names that its panels would cut off")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    testing::Canvas canvas; // the map is drawn once its shaders are ready
    driver.graphics = [&canvas] { canvas.draw(*ImGui::GetDrawData()); };
    for (int i = 0; i < 100 && (i == 0 || !driver.settle()); ++i)
    {
        driver.frame();
    }
    REQUIRE(testing::is_written("Play against computers"));
    for (const char* name : {"Seville", "France", "Portugal", "Africa", "Atlantic Ocean", "Mediterranean Sea"})
    {
        CAPTURE(name);
        CHECK_FALSE(testing::is_written(name));
    }
}

TEST_CASE("the map behind the start page gets its pieces one region after the other, on every screen, and then rests")
{
    struct Window
    {
        float width;
        float height;
        bool fingers;
    };
    const Window window = GENERATE(Window{1366, 768, false}, Window{390, 844, true}, Window{360, 640, true},
                                   Window{844, 390, true}, Window{820, 1180, true});
    CAPTURE(window.width, window.height);
    AppDriver driver(window.width, window.height, window.fingers,
                     [](testing::FakeWorld& world) { world.page.whole = false; });
    driver.settle();
    testing::Canvas canvas;
    driver.graphics = [&canvas] { canvas.draw(*ImGui::GetDrawData()); };
    for (int i = 0; i < 100 && (i == 0 || !driver.settle()); ++i)
    {
        driver.frame();
    }
    driver.app().act(screens::Intent{screens::ChooseSetting{2, 1}}); // normal speed
    driver.settle();
    testing::Picture before;
    canvas.read(before);
    driver.world.page.whole = true;
    int vertices = ImGui::GetDrawData()->TotalVtxCount;
    int steps = 0;
    driver.frame();
    for (int i = 0; driver.app().next_wake_ms() || driver.app().wants_frame(); ++i)
    {
        REQUIRE(i < 100);
        driver.frame(40);
        steps += ImGui::GetDrawData()->TotalVtxCount > vertices ? 1 : 0;
        vertices = ImGui::GetDrawData()->TotalVtxCount;
    }
    CHECK(steps >= board::region_count);
    testing::Picture after;
    canvas.read(after);
    testing::keep(after, "settled-" + std::to_string(static_cast<int>(window.width)));
    int changed = 0;
    for (std::size_t i = 0; i < after.rgba.size(); i += 4)
    {
        changed += after.rgba[i] > before.rgba[i] + 40 || before.rgba[i] > after.rgba[i] + 40 ? 1 : 0;
    }
    CHECK(changed > 300); // where the pieces are in sight
}

TEST_CASE("the field of a name is as high as the button beside it")
{
    AppDriver driver(1366, 768, false);
    driver.open_page("games");
    const Box name = driver.world.text_fields.places.at("name 0");
    const auto remove = driver.app().ui().visible_box(screens::id_of("remove seat", 0));
    REQUIRE(remove.has_value());
    CHECK(name.h >= remove->h - 4);
}

TEST_CASE("a field that a phone's keyboard pushes out of view keeps the focus and returns")
{
    AppDriver driver(390, 844, true);
    REQUIRE(driver.perform("Play together, all on this screen"));
    driver.settle();
    auto& fields = driver.world.text_fields;
    REQUIRE(fields.places.count("name 3") == 1);
    fields.typing_in = "name 3";
    driver.resize(390, 300);
    for (int i = 0; i < 8; ++i)
    {
        fields.places.clear();
        driver.frame();
        REQUIRE(fields.places.count("name 3") == 1);
    }
    CHECK(fields.places.at("name 3").bottom() <= 300);
}
