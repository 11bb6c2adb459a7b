#pragma once

#include "app/saves.hpp"
#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The key of a lesson is this prefix and its id.
inline constexpr const char* lesson_key = "lesson:";
/// The key of every puzzle; no game is saved under it.
inline constexpr const char* puzzle_key = "puzzle";

/// Remembers which game a reload returns to: the last one of this tab, else the last one of any tab, else the newest
/// save. A killed browser may lose its last preferences but not its last saves, so a save that is newer than the
/// remembered game of any tab takes its place.
class LastGame
{
public:
    explicit LastGame(platform::Preferences& preferences) : preferences_(preferences) {}

    /// Remembers that the player has opened this game, or with an empty key has gone to the start page.
    void remember(const std::string& key, std::int64_t now_ms);

    /// The same for this tab only: for a game that was reopened automatically.
    void remember_in_tab(const std::string& key) { preferences_.set_here(preference, key); }

    /// The id of the remembered lesson; nothing if the remembered game is no lesson.
    std::optional<std::string> lesson() const;

    /// True if a game is remembered, so that it is worth waiting for the list of saves.
    bool has_game() const;

    /// The key of the saved game to return to; nothing for the start page.
    std::optional<std::string> find_in(const std::vector<SaveRow>& rows) const;

private:
    static constexpr const char* preference = "open";

    platform::Preferences& preferences_;
};

} // namespace elgrande::screens
