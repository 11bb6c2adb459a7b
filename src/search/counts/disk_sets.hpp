#pragma once

#include "search/counts/payer.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace elgrande::search
{

/// What the player's disk can bring by each of several places, without any that is no better than another for every
/// sum: each such set once, by a number. 0 is the empty set.
class DiskSets
{
public:
    static constexpr std::size_t most = 65'535;

    DiskSets() { number_of({}); }

    std::uint16_t number_of(std::vector<Sums> disks);
    const std::vector<Sums>& at(std::uint16_t number) const { return *sets_[number]; }

    /// Allocated. More than any search may have if there are more sets than numbers: those mean nothing then.
    std::size_t bytes() const { return is_full() ? std::numeric_limits<std::size_t>::max() / 2 : bytes_; }

private:
    bool is_full() const { return sets_.size() > most; }

    std::map<std::vector<Sums>, std::uint16_t> numbers_;
    std::vector<const std::vector<Sums>*> sets_;
    std::size_t bytes_ = 0;
};

} // namespace elgrande::search
