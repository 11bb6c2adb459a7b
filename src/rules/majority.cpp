#include "rules/majority.hpp"

namespace elgrande
{
namespace
{

constexpr std::uint8_t bonus = 2;

} // namespace

Standing majority(const ScoreValues& board, const PerOwner<std::uint8_t>& caballeros, int ranks)
{
    Standing standing;
    int rank = 1;
    int below = 256; // the groups come in falling order of their counts
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
        const int paid = tied ? rank + 1 : rank; // tied players slide back one rank, however many they are
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

Payout payout(const State& state, Place place, bool first_rank_only)
{
    Payout result;
    // Of those who are tied, who has their standard-bearer there comes first: that is worth less than one caballero.
    PerOwner<std::uint8_t> strength = state.caballeros[index(place)];
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        const bool bearer = owner < max_players && state.bearers.at[owner] == place;
        strength[owner] = static_cast<std::uint8_t>(2 * strength[owner] + (bearer ? 1 : 0));
    }
    result.standing = majority(values_at(state, place), strength, ranks_that_pay(state.setup));
    // The dummy takes its rank, but gets no points, nor do neutral caballeros.
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
    return result;
}

} // namespace elgrande
