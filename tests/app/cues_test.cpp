// The sounds of actions.

#include "record/link/link.hpp"
#include "screens/animation/cues.hpp"
#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace elgrande;
using namespace elgrande::screens;
using namespace elgrande::testing;
using platform::Sound;

namespace
{

/// Chooses the first bidder and plays the first bid.
void begin(AppDriver& driver)
{
    for (int i = 0; i < 2; ++i)
    {
        driver.settle();
        driver.perform("I am "); // lifts the curtain
        REQUIRE_FALSE(driver.app().mirror().answers.empty());
        driver.app().perform(driver.app().mirror().answers.front().id);
        driver.settle();
    }
}

} // namespace

TEST_CASE("each sound is played once for an action, in the order of the events")
{
    const auto event = [](EventKind kind) { return Event{.kind = kind}; };
    const std::array<Event, 6> events{event(EventKind::CardTaken), event(EventKind::Placed),
                                      event(EventKind::Placed),    event(EventKind::Scored),
                                      event(EventKind::Scored),    event(EventKind::VetoUsed)};
    CHECK(sounds_of(events, false) == std::vector{Sound::Card, Sound::Placed, Sound::Scored, Sound::Veto});
    CHECK(sounds_of({}, true) == std::vector{Sound::Turn});
    CHECK(sounds_of({}, false).empty());
    for (int kind = 0; kind < event_kind_count; ++kind)
    {
        const std::array<Event, 2> twice{event(static_cast<EventKind>(kind)), event(static_cast<EventKind>(kind))};
        CHECK(sounds_of(twice, false).size() <= 1);
    }
}

TEST_CASE("a game begun here has sound: a card, and a change of turn")
{
    AppDriver driver(1366, 768, false);
    driver.settle();
    REQUIRE(driver.start_game());
    CHECK(driver.world.sounds.heard.empty());
    begin(driver);
    CHECK(driver.world.sounds.heard == std::vector{Sound::Card, Sound::Turn});
}

TEST_CASE("no sound is played while sounds are switched off")
{
    AppDriver driver(1366, 768, false, [](FakeWorld& world) { world.preferences.values["sound"] = "0"; });
    driver.settle();
    REQUIRE(driver.start_game());
    begin(driver);
    CHECK(driver.world.sounds.heard.empty());
}

TEST_CASE("a game from a link is silent until the sound is switched on")
{
    const std::string link = record::game_link(game_of({.players = 4, .seed = 7}));
    for (const bool asked : {false, true})
    {
        AppDriver driver(1366, 768, false,
                         [&](FakeWorld& world)
                         {
                             if (asked)
                             {
                                 world.preferences.values["sound"] = "1";
                             }
                         });
        driver.app().open_link(link);
        begin(driver);
        CHECK(driver.world.sounds.heard.empty() == !asked);
    }
}
