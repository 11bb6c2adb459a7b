#include "search/counts/disk_sets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::search
{
namespace
{

bool is_no_better(const Sums& a, const Sums& b)
{
    for (std::size_t sum = 0; sum < a.size(); ++sum)
    {
        if (a[sum] > b[sum])
        {
            return false;
        }
    }
    return true;
}

constexpr std::size_t bytes_of_set = 96; ///< a node of the map, a vector and a pointer, without what the vector holds

} // namespace

std::uint16_t DiskSets::number_of(std::vector<Sums> disks)
{
    std::sort(disks.begin(), disks.end(), std::greater<>());
    std::vector<Sums> best;
    for (const Sums& disk : disks)
    {
        if (std::none_of(best.begin(), best.end(), [&](const Sums& other) { return is_no_better(disk, other); }))
        {
            best.push_back(disk);
        }
    }
    const auto known = numbers_.find(best);
    if (known != numbers_.end() || is_full())
    {
        return known == numbers_.end() ? std::uint16_t{0} : known->second;
    }
    bytes_ += bytes_of_set + best.size() * sizeof(Sums);
    const auto added = numbers_.emplace(std::move(best), static_cast<std::uint16_t>(sets_.size())).first;
    sets_.push_back(&added->first);
    return added->second;
}

} // namespace elgrande::search
