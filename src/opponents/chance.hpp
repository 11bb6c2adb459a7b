#pragma once

#include "opponents/evaluation.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::opponents
{

/// The sum of the chances of all seats, up to rounding.
inline constexpr int certain = 10'000;

/// Estimates each seat's chance of winning a game from some position. Players who are tied for the victory share it.
/// The estimate assumes that all seats play equally well, and uses only what everybody may know: each playout deals
/// hidden cards anew. `elgrande calibrate` compares it with the results of games.
///
/// The same arguments and number of playouts lead to the same estimate on every platform.
class ChanceEstimate
{
public:
    /// Each playout begins in `state` with the answers `played`, of any seats, up to the first one that is illegal with
    /// the hidden cards dealt anew. A Policy gives all other answers. `state` must pass validate_state(), and its
    /// game must not be over.
    ChanceEstimate(const State& state, std::vector<Action> played, std::uint64_t seed);

    /// Plays one playout, to the end of the next general scoring. Takes a fraction of a millisecond.
    void step();

    /// Returns the number of playouts so far.
    std::uint32_t playouts() const { return playouts_; }

    /// Returns the chance of each seat in ten-thousandths, 0 … certain. Call only after step().
    PerSeat<int> chances() const;

private:
    State state_;
    std::vector<Action> played_;
    std::uint64_t seed_;
    PayoutCache payout_cache_;
    PerSeat<std::int64_t> sums_{}; ///< of the chances at the ends of playouts, in 2^16ths
    std::uint32_t playouts_ = 0;
};

} // namespace elgrande::opponents
