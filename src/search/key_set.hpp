#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace elgrande::search
{

/// A hash set of uniformly distributed 64-bit keys, such as turn_key(): open addressing with linear probing, eight
/// bytes a slot, at most half full; much smaller than std::unordered_set. The keys 0 and 1 count as the same.
class KeySet
{
public:
    /// Adds the key. Returns true if it is new.
    bool insert(std::uint64_t key)
    {
        if (2 * (size_ + 1) > slots_.size())
        {
            grow();
        }
        std::uint64_t& slot = slot_of(key);
        if (slot != free)
        {
            return false;
        }
        slot = stored(key);
        ++size_;
        return true;
    }

    std::size_t size() const { return size_; }

private:
    static constexpr std::uint64_t free = 0;

    static std::uint64_t stored(std::uint64_t key) { return key == free ? 1 : key; }

    /// Returns the slot of the key, or the free slot where it belongs.
    std::uint64_t& slot_of(std::uint64_t key)
    {
        const std::uint64_t wanted = stored(key);
        std::size_t at = wanted & (slots_.size() - 1);
        while (slots_[at] != free && slots_[at] != wanted)
        {
            at = (at + 1) & (slots_.size() - 1);
        }
        return slots_[at];
    }

    /// Doubles the number of slots.
    void grow()
    {
        const std::vector<std::uint64_t> old = std::move(slots_);
        slots_.assign(old.empty() ? 1024 : 2 * old.size(), free);
        for (const std::uint64_t key : old)
        {
            if (key != free)
            {
                slot_of(key) = key;
            }
        }
    }

    std::vector<std::uint64_t> slots_;
    std::size_t size_ = 0;
};

} // namespace elgrande::search
