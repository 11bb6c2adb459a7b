#pragma once

#include "room/messages.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// A link to a room, "r1.…": its secret, and the code of an offer if no relay introduces the screens.
struct RoomLink
{
    room::Secret secret;
    std::string offer; ///< unchecked; empty: relays introduce the screens
};

/// Returns the link: letters, digits, '-', '_' and one or two dots.
std::string text_of(const RoomLink& link);

/// Returns the first link of a room in `text`, which may be an address or a message; nothing if there is none.
std::optional<RoomLink> room_link_in(std::string_view text);

/// True if `text`, an address or its fragment, has a link to a room that is cut or mistyped.
bool is_damaged_room_link(std::string_view text);

/// Returns the longest part of `text` that can be an introduction code, as a whole message may be pasted; empty if
/// there is none.
std::string room_code_in(std::string_view text);

} // namespace elgrande::screens
