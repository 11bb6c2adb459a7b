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

namespace
{

constexpr unsigned bits_of_count = 7;
/// By seat whether a Grande and a standard-bearer are there, the King, and the mobile scoreboard.
constexpr unsigned bits_of_others = 2 * max_players + 1 + 2;

} // namespace

std::uint64_t payout_key_change(const PerOwner<std::int16_t>& more)
{
    std::uint64_t change = 0;
    for (const int count : more)
    {
        change = (change << bits_of_count) + static_cast<std::uint64_t>(count);
    }
    return change << bits_of_others;
}

std::uint64_t payout_key(const State& state, Place place)
{
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

} // namespace elgrande::search
