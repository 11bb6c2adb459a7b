#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>

namespace elgrande::search
{

/// By how much the number of caballeros of each owner changes in one place between the beginning of a turn and its end.
using Change = std::array<std::int16_t, max_owners>;

/// The change of counts of each place, by its index, and whether an own caballero was dismissed.
struct NetChange
{
    std::array<Change, board_place_count> by_place{};
    bool own_dismissed = false;
};

/// What the changes of some places come to together: all that decides whether a card can bring them about. Packed, as
/// tables have millions of these.
struct Tally
{
    static constexpr unsigned no_place = 0;
    static constexpr unsigned several_places = 31;
    static constexpr int many = 15;

    Change balance{};               ///< sum of the changes, by owner
    std::uint8_t own_out = 0;       ///< own caballeros that are fewer somewhere
    std::uint8_t others_out = 0;    ///< caballeros of others that are fewer somewhere
    std::uint8_t own_far = 0;       ///< own ones that are more where none can be placed from the court
    std::uint8_t source = no_place; ///< the place where anybody has fewer, plus 1
    /// Own ones that are more in the Castillo, and on the ship, which nobody reaches but from the court (Grandissimo).
    /// `many` stands for more, which is more than a turn can place.
    std::uint8_t in_castillo : 4 = 0;
    std::uint8_t on_ship : 4 = 0;
    bool own_dismissed = false; ///< chosen beforehand: one own caballero went from a region to the province

    void set_in_castillo(int count) { in_castillo = static_cast<unsigned>(std::min(count, many)) & many; }
    void set_on_ship(int count) { on_ship = static_cast<unsigned>(std::min(count, many)) & many; }

    bool operator==(const Tally&) const = default;

    /// Some order, for tables.
    bool operator<(const Tally& other) const
    {
        const auto row = [](const Tally& tally)
        {
            const unsigned inside = tally.in_castillo | tally.on_ship << 4U;
            return std::make_tuple(tally.balance, tally.own_out, tally.own_far, tally.others_out, tally.source, inside,
                                   tally.own_dismissed);
        };
        return row(*this) < row(other);
    }
};

/// The tally of two sets of places without a common one.
Tally sum(const Tally& a, const Tally& b);

} // namespace elgrande::search
