#pragma once

#include "screens/animation/timeline.hpp"
#include "screens/model/settings.hpp"

#include <optional>

namespace elgrande::screens
{

/// The timing of a replay: alternates steps and rests. It decides when to step; the caller shows the next moment.
class Replay
{
public:
    /// Starts the replay. The first step is due at once.
    void begin()
    {
        going_ = true;
        rest_until_ms_ = 0;
    }

    void pause() { going_ = false; }
    bool going() const { return going_; }

    /// Slow, normal or fast. The next replay has the same speed.
    Speed speed() const { return speed_; }
    /// Switches from normal to fast, from fast to slow, and from slow to normal.
    void next_speed()
    {
        speed_ = speed_ == Speed::Normal ? Speed::Fast : speed_ == Speed::Fast ? Speed::Slow : Speed::Normal;
    }

    /// Returns when the next step is due, by the clock of `now_ms`. Call it after the motion of the last step has
    /// ended: the rest begins with the first call after stepped(). The rest is longer if motion is switched off
    /// (`still`).
    double due_ms(double now_ms, bool still)
    {
        if (!rest_until_ms_)
        {
            const double rest_ms = still ? 1200 : 500;
            rest_until_ms_ = now_ms + rest_ms * static_cast<double>(pace_of(speed_));
        }
        return *rest_until_ms_;
    }

    /// Call after each step.
    void stepped() { rest_until_ms_.reset(); }

private:
    bool going_ = false;
    Speed speed_ = Speed::Normal;
    std::optional<double> rest_until_ms_;
};

} // namespace elgrande::screens
