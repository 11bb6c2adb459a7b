#pragma once

#include <array>
#include <cstdint>

namespace elgrande
{

/// A player's place at the table, 0 … players − 1; the next seat clockwise is one higher.
using Seat = std::uint8_t;

inline constexpr int max_players = 5;
inline constexpr Seat nobody = 15;

/// One value for each seat; entries of seats that nobody took are zero.
template <class T>
using PerSeat = std::array<T, max_players>;

/// The seat to the left of `seat`, which is the next one clockwise.
constexpr Seat left_of(Seat seat, int players)
{
    return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1);
}

} // namespace elgrande
