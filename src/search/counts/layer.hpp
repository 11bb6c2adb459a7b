#pragma once

#include "search/counts/payer.hpp"
#include "search/counts/tally.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace elgrande::search
{

/// What the changes of some of the places come to.
struct Key
{
    Tally tally;
    Sums paid{};
    std::uint16_t disks = 0; ///< what the player's disk can bring by these places: a set of DiskSets
    std::uint16_t start = 0; ///< its number as long as a place depends on it, then 0

    bool operator==(const Key& other) const;
};

/// The distinct keys after some of the places, and in how many ways each of them comes about.
class Layer
{
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    struct Entry
    {
        Key key;
        std::uint64_t ways = 0;
    };

    const std::vector<Entry>& entries() const { return entries_; }

    /// So many ways more.
    void add(const Key& key, std::uint64_t ways);

    /// The number of the entry, or none.
    std::uint32_t find(const Key& key) const;

    /// Nothing is added or looked for any more, so that less memory is needed.
    void close();

    /// What is allocated at most until so many entries are there, even while it grows.
    std::size_t most_bytes() const;

private:
    std::size_t slot_of(const Key& key) const;
    void grow();

    std::vector<Entry> entries_;
    std::vector<std::uint32_t> slots_; ///< at most half of them used
};

} // namespace elgrande::search
