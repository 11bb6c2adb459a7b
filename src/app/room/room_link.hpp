#pragma once

#include "room/messages.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// A link to a room, "r1.…", or for watching "w1.…": a secret, and the code of an offer if no relay introduces the
/// screens.
struct RoomLink
{
    room::Secret secret; ///< of the room; if `watches`, its room::watching_secret()
    std::string offer;   ///< an introduction code, unchecked; empty: relays introduce the screens
    bool watches = false;
};

/// Returns the link without an address: letters, digits, '-', '_' and one or two dots.
std::string text_of(const RoomLink& link);

/// Returns the secret with which the screens of the room meet: its room::watching_secret().
room::Secret meeting_secret(const RoomLink& link);

/// Returns the first link of a room in `text`, which may be an address or a message; nothing if there is none. Leaves
/// out an offer that is longer than platform::longest_room_code.
std::optional<RoomLink> room_link_in(std::string_view text);

/// True if the fragment of `text`, or `text` if it has no '#', begins like a link to a room but contains none: the link
/// is truncated or mistyped.
bool is_damaged_room_link(std::string_view text);

/// Returns the link with which a guest sends its code to the table, "ra1." and the code, without an address.
std::string answer_link(const std::string& code);

/// Returns the code of the first such link in `text`, unchecked; nothing if there is none.
std::optional<std::string> answer_in(std::string_view text);

/// Returns the introduction code in a text, as a link or a whole message may be pasted: the longest sequence of
/// letters, digits, '-' and '_' with at most platform::longest_room_code characters, the first of equal ones; empty if
/// there is none.
std::string room_code_in(std::string_view text);

} // namespace elgrande::screens
