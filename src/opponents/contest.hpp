#pragma once

#include "opponents/playout.hpp"

#include <vector>

/// Inside the computer players: which of several ways to go on wins most games.
namespace elgrande::opponents
{

/// Plays every candidate on in the same possible worlds, and halves the number of candidates again and again
/// (sequential halving).
class Contest
{
public:
    /// Each candidate is a sequence of answers of the viewer, who is asked now; what comes after them, and what others
    /// answer in between, is up to the policy. About `playouts` games are played, at least one for each.
    Contest(const PlayerView& seen, std::vector<std::vector<Action>> candidates, std::uint64_t seed,
            std::uint32_t playouts, const Taste& taste);

    bool is_done() const { return alive_.size() == 1; }

    /// Plays one game on.
    void step(Payouts& payouts);

    /// The candidate that is ahead, as its number.
    std::size_t best() const;

    /// The mean outcome of a candidate, in 2^16ths; −1 if it has not been played.
    int mean(std::size_t candidate) const;

private:
    struct Tally
    {
        std::int64_t sum = 0;
        std::uint32_t played = 0;
    };

    int play(std::size_t candidate, std::uint32_t world, Payouts& payouts) const;
    std::uint32_t worlds_of_round() const;
    void halve();

    const PlayerView& seen_;
    std::vector<std::vector<Action>> candidates_;
    std::vector<Tally> tallies_;
    std::vector<std::size_t> alive_; ///< candidates that are still played
    std::uint64_t seed_;
    Taste taste_;
    std::uint32_t a_round_;   ///< games of a round of halving
    std::uint32_t until_ = 0; ///< the world at which the round ends
    std::uint32_t world_ = 0; ///< that is played now
    std::size_t next_ = 0;    ///< of alive_, in this world
};

} // namespace elgrande::opponents
