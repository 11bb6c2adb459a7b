#pragma once

#include "app/room/room_link.hpp"
#include "room/messages.hpp"
#include "room/watching_secret.hpp"
#include "support/fake_rooms.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace elgrande::testing
{

/// A peer that follows the link of a room by relays and says Hello, but runs no program: it sends what a test lets it
/// send.
class RawPeer
{
public:
    RawPeer(FakeNetwork& network, const std::string& address)
    {
        const auto link = screens::room_link_in(address);
        REQUIRE(link);
        rooms_.network = &network;
        rooms_.open(platform::RoomSide::Guest, room::to_text(screens::meeting_secret(*link)));
        network.introduce();
        const auto opened = rooms_.take_event();
        REQUIRE(opened);
        table_ = opened->peer;
        send(room::Hello{link->secret, std::nullopt});
    }

    void send(const room::Message& message) { rooms_.send(table_, room::write_message(message)); }

private:
    FakeRooms rooms_;
    platform::PeerId table_ = 0;
};

} // namespace elgrande::testing
