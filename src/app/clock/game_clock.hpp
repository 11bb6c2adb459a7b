#pragma once

#include "platform/platform.hpp"
#include "rules/seat.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// How long each player has been asked at this device, in milliseconds. It takes nothing from anybody: who is slow is
/// seen, and no more. What it counted of the last twenty games is kept among the preferences.
class GameClock
{
public:
    /// The longest time between two calls of pass() that counts: while the page sleeps nobody thinks.
    static constexpr double longest_gap_ms = 5000;

    /// Must outlive this.
    explicit GameClock(platform::Preferences& preferences) : preferences_(preferences) {}

    /// The game with this key is on the table; what was kept of it counts on. Nothing happens if it is already.
    void show(const std::string& key);

    /// `asked` has thought since the last call; `now_ms`: by the clock of the frames.
    void pass(Seat asked, double now_ms);

    /// The time until the next pass() is nobody's.
    void rest();

    const PerSeat<double>& thought_ms() const { return thought_ms_; }

private:
    void keep() const;

    platform::Preferences& preferences_;
    std::string key_;
    PerSeat<double> thought_ms_{};
    Seat asked_ = nobody;
    std::optional<double> last_ms_;
};

} // namespace elgrande::screens
