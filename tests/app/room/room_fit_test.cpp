// The pages of a room fit on all screens in all languages.
#include "record/link/link.hpp"
#include "room/table_room.hpp"
#include "support/app_driver.hpp"
#include "support/fake_rooms.hpp"
#include "support/reached_game.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <array>
#include <functional>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using words::Key;

namespace
{

struct RoomWindow
{
    float width;
    float height;
    bool fingers;
};

constexpr std::array windows{RoomWindow{1366, 768, false}, RoomWindow{2560, 1440, false}, RoomWindow{390, 844, true},
                             RoomWindow{360, 640, true},   RoomWindow{844, 390, true},    RoomWindow{820, 1180, true}};

std::function<void(testing::FakeWorld&)> speaking(words::Language language, testing::FakeNetwork& network)
{
    return [language, &network](testing::FakeWorld& world)
    {
        world.page.reads = {std::string(words::language_row(language).code)};
        world.rooms.network = &network;
    };
}

/// Returns the texts that do not fit, besides links.
std::string cut_on(testing::AppDriver& screen)
{
    screen.settle();
    std::string list;
    for (const std::string& text : screen.app().ui().cut())
    {
        list += text.rfind("https://", 0) == 0 ? "" : "\n" + text;
    }
    return list;
}

} // namespace

TEST_CASE("the pages of a room fit on all screens", "[room][fit]")
{
    const auto language = static_cast<words::Language>(GENERATE(range(0, words::language_count)));
    const RoomWindow window = GENERATE(from_range(windows));
    CAPTURE(words::language_row(language).code, window.width, window.height);
    testing::FakeNetwork network;
    testing::AppDriver table(window.width, window.height, window.fingers, speaking(language, network));
    testing::AppDriver guest(window.width, window.height, window.fingers, speaking(language, network));
    const auto exchange = [&]
    {
        for (int i = 0; i < 6; ++i)
        {
            table.frame();
            guest.frame();
        }
    };
    CHECK(cut_on(table) == "");
    table.app().open_link(record::game_link(testing::game_of({.players = 5, .hidden_hands = true, .seed = 1})));
    table.settle();
    table.app().act(Intent{PageCommand::OpenMenu});
    CHECK(cut_on(table) == "");
    table.app().act(Intent{RoomCommand::Open});
    CHECK(cut_on(table) == ""); // the code is being made
    table.world.rooms.is_offline = true;
    CHECK(cut_on(table) == "");
    table.world.rooms.is_offline = false;
    table.world.rooms.answer_all();
    exchange();
    CHECK(cut_on(table) == "");

    guest.app().open_link(table.app().mirror().rule);
    CHECK(cut_on(guest) == "");
    guest.world.rooms.answer_all();
    CHECK(cut_on(guest) == "");
    network.has_relays = true;
    network.introduce();
    exchange();
    CHECK(cut_on(guest) == ""); // the seats
    guest.app().act(Intent{ClaimSeat{2, "Ana"}});
    exchange();
    CHECK(cut_on(guest) == ""); // its own table
    CHECK(cut_on(table) == "");
    for (int sign = 0; sign < room::sign_count; ++sign)
    {
        guest.frame(room::sign_pause_ms);
        table.frame(room::sign_pause_ms);
        guest.app().act(Intent{ShowSign{sign}});
        exchange();
        CHECK(cut_on(guest) == "");
        CHECK(cut_on(table) == "");
    }
    guest.app().act(Intent{RoomCommand::Open});
    CHECK(cut_on(guest) == "");
    for (testing::AppDriver* screen : {&table, &guest})
    {
        screen->app().act(Intent{RoomCommand::OpenSigns});
        CHECK(cut_on(*screen) == "");
        screen->app().act(Intent{PageCommand::OpenMenu});
        CHECK(cut_on(*screen) == "");
    }
    table.app().act(Intent{RoomCommand::Open});
    table.settle();
    testing::AppDriver other(window.width, window.height, window.fingers, speaking(language, network));
    other.app().open_link(table.app().mirror().rule);
    other.settle();
    network.introduce();
    exchange();
    other.settle();
    exchange();
    other.settle();
    other.app().act(Intent{ClaimSeat{2, "Ana"}});
    other.settle();
    exchange();
    CHECK(cut_on(table) == ""); // asks the table
    network.disconnect(guest.world.rooms);
    exchange();
    CHECK(cut_on(guest) == ""); // the table is away
    CHECK(cut_on(table) == ""); // so is the guest
}

TEST_CASE("a table that waits for a screen that is gone fits on all screens", "[room][fit]")
{
    const auto language = static_cast<words::Language>(GENERATE(range(0, words::language_count)));
    const RoomWindow window = GENERATE(from_range(windows));
    CAPTURE(words::language_row(language).code, window.width, window.height);
    testing::FakeNetwork network;
    network.has_relays = true;
    testing::AppDriver table(window.width, window.height, window.fingers, speaking(language, network));
    testing::AppDriver guest(window.width, window.height, window.fingers, speaking(language, network));
    const record::Game game = testing::game_until({.players = 5, .seed = 1}, [](const State& state)
                                                  { return state.decision.question == Question::SetDisk; });
    table.app().open_link(record::game_link(game));
    table.settle();
    table.app().act(Intent{RoomCommand::Open});
    table.settle();
    guest.app().open_link(table.app().mirror().rule);
    guest.settle();
    network.introduce();
    guest.frame();
    table.frame();
    guest.app().act(Intent{ClaimSeat{record::last_state(game).decision.seat, {}}});
    guest.frame();
    table.frame();
    table.press(ImGuiKey_Escape); // closes the page of the room
    CHECK(cut_on(table) == "");
    network.disconnect(guest.world.rooms);
    CHECK(cut_on(table) == "");
    CHECK(table.button(words::Localizer(language).text(Key::RoomComputerPlays)) >= 0);
}

TEST_CASE("the result of a room fits on all screens, with signs", "[room][fit]")
{
    const auto language = static_cast<words::Language>(GENERATE(range(0, words::language_count)));
    const RoomWindow window = GENERATE(from_range(windows));
    CAPTURE(words::language_row(language).code, window.width, window.height);
    testing::FakeNetwork network;
    network.has_relays = true;
    testing::AppDriver table(window.width, window.height, window.fingers, speaking(language, network));
    testing::AppDriver guest(window.width, window.height, window.fingers, speaking(language, network));
    const auto exchange = [&]
    {
        for (int i = 0; i < 6; ++i)
        {
            table.frame();
            guest.frame();
        }
    };
    table.app().open_link(record::game_link(testing::finished_game(5)));
    table.settle();
    table.app().act(Intent{RoomCommand::Open});
    table.settle();
    guest.app().open_link(table.app().mirror().rule);
    guest.settle();
    network.introduce();
    exchange();
    guest.app().act(Intent{ClaimSeat{4, {}}});
    exchange();
    table.press(ImGuiKey_Escape); // closes the page of the room
    table.settle();
    for (Seat seat = 0; seat < 4; ++seat)
    {
        table.app().act(Intent{ShowSign{static_cast<int>(room::Sign::Thanks), seat}});
    }
    guest.app().act(Intent{ShowSign{static_cast<int>(room::Sign::Bravo)}});
    exchange();
    for (testing::AppDriver* screen : {&table, &guest})
    {
        CHECK(screen->app().mirror().notice.find(": ") != std::string::npos); // the signs
        CHECK(cut_on(*screen) == "");
    }
}
