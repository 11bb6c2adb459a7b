#include "search/counts/best_changes.hpp"

#include "search/counts/bounds/upper_bound.hpp"
#include "search/counts/layers.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

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

    void add(Layers& layers, std::size_t most)
    {
        const Podium<std::uint32_t> best = layers.podium();
        if (!best.empty())
        {
            podium.add(best.best(), best.count(),
                       podium.empty() || best.best() >= podium.best() ? layers.changes_to(best.sources(), most)
                                                                      : std::vector<NetChange>{});
        }
        if (best.second())
        {
            podium.add_second(*best.second());
        }
    }
};

/// With less of them, and no end among them, the floor sinks faster.
constexpr std::size_t few_entries = 100;
constexpr int most_step = 4;
/// With more of them a tighter bound is worth its time.
constexpr std::size_t many_entries = 400;

/// A problem with what is known of its best end.
struct Part
{
    Problem problem;
    std::unique_ptr<UpperBound> flows; ///< one at least of the two bounds; they keep where the options are
    std::unique_ptr<OwnersBound> owners;
    bool is_lowered = false; ///< no tighter bound can be had

    explicit Part(Problem given) : problem(std::move(given)) {}

    int highest() const
    {
        const int all = std::numeric_limits<int>::max();
        return std::min(flows ? flows->highest() : all, owners ? owners->highest() : all);
    }
};

class Search
{
public:
    Search(const Reach& reach, std::vector<Problem> problems, Budget& budget, int unwanted)
        : reach_(reach), budget_(budget), unwanted_(unwanted)
    {
        for (Problem& problem : problems)
        {
            bytes_ += bytes_of(problem);
            lowest_ = std::min(lowest_, lower_bound(problem));
            parts_.push_back(std::make_unique<Part>(std::move(problem)));
        }
        for (const auto& part : parts_)
        {
            // Flows do not tell how many leave the only place that may be left.
            part->flows = std::make_unique<UpperBound>(reach, part->problem);
            if (reach.has_one_source())
            {
                lower(*part);
            }
        }
    }

    std::optional<BestChanges> run();

private:
    bool is_done(const Found& found, int floor) const;
    void lower(Part& part);
    bool add_owners(Part& part);
    bool lower_parts(int floor, Found& found);
    std::size_t add_ends_of_lowered(int floor, Found& found);
    int highest_lowered() const;
    int next_floor(int floor, int step) const;

    const Reach& reach_;
    Budget& budget_;
    int unwanted_;
    std::unique_ptr<OwnerStates> states_; ///< once they are needed
    std::vector<std::unique_ptr<Part>> parts_;
    std::size_t bytes_ = 0;
    int lowest_ = std::numeric_limits<int>::max();
};

/// Can nothing below the floor change the result?
bool Search::is_done(const Found& found, int floor) const
{
    return found.podium.second().has_value() || floor <= lowest_ || floor <= unwanted_ + 1;
}

void Search::lower(Part& part)
{
    part.is_lowered = true;
    if (!add_owners(part))
    {
        part.flows->lower(part.problem);
    }
}

/// Nothing else need be known of the part then. False if there are too many states.
bool Search::add_owners(Part& part)
{
    if (!states_)
    {
        states_ = std::make_unique<OwnerStates>(reach_);
    }
    const std::size_t bytes = states_->are_too_many() ? 0 : OwnersBound::bytes(*states_, part.problem);
    if (bytes == 0 || !budget_.has_half_for_bytes(bytes_ + states_->bytes() + bytes))
    {
        return false;
    }
    if (!part.flows)
    {
        mix_options(part.problem);
    }
    part.owners = std::make_unique<OwnersBound>(*states_, part.problem);
    part.is_lowered = true;
    bytes_ += bytes;
    return true;
}

/// Of the problems that are not lowered, gives all ends that are worth the floor or more; where these take many
/// entries, lowers them instead. Returns whether there was one of those.
bool Search::lower_parts(int floor, Found& found)
{
    bool lowers = false;
    for (const auto& part : parts_)
    {
        if (!part->is_lowered && part->highest() >= floor && !budget_.is_over())
        {
            Layers few(reach_, part->problem, part->flows.get(), nullptr, floor, {bytes_, many_entries}, budget_);
            if (few.are_complete())
            {
                found.add(few, static_cast<std::size_t>(budget_.limits().most_turns));
            }
            else
            {
                lower(*part);
                lowers = true;
            }
        }
    }
    return lowers;
}

/// The same of those that are lowered. Returns how many entries it took.
std::size_t Search::add_ends_of_lowered(int floor, Found& found)
{
    const std::size_t bytes = bytes_ + (states_ ? states_->bytes() : 0);
    std::size_t entries = 0;
    for (const auto& part : parts_)
    {
        if (part->is_lowered && part->highest() >= floor && !budget_.is_over())
        {
            Layers layers(reach_, part->problem, part->flows.get(), part->owners.get(), floor, {bytes}, budget_);
            found.add(layers, static_cast<std::size_t>(budget_.limits().most_turns));
            entries += layers.size();
        }
    }
    return entries;
}

/// None of the lowered ones has an end that is worth more. Lower than everything if no owners are known.
int Search::highest_lowered() const
{
    int highest = std::numeric_limits<int>::min();
    for (const auto& part : parts_)
    {
        highest = part->owners ? std::max(highest, part->highest()) : highest;
    }
    return highest;
}

/// Bounds that know the owners are hardly above the best end, so that nothing is looked for between them and this
/// floor.
int Search::next_floor(int floor, int step) const
{
    int top = std::numeric_limits<int>::min();
    for (const auto& part : parts_)
    {
        top = std::max(top, part->highest());
    }
    const int lowered = highest_lowered();
    const int likely = lowered > std::numeric_limits<int>::min() ? std::min(top, lowered) : top;
    return std::max(std::min(floor - step, likely), unwanted_ + 1);
}

std::optional<BestChanges> Search::run()
{
    int step = 1;
    for (int floor = next_floor(std::numeric_limits<int>::max(), 0);; floor = next_floor(floor, step))
    {
        Found found(budget_.limits().most_turns);
        while (lower_parts(floor, found) && !budget_.is_over())
        {
            // From here on it is known better where to begin.
            floor = std::max(floor, highest_lowered());
            found = Found(budget_.limits().most_turns);
        }
        const std::size_t entries = add_ends_of_lowered(floor, found);
        if (budget_.is_over())
        {
            return std::nullopt;
        }
        const Podium<NetChange>& podium = found.podium;
        if (is_done(found, floor))
        {
            const int best = podium.empty() ? 0 : podium.best();
            return BestChanges{best, podium.count(), podium.second(), podium.sources()};
        }
        step = podium.empty() && entries < few_entries ? std::min(2 * step, most_step) : 1;
    }
}

} // namespace

std::optional<BestChanges> best_changes(const Reach& reach, std::vector<Problem> problems, Budget& budget, int unwanted)
{
    return Search(reach, std::move(problems), budget, unwanted).run();
}

} // namespace elgrande::search
