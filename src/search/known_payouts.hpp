#pragma once

#include "rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace elgrande::search
{

/// What a place pays each seat if it is scored now.
PerSeat<std::uint8_t> points_at(const State& state, Place place);

/// What that depends on, in a number that is never 0: who stands there, and whether a Grande, the King, a
/// standard-bearer or a mobile scoreboard is there. Of positions of one turn, and without the colonies, where much more
/// decides.
std::uint64_t payout_key(const State& state, Place place);

/// What places pay in the many positions of one turn, by that key. The latest are remembered.
class KnownPayouts
{
public:
    PerSeat<std::uint8_t> at(const State& state, Place place);

private:
    struct Row
    {
        std::uint64_t key = 0; ///< 0: none
        PerSeat<std::uint8_t> points{};
    };

    static constexpr std::size_t rows = 64; ///< a power of two

    std::array<std::array<Row, rows>, board_place_count> known_{};
};

} // namespace elgrande::search
