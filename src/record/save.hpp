#pragma once

#include "record/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace elgrande::record
{

/// Larger saves are rejected without being read. A whole game takes about two kilobytes.
inline constexpr std::size_t max_save_bytes = 64 * 1024;

/// A game as it is stored.
struct SavedGame
{
    Game game;
    std::string name;             ///< given by the players: UTF-8, at most max_name_bytes; may be empty
    std::int64_t saved_at_ms = 0; ///< milliseconds since 1970 UTC
    std::uint32_t cursor = 0;     ///< number of actions played, at most all; later ones were undone and can be redone
};

using Bytes = std::vector<std::byte>;

/// Returns the bytes of a save, which README.md of this folder describes. Empty if a value is out of its range, which
/// is impossible if the game passes validate_game() and the name and the cursor are valid. Does not check the game
/// otherwise: load_save() does.
Bytes save_game(const SavedGame& saved);

/// Reads a save. Checks the envelope before the contents, replays all actions, and checks the cursor. Never throws. The
/// error distinguishes foreign files, damaged saves and saves of a newer version of the program.
Loaded<SavedGame> load_save(std::span<const std::byte> bytes);

} // namespace elgrande::record
