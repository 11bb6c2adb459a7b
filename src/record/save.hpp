#pragma once

#include "record/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace elgrande::record
{

/// Saves above this size are refused unread. A whole game takes two kilobytes.
inline constexpr std::size_t max_save_bytes = 64 * 1024;

/// What storage keeps of one game.
struct SavedGame
{
    Game game;
    std::string name;             ///< that the players gave to the game, UTF-8, at most max_name_bytes, may be empty
    std::int64_t saved_at_ms = 0; ///< milliseconds since 1970 UTC
    std::uint32_t cursor = 0;     ///< actions that are played; those behind it were taken back and can be redone
};

using Bytes = std::vector<std::byte>;

/// The envelope with the game in it; README.md of this folder describes the bytes. Whether the game passes
/// validate_game() is asked when it is loaded; empty if it does not and cannot be written.
Bytes save_game(const SavedGame& saved);

/// Everything is checked before the first byte is believed, and every action replayed. Never throws.
/// The message tells a foreign file, a damaged save and a save of a newer program apart.
Loaded<SavedGame> load_save(std::span<const std::byte> bytes);

} // namespace elgrande::record
