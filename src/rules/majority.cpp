// Ranks and payouts of places. Line numbers refer to the rules "classic and expansions".
#include "rules/majority.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

constexpr std::uint8_t bonus = 2; ///< of the King's region and of home

} // namespace

Standing majority(const ScoreValues& board, const PerOwner<std::uint8_t>& caballeros, int ranks)
{
    Standing standing;
    int rank = 1;
    int below = 256; // groups come in descending order of their counts
    while (rank <= ranks)
    {
        int best = 0;
        unsigned group = 0;
        for (unsigned owner = 0; owner < max_owners; ++owner)
        {
            const int count = caballeros[owner];
            if (count < below && count > best)
            {
                best = count;
                group = 0;
            }
            group |= count == best ? 1U << owner : 0U;
        }
        if (best == 0)
        {
            break;
        }
        const bool tied = (group & (group - 1)) != 0;
        const int paid = tied ? rank + 1 : rank; // tied players take the next rank, however many they are
        for (unsigned owner = 0; owner < max_owners; ++owner)
        {
            if ((group >> owner & 1U) != 0 && paid <= ranks)
            {
                standing.rank[owner] = static_cast<std::uint8_t>(paid);
                standing.points[owner] = board[static_cast<std::size_t>(paid - 1)];
            }
            if (rank == 1 && group == 1U << owner)
            {
                standing.sole_first = static_cast<Seat>(owner);
            }
        }
        rank = paid + 1;
        below = best;
    }
    return standing;
}

namespace
{

constexpr std::uint8_t for_ambassador = 2;
constexpr std::uint8_t for_envoy = 1;
constexpr std::uint8_t for_viceroy = 5;

/// "Only the player with the Captain gets points" (line 214), and none if first places alone count (line 264).
Payout payout_of_ship(const State& state, bool first_rank_only)
{
    Payout result;
    const Seat captain = state.colonies.captain;
    const Seat player = captain == nobody ? nobody : state.player_of(captain);
    if (captain != nobody && !first_rank_only)
    {
        result.standing.rank[player == nobody ? captain : player] = 1;
    }
    if (player != nobody && !first_rank_only)
    {
        result.standing.points[player] = values_at(state, Place::Ship)[0];
    }
    return result;
}

/// If only first places count, the Ambassador and the Envoy count for the player who leads in France, and the Viceroy
/// does not (line 264).
void add_spaces(const State& state, Place place, bool first_rank_only, Payout& result)
{
    const auto add = [&](Seat holder, std::uint8_t points)
    {
        const Seat player = holder == nobody ? nobody : state.player_of(holder);
        if (player != nobody && (!first_rank_only || player == result.standing.sole_first))
        {
            result.space_bonus[player] = static_cast<std::uint8_t>(result.space_bonus[player] + points);
        }
    };
    if (place == Place::France)
    {
        add(state.colonies.french[0], for_ambassador);
        add(state.colonies.french[1], for_envoy);
    }
    else if (place == Place::America && !first_rank_only)
    {
        add(state.colonies.viceroy, for_viceroy);
    }
}

} // namespace

Payout payout(const State& state, Place place, bool first_rank_only)
{
    if (place == Place::Ship)
    {
        return has_colonies(state.setup) ? payout_of_ship(state, first_rank_only) : Payout{};
    }
    Payout result;
    // A standard-bearer wins ties: it counts less than one caballero.
    PerOwner<std::uint8_t> strength = counted_at(state, place);
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        const bool bearer = owner < max_players && state.bearers.at[owner] == place;
        strength[owner] = static_cast<std::uint8_t>(2 * strength[owner] + (bearer ? 1 : 0));
    }
    result.standing = majority(values_at(state, place), strength, ranks_that_pay(state.setup));
    // The dummy and neutral caballeros take ranks but get no points.
    for (auto owner = static_cast<std::size_t>(state.players()); owner < max_owners; ++owner)
    {
        result.standing.points[owner] = 0;
    }
    const Seat first = result.standing.sole_first;
    if (first_rank_only)
    {
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            if (owner != first)
            {
                result.standing.rank[owner] = 0;
                result.standing.points[owner] = 0;
            }
        }
    }
    if (first < state.players())
    {
        result.king_bonus[first] = state.king == place ? bonus : std::uint8_t{0};
        result.home_bonus[first] = state.grande[first] == place ? bonus : std::uint8_t{0};
    }
    if (has_colonies(state.setup))
    {
        add_spaces(state, place, first_rank_only, result);
    }
    return result;
}

Payout first_rank_payout(const State& state, Seat seat, Place place)
{
    const Payout all = payout(state, place);
    Payout result;
    result.standing.rank[seat] = 1;
    result.standing.points[seat] = values_at(state, place)[0];
    result.king_bonus[seat] = all.king_bonus[seat];
    result.home_bonus[seat] = all.home_bonus[seat];
    result.space_bonus[seat] = all.space_bonus[seat];
    return result;
}

void apply_region_cards(const Grandissimo& grand, Place place, const PerOwner<std::uint8_t>& there, Payout& payout)
{
    constexpr auto alliance = static_cast<std::size_t>(RegionCard::Alliance);
    constexpr auto boycott = static_cast<std::size_t>(RegionCard::Boycott);
    if (grand.region_card[boycott] == place)
    {
        payout = {};
        return;
    }
    const Seat ally = grand.region_card_of[alliance];
    if (grand.region_card[alliance] != place || ally >= max_players || there[ally] == 0)
    {
        return;
    }
    auto& points = payout.standing.points;
    const std::uint8_t best = *std::max_element(points.begin(), points.end());
    payout.standing.rank[ally] = best > points[ally] ? std::uint8_t{1} : payout.standing.rank[ally];
    points[ally] = std::max(best, points[ally]);
}

Payout general_payout(const State& state, Place place)
{
    Payout result = payout(state, place);
    apply_region_cards(state.grand, place, state.caballeros[index(place)], result);
    return result;
}

} // namespace elgrande
