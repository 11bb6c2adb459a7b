#pragma once

#include "room/messages.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// The link of a room, "r1.…": the secret, and for screens that no relay introduces the code of an offer.
struct RoomLink
{
    room::Secret secret;
    std::string offer; ///< unchecked; empty: relays introduce the screens
};

/// Returns the link: letters, digits, '-', '_' and one or two dots.
std::string text_of(const RoomLink& link);

/// Returns the first link of a room in `text`, which may be an address or a message; nothing if there is none.
std::optional<RoomLink> room_link_in(std::string_view text);

/// Returns the longest part of `text` that can be a code of an introduction, so that a whole message can be pasted.
std::string room_code_in(std::string_view text);

} // namespace elgrande::screens
