#include "search/known_payouts.hpp"

#include "rules/majority.hpp"

namespace elgrande::search
{
PerSeat<std::uint8_t> points_at(const State& state, Place place)
{
    const Payout due = payout(state, place);
    PerSeat<std::uint8_t> points{};
    for (const Seat seat : state.seats())
    {
        points[seat] = static_cast<std::uint8_t>(due.total(seat));
    }
    return points;
}

std::uint64_t payout_key(const State& state, Place place)
{
    constexpr int bits_of_count = 7;
    std::uint64_t key = 1;
    for (const std::uint8_t count : state.caballeros[index(place)])
    {
        key = key << bits_of_count | count;
    }
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        key = key << 1U | (state.grande[seat] == place ? 1U : 0U);
        key = key << 1U | (state.bearers.at[seat] == place ? 1U : 0U);
    }
    key = key << 1U | (state.king == place ? 1U : 0U);
    return key << 2U | static_cast<std::uint64_t>(mobile_board_on(state, place) + 1);
}

PerSeat<std::uint8_t> KnownPayouts::at(const State& state, Place place)
{
    if (has_colonies(state.setup))
    {
        return points_at(state, place);
    }
    const std::uint64_t key = payout_key(state, place);
    Row& row = known_[index(place)][key * 0x9e3779b97f4a7c15U >> 58U];
    if (row.key != key)
    {
        row = {key, points_at(state, place)};
    }
    return row.points;
}

} // namespace elgrande::search
