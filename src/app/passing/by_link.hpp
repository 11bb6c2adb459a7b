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
    /// Must outlive this.
    explicit ByLink(platform::Preferences& preferences) : preferences_(preferences) {}

    /// `key`: of a saved game (platform/storage.hpp).
    bool has(const std::string& key) const;
    void set(const std::string& key, bool by_link);

private:
    platform::Preferences& preferences_;
};

} // namespace elgrande::screens
