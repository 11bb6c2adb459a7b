#pragma once

#include "platform/platform.hpp"

#include <string>

namespace elgrande::screens
{

/// Which of the saved games are played by link: after each turn they are offered to be passed on. This device remembers
/// it, the last forty of them.
class ByLink
{
public:
    /// Must outlive this. `list`: another list of games, kept in the same way.
    explicit ByLink(platform::Preferences& preferences, const char* list = "by link")
        : preferences_(preferences), list_(list)
    {
    }

    /// `key`: of a saved game (platform/storage.hpp).
    bool has(const std::string& key) const;
    void set(const std::string& key, bool by_link);

private:
    platform::Preferences& preferences_;
    const char* list_;
};

/// The games in which the table has agreed to ask the court for nothing.
inline ByLink without_advice(platform::Preferences& preferences)
{
    return ByLink(preferences, "without advice");
}

/// The games with hidden hands that are played on one device which goes from hand to hand.
inline ByLink passed_round(platform::Preferences& preferences)
{
    return ByLink(preferences, "passed round");
}

} // namespace elgrande::screens
