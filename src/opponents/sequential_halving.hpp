#pragma once

#include "opponents/playout.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Internal to the computer players: finds the candidate with the best results in playouts.
namespace elgrande::opponents
{

/// Finds the best of several candidates by playouts. A round plays each candidate in the same worlds (states drawn by
/// determinize()); then it drops the worse half of the candidates.
class SequentialHalving
{
public:
    /// Each candidate is a sequence of answers of the viewer, beginning with the current question. The policy gives the
    /// answers of other seats, and all answers after the sequence. Plays about `playouts` games in all, at least one
    /// for each candidate. `seen` must outlive the object, and `candidates` must not be empty.
    SequentialHalving(const PlayerView& seen, std::vector<std::vector<Action>> candidates, std::uint64_t seed,
                      std::uint32_t playouts, const PolicyParameters& parameters);

    /// True if one candidate is left.
    bool is_done() const { return remaining_.size() == 1; }

    /// Plays one playout. is_done() must be false.
    void step(PayoutCache& payouts);

    /// Returns the index of the candidate that is best so far.
    std::size_t best() const;

    /// Returns the mean win_chance() of a candidate, in 2^16ths; −1 if it has not been played.
    int mean(std::size_t candidate) const;

private:
    struct Tally
    {
        std::int64_t sum = 0;
        std::uint32_t played = 0;
    };

    int play(std::size_t candidate, std::uint32_t world, PayoutCache& payouts) const;
    std::uint32_t worlds_of_round() const;
    void halve();

    const PlayerView& seen_;
    std::vector<std::vector<Action>> candidates_;
    std::vector<Tally> tallies_;
    std::vector<std::size_t> remaining_; ///< indices of candidates that have not been dropped
    std::uint64_t seed_;
    PolicyParameters parameters_;
    std::uint32_t playouts_per_round_; ///< playouts in one round
    std::uint32_t round_end_ = 0;      ///< the first world of the next round
    std::uint32_t world_ = 0;          ///< the current world
    std::size_t next_ = 0;             ///< the index in remaining_ of the candidate that plays next in it
};

} // namespace elgrande::opponents
