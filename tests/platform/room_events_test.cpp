#include "platform/room_events.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <optional>
#include <vector>

using elgrande::platform::Bytes;
using elgrande::platform::largest_room_message;
using elgrande::platform::PeerId;
using elgrande::platform::RoomEvent;
using elgrande::platform::RoomEvents;

namespace
{

using Kind = RoomEvent::Kind;

Bytes message_of(std::size_t value)
{
    return {static_cast<std::byte>(value)};
}

/// Takes all events. Returns the first byte of each message of `peer`.
std::vector<std::size_t> take_messages(RoomEvents& events, PeerId peer)
{
    std::vector<std::size_t> taken;
    while (const std::optional<RoomEvent> event = events.take())
    {
        if (event->kind == Kind::Received && event->peer == peer)
        {
            taken.push_back(std::to_integer<std::size_t>(event->message.front()));
        }
    }
    return taken;
}

} // namespace

TEST_CASE("the events of a room are taken in order")
{
    RoomEvents events;
    CHECK_FALSE(events.take());
    events.opened(1);
    events.received(1, message_of(5));
    events.closed(1);
    CHECK(events.take()->kind == Kind::Opened);
    const std::optional<RoomEvent> received = events.take();
    REQUIRE(received);
    CHECK(received->kind == Kind::Received);
    CHECK(received->message == message_of(5));
    CHECK(events.take()->kind == Kind::Closed);
    CHECK_FALSE(events.take());
}

TEST_CASE("a peer that floods a room loses its oldest messages, and no other peer's")
{
    RoomEvents events;
    events.opened(1);
    events.received(2, message_of(7));
    for (std::size_t i = 0; i < 200; ++i)
    {
        events.received(1, message_of(i));
    }
    events.received(2, message_of(8));
    events.closed(1);

    RoomEvents same = events;
    CHECK(take_messages(same, 2) == std::vector<std::size_t>{7, 8});
    CHECK(events.take()->kind == Kind::Opened);
    const std::vector<std::size_t> kept = take_messages(events, 1);
    REQUIRE(kept.size() == RoomEvents::max_waiting);
    CHECK(kept.front() == 200 - RoomEvents::max_waiting);
    CHECK(kept.back() == 199);
}

TEST_CASE("messages of a length that no message has are ignored")
{
    RoomEvents events;
    events.received(1, {});
    events.received(1, Bytes(largest_room_message + 1));
    CHECK_FALSE(events.take());
    events.received(1, Bytes(largest_room_message));
    CHECK(events.take()->message.size() == largest_room_message);
}

TEST_CASE("the events of one peer can be discarded")
{
    RoomEvents events;
    events.opened(1);
    events.opened(2);
    events.received(1, message_of(1));
    events.discard(1);
    CHECK(events.take()->peer == 2);
    CHECK_FALSE(events.take());
    events.opened(3);
    events.clear();
    CHECK_FALSE(events.take());
}
