#pragma once

#include "search/counts/owner_states.hpp"
#include "search/counts/problem.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// Each of the sums of a problem, and behind them the total of all. An end that is worth v has no sum below v, and no
/// total below v times the number of sums.
using Lanes = std::array<std::int16_t, std::tuple_size_v<Sums> + 1>;

/// The highest value that these lanes allow, by the sums of a problem.
int value_allowed_by(const Lanes& lanes, int sums);

Lanes lanes_of(const Sums& paid);

/// An upper bound of the ends of a problem, by dynamic programming from the last place to the first: the most that the
/// places behind can pay from each of the OwnerStates, each lane for itself. It forgets how far the player's caballeros
/// go, and that all lanes must be paid by the same end.
class OwnerBound
{
public:
    OwnerBound(OwnerStates& states, const Problem& problem);

    /// What the places behind can pay at most.
    struct Rest
    {
        const Lanes* without_disk = nullptr;
        const Lanes* with_disk = nullptr; ///< one of these places is shown by the player's disk
    };

    /// The same after the places before `place` have come to a tally; nothing if no end can follow.
    std::optional<Rest> after(std::size_t place, const Tally& so_far) const;

    /// The bytes that a bound allocates.
    static std::size_t bytes(const OwnerStates& states, const Problem& problem)
    {
        return (problem.places.size() + 1) * states.size() * 2 * sizeof(Lanes);
    }

private:
    void fill(const PlaceOptions& place, Lanes* here);

    OwnerStates& states_;
    bool lands_;
    std::vector<Lanes> most_; ///< by place and state, without a disk and with one
};

} // namespace elgrande::search
