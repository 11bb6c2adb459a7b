#pragma once

#include "app/saves.hpp"
#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// GameSession::key() of a lesson is this prefix and the lesson's id.
inline constexpr const char* lesson_key_prefix = "lesson:";
/// GameSession::key() of every puzzle; no game is saved under it.
inline constexpr const char* puzzle_key = "puzzle";

/// Remembers which game a reload returns to: the last one of this tab, else the last one of any tab, else the newest
/// save. A killed browser may lose its last preferences but not its last saves, so a save that is newer than the
/// remembered game of any tab takes its place.
class LastGame
{
public:
    /// `preferences` must outlive this object.
    explicit LastGame(platform::Preferences& preferences) : preferences_(preferences) {}

    /// Remembers that the player has opened this game, or with an empty key has gone to the start page. `now_ms` counts
    /// from 1970 and must not be less than the time of any save: find_in() would prefer a save that is newer.
    void remember(const std::string& key, std::int64_t now_ms);

    /// Remembers the game for this tab only: for a game that was reopened automatically.
    void remember_in_tab(const std::string& key) { preferences_.set_here(preference, key); }

    /// Returns the id of the remembered lesson; nothing if the remembered game is no lesson.
    std::optional<std::string> lesson() const;

    /// True if a game, lesson or puzzle is remembered: it is worth waiting for the list of saves.
    bool has_game() const;

    /// Returns the key of the save to return to, of those in `rows` that can be read: what this tab remembers, else
    /// what any tab remembers. The newest save takes its place if nothing is remembered, if the remembered game is not
    /// among them, or if this tab remembers nothing and that save is newer than what any tab remembers. Otherwise
    /// returns nothing if the start page is remembered. Returns nothing if no save can be read.
    std::optional<std::string> find_in(const std::vector<SaveRow>& rows) const;

private:
    static constexpr const char* preference = "open";

    platform::Preferences& preferences_;
};

} // namespace elgrande::screens
