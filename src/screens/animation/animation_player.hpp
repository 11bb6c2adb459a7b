#pragma once

#include "screens/animation/timeline.hpp"

#include <optional>
#include <utility>

namespace elgrande::screens
{

/// Plays a timeline. Its time starts in the first frame after start().
class AnimationPlayer
{
public:
    /// Starts a timeline in place of the current one. `table` is the view that is drawn below the scoring animation,
    /// see table_below_scoring().
    void start(Timeline timeline, const PlayerView& table)
    {
        timeline_ = std::move(timeline);
        table_ = table;
        began_ms_.reset();
        at_ms_ = 0;
    }

    /// Ends the motion at once: everything is at its destination.
    void finish() { timeline_ = {}; }

    /// Sets the time, by any steady clock in ms. Call it in each frame before the timeline is drawn.
    void advance(double now_ms)
    {
        began_ms_ = began_ms_.value_or(now_ms);
        at_ms_ = static_cast<float>(now_ms - *began_ms_);
    }

    /// True if everything has arrived, also before the first start() and after finish().
    bool over() const { return at_ms_ >= timeline_.length_ms; }

    /// True from start() to finish(), unless the timeline is empty.
    bool going() const { return !timeline_.empty(); }
    bool is_scoring() const { return timeline_.is_scoring(); }
    const Timeline& timeline() const { return timeline_; }
    /// Returns the time since the first frame in ms, for rewind() and Move::done().
    float at_ms() const { return at_ms_; }
    /// Returns the view given to start().
    const PlayerView& table() const { return table_; }

private:
    Timeline timeline_;
    PlayerView table_;
    std::optional<double> began_ms_;
    float at_ms_ = 0;
};

} // namespace elgrande::screens
