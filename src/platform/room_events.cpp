#include "platform/room_events.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::platform
{

void RoomEvents::received(PeerId peer, const Bytes& message)
{
    if (message.empty() || message.size() > largest_room_message)
    {
        return;
    }
    const auto is_message = [peer](const RoomEvent& event)
    { return event.kind == RoomEvent::Kind::Received && event.peer == peer; };
    if (std::count_if(events_.begin(), events_.end(), is_message) >= static_cast<std::ptrdiff_t>(max_waiting))
    {
        events_.erase(std::find_if(events_.begin(), events_.end(), is_message));
    }
    events_.push_back({RoomEvent::Kind::Received, peer, message});
}

void RoomEvents::discard(PeerId peer)
{
    std::erase_if(events_, [peer](const RoomEvent& event) { return event.peer == peer; });
}

std::optional<RoomEvent> RoomEvents::take()
{
    if (events_.empty())
    {
        return std::nullopt;
    }
    std::optional<RoomEvent> event = std::move(events_.front());
    events_.pop_front();
    return event;
}

} // namespace elgrande::platform
