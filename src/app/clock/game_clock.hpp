#pragma once

#include "platform/platform.hpp"
#include "rules/seat.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// Measures the thinking time of each player at this device, in milliseconds. It is only shown: there is no time limit.
/// The times of the last 20 games are stored in the preferences.
class GameClock
{
public:
    /// The maximum time counted between two calls of advance(), so that a page that sleeps adds nothing more.
    static constexpr double max_gap_ms = 5000;

    /// `preferences` must outlive this object.
    explicit GameClock(platform::Preferences& preferences) : preferences_(preferences) {}

    /// Switches to the game with this key and its stored times, 0 if there are none. Does nothing if it is the current
    /// one. Call before advance().
    void switch_to(const std::string& key);

    /// Adds the time since the last call, at most max_gap_ms, to the seat passed to that call. From now on `asked`
    /// is thinking. `now_ms` is the frames' clock.
    void advance(Seat asked, double now_ms);

    /// Pauses the clock: the time until the next advance() is not counted.
    void pause();

    /// True if the time of the seat asked is counted now.
    bool is_running() const { return last_ms_.has_value(); }

    /// Returns the thinking time of each seat in the current game.
    const PerSeat<double>& thinking_ms() const { return thinking_ms_; }

private:
    void store() const;

    platform::Preferences& preferences_;
    std::string key_;
    PerSeat<double> thinking_ms_{};
    Seat asked_ = nobody;
    std::optional<double> last_ms_;
};

} // namespace elgrande::screens
