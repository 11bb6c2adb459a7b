#pragma once

#include "platform/platform.hpp"

#include <string>

namespace elgrande::screens
{

/// The list of games that are played by link, which the program offers to pass on after each turn. It is a preference
/// of the device, for the forty games that were added last.
class ByLink
{
public:
    /// `preferences` must outlive this. `list` is the preference's name, a literal; other lists of games are stored in
    /// the same way.
    explicit ByLink(platform::Preferences& preferences, const char* list = "by link")
        : preferences_(preferences), list_(list)
    {
    }

    /// `key` is that of a saved game (platform/storage.hpp).
    bool has(const std::string& key) const;
    /// Adds the game to the list, or removes it if `by_link` is false.
    void set(const std::string& key, bool by_link);

private:
    platform::Preferences& preferences_;
    const char* list_;
};

/// The games whose players have agreed to play without advice and analysis.
inline ByLink without_advice(platform::Preferences& preferences)
{
    return ByLink(preferences, "without advice");
}

/// The games with hidden hands that are played on one device, handed from player to player.
inline ByLink passed_round(platform::Preferences& preferences)
{
    return ByLink(preferences, "passed round");
}

} // namespace elgrande::screens
