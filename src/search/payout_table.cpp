#include "search/payout_table.hpp"

#include "rules/majority.hpp"

#include <utility>

namespace elgrande::search
{
namespace
{

PerSeat<std::uint8_t> points_of(const State& state, const Payout& due)
{
    PerSeat<std::uint8_t> points{};
    for (const Seat seat : state.seats())
    {
        points[seat] = static_cast<std::uint8_t>(due.total(seat));
    }
    return points;
}

constexpr unsigned bits_of_count = 7;

/// Returns a code of the region cards at the place (Grandissimo): Boycott, and Alliance with its owner.
std::uint8_t region_cards_at(const Grandissimo& grand, Place place)
{
    constexpr auto alliance = static_cast<std::size_t>(RegionCard::Alliance);
    constexpr auto boycott = static_cast<std::size_t>(RegionCard::Boycott);
    const bool is_allied = grand.region_card[alliance] == place;
    return static_cast<std::uint8_t>((grand.region_card[boycott] == place ? 1 : 0)
                                     + (is_allied ? 2 * (grand.region_card_of[alliance] + 1) : 0));
}

std::uint64_t with_counts(std::uint64_t key, const PerOwner<std::uint8_t>& there)
{
    for (const std::uint8_t count : there)
    {
        key = key << bits_of_count | count;
    }
    return key;
}

/// Adds the counts at the place with expansions. Black caballeros count for the Inquisitor or not at all; in
/// Grandissimo the code of the region cards replaces their count.
std::uint64_t with_those_who_count(std::uint64_t key, const State& state, Place place)
{
    PerOwner<std::uint8_t> there = counted_at(state, place);
    there[neutral] = is_grandissimo(state.setup) ? region_cards_at(state.grand, place) : there[neutral];
    return with_counts(key, there);
}

} // namespace

PerSeat<std::uint8_t> points_at(const State& state, Place place)
{
    return points_of(state, payout(state, place));
}

PerSeat<std::uint8_t> points_in_general_scoring(const State& state, Place place)
{
    return points_of(state, general_payout(state, place));
}

std::uint64_t payout_key(const State& state, Place place)
{
    if (has_colonies(state.setup) && !is_region(place) && place != Place::Castillo)
    {
        return 0;
    }
    const bool is_plain = !has_colonies(state.setup) && !is_grandissimo(state.setup);
    std::uint64_t key =
        is_plain ? with_counts(1, state.caballeros[index(place)]) : with_those_who_count(1, state, place);
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        key = key << 1U | (state.grande[seat] == place ? 1U : 0U);
        key = key << 1U | (state.bearers.at[seat] == place ? 1U : 0U);
    }
    key = key << 1U | (state.king == place ? 1U : 0U);
    return key << 2U | static_cast<std::uint64_t>(mobile_board_on(state, place) + 1);
}

} // namespace elgrande::search
