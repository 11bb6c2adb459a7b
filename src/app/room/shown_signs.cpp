#include "app/room/shown_signs.hpp"

#include "rules/complete.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr double sign_ms = 4'000;

/// By room::Sign.
constexpr auto sign_words = table_of<Key, room::sign_count>(Key::SignHello, Key::SignBravo, Key::SignThanks,
                                                            Key::SignOuch, Key::SignThinking, Key::SignHurry);

} // namespace

words::Key words_of(room::Sign sign)
{
    return sign_words[static_cast<std::size_t>(sign)];
}

bool ShownSigns::follow(Seat seat, const room::SeatSign& last, double now_ms, bool is_old)
{
    One& one = seats_[seat];
    if (one.last == last)
    {
        return false;
    }
    one.last = last;
    one.until_ms = is_old || last.number == 0 ? 0 : now_ms + sign_ms;
    return true;
}

std::optional<room::Sign> ShownSigns::of(Seat seat, double now_ms) const
{
    const One& one = seats_[seat];
    return now_ms < one.until_ms ? std::optional(one.last.sign) : std::nullopt;
}

std::optional<double> ShownSigns::ends_ms(double now_ms) const
{
    std::optional<double> next;
    for (const One& one : seats_)
    {
        if (now_ms < one.until_ms)
        {
            next = std::min(next.value_or(one.until_ms), one.until_ms);
        }
    }
    return next;
}

} // namespace elgrande::screens
