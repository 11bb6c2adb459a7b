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

/// The contents of a thumbnail of a game: public information only.
struct BoardSketch
{
    /// By region: the colour, as a number, of the only player with the most caballeros there; −1 if there is none.
    std::array<int, region_count> first{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    Place king = Place::Nowhere;

    bool operator==(const BoardSketch&) const = default;
};

/// A row of the list of saved games.
struct SaveRow
{
    std::string key;
    std::string name; ///< given by the players, may be empty; the key if the game cannot be opened
    std::int64_t saved_at_ms = 0;
    std::vector<record::Player> players; ///< by seat; empty if the game cannot be opened
    Edition edition{};
    int round = 0; ///< from 1, counting only the rounds that are played
    bool over = false;
    Seat asked = nobody;                    ///< the seat whose turn it is; nobody if the game is over
    std::optional<BoardSketch> board;       ///< nothing if the game cannot be opened
    std::optional<record::LoadError> error; ///< why it cannot be opened; its bytes can still be downloaded
};

/// The saved games of the start page.
struct SavedGames
{
    std::span<const SaveRow> rows;    ///< the newest first
    bool listed = false;              ///< the list has been read from the storage
    const SaveRow* removed = nullptr; ///< the game that was deleted last and can be restored, or nullptr
};

/// Returns a name without control characters, direction marks and spaces at its end, truncated to
/// record::max_name_bytes; an empty name if it is not valid UTF-8 or contains a line or paragraph separator.
std::string fitting_name(std::string_view name);

/// Return the name of a game or, if that is empty or invisible, its players: "Anna, Ben, Carla".
std::string title_of(const words::Localizer& localizer, std::string_view name, std::span<const record::Player> players);
std::string title_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns the edition and the progress: "Classic · round 5", or that the game is over.
std::string facts_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns whose turn it is: "Blue's turn", or "Your turn" for words::seat_of_you(); empty if the game is over or
/// cannot be opened.
std::string turn_of(const words::Localizer& localizer, const SaveRow& row);

/// Returns a title that identifies the game without other texts: its name, or its players, edition, round and date.
/// `time` is when it was saved.
std::string whole_name_of(const words::Localizer& localizer, const SaveRow& row, const platform::LocalTime& time);

/// Returns "2026-09-24 18:05", the same in all languages, so that day and month cannot be confused.
std::string date_text(const platform::LocalTime& time);

} // namespace elgrande::screens
