#pragma once

#include "room/messages.hpp"
#include "rules/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace elgrande::room
{

/// What the table stores of a room, so that it opens again under the same link with the seats of its guests.
struct KeptRoom
{
    Secret secret;
    PerSeat<std::optional<Token>> tokens; ///< of the seats that guests hold
    std::uint8_t at_table = 0;            ///< bit s: no guest can claim seat s without being asked about

    bool operator==(const KeptRoom&) const = default;
};

Bytes write_room(const KeptRoom& room);
/// Returns nothing for bytes that write_room() did not write.
std::optional<KeptRoom> read_room(std::span<const std::byte> bytes);

} // namespace elgrande::room
