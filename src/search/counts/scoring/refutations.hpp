#pragma once

#include "rules/state.hpp"
#include "search/disks/landings.hpp"

#include <vector>

namespace elgrande::search
{

/// Disks of the others, with which the player leads a rival by little.
struct Refutation
{
    Seat rival = nobody;
    PerSeat<Place> disks{}; ///< the player's is not looked at

    bool operator==(const Refutation&) const = default;
};

/// Of `known`, which has one at least, four or fewer that together leave few of these ends a lead of more than `most`
/// by any of the player's `disks`. Not where one disk depends on others.
std::vector<Refutation> best_refutations(const std::vector<Refutation>& known, const std::vector<Landings>& ends,
                                         const std::vector<Place>& disks, int most);

/// How often each of some refutations should count in a mean, so that the mean of the lead with a disk is low for all
/// of these ends, of which there is one at least.
std::vector<int> times_in_mean(const std::vector<Refutation>& known, const std::vector<Landings>& ends, Place disk);

} // namespace elgrande::search
