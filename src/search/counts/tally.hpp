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
    std::array<std::uint16_t, board_place_count> posts{}; ///< Posts::packed(), with the colonies
    std::uint32_t table = 0; ///< of those on the Limit table, packed_change(), where the reach counts these apart
    bool own_dismissed = false;
};

/// What the changes of some places come to together: all that decides whether a card can bring them about. Packed, as
/// tables have millions of these.
struct Tally
{
    static constexpr unsigned no_place = 0;
    static constexpr unsigned several_places = 31;
    static constexpr int many = 15;

    Change balance{}; ///< sum of the changes, by owner
    /// Chosen beforehand: one own caballero went from a region to the province. With the colonies, where dismissals are
    /// not counted, instead: whoever waits in France finds no space there to step aside to.
    std::uint16_t own_dismissed : 1 = 0;
    std::uint16_t links : 15 = 0;       ///< with the colonies, see overseas/rings.hpp
    std::uint8_t own_out = 0;           ///< own caballeros that are fewer somewhere
    std::uint8_t others_out = 0;        ///< caballeros of others that are fewer somewhere
    std::uint8_t own_far : 7 = 0;       ///< own ones that are more where none can be placed from the court
    std::uint8_t far_abroad : 1 = 0;    ///< and some of them not in Spain (with the colonies)
    std::uint8_t source : 5 = no_place; ///< the place where anybody has fewer, plus 1
    /// Own ones that come where the court reaches after the action only; 7 or more.
    std::uint8_t own_late : 3 = 0;
    /// Own ones that are more in the Castillo, and on the ship, which nobody reaches but from the court (Grandissimo).
    /// `many` stands for more, which is more than a turn can place. With the colonies the second is instead of those
    /// who are fewer where the court reaches, and while a disc is to be brought to Spain, the first is instead of those
    /// of its owner that are more there.
    std::uint8_t in_castillo : 4 = 0;
    std::uint8_t on_ship : 4 = 0;
    std::uint8_t outside : 7 = 0; ///< with the colonies, see overseas/rings.hpp
    std::uint8_t claims : 1 = 0;  ///< discs are claimed

    void set_own_far(int count) { own_far = static_cast<unsigned>(count) & 127U; }
    void set_own_late(int count) { own_late = static_cast<unsigned>(std::min(count, 7)) & 7U; }
    void set_in_castillo(int count) { in_castillo = static_cast<unsigned>(std::min(count, many)) & many; }
    void set_on_ship(int count) { on_ship = static_cast<unsigned>(std::min(count, many)) & many; }

    /// With the colonies: own ones that are fewer where the court reaches.
    int near_out() const { return on_ship; }
    void set_near_out(int count) { set_on_ship(count); }

    int to_spain() const { return in_castillo; }

    bool is_france_full() const { return own_dismissed == 1; }
    void set_france_full(bool full) { own_dismissed = full ? 1 : 0; }

    bool operator==(const Tally&) const = default;

    /// Some order, for tables.
    bool operator<(const Tally& other) const
    {
        const auto row = [](const Tally& tally)
        {
            const unsigned far = tally.own_far | tally.far_abroad << 7U;
            const unsigned whence = tally.source | tally.own_late << 5U;
            const unsigned inside = tally.in_castillo | tally.on_ship << 4U;
            const unsigned linked = tally.links | tally.own_dismissed << 15U;
            const unsigned others = tally.outside | tally.claims << 7U;
            return std::make_tuple(tally.balance, tally.own_out, far, tally.others_out, whence, inside, linked, others);
        };
        return row(*this) < row(other);
    }
};

/// The tally of two sets of places without a common one.
Tally sum(const Tally& a, const Tally& b);

} // namespace elgrande::search
