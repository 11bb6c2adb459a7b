// Peers that know the secret of a room and flood its table with valid messages.
#include "app/room/raw_peer.hpp"
#include "app/room/several_screens.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using testing::RawPeer;
using words::Key;

TEST_CASE("a peer that claims seats and takes its claims back does not open the page of the room again and again",
          "[room]")
{
    BiddingRoom room;
    RawPeer hostile(room.network, room.address);
    room.exchange();
    constexpr int second_ms = 1'000;
    constexpr int seconds = 60;
    std::uint32_t number = 0;
    int opened = 0;
    const auto is_open = [&room] { return room.table.mirror().title == english(Key::RoomTitle); };
    for (int second = 0; second < seconds; ++second)
    {
        for (const Seat seat : {Seat{0}, nobody, Seat{1}})
        {
            const std::string name = seat == nobody ? "" : "Name " + std::to_string(number);
            hostile.send(elgrande::room::Claim{++number, seat, name});
        }
        room.table.frame(second_ms);
        room.table.frame();
        if (is_open())
        {
            ++opened;
            hostile.send(elgrande::room::Claim{++number, nobody, {}}); // while the page shows the claim
            room.exchange();
            room.close_page();
        }
    }
    CHECK(opened > 0);
    CHECK(opened <= 1 + seconds / 30);
    if (is_open())
    {
        room.close_page();
    }
    const std::size_t lines = room.table.mirror().log.size();
    room.answer();
    CHECK(room.table.mirror().log.size() == lines + 1);
}
