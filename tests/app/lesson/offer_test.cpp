// The lessons about editions and modules are offered when the first game with them begins on a device.
#include "app/lesson/lesson_controller.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

/// Returns a set-up that has what the lesson explains.
Setup setup_for(const words::LessonRow& row)
{
    return {.edition = row.edition,
            .modules = row.modules,
            .players = row.players != 0 ? row.players : std::uint8_t{3},
            .hidden_hands = hides_hands_by_default(row.edition)};
}

words::LessonRow lesson_about(Edition edition, std::initializer_list<Module> modules = {}, std::uint8_t players = 0)
{
    words::LessonRow row;
    row.edition = edition;
    row.players = players;
    for (const Module module : modules)
    {
        row.modules.insert(module);
    }
    return row;
}

/// A device whose form holds a set-up.
struct Device
{
    explicit Device(const Setup& setup, const std::map<std::string, std::string>& stored = {})
        : driver(1366, 768, false,
                 [&](testing::FakeWorld& world)
                 {
                     world.preferences.values = stored;
                     world.preferences.set(form_preference, record::game_link(testing::game_of(setup)));
                 })
    {
        driver.settle();
    }

    void begin()
    {
        REQUIRE(driver.start_game());
        driver.settle();
    }

    bool offers() { return driver.app().mirror().title == english(Key::LearnOffer); }

    AppDriver driver;
};

} // namespace

TEST_CASE("every edition but the classic one, and every module but the four stacks, has a lesson")
{
    std::set<Edition> editions;
    Modules modules;
    bool dummy = false;
    for (const words::LessonRow& row : words::lessons())
    {
        editions.insert(row.edition);
        modules = Modules(modules.bits() | row.modules.bits());
        dummy = dummy || (row.edition == Edition::Edition2023 && row.players == 2);
        CHECK(explains(row, setup_for(row)));
    }
    CHECK(editions.size() == edition_count);
    CHECK(modules.size() == module_count - 1);
    CHECK_FALSE(modules.contains(Module::FourStacks));
    CHECK(dummy);
}

TEST_CASE("a lesson explains games of its edition with one of its modules and its number of players")
{
    const words::LessonRow edition = lesson_about(Edition::BigBox);
    CHECK(explains(edition, {.edition = Edition::BigBox, .players = 5}));
    CHECK_FALSE(explains(edition, {.edition = Edition::Classic}));

    const words::LessonRow modules = lesson_about(Edition::Edition2023, {Module::Rivalries, Module::FirstVeto});
    Setup setup{.edition = Edition::Edition2023};
    CHECK_FALSE(explains(modules, setup));
    setup.modules.insert(Module::PowerShift);
    CHECK_FALSE(explains(modules, setup));
    setup.modules.insert(Module::FirstVeto);
    CHECK(explains(modules, setup));

    const words::LessonRow two = lesson_about(Edition::Edition2023, {}, 2);
    CHECK(explains(two, {.edition = Edition::Edition2023, .players = 2}));
    CHECK_FALSE(explains(two, {.edition = Edition::Edition2023, .players = 3}));
}

TEST_CASE("the first game with something new offers its lesson, and leads there; the game is saved")
{
    Device device({.edition = Edition::Grandissimo, .players = 3});
    device.begin();
    REQUIRE(device.offers());
    CHECK(device.driver.world.disk.games.size() == 1);
    REQUIRE(device.driver.perform(english(Key::LearnFirst)));
    CHECK(device.driver.button(english(Key::LearnNext)) >= 0);
    CHECK(device.driver.button(english(Key::LearnLeave)) < 0);
    REQUIRE(device.driver.perform(english(Key::LearnToGame)));
    CHECK(device.driver.button(english(Key::LearnNext)) < 0);
    CHECK_FALSE(device.driver.app().mirror().answers.empty()); // the question of the game that waited
    CHECK(device.driver.world.disk.games.size() == 1);
    REQUIRE(device.driver.perform(english(Key::MenuHome)));
    device.begin();
    CHECK_FALSE(device.offers());
}

TEST_CASE("a lesson leads back to the game from whose table it was opened, also from its end and after a reload")
{
    const std::string lesson_id = "grandissimo";
    const auto begun = [&](const LessonProgress& progress = {})
    {
        auto device = std::make_unique<Device>(Setup{.edition = Edition::Grandissimo, .players = 3});
        device->begin();
        device->driver.world.preferences.set(progress_preference(lesson_id), write_progress(progress));
        REQUIRE(device->driver.perform(english(Key::LearnFirst)));
        return device;
    };
    SECTION("at its end")
    {
        const std::size_t steps = find_lesson(lesson_id)->steps.size();
        const auto device = begun(LessonProgress{steps - 2, false});
        if (!device->driver.perform(english(Key::LearnNext)))
        {
            const std::string before = device->driver.app().mirror().title;
            for (std::size_t i = 0; device->driver.app().mirror().title == before; ++i)
            {
                device->driver.app().perform(device->driver.app().mirror().answers.at(i).id);
                device->driver.settle();
            }
        }
        CHECK(device->driver.button(english(Key::LearnNext)) < 0);
        device->driver.type('l');
        device->driver.settle();
        CHECK(device->driver.button(english(Key::LearnBack)) < 0);
        CHECK_FALSE(device->driver.app().mirror().answers.empty());
    }
    SECTION("by the browser's Back")
    {
        const auto device = begun();
        device->driver.press(ImGuiKey_AppBack);
        device->driver.settle();
        CHECK(device->driver.button(english(Key::LearnBack)) < 0);
        CHECK_FALSE(device->driver.app().mirror().answers.empty());
    }
    SECTION("after a reload")
    {
        const auto device = begun();
        const testing::FakeWorld& left = device->driver.world;
        AppDriver reloaded(1366, 768, false,
                           [&left](testing::FakeWorld& world)
                           {
                               world.disk.games = left.disk.games;
                               world.preferences.values = left.preferences.values;
                               world.preferences.here = left.preferences.here;
                           });
        reloaded.settle();
        REQUIRE(reloaded.perform(english(Key::LearnToGame)));
        CHECK_FALSE(reloaded.app().mirror().answers.empty());
    }
    SECTION("unless the game was deleted meanwhile")
    {
        const auto device = begun();
        REQUIRE(device->driver.world.disk.games.size() == 1);
        const std::string key = device->driver.world.disk.games.begin()->first;
        device->driver.app().act(Intent{WithSave{SaveCommand::Delete, key}});
        device->driver.settle();
        CHECK(device->driver.button(english(Key::LearnToGame)) < 0);
        CHECK(device->driver.button(english(Key::LearnLeave)) >= 0);
    }
}

TEST_CASE("a lesson from the start page leads back there, whatever game is open")
{
    Device device({.players = 3});
    device.begin();
    REQUIRE(device.driver.perform(english(Key::MenuHome)));
    device.driver.app().act(Intent{OpenLesson{"grandissimo"}});
    device.driver.settle();
    CHECK(device.driver.button(english(Key::LearnToGame)) < 0);
    REQUIRE(device.driver.perform(english(Key::LearnLeave)));
    CHECK(device.driver.button(english(Key::LearnBack)) < 0);
    CHECK(device.driver.app().mirror().answers.empty());
}

TEST_CASE("a lesson is offered once on a device, and not if it was opened before")
{
    const Setup setup{.edition = Edition::Colonies, .players = 3};
    Device first(setup);
    first.begin();
    REQUIRE(first.offers());
    REQUIRE(first.driver.perform(english(Key::LearnPlayNow)));
    CHECK_FALSE(first.offers());
    CHECK(first.driver.button(english(Key::LearnLeave)) == -1);
    Device again(setup, first.driver.world.preferences.values);
    again.begin();
    CHECK_FALSE(again.offers());

    Device learned(setup, {{progress_preference("colonies"), write_progress({3, false})}});
    learned.begin();
    CHECK_FALSE(learned.offers());
    CHECK(learned.driver.world.preferences.get(progress_preference("colonies")) == write_progress({3, false}));
}

TEST_CASE("a game with several new things offers the list of lessons")
{
    Setup setup{.edition = Edition::Edition2023, .players = 3, .hidden_hands = true};
    setup.modules.insert(Module::NewRegency);
    setup.modules.insert(Module::PowerShift);
    Device device(setup);
    device.begin();
    REQUIRE(device.offers());
    for (const char* id : {"edition-2023", "new-regency", "power-shift"})
    {
        CHECK(device.driver.app().mirror().prompt.find(english(find_lesson(id)->title)) != std::string::npos);
    }
    REQUIRE(device.driver.perform(english(Key::LearnFirst)));
    CHECK(device.driver.app().mirror().title == english(Key::LearnTitle));
}

TEST_CASE("neither a classic game, nor a link, nor a frame in another page offers a lesson")
{
    Device classic({.players = 3});
    classic.begin();
    CHECK_FALSE(classic.offers());

    const record::Game game = testing::game_of({.edition = Edition::Colonies, .players = 3});
    AppDriver driver(1366, 768, false);
    driver.settle();
    driver.app().act(Intent{OpenLink{record::game_link(game)}});
    driver.settle();
    CHECK(driver.app().mirror().title != english(Key::LearnOffer));
}
