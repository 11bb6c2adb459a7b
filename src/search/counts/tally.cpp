#include "search/counts/tally.hpp"

#include <cstring>
#include <type_traits>

namespace elgrande::search
{

Tally sum(const Tally& a, const Tally& b)
{
    const auto add = [](auto x, auto y) { return static_cast<decltype(x)>(x + y); };
    Tally both;
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        both.balance[owner] = add(a.balance[owner], b.balance[owner]);
    }
    both.own_out = add(a.own_out, b.own_out);
    both.others_out = add(a.others_out, b.others_out);
    both.own_far_in = add(a.own_far_in, b.own_far_in);
    both.set_castillo_in(a.castillo_in + b.castillo_in);
    both.set_ship_in(a.ship_in + b.ship_in);
    both.own_dismissed = a.own_dismissed || b.own_dismissed;
    const bool one_source = a.source == Tally::no_place || b.source == Tally::no_place || a.source == b.source;
    both.source = one_source ? (a.source == Tally::no_place ? b.source : a.source) : Tally::several_places;
    return both;
}

std::uint64_t hash_of(const Tally& tally)
{
    static_assert(std::has_unique_object_representations_v<Tally> && sizeof tally <= 3 * sizeof(std::uint64_t));
    std::array<std::uint64_t, 3> words{};
    std::memcpy(words.data(), &tally, sizeof tally);
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words)
    {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
    }
    return hash;
}

} // namespace elgrande::search
