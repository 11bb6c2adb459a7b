#include "search/counts/best_changes.hpp"

#include "search/counts/layers.hpp"
#include "search/counts/upper_bound.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace elgrande::search
{
namespace
{

/// The disk brings no less of a sum.
int least_by_disk(const Problem& problem, std::size_t sum)
{
    int least = 0;
    for (const Sums& landed : problem.landed_elsewhere)
    {
        least = std::min<int>(least, landed[sum]);
    }
    for (const PlaceOptions& place : problem.places)
    {
        for (const OptionTable& table : place.tables)
        {
            for (const Option& option : table.options)
            {
                least = std::min<int>(least, option.landed[sum]);
            }
        }
    }
    return least;
}

int least_of(const PlaceOptions& place, std::size_t sum)
{
    int least = std::numeric_limits<int>::max();
    for (const OptionTable& table : place.tables)
    {
        for (const Option& option : table.options)
        {
            least = std::min<int>(least, option.paid[sum]);
        }
    }
    return least;
}

/// No end is worth less.
int lower_bound(const Problem& problem)
{
    int lowest = std::numeric_limits<int>::max();
    for (std::size_t sum = 0; sum < static_cast<std::size_t>(problem.sums); ++sum)
    {
        int total = least_by_disk(problem, sum);
        for (const PlaceOptions& place : problem.places)
        {
            total += least_of(place, sum);
        }
        const auto start =
            std::min_element(problem.starts.begin(), problem.starts.end(),
                             [sum](const Start& a, const Start& b) { return a.paid[sum] < b.paid[sum]; });
        lowest = std::min(lowest, total + start->paid[sum]);
    }
    return lowest;
}

/// What is found above a floor.
struct Found
{
    Podium<NetChange> podium;

    explicit Found(int most) : podium(most) {}

    void add(Layers& layers)
    {
        const Podium<std::uint32_t> best = layers.podium();
        if (!best.empty())
        {
            podium.add(best.best(), best.count(),
                       podium.empty() || best.best() >= podium.best() ? layers.changes_to(best.sources())
                                                                      : std::vector<NetChange>{});
        }
        if (best.second())
        {
            podium.add_second(*best.second());
        }
    }
};

/// With less of them the floor sinks faster.
constexpr std::size_t few_entries = 100;
constexpr int most_step = 4;
/// With more of them a lower bound is worth its time.
constexpr std::size_t many_entries = 800;

} // namespace

std::optional<BestChanges> best_changes(const Reach& reach, std::vector<Problem> problems, Budget& budget, int unwanted)
{
    std::vector<UpperBound> bounds;
    int lowest = std::numeric_limits<int>::max();
    int top = std::numeric_limits<int>::min();
    for (Problem& problem : problems)
    {
        bounds.emplace_back(reach, problem);
        top = std::max(top, bounds.back().highest());
        lowest = std::min(lowest, lower_bound(problem));
    }
    const std::size_t bytes =
        std::accumulate(problems.begin(), problems.end(), std::size_t{0},
                        [](std::size_t sum, const Problem& problem) { return sum + bytes_of(problem); });
    int step = 1;
    for (int floor = std::max(top, unwanted + 1);; floor = std::max(std::min(floor - step, top), unwanted + 1))
    {
        Found found(budget.limits().most_turns);
        std::size_t entries = 0;
        top = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < problems.size() && !budget.is_over(); ++i)
        {
            if (bounds[i].highest() >= floor)
            {
                Layers layers(reach, problems[i], bounds[i], floor, bytes, budget);
                found.add(layers);
                entries += layers.size();
                if (layers.size() > many_entries)
                {
                    bounds[i].lower(problems[i]);
                }
            }
            top = std::max(top, bounds[i].highest());
        }
        if (budget.is_over())
        {
            return std::nullopt;
        }
        const Podium<NetChange>& podium = found.podium;
        if (podium.second() || (floor <= lowest && !podium.empty()) || floor <= unwanted + 1)
        {
            const int best = podium.empty() ? 0 : podium.best();
            return BestChanges{best, podium.count(), podium.second(), podium.sources()};
        }
        step = entries < few_entries ? std::min(2 * step, most_step) : 1;
    }
}

} // namespace elgrande::search
