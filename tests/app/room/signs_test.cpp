// Signs on the screens of a room: from a seat's page to all tables, for a few seconds.
#include "app/room/several_screens.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RoomScreen;
using words::Key;

namespace
{

/// A room with a guest in each seat, and a watcher.
struct SignsRoom : BiddingRoom
{
    SignsRoom()
    {
        REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
        exchange();
    }

    /// Lets a guest show a sign on its seat's page.
    void show(RoomScreen& guest, Key sign)
    {
        guest.app().act(Intent{RoomCommand::Open});
        guest.settle();
        REQUIRE(guest.perform(english(sign)));
        exchange();
    }

    RoomScreen& watcher = join(address);
};

} // namespace

TEST_CASE("a player's sign is said on all screens for four seconds, and changes nothing else", "[room]")
{
    SignsRoom room;
    const std::vector<std::string> position = room.table.mirror().position;
    const std::vector<std::string> log = room.table.mirror().log;
    room.show(*room.guests[1], Key::SignBravo);
    const std::string said = "Blue: " + english(Key::SignBravo);        // after what else there is to say
    CHECK(room.guests[1]->mirror().title == room.table.mirror().title); // its page has closed
    for (RoomScreen* screen : {&room.table, room.guests[0].get(), room.guests[1].get(), &room.watcher})
    {
        CHECK(screen->mirror().notice.ends_with(said));
    }
    CHECK(room.table.mirror().position == position);
    CHECK(room.table.mirror().log == log);
    for (RoomScreen* screen : {&room.table, room.guests[0].get(), room.guests[1].get(), &room.watcher})
    {
        screen->frame(4'000);
        CHECK(screen->mirror().notice.find(said) == std::string::npos);
    }
}

TEST_CASE("a screen that joins or returns does not repeat signs of before", "[room]")
{
    SignsRoom room;
    room.show(*room.guests[0], Key::SignHello);
    RoomScreen& late = room.join(room.address);
    REQUIRE(late.perform(english(Key::SeatPageWatch)));
    room.exchange();
    CHECK(late.mirror().notice.empty());
    room.show(*room.guests[2], Key::SignOuch);
    CHECK(late.mirror().notice == "Green: " + english(Key::SignOuch));
}

TEST_CASE("a watcher is offered no signs", "[room]")
{
    SignsRoom room;
    room.watcher.app().act(Intent{RoomCommand::Open});
    room.watcher.settle();
    CHECK(room.watcher.button(english(Key::SignHello)) < 0);
    room.guests[0]->app().act(Intent{RoomCommand::Open});
    room.guests[0]->settle();
    CHECK(room.guests[0]->button(english(Key::SignHello)) >= 0);
}
