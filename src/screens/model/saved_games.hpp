#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::words
{
class Localizer;
}

namespace elgrande::screens
{

/// The contents of a small picture of a game: everybody at the table sees it.
struct BoardSketch
{
    std::array<int, region_count> first{}; ///< the colour of who alone has the most caballeros there, or −1
    Place king = Place::Nowhere;

    bool operator==(const BoardSketch&) const = default;
};

/// A saved game as the start page lists it.
struct SaveRow
{
    std::string key;
    std::string name; ///< that the players gave to it; empty if they gave none
    std::int64_t saved_at_ms = 0;
    std::vector<record::Player> players;
    Edition edition{};
    int round = 0;
    bool over = false;
    std::optional<BoardSketch> board;
    std::optional<record::LoadError> error; ///< it cannot be opened; its bytes can be downloaded
};

/// The part of them that the start page shows.
struct SavedGames
{
    std::span<const SaveRow> rows;    ///< the newest first
    bool listed = false;              ///< the storage has answered
    const SaveRow* removed = nullptr; ///< the one that was deleted last and can be brought back
};

/// As much of a name as can be saved: whole characters of plain text, at most record::max_name_bytes.
std::string fitting_name(std::string_view name);

/// A game's name, or its players where nobody gave it one: "Anna, Ben, Carla".
std::string title_of(const words::Localizer& localizer, std::string_view name, std::span<const record::Player> players);
std::string title_of(const words::Localizer& localizer, const SaveRow& row);

/// The edition and the progress: "Classic · round 5".
std::string facts_of(const words::Localizer& localizer, const SaveRow& row);

/// The title of a game where nothing stands beside it: its name, or players, edition, round and date.
std::string whole_name_of(const words::Localizer& localizer, const SaveRow& row, const platform::LocalTime& time);

/// "2026-09-24 18:05": the same order of size everywhere, so no language mistakes day for month.
std::string date_text(const platform::LocalTime& time);

} // namespace elgrande::screens
