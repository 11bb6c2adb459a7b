#include "search/counts/scoring/refutations.hpp"

#include "search/against_disks.hpp"
#include "search/counts/payer.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

namespace elgrande::search
{
namespace
{

constexpr std::size_t most_refutations = std::tuple_size_v<Sums>;

/// The player's lead over the rival of each refutation, by end.
std::vector<std::vector<int>> leads_of(const std::vector<Refutation>& known, const std::vector<State>& ends,
                                       Seat player, Place disk)
{
    KnownPayouts payouts;
    std::vector<std::vector<int>> leads(known.size());
    for (const State& end : ends)
    {
        const Leaving leaving(end, &payouts);
        std::vector<std::pair<PerSeat<Place>, PerSeat<int>>> scores; // rivals often share disks
        for (std::size_t i = 0; i < known.size(); ++i)
        {
            auto same = std::find_if(scores.begin(), scores.end(),
                                     [&](const auto& row) { return row.first == known[i].disks; });
            if (same == scores.end())
            {
                AgainstDisks against(leaving, player, known[i].disks, &payouts);
                scores.emplace_back(known[i].disks, against.scores(disk));
                same = scores.end() - 1;
            }
            leads[i].push_back(same->second[player] - same->second[known[i].rival]);
        }
    }
    return leads;
}

} // namespace

std::vector<Refutation> best_refutations(const std::vector<Refutation>& known, const std::vector<State>& ends,
                                         Seat player, Place disk, int most)
{
    const std::vector<std::vector<int>> leads = leads_of(known, ends, player, disk);
    std::vector<Refutation> chosen;
    std::vector<bool> refuted(ends.size());
    const auto brings = [&](std::size_t i)
    {
        int fresh = 0;
        int total = 0;
        for (std::size_t end = 0; end < ends.size(); ++end)
        {
            fresh += !refuted[end] && leads[i][end] <= most ? 1 : 0;
            total += leads[i][end];
        }
        return std::make_tuple(fresh, -total);
    };
    while (chosen.size() < most_refutations)
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < known.size(); ++i)
        {
            best = brings(i) > brings(best) ? i : best;
        }
        if (!chosen.empty() && std::get<0>(brings(best)) == 0)
        {
            break;
        }
        chosen.push_back(known[best]);
        for (std::size_t end = 0; end < ends.size(); ++end)
        {
            refuted[end] = refuted[end] || leads[best][end] <= most;
        }
    }
    return chosen;
}

} // namespace elgrande::search
