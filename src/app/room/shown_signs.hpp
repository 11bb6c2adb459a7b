#pragma once

#include "room/messages.hpp"
#include "rules/seat.hpp"
#include "words/keys.hpp"

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// Returns the words of a sign.
words::Key words_of(room::Sign sign);

/// The signs that a screen of a room shows now, each for four seconds.
class ShownSigns
{
public:
    /// Call it with the last sign of a seat whenever it may have changed. A new one is shown from `now_ms` on, by any
    /// steady clock; if `is_old`, it is only noted, because it was shown before this screen could see it. A
    /// SeatSign::number of 0 ends the sign. Returns true if `last` has changed.
    bool follow(Seat seat, const room::SeatSign& last, double now_ms, bool is_old = false);

    /// Returns the sign that the seat shows at `now_ms`; nothing if it shows none.
    std::optional<room::Sign> of(Seat seat, double now_ms) const;

    /// Returns the time at which the next of the signs shown at `now_ms` disappears; nothing if none is shown.
    std::optional<double> ends_ms(double now_ms) const;

private:
    struct One
    {
        room::SeatSign last;
        double until_ms = 0;
    };

    PerSeat<One> seats_;
};

} // namespace elgrande::screens
