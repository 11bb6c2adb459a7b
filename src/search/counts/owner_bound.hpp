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

/// The Sums of a problem, followed by their total. At an end of value v each sum is at least v, and the total at least
/// v times the number of sums.
using Lanes = std::array<std::int16_t, std::tuple_size_v<Sums> + 1>;

/// Returns the highest value that these lanes allow in a problem with this number of sums.
int value_allowed_by(const Lanes& lanes, int sums);

/// Returns `paid`, followed by the total of its sums.
Lanes lanes_of(const Sums& paid);

/// An upper bound of the values of a problem's ends, by dynamic programming from the last place to the first: for each
/// of the OwnerStates and each lane, the most that the remaining places can pay. It ignores how far the player's
/// caballeros can go, and that all lanes must belong to the same end.
class OwnerBound
{
public:
    /// `states` must outlive the bound; too_many() must be false. Only the constructor uses `problem`.
    OwnerBound(OwnerStates& states, const Problem& problem);

    /// The most that the remaining places can pay. What no end reaches is far below all values of ends. The pointers
    /// are valid for the lifetime of the OwnerBound.
    struct Rest
    {
        const Lanes* without_disk = nullptr; ///< if the player's disk shows none of these places
        const Lanes* with_disk = nullptr;    ///< if it shows one of them; without Problem::uses_disk the same
    };

    /// Returns the bound for the places from index `place` of Problem::places on, if the start and the places before
    /// have the tally `so_far`; nothing if no end can follow. `place` may be the number of places: none remains.
    std::optional<Rest> after(std::size_t place, const Tally& so_far) const;

    /// Returns the number of bytes that the bound of a problem allocates.
    static std::size_t bytes(const OwnerStates& states, const Problem& problem)
    {
        return (problem.places.size() + 1) * states.size() * 2 * sizeof(Lanes);
    }

private:
    void fill(const PlaceOptions& place, Lanes* here);

    OwnerStates& states_;
    bool uses_disk_;
    std::vector<Lanes> most_; ///< by place and state, each without the disk and with it
};

} // namespace elgrande::search
