#pragma once

#include <algorithm>
#include <optional>

namespace elgrande::platform
{

/// When frames are drawn: after each event a few (ImGui needs them to settle), at a time that somebody asked for,
/// and otherwise none. Times in milliseconds of one steady clock.
class Frames
{
public:
    static constexpr int after_an_event = 3;

    /// Something happened: the next frame, and two after it.
    void wake() { due_ = std::max(due_, after_an_event); }

    /// One more frame at once.
    void once() { due_ = std::max(due_, 1); }

    /// One at `ms`, whatever happens before.
    void wake_at(double ms) { at_ = at_ ? std::min(*at_, ms) : ms; }

    void drawn(double now_ms)
    {
        ++count_;
        due_ = std::max(0, due_ - 1);
        if (at_ && *at_ <= now_ms)
        {
            at_.reset();
        }
    }

    /// How long to sleep: 0 not at all, nothing until something happens.
    std::optional<double> sleep_ms(double now_ms) const
    {
        if (due_ > 0)
        {
            return 0.0;
        }
        return at_ ? std::optional(std::max(0.0, *at_ - now_ms)) : std::nullopt;
    }

    unsigned count() const { return count_; }

private:
    int due_ = after_an_event;
    std::optional<double> at_;
    unsigned count_ = 0;
};

} // namespace elgrande::platform
