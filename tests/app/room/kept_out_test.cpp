// Guests that the table does not let in, or sends away, are told why.
#include "app/room/raw_peer.hpp"
#include "app/room/several_screens.hpp"
#include "room/table_room.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RawPeer;
using testing::RoomScreen;
using testing::SeveralScreens;
using words::Key;

namespace
{

/// Lets the time pass after which guests that were told why are dropped.
void await_drop(SeveralScreens& room)
{
    room.exchange();
    room.table.frame(elgrande::room::farewell_ms);
    room.exchange();
}

} // namespace

TEST_CASE("a guest of a closed room is told so, and comes in when the room is open again", "[room]")
{
    BiddingRoom room;
    RoomScreen& watcher = room.join(room.address);
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.table.app().act(Intent{AdmitOthers{false}});
    await_drop(room);
    CHECK(watcher.mirror().notice == english(Key::SeatPageClosed));
    CHECK(room.guests[0]->mirror().notice.empty()); // it has a seat

    RoomScreen& late = room.join(room.address);
    CHECK(late.mirror().prompt == english(Key::SeatPageClosed));
    await_drop(room);
    CHECK(late.mirror().prompt == english(Key::SeatPageClosed));

    room.table.app().act(Intent{AdmitOthers{true}});
    room.network.introduce();
    room.exchange();
    CHECK(late.mirror().prompt == english(Key::SeatPagePick));
    CHECK(watcher.mirror().notice.empty());
}

TEST_CASE("a guest of a full room is told so", "[room]")
{
    BiddingRoom room;
    std::vector<std::unique_ptr<RawPeer>> others;
    while (others.size() + room.guests.size() < elgrande::room::max_peers)
    {
        others.push_back(std::make_unique<RawPeer>(room.network, room.address));
    }
    room.exchange();
    RoomScreen& late = room.join(room.address);
    CHECK(late.mirror().prompt == english(Key::SeatPageFull));
}

TEST_CASE("guests are told that the table has ended the room, and search it no more", "[room]")
{
    BiddingRoom room;
    RoomScreen& late = room.join(room.address);
    room.table.app().act(Intent{RoomCommand::End});
    room.exchange();
    CHECK(room.table.world.rooms.introductions() == platform::Introductions::ByRelay); // the messages are on their way
    for (std::size_t seat = 0; seat < 3; ++seat)
    {
        CHECK(room.guests[seat]->mirror().notice == english(Key::SeatPageEnded));
    }
    CHECK(late.mirror().prompt == english(Key::SeatPageEnded));
    for (const auto& guest : room.guests)
    {
        CHECK(guest->world.rooms.introductions() == platform::Introductions::ByCode); // no room is open
        CHECK(guest->world.address.shown.empty());
    }
    await_drop(room);
    CHECK(room.table.world.rooms.introductions() == platform::Introductions::ByCode);
    CHECK(room.guests[0]->mirror().notice == english(Key::SeatPageEnded));
}

TEST_CASE("a room that begins just after another one has ended stays open", "[room]")
{
    BiddingRoom room;
    room.table.app().act(Intent{RoomCommand::End});
    room.table.open_room();
    CHECK(room.link() != room.address);
    await_drop(room);
    CHECK(room.table.world.rooms.introductions() == platform::Introductions::ByRelay);
    CHECK(room.join(room.link()).mirror().prompt == english(Key::SeatPagePick));
}
