#pragma once

#include "support/app_driver.hpp"

#include "record/link/link.hpp"
#include "rules/random.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::testing
{

/// A screen size in CSS pixels.
struct Screen
{
    float width;
    float height;
    bool fingers; ///< true for a touch screen, false for a mouse
};

inline constexpr std::array sizes{Screen{1366, 768, false}, Screen{1366, 768, true},   Screen{1920, 1080, true},
                                  Screen{2560, 1440, true}, Screen{3840, 2160, false}, Screen{1024, 768, true},
                                  Screen{390, 844, true},   Screen{844, 390, true},    Screen{820, 1180, true},
                                  Screen{768, 1024, true}};

/// Checks that the touch areas of the top layer are on the screen and do not overlap, and with `fingers` that they are
/// large enough for a finger.
inline void check_areas(const screens::Ui& ui, bool fingers)
{
    using Item = screens::Ui::Item;
    int top = 0;
    for (const Item& item : ui.items())
    {
        top = std::max(top, item.layer);
    }
    std::vector<Item> areas;
    std::copy_if(ui.items().begin(), ui.items().end(), std::back_inserter(areas),
                 [&](const Item& item)
                 {
                     return item.layer == top && !item.keys_only && !item.box.empty()
                            && item.id != screens::id_of("map")
                            // These may cover others for a while.
                            && item.id != screens::id_of("toast more") && item.id != screens::id_of("close banner");
                 });
    for (std::size_t i = 0; i < areas.size(); ++i)
    {
        const Box& box = areas[i].box;
        const Box& whole = areas[i].whole;
        INFO("area " << whole.x << " " << whole.y << " " << whole.w << " " << whole.h);
        REQUIRE(box.inside(ui.screen()));
        if (!areas[i].scrolled)
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

/// Opens pages at one screen size and checks each with look(), in German, because its words are long. `text` is the
/// number of a text size in the settings.
class Visitor
{
public:
    Visitor(const Screen& screen, int text)
        : driver(screen.width, screen.height, screen.fingers,
                 [text](FakeWorld& world)
                 {
                     world.page.reads = {"de"};
                     world.preferences.values["text size"] = std::to_string(text);
                 }),
          screen_(screen)
    {
    }

    /// Calls check_areas(), and checks that no text is cut off.
    void look()
    {
        driver.settle();
        INFO(driver.app().mirror().title << ": " << driver.app().mirror().prompt);
        check_areas(driver.app().ui(), screen_.fingers);
        const std::string name = words::colour(localizer_, record::Colour::Red) + ", ";
        for (const std::string& cut : driver.app().ui().cut())
        {
            // Links, and games named after their players, may be too long for any screen.
            if (cut.rfind("https://", 0) != 0 && cut.rfind(name, 0) != 0)
            {
                FAIL_CHECK("cut: " << words::plain(cut));
            }
        }
    }

    void open(const record::Game& game)
    {
        driver.app().open_link(record::game_link(game));
        look();
    }

    /// Gives `answers` random answers, always the same ones. Where there is no question it presses the first button,
    /// which lifts the curtain.
    void play(int answers)
    {
        Random random(7);
        for (int i = 0; i < answers; ++i)
        {
            const auto& offered = driver.app().mirror().answers;
            const auto& buttons = driver.app().mirror().buttons;
            driver.app().perform(offered.empty()
                                     ? buttons.front().id
                                     : offered[random.below(static_cast<std::uint32_t>(offered.size()))].id);
            look();
        }
    }

    void press(words::Key key)
    {
        INFO(text(key));
        REQUIRE(driver.perform(text(key)));
        look();
    }

    void key(ImGuiKey key)
    {
        driver.press(key);
        look();
    }

    std::string text(words::Key key) const { return localizer_.text(key); }

    AppDriver driver;

private:
    Screen screen_;
    words::Localizer localizer_{words::Language::De};
};

} // namespace elgrande::testing
