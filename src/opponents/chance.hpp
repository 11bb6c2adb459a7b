#pragma once

#include "opponents/evaluation.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::opponents
{

/// The chances of all seats add up to this, but for rounding.
inline constexpr int certain = 10'000;

/// Estimates the chance of each seat to win a game that goes on from some position. Players who are tied for the
/// victory share it. The estimate assumes that all seats play equally well, and uses only what everybody may know: each
/// playout deals again what is hidden. `elgrande calibrate` compares it with the results of games.
///
/// The same arguments and number of playouts lead to the same estimate on every platform.
class ChanceEstimate
{
public:
    /// Each playout begins in `state` with the answers `played`, of any seats, as long as they are legal where hidden
    /// cards have been dealt again; the policy gives all other answers. `state` must pass validate_state(), and its
    /// game must not be over.
    ChanceEstimate(const State& state, std::vector<Action> played, std::uint64_t seed);

    /// Plays one playout, which takes a fraction of a millisecond: to the end of the next general scoring.
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
    PerSeat<std::int64_t> sums_{}; ///< of the chances where playouts have stopped, in 2^16ths
    std::uint32_t playouts_ = 0;
};

} // namespace elgrande::opponents
