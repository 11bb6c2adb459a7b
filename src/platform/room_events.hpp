#pragma once

#include "platform/rooms.hpp"

#include <cstddef>
#include <deque>
#include <optional>

namespace elgrande::platform
{

/// The events of a room that wait for Rooms::take_event(), in the order in which they happened. If too many messages of
/// one peer wait, its oldest are lost: the newest says most, and a peer that floods the room harms only itself.
class RoomEvents
{
public:
    /// The maximum number of waiting messages of one peer.
    static constexpr std::size_t max_waiting = 32;

    void opened(PeerId peer) { events_.push_back({RoomEvent::Kind::Opened, peer, {}}); }
    /// Ignores a message without bytes and one of more than largest_room_message.
    void received(PeerId peer, const Bytes& message);
    void closed(PeerId peer) { events_.push_back({RoomEvent::Kind::Closed, peer, {}}); }

    /// Discard all events, of one peer or of all.
    void discard(PeerId peer);
    void clear() { events_.clear(); }

    /// Removes the oldest event and returns it; nothing if there is none.
    std::optional<RoomEvent> take();

private:
    std::deque<RoomEvent> events_;
};

} // namespace elgrande::platform
