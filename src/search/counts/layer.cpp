#include "search/counts/layer.hpp"

#include <array>
#include <cstring>
#include <type_traits>

namespace elgrande::search
{
namespace
{

using Words = std::array<std::uint64_t, 4>;

Words words_of(const Key& key)
{
    static_assert(std::has_unique_object_representations_v<Key> && sizeof(Key) <= sizeof(Words));
    Words words{};
    std::memcpy(words.data(), &key, sizeof key);
    return words;
}

std::uint64_t hash_of(const Key& key)
{
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words_of(key))
    {
        mixed = (mixed ^ word) * 0x9e3779b97f4a7c15U;
        mixed ^= mixed >> 32U;
    }
    return mixed;
}

constexpr std::size_t first_slots = 256;

} // namespace

bool Key::operator==(const Key& other) const
{
    return words_of(*this) == words_of(other);
}

void Layer::add(const Key& key, std::uint64_t ways)
{
    if (2 * (entries_.size() + 1) > slots_.size())
    {
        grow();
    }
    std::uint32_t& slot = slots_[slot_of(key)];
    if (slot == none)
    {
        slot = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back({key, 0});
    }
    entries_[slot].ways += ways;
}

std::uint32_t Layer::find(const Key& key) const
{
    return slots_.empty() ? none : slots_[slot_of(key)];
}

void Layer::close()
{
    slots_ = {};
    entries_.shrink_to_fit();
}

std::size_t Layer::most_bytes() const
{
    // A vector that grows has its old elements beside twice as many new ones.
    const std::size_t while_growing = slots_.empty() ? 1 : 3;
    return while_growing * entries_.size() * sizeof(Entry) + slots_.size() * sizeof(std::uint32_t) * 3 / 2;
}

/// Where the key is, or would be.
std::size_t Layer::slot_of(const Key& key) const
{
    std::size_t at = hash_of(key) & (slots_.size() - 1);
    while (slots_[at] != none && !(entries_[slots_[at]].key == key))
    {
        at = (at + 1) & (slots_.size() - 1);
    }
    return at;
}

void Layer::grow()
{
    slots_.assign(slots_.empty() ? first_slots : 2 * slots_.size(), none);
    for (std::uint32_t i = 0; i < entries_.size(); ++i)
    {
        slots_[slot_of(entries_[i].key)] = i;
    }
}

} // namespace elgrande::search
