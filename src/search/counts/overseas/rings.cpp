#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::search
{
namespace
{

/// Calls `visit` with the owners of each set that is linked together, as bits, and with the links of the set.
template <class Visit>
void for_each_set(std::uint16_t links, Visit visit)
{
    while (links != 0)
    {
        unsigned owners = 0;
        std::uint16_t inside = 0;
        for (bool grows = true; grows;)
        {
            grows = false;
            for (Seat a = 0; a < max_owners; ++a)
            {
                for (Seat b = 0; b < a; ++b)
                {
                    const std::uint16_t one = link(a, b);
                    const unsigned both = unsigned{outside(a)} | outside(b);
                    if ((links & one) != 0 && (inside & one) == 0 && (owners == 0 || (owners & both) != 0))
                    {
                        owners |= both;
                        inside |= one;
                        grows = true;
                    }
                }
            }
        }
        links = static_cast<std::uint16_t>(links & ~inside);
        visit(owners, inside);
    }
}

} // namespace

std::uint16_t link(Seat a, Seat b)
{
    const auto [low, high] = std::minmax(a, b);
    return static_cast<std::uint16_t>(1U << (high * (high - 1U) / 2U + low));
}

Rings rings_of(const Tally& tally, Seat player, bool places_last)
{
    Rings rings;
    const bool opened_by_placing = places_last && tally.own_late > 0 && (tally.outside & placed_outside) != 0;
    for_each_set(tally.links,
                 [&](unsigned owners, std::uint16_t)
                 {
                     const bool own = (owners & outside(player)) != 0;
                     if ((owners & tally.outside) == 0 && !(own && opened_by_placing))
                     {
                         ++(own ? rings.with_own : rings.of_others);
                     }
                 });
    return rings;
}

void forget_open_rings(Tally& tally, Seat player, Seat bringer)
{
    unsigned open = tally.outside;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        // Whoever is fewer or more so far comes or leaves elsewhere; own ones may be placed.
        const int due = owner == bringer && tally.to_spain() == 0 ? -1 : 0;
        open |= owner != player && tally.balance[owner] != due ? unsigned{outside(owner)} : 0U;
    }
    open |= bringer != nobody && tally.to_spain() > 1 ? unsigned{outside(bringer)} : 0U;
    unsigned kept = 0;
    bool own = false;
    for_each_set(tally.links,
                 [&](unsigned owners, std::uint16_t links)
                 {
                     if ((owners & open) == 0)
                     {
                         kept |= links;
                         own = own || (owners & outside(player)) != 0;
                     }
                 });
    tally.links = static_cast<std::uint16_t>(kept & 0x7fffU);
    tally.set_france_full(kept != 0 && tally.is_france_full());
    tally.outside = static_cast<std::uint8_t>(own ? tally.outside & placed_outside : 0U);
}

} // namespace elgrande::search
