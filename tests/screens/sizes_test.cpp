#include "app_driver.hpp"

#include "record/link.hpp"
#include "rules/random.hpp"
#include "screens/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::FakeWorld;

namespace
{

struct Screen
{
    float width;
    float height;
    bool fingers;
};

constexpr std::array sizes{Screen{1366, 768, false}, Screen{1366, 768, true}, Screen{2560, 1440, true},
                           Screen{1024, 768, true},  Screen{390, 844, true},  Screen{844, 390, true}};

/// The areas that can be touched now lie apart and on the screen, and are as large as a finger where fingers touch.
void check_areas(const Ui& ui, bool fingers)
{
    int top = 0;
    for (const Ui::Asked& asked : ui.asked())
    {
        top = std::max(top, asked.layer);
    }
    std::vector<Ui::Asked> areas;
    std::copy_if(ui.asked().begin(), ui.asked().end(), std::back_inserter(areas),
                 [&](const Ui::Asked& asked)
                 { return asked.layer == top && !asked.keys_only && !asked.box.empty() && asked.id != id_of("map"); });
    for (std::size_t i = 0; i < areas.size(); ++i)
    {
        const Box& box = areas[i].box;
        const Box& whole = areas[i].whole;
        INFO("area " << whole.x << " " << whole.y << " " << whole.w << " " << whole.h);
        REQUIRE(box.inside(ui.screen()));
        if (areas[i].scrolls[0] == 0)
        {
            REQUIRE(whole.inside(ui.screen()));
        }
        if (fingers)
        {
            REQUIRE(whole.w >= ui.finger() - 0.1F);
            REQUIRE(whole.h >= ui.finger() - 0.1F);
        }
        for (std::size_t j = i + 1; j < areas.size(); ++j)
        {
            const Box& other = areas[j].box;
            INFO("and " << other.x << " " << other.y << " " << other.w << " " << other.h);
            REQUIRE_FALSE(box.inset(0.6F, 0.6F).overlaps(other.inset(0.6F, 0.6F)));
        }
    }
}

/// One table on one screen, in German, whose words are long.
class Visitor
{
public:
    Visitor(const Screen& screen, int text)
        : screen_(screen), driver_(screen.width, screen.height, screen.fingers,
                                   [text](FakeWorld& world)
                                   {
                                       world.page.reads = {"de"};
                                       world.preferences.values["text size"] = std::to_string(text);
                                   })
    {
    }

    void look()
    {
        driver_.settle();
        INFO(driver_.app().mirror().title << ": " << driver_.app().mirror().prompt);
        check_areas(driver_.app().ui(), screen_.fingers);
    }

    void open(const record::Game& game)
    {
        driver_.app().open_link(record::game_link(game));
        look();
    }

    void play(int answers)
    {
        Random random(7);
        for (int i = 0; i < answers; ++i)
        {
            const auto& offered = driver_.app().mirror().answers;
            const auto& buttons = driver_.app().mirror().buttons;
            driver_.app().perform(offered.empty()
                                      ? buttons.front().id
                                      : offered[random.below(static_cast<std::uint32_t>(offered.size()))].id);
            look();
        }
    }

    void press(const std::string& label, const std::string& then)
    {
        INFO(label);
        REQUIRE(driver_.perform(label));
        look();
        REQUIRE(driver_.perform(then));
        look();
    }

    void key(ImGuiKey key)
    {
        driver_.press(key);
        look();
    }

private:
    Screen screen_;
    AppDriver driver_;
};

} // namespace

TEST_CASE(
    "what can be touched never overlaps, leaves the screen or is too small for a finger, with letters of any size")
{
    const Screen screen = GENERATE(from_range(sizes));
    const int text = GENERATE(0, 1, 2);
    const int players = GENERATE(2, 5);
    INFO(screen.width << " x " << screen.height << ", text " << text << ", " << players << " players");
    Visitor visitor(screen, text);
    visitor.look();
    visitor.press("Regeln", "Schließen");
    visitor.press("Einstellungen", "Schließen");
    Setup setup{.edition = Edition::Edition2023, .players = static_cast<std::uint8_t>(players), .seed = 21};
    setup.modules.insert(Module::PowerShift);
    visitor.open(testing::game_of(setup));
    visitor.play(60);
    visitor.press("Teilen", "Schließen");
    visitor.press("Rückblick", "Zurück");
    visitor.key(ImGuiKey_Escape); // the menu
    visitor.key(ImGuiKey_Escape);
}

TEST_CASE("the classic table with five players can be touched at every size")
{
    const Screen screen = GENERATE(from_range(sizes));
    const int text = GENERATE(0, 1, 2);
    INFO(screen.width << " x " << screen.height << ", text " << text);
    Visitor visitor(screen, text);
    visitor.open(testing::game_of({.players = 5, .seed = 3}));
    visitor.play(120);
}
