#pragma once

#include "screens/animation/timeline.hpp"

#include <optional>
#include <utility>

namespace elgrande::screens
{

/// Plays a timeline. Its time begins with the first frame in which it is drawn.
class AnimationPlayer
{
public:
    /// Starts a timeline. `table`: what is shown below it if it is a show.
    void start(Timeline timeline, const PlayerView& table)
    {
        timeline_ = std::move(timeline);
        table_ = table;
        began_ms_.reset();
        at_ms_ = 0;
    }

    /// Ends the motion: everything is at its destination.
    void finish() { timeline_ = {}; }

    void advance(double now_ms)
    {
        began_ms_ = began_ms_.value_or(now_ms);
        at_ms_ = static_cast<float>(now_ms - *began_ms_);
    }

    /// True if everything has arrived.
    bool over() const { return at_ms_ >= timeline_.length_ms; }

    bool going() const { return !timeline_.empty(); }
    bool is_show() const { return timeline_.is_show(); }
    const Timeline& timeline() const { return timeline_; }
    float at_ms() const { return at_ms_; }
    const PlayerView& table() const { return table_; }

private:
    Timeline timeline_;
    PlayerView table_;
    std::optional<double> began_ms_;
    float at_ms_ = 0;
};

} // namespace elgrande::screens
