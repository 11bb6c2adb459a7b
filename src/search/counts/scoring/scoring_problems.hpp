#pragma once

#include "rules/state.hpp"
#include "search/counts/options.hpp"
#include "search/known_payouts.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// The disks that are set in a general scoring.
struct DisksSet
{
    /// For all sums, or for the lead of each of the rivals.
    std::vector<PerSeat<Place>> by_sum;
    /// Whom the sums compare the player with, four at most, in any order and several times if need be; all others in
    /// the order of seats if there are none.
    std::vector<Seat> rivals = {};
    bool with_own = false; ///< the player's disks, too: else it is the best one
};

/// What places can change to in a turn, and what they pay then. One for all the disks that a search looks at.
class RegionTables
{
public:
    RegionTables(const State& state, const Reach& reach) : state_(state), reach_(reach) {}

    const State& state() const { return state_; }
    const Reach& reach() const { return reach_; }

    /// With nothing paid for them.
    const OptionTable& options(Place place);

    /// By option, in the order of options(); `landed` is the state of the turn with those who have left the Castillo,
    /// before the changes. Valid as long as generation() is the same.
    using Payouts = std::vector<PerSeat<std::uint8_t>>;
    const Payouts& payouts(const State& landed, Place place);

    /// What is paid at the end with these changes is paid there.
    State end_of(const NetChange& change) const;

    /// Keeps the memory bounded.
    void forget_some();
    std::size_t generation() const { return generation_; }

    /// Allocated.
    std::size_t bytes() const { return bytes_of_options_ + bytes_of_payouts_; }

private:
    Payouts payouts_of(const State& landed, Place place, std::uint64_t key);

    State state_;
    const Reach& reach_;
    std::array<std::optional<OptionTable>, board_place_count> options_;
    std::array<std::map<std::uint64_t, Payouts>, board_place_count> payouts_;
    LatestPayouts<11> known_; ///< tables have much in common
    std::size_t generation_ = 0;
    std::size_t bytes_of_options_ = 0;
    std::size_t bytes_of_payouts_ = 0;
};

/// The lead after a general scoring with these disks: a problem for each number of
/// own caballeros that go into the Castillo. None if the options would take a third of the memory.
std::vector<Problem> scoring_problems(RegionTables& tables, const DisksSet& disks);

} // namespace elgrande::search
