#pragma once

#include "app/saves.hpp"
#include "platform/platform.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The key of a lesson is this and its id.
inline constexpr const char* lesson_key = "lesson:";
/// The key of every puzzle; no game is saved under it.
inline constexpr const char* puzzle_key = "puzzle";

/// Which game a reload comes back to: what this tab showed last, else what any tab did, else the newest save.
/// A browser that is killed may forget the settings of its last seconds and still have the saves of that time, so a
/// save that is newer than what is remembered wins over it.
class LastGame
{
public:
    explicit LastGame(platform::Preferences& preferences) : preferences_(preferences) {}

    /// The player has this game on the table, or (empty) has gone to the start page.
    void is(const std::string& key, std::int64_t now_ms);

    /// This tab alone came back to the game by itself.
    void is_here(const std::string& key) { preferences_.set_here(preference, key); }

    /// The id of the lesson that this tab, else any, has shown last; nothing if that was no lesson.
    std::optional<std::string> lesson() const;

    /// A game is remembered by its name: it is worth waiting for the list of saves.
    bool known() const;

    /// The key of the game to come back to; nothing for the start page.
    std::optional<std::string> among(const std::vector<SaveRow>& rows) const;

private:
    static constexpr const char* preference = "open";

    platform::Preferences& preferences_;
};

} // namespace elgrande::screens
