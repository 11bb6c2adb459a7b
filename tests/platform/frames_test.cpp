#include "platform/frames.hpp"

#include <catch2/catch_test_macros.hpp>

using elgrande::platform::Frames;

namespace
{

/// Draws while frames are due. Returns their number.
int drawn_at(Frames& frames, double now_ms)
{
    int count = 0;
    while (frames.sleep_ms(now_ms) == 0.0 && count < 100)
    {
        frames.on_drawn(now_ms);
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("after an event three frames are drawn and then none")
{
    Frames frames;
    CHECK(drawn_at(frames, 0) == Frames::after_an_event);
    CHECK_FALSE(frames.sleep_ms(1e9).has_value());
    frames.wake();
    frames.wake();
    CHECK(drawn_at(frames, 5) == Frames::after_an_event);
    frames.wake_once();
    CHECK(drawn_at(frames, 6) == 1);
    CHECK(frames.count() == 2 * Frames::after_an_event + 1);
}

TEST_CASE("a frame requested for later is drawn once, at the earliest requested time")
{
    Frames frames;
    drawn_at(frames, 0);
    frames.wake_at(500);
    frames.wake_at(100);
    CHECK(frames.sleep_ms(40) == 60.0);
    CHECK(drawn_at(frames, 99) == 0);
    CHECK(drawn_at(frames, 100) == 1);
    CHECK_FALSE(frames.sleep_ms(100).has_value());
}
