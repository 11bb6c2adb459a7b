#pragma once

#include "record/game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A saved game as the start page lists it.
struct SaveRow
{
    std::string key;
    std::string name;
    std::int64_t saved_at_ms = 0;
    std::vector<record::Player> players;
    Edition edition{};
    int round = 0;
    bool over = false;
    std::optional<record::LoadError> error; ///< it cannot be opened; its bytes can be downloaded
};

/// What the start page shows of them.
struct SavedGames
{
    std::span<const SaveRow> rows;           ///< the newest first
    bool listed = false;                     ///< the storage has answered
    std::optional<std::string> removed_name; ///< of the one that was deleted last and can be brought back
};

/// As much of a name as can be saved: whole characters of plain text, at most record::max_name_bytes.
std::string fitting_name(std::string_view name);

} // namespace elgrande::screens
