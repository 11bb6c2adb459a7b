#pragma once

#include "platform/platform.hpp"

#include <string>

namespace elgrande::screens
{

/// A stored list of game keys. Keeps the 40 added last.
class GameList
{
public:
    /// `name` is the key of the preference. Both arguments must outlive this object.
    GameList(platform::Preferences& preferences, const char* name) : preferences_(preferences), name_(name) {}

    /// True if the game is listed. A key for which platform::is_game_key() is false never is.
    bool contains(const std::string& key) const;
    /// Adds the game as the newest one, even if it is listed already; removes it if `listed` is false.
    void set(const std::string& key, bool listed);

private:
    platform::Preferences& preferences_;
    const char* name_;
};

/// Returns the list of games that are played by link, which the program offers to pass on after each turn.
inline GameList played_by_link(platform::Preferences& preferences)
{
    return {preferences, "by link"};
}

/// Returns the list of games whose players have agreed to play without advice and analysis.
inline GameList without_advice(platform::Preferences& preferences)
{
    return {preferences, "without advice"};
}

/// Returns the list of games with hidden hands that are played hot seat: one device is handed from player to player.
inline GameList hot_seat(platform::Preferences& preferences)
{
    return {preferences, "passed round"};
}

} // namespace elgrande::screens
