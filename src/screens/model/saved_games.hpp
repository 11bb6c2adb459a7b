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

/// A small picture of a game, with what everybody at the table may see.
struct BoardSketch
{
    /// By region: the colour of the player who alone has the most caballeros there, as a number; −1 if nobody has.
    std::array<int, region_count> first{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    Place king = Place::Nowhere;

    bool operator==(const BoardSketch&) const = default;
};

/// A saved game as the start page lists it.
struct SaveRow
{
    std::string key;
    std::string name; ///< given by the players; may be empty
    std::int64_t saved_at_ms = 0;
    std::vector<record::Player> players;
    Edition edition{};
    int round = 0; ///< as players count it, from 1
    bool over = false;
    Seat asked = nobody;                    ///< whose turn it is; nobody if the game is over
    std::optional<BoardSketch> board;       ///< nothing if the game cannot be opened
    std::optional<record::LoadError> error; ///< why it cannot be opened; its bytes can still be downloaded
};

/// The saved games of the start page.
struct SavedGames
{
    std::span<const SaveRow> rows;    ///< the newest first
    bool listed = false;              ///< the list has been read from the storage
    const SaveRow* removed = nullptr; ///< the game deleted last, which can be restored; or nullptr
};

/// Returns as much of a name as can be saved: plain text of at most record::max_name_bytes, cut between characters;
/// empty if it is no valid text.
std::string fitting_name(std::string_view name);

/// Returns the name of a game, or if it has none, its players: "Anna, Ben, Carla".
std::string title_of(const words::Localizer& localizer, std::string_view name, std::span<const record::Player> players);
std::string title_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns the edition and the progress: "Classic · round 5".
std::string facts_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns whose turn it is: "Blue's turn"; empty if the game is over.
std::string turn_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns a title that identifies the game by itself: its name, or its players, edition, round and date. `time`: when
/// it was saved.
std::string whole_name_of(const words::Localizer& localizer, const SaveRow& row, const platform::LocalTime& time);

/// Returns "2026-09-24 18:05", the same in all languages, so that day and month cannot be confused.
std::string date_text(const platform::LocalTime& time);

} // namespace elgrande::screens
