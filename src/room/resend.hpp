#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace elgrande::room
{

/// A point in time that never comes.
inline constexpr std::int64_t not_due = std::numeric_limits<std::int64_t>::max();
/// A point in time that has passed.
inline constexpr std::int64_t due_now = std::numeric_limits<std::int64_t>::min();

/// When an unanswered message is sent: at once, and again after 1, 2, 4 and then every 8 seconds.
class Resend
{
public:
    /// Returns when to send it next.
    std::int64_t due_ms() const { return due_ms_; }

    /// Call each time the message is sent.
    void sent(std::int64_t now_ms)
    {
        due_ms_ = now_ms + wait_ms_;
        wait_ms_ = std::min(2 * wait_ms_, longest_wait_ms);
    }

private:
    static constexpr std::int64_t first_wait_ms = 1'000;
    static constexpr std::int64_t longest_wait_ms = 8'000;

    std::int64_t due_ms_ = due_now;
    std::int64_t wait_ms_ = first_wait_ms;
};

} // namespace elgrande::room
