#pragma once

#include "platform/rooms.hpp"
#include "room/guest.hpp"
#include "room/table_room.hpp"
#include "words/keys.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// GameSession::key() on a guest's screen. No game is saved under it.
inline constexpr const char* guest_key = "guest";

/// The room of the open game: its seats can be played on other screens.
struct RoomSession
{
    std::string key; ///< GameSession::key() of the game
    room::TableRoom room;
    std::string offer; ///< code for the next screen, if no relay introduces it; empty until it is made
    bool is_making_offer = false;
    std::string said; ///< the outcome of the last code that was made or entered; empty before
};

/// This screen's seat in the game of another table, or its place among the watchers.
struct GuestSession
{
    room::Secret secret;
    room::Guest guest;
    platform::PeerId table = 0; ///< the connection to the table; 0 without one
    std::string answer;         ///< code that the table must get; empty if there is none
    std::string said;           ///< why there is no answer; empty if all is well
    std::uint32_t shown = 0;    ///< room::Update::number that the session shows; 0 before the first
    bool told_away = false;     ///< the banner says that the table cannot be reached
    bool by_hand = false;       ///< the answer that is being sent was given by dragging a piece
};

/// Returns the text for a guest that has lost its table: relays reconnect them; otherwise it needs a new link.
inline words::Key text_of_absence(const platform::Rooms& rooms)
{
    return rooms.introductions() == platform::Introductions::ByCode ? words::Key::SeatPageAwayCode
                                                                    : words::Key::SeatPageAway;
}

} // namespace elgrande::screens
