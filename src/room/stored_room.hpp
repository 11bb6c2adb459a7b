#pragma once

#include "room/messages.hpp"
#include "rules/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace elgrande::room
{

/// The data that the table stores, so that a room can be reopened with the same link and its guests keep their seats.
struct StoredRoom
{
    Secret secret;
    PerSeat<std::optional<Token>> tokens; ///< of the seats that guests hold
    std::uint8_t at_table = 0;            ///< bit s: a guest gets seat s only if the people at the table agree
    bool watched_later = false;           ///< guests without a seat see the game one round later
    bool closed = false;                  ///< only guests with seats may be in the room

    bool operator==(const StoredRoom&) const = default;
};

/// Returns the bytes to store.
Bytes write_room(const StoredRoom& room);
/// The inverse of write_room(); nothing for bytes that it never returns.
std::optional<StoredRoom> read_room(std::span<const std::byte> bytes);

} // namespace elgrande::room
