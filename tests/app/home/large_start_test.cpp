// The pages of a new game and of saved games on large screens: everything is visible.
#include "app/home/kept_games.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

constexpr int kept_games = 12;

/// The scrolled items, and how many of them are clipped or hidden.
struct Scrolled
{
    int all = 0;
    int cut = 0;
};

Scrolled scrolled_items(const Ui& ui)
{
    Scrolled found;
    for (const Ui::Item& item : ui.items())
    {
        if (item.scrolled)
        {
            ++found.all;
            found.cut += item.box.h < item.whole.h - 0.5F || item.box.w < item.whole.w - 0.5F ? 1 : 0;
        }
    }
    return found;
}

} // namespace

TEST_CASE("on a large screen a dozen saved games and the form of a new game are shown without scrolling")
{
    struct Screen
    {
        float width;
        float height;
        bool fingers;
    };
    const Screen screen = GENERATE(Screen{2560, 1440, false}, Screen{2560, 1440, true}, Screen{3840, 2160, false});
    const std::string language = GENERATE("en", "de", "es");
    INFO(screen.width << " x " << screen.height << ", " << language);
    AppDriver driver(screen.width, screen.height, screen.fingers,
                     [&](testing::FakeWorld& world)
                     {
                         world.page.reads = {language};
                         testing::keep_games(world, kept_games, {.players = 5});
                     });
    const auto check = [&](const char* when, int least)
    {
        INFO(when);
        const Scrolled found = scrolled_items(driver.app().ui());
        CHECK(found.all > least);
        CHECK(found.cut == 0);
    };
    driver.settle();
    check("the start page", 5);
    driver.open_page("saves");
    check("the saved games", 4 * kept_games);
    driver.open_page("games");
    check("the form as it is first seen", 20);
    // Five seats, and the edition with the most choices.
    const auto press = [&](Id id)
    {
        if (const auto box = driver.app().ui().visible_box(id))
        {
            driver.click({box->middle_x(), box->middle_y()});
            driver.settle();
        }
    };
    press(id_of("add seat"));
    for (int edition = 0; edition < 3; ++edition)
    {
        press(id_of("edition", edition));
        check("with an edition chosen", 20);
    }
}

TEST_CASE("the layout of the form of a new game settles at any size, whatever is chosen in it", "[sizes]")
{
    const bool fingers = GENERATE(false, true);
    // The position of the sheets depends on their length, which is measured at that position.
    const float height = GENERATE(range(1301.0F, 1490.0F, 21.0F));
    const float width = height * 16 / 9;
    INFO(width << " x " << height << (fingers ? " by fingers" : ""));
    AppDriver driver(width, height, fingers,
                     [](testing::FakeWorld& world) { testing::keep_games(world, 3, {.players = 2}); });
    CHECK(driver.settle());
    driver.open_page("games");
    const auto press = [&](Id id)
    {
        if (const auto box = driver.app().ui().visible_box(id))
        {
            driver.click({box->middle_x(), box->middle_y()});
            CHECK(driver.settle());
        }
    };
    press(id_of("add seat"));
    for (int edition = 0; edition < edition_count; ++edition)
    {
        press(id_of("edition", edition));
        for (int option = 0; option < 9; ++option)
        {
            press(id_of("option", option));
        }
    }
}
