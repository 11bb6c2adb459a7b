// Guests that lose their seats are told how, and can ask for them again.
#include "app/room/several_screens.hpp"
#include "room/table_room.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstddef>
#include <map>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RoomScreen;
using words::Key;

namespace
{

constexpr std::size_t blue = 1; // both seat and guest

const std::string ask_for_blue = english(Key::SeatPageAskFor, {{"name", "Blue"}});

/// True if the screen shows the table, as screens with a seat do that were told nothing.
bool shows_game(BiddingRoom& room, RoomScreen& screen)
{
    return screen.mirror().title == room.table.mirror().title;
}

void take_back(BiddingRoom& room, Seat seat)
{
    room.table.app().act(Intent{TakeSeatBack{seat}});
    room.exchange();
}

/// Lets a screen without a seat ask for Blue's by this button, and waits until the table has looked at its claim.
void ask(BiddingRoom& room, RoomScreen& screen, const std::string& button = ask_for_blue)
{
    REQUIRE(screen.perform(button));
    room.exchange();
    room.table.frame(elgrande::room::claim_pause_ms);
    room.exchange();
}

void grant(BiddingRoom& room)
{
    REQUIRE(room.table.perform(english(Key::RoomGrant)));
    room.close_page();
    room.exchange();
}

} // namespace

TEST_CASE("a guest is told that the table has taken its seat back, until it closes the page or has it again", "[room]")
{
    BiddingRoom room;
    RoomScreen& phone = *room.guests[blue];
    take_back(room, blue);
    CHECK(phone.mirror().title == english(Key::SeatPageTitle));
    CHECK(phone.mirror().prompt == english(Key::SeatPageTakenBack));
    CHECK(shows_game(room, *room.guests[0]));
    CHECK(shows_game(room, *room.guests[2]));
    const bool watches = GENERATE(false, true);
    if (watches)
    {
        REQUIRE(phone.perform(english(Key::SeatPageWatch)));
        room.table.answer(0);
        room.exchange();
        CHECK(shows_game(room, phone));
        return;
    }
    ask(room, phone);
    grant(room);
    CHECK(shows_game(room, phone));
    phone.open_room();
    CHECK(phone.mirror().prompt == words::plain(english(Key::SeatPageYours, {{"player", "Blue"}})));
}

TEST_CASE("a guest that asks for the seat that it has lost is told that the table declines", "[room]")
{
    BiddingRoom room;
    RoomScreen& phone = *room.guests[blue];
    take_back(room, blue);
    ask(room, phone);
    CHECK(phone.mirror().prompt == english(Key::SeatPageAsked));
    REQUIRE(room.table.perform(english(Key::RoomDeny)));
    room.exchange();
    CHECK(phone.mirror().prompt == english(Key::SeatPageDenied));
}

TEST_CASE("a guest is told that another screen has its seat, unless watchers must not know that yet", "[room]")
{
    const bool later = GENERATE(false, true);
    BiddingRoom room;
    room.table.app().act(Intent{WatchLater{later}});
    ask(room, room.join(room.address), later ? "Blue" : ask_for_blue); // the seat was open a round ago
    grant(room);
    const std::string told =
        later ? english(Key::SeatPageTakenBack) + " " + english(Key::SeatPageLater) : english(Key::SeatPageElsewhere);
    CHECK(room.guests[blue]->mirror().prompt == told);
    CHECK(shows_game(room, *room.guests.back()));
}

TEST_CASE("a guest is told that another tab of its device has its seat", "[room]")
{
    BiddingRoom room;
    const auto stored = room.guests[blue]->world.preferences.values;
    RoomScreen& tab = room.join(room.address, stored);
    CHECK(shows_game(room, tab));
    CHECK(room.guests[blue]->mirror().prompt == english(Key::SeatPageElsewhere));
    CHECK(room.guests[blue]->world.preferences.values == stored); // with the token, for a reload of the other tab
}

TEST_CASE("a guest that gives its seat back is not told that it has lost it", "[room]")
{
    BiddingRoom room;
    RoomScreen& phone = *room.guests[blue];
    phone.open_room();
    REQUIRE(phone.perform(english(Key::SeatPageLeave)));
    room.exchange();
    CHECK(phone.mirror().prompt == english(Key::SeatPagePick));
    REQUIRE(phone.perform(english(Key::SeatPageWatch)));
    room.exchange();
    CHECK(shows_game(room, phone));
}

TEST_CASE("a guest that was away is told what became of its seat when it returns", "[room]")
{
    const bool is_lost = GENERATE(true, false);
    const Key told = is_lost ? Key::SeatPageTakenBack : Key::SeatPageYours;
    BiddingRoom room;
    const std::map<std::string, std::string> stored = room.guests[2]->world.preferences.values;
    const auto lose = [&]
    {
        if (is_lost)
        {
            take_back(room, 2);
        }
    };
    const auto says = [&](RoomScreen& screen)
    {
        CHECK(shows_game(room, screen) == !is_lost);
        if (!is_lost)
        {
            screen.open_room();
        }
        CHECK(screen.mirror().prompt == words::plain(english(told, {{"player", "Green"}})));
    };
    SECTION("after a reload")
    {
        room.guests.pop_back();
        room.exchange();
        lose();
        RoomScreen& again = room.join(room.address, stored);
        says(again);
        if (is_lost)
        {
            const auto kept = again.world.preferences.values;
            room.guests.pop_back();
            CHECK(room.join(room.address, kept).mirror().prompt == english(Key::SeatPagePick)); // it was told
        }
    }
    SECTION("after its connection was lost")
    {
        room.network.disconnect(room.guests[2]->world.rooms);
        room.exchange();
        lose();
        room.network.introduce();
        room.exchange();
        says(*room.guests[2]);
    }
}
