#pragma once

#include <algorithm>
#include <optional>

namespace elgrande::platform
{

/// Decides when frames are drawn: a few after each event, which ImGui needs to settle, one at a requested time, and
/// otherwise none. A new object has requested its first frames. Times are in milliseconds of one steady clock.
class Frames
{
public:
    static constexpr int after_an_event = 3; ///< frames that an event requests

    /// Requests the next three frames, after an event.
    void wake() { due_ = std::max(due_, after_an_event); }

    /// Requests the next frame.
    void wake_once() { due_ = std::max(due_, 1); }

    /// Requests a frame at `ms`, in addition to frames before that. Of several such requests the earliest counts.
    void wake_at(double ms) { at_ = at_ ? std::min(*at_, ms) : ms; }

    /// Call it after each frame; `now_ms` is the time for which it was drawn.
    void on_drawn(double now_ms)
    {
        ++count_;
        due_ = std::max(0, due_ - 1);
        if (at_ && *at_ <= now_ms)
        {
            at_.reset();
        }
    }

    /// Returns the milliseconds until the next frame: 0 if it is due; nothing if no frame is requested.
    std::optional<double> sleep_ms(double now_ms) const
    {
        if (due_ > 0)
        {
            return 0.0;
        }
        return at_ ? std::optional(std::max(0.0, *at_ - now_ms)) : std::nullopt;
    }

    /// Returns the number of frames drawn so far.
    unsigned count() const { return count_; }

private:
    int due_ = after_an_event; ///< requested frames that are not drawn yet
    std::optional<double> at_; ///< see wake_at()
    unsigned count_ = 0;
};

} // namespace elgrande::platform
