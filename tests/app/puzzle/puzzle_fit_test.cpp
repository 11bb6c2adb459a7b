// The page of the collection on all sizes and in all languages: every text fits, and every button can be touched.
#include "app/puzzle/stored_results.hpp"
#include "support/app_driver.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"
#include "words/puzzles.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

struct PuzzleScreen
{
    float width;
    float height;
    bool fingers;
};

void check_page(AppDriver& driver, const char* when)
{
    INFO(when);
    CHECK(driver.settle());
    CHECK(driver.app().ui().cut().empty());
    const Ui& ui = driver.app().ui();
    for (const Ui::Item& item : ui.items())
    {
        if (item.layer == 0)
        {
            continue; // of the start page below
        }
        INFO(item.name);
        CHECK(item.whole.x >= 0);
        CHECK(item.whole.right() <= ui.screen().w + 0.5F);
        CHECK((!ui.fingers() || item.name.empty() || item.whole.h >= ui.finger() - 0.5F));
    }
}

} // namespace

TEST_CASE("the list of puzzles with its filter and its calendar fits on each screen in each language")
{
    const auto screen =
        GENERATE(PuzzleScreen{1366, 768, false}, PuzzleScreen{1920, 1080, false}, PuzzleScreen{2560, 1440, false},
                 PuzzleScreen{390, 844, true}, PuzzleScreen{360, 640, true}, PuzzleScreen{820, 1180, true});
    const auto language = GENERATE(words::Language::En, words::Language::De, words::Language::Es);
    const words::Localizer localizer(language);
    INFO(screen.width << " x " << screen.height << ", " << words::language_row(language).code);
    AppDriver driver(screen.width, screen.height, screen.fingers,
                     [&](testing::FakeWorld& world)
                     {
                         world.page.reads = {std::string(words::language_row(language).code)};
                         world.preferences.values["puzzle filter"] = "0 1 0";
                         world.preferences.values["puzzle rating"] = "12340 870 60000 9";
                         store_daily(world.preferences, day_of(world.clock.time_ms));
                         store_run(world.preferences, RunKind::Timed, 12);
                         store_run(world.preferences, RunKind::Streak, 12);
                     });
    driver.settle();
    driver.open_page("puzzles");
    check_page(driver, "as it opens");
    const std::string all = localizer.text(Key::PuzzleThemeAll);
    REQUIRE(driver.perform(localizer.text(Key::PuzzleFilter, {{"list", all + " · " + all}})));
    check_page(driver, "with the filter");
    REQUIRE(driver.perform(localizer.text(Key::PuzzleCalendar)));
    check_page(driver, "with the calendar");
    REQUIRE(driver.perform(localizer.text(Key::PuzzleRatingReset)));
    check_page(driver, "with the question about the rating");
}
