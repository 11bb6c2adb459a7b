#include "search/counts/scoring/refutations.hpp"

#include "search/counts/payer.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

namespace elgrande::search
{
namespace
{

constexpr std::size_t most_refutations = std::tuple_size_v<Sums>;
/// That an end is held down by several of them, for the sake of ends that are like it.
constexpr int most_times = 3;
constexpr int rounds_of_mean = 48;

/// The player's lead over the rival of each refutation, by end and disk.
std::vector<std::vector<int>> leads_of(const std::vector<Refutation>& known, const std::vector<Landings>& ends,
                                       const std::vector<Place>& disks)
{
    std::vector<std::vector<int>> leads(known.size());
    for (std::size_t i = 0; i < known.size(); ++i)
    {
        for (const Landings& end : ends)
        {
            for (const Place disk : disks)
            {
                leads[i].push_back(end.lead(known[i].rival, known[i].disks, disk));
            }
        }
    }
    return leads;
}

} // namespace

std::vector<Refutation> best_refutations(const std::vector<Refutation>& known, const std::vector<Landings>& ends,
                                         const std::vector<Place>& disks, int most)
{
    const std::vector<std::vector<int>> leads = leads_of(known, ends, disks);
    const std::size_t rows = leads.front().size();
    std::vector<Refutation> chosen;
    std::vector<int> refuted(rows); // by so many of the chosen ones
    const auto brings = [&](std::size_t i, int times)
    {
        int fresh = 0;
        int total = 0;
        for (std::size_t row = 0; row < rows; ++row)
        {
            fresh += refuted[row] < times && leads[i][row] <= most ? 1 : 0;
            total += leads[i][row];
        }
        return std::make_tuple(fresh, -total);
    };
    std::vector<bool> used(known.size());
    for (int times = 1; chosen.size() < std::min(most_refutations, known.size());)
    {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < known.size(); ++i)
        {
            if (!used[i] && (!best || brings(i, times) > brings(*best, times)))
            {
                best = i;
            }
        }
        const bool brings_none = std::get<0>(brings(*best, times)) == 0;
        if (brings_none && times < most_times)
        {
            ++times;
            continue;
        }
        if (brings_none && !chosen.empty())
        {
            break;
        }
        used[*best] = true;
        chosen.push_back(known[*best]);
        for (std::size_t row = 0; row < rows; ++row)
        {
            refuted[row] += leads[*best][row] <= most ? 1 : 0;
        }
    }
    return chosen;
}

/// Each in turn is answered by what is best against all before it: end by refutation, and refutation by end.
std::vector<int> times_in_mean(const std::vector<Refutation>& known, const std::vector<Landings>& ends, Place disk)
{
    const std::vector<std::vector<int>> leads = leads_of(known, ends, {disk});
    std::vector<int> times(known.size());
    std::vector<int> of_end(ends.size());         // against the refutations so far
    std::vector<int> of_refutation(known.size()); // at the ends so far
    for (int round = 0; round < rounds_of_mean; ++round)
    {
        const auto end = std::max_element(of_end.begin(), of_end.end()) - of_end.begin();
        for (std::size_t i = 0; i < known.size(); ++i)
        {
            of_refutation[i] += leads[i][static_cast<std::size_t>(end)];
        }
        const auto worst = static_cast<std::size_t>(std::min_element(of_refutation.begin(), of_refutation.end())
                                                    - of_refutation.begin());
        ++times[worst];
        for (std::size_t row = 0; row < ends.size(); ++row)
        {
            of_end[row] += leads[worst][row];
        }
    }
    return times;
}

} // namespace elgrande::search
