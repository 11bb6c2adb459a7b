// Watchers of a room who see the game one round later.
#include "app/room/several_screens.hpp"

#include "app/room/room_link.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RoomScreen;
using testing::SeveralScreens;
using words::Key;

namespace
{

struct WatchedRoom : BiddingRoom
{
    WatchedRoom()
    {
        REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
        exchange();
    }

    void choose(Key time)
    {
        table.open_room();
        REQUIRE(table.perform(english(Key::RoomWatching) + ": " + english(time)));
        close_page();
        exchange();
    }

    RoomScreen& watcher = join(address);
};

} // namespace

TEST_CASE("the table lets watchers see the game one round later, and live again", "[room]")
{
    WatchedRoom room;
    REQUIRE(room.watcher.mirror().position == room.table.mirror().position);
    room.choose(Key::RoomWatchLater);
    CHECK(room.watcher.mirror().notice == english(Key::SeatPageLater));
    CHECK(room.watcher.mirror().title != room.table.mirror().title); // the previous round
    const std::vector<std::string> seen = room.watcher.mirror().position;
    const std::vector<std::string> position = room.table.mirror().position;
    room.answer();
    room.answer();
    CHECK(room.table.mirror().position != position);
    CHECK(room.watcher.mirror().position == seen);
    CHECK_FALSE(room.watcher.is_asked());

    RoomScreen& late = room.join(room.address);
    CHECK(late.mirror().prompt.find(english(Key::SeatPageLater)) != std::string::npos);

    room.choose(Key::RoomWatchLive);
    CHECK(room.watcher.mirror().title == room.table.mirror().title);
    CHECK(room.watcher.mirror().position == room.table.mirror().position);
}

TEST_CASE("a table that was reloaded still lets watchers see the game later", "[room]")
{
    WatchedRoom room;
    room.choose(Key::RoomWatchLater);
    const auto& games = room.table.world.disk.games;
    REQUIRE(games.size() == 1);
    testing::AppDriver reloaded(1366, 768, false,
                                [&](testing::FakeWorld& world)
                                {
                                    world.rooms.network = &room.network;
                                    world.disk.games = games;
                                    world.preferences.values = room.table.world.preferences.values;
                                });
    reloaded.settle();
    reloaded.app().act(Intent{WithSave{SaveCommand::Open, games.begin()->first}});
    reloaded.settle();
    reloaded.app().act(Intent{RoomCommand::Open});
    reloaded.settle();
    CHECK(reloaded.chosen(english(Key::RoomWatching) + ": " + english(Key::RoomWatchLater)));
}

TEST_CASE("whoever follows the link for watchers cannot take a seat, and both links lead to the same room", "[room]")
{
    SeveralScreens room;
    room.network.has_relays = true;
    room.begin({.players = 2, .seed = 3});
    const std::string for_players = room.link();
    REQUIRE(room.table.perform(english(Key::RoomLinkFor) + ": " + english(Key::RoomForWatchers)));
    const std::string for_watchers = room.link();
    REQUIRE(for_watchers.find("#w1.") != std::string::npos);
    CHECK(room.table.mirror().prompt == english(Key::RoomWatchHelp));

    RoomScreen& watcher = room.join(for_watchers);
    CHECK(watcher.mirror().prompt == english(Key::SeatPageOnlyWatch));
    CHECK(watcher.button("Red") < 0);
    CHECK(watcher.world.address.shown.starts_with("w1."));
    watcher.app().act(Intent{ClaimSeat{0, "Zoe"}});
    room.exchange();
    CHECK(watcher.mirror().prompt == english(Key::SeatPageOnlyWatch));
    CHECK(room.table.button(english(Key::RoomGrant)) < 0);

    RoomScreen& player = room.join(for_players);
    REQUIRE(player.perform("Red"));
    room.exchange();
    room.close_page();
    REQUIRE(watcher.perform(english(Key::SeatPageWatch)));
    room.exchange();
    CHECK(watcher.mirror().title == room.table.mirror().title);
    CHECK_FALSE(watcher.is_asked());
}

TEST_CASE("a link for watchers that is truncated is reported as a damaged link to a room", "[room]")
{
    CHECK(room_link_in("https://example.org/#w1.AbCdEfGhIjKlMnOpQrStUw")->watches);
    CHECK_FALSE(room_link_in("https://example.org/#r1.AbCdEfGhIjKlMnOpQrStUw")->watches);
    CHECK(is_damaged_room_link("https://example.org/#w1.AbCdEf"));
    CHECK(text_of(*room_link_in("w1.AbCdEfGhIjKlMnOpQrStUw.code")) == "w1.AbCdEfGhIjKlMnOpQrStUw.code");
}
