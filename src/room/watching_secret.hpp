#pragma once

#include "room/messages.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace elgrande::room
{

/// Returns the SHA-256 of some bytes (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::span<const std::uint8_t> bytes);

/// Returns the secret with which a guest may only watch the room of `secret`. It is a part of a SHA-256, so `secret`
/// cannot be derived from it. All screens of a room know it, and relays introduce them by it.
Secret watching_secret(const Secret& secret);

} // namespace elgrande::room
