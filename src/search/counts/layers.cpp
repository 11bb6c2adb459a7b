#include "search/counts/layers.hpp"

#include "search/counts/disk_sets.hpp"
#include "search/counts/layer.hpp"
#include "search/counts/upper_bound.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace elgrande::search
{
namespace
{

int least(const Sums& sums, int used)
{
    return *std::min_element(sums.begin(), sums.begin() + used);
}

template <std::size_t size>
std::array<std::int16_t, size> sum(const std::array<std::int16_t, size>& a, const std::array<std::int16_t, size>& b)
{
    std::array<std::int16_t, size> both{};
    for (std::size_t i = 0; i < size; ++i)
    {
        both[i] = static_cast<std::int16_t>(a[i] + b[i]);
    }
    return both;
}

/// A group of options that can come next, and the most that the places behind it can pay then.
struct Continuation
{
    const PlaceOptions::Group* group = nullptr;
    UpperBound::Rest rest;
    int most = 0; ///< that comes of both, by the last mixture
};

class Layers
{
public:
    Layers(const Reach& reach, const Problem& problem, const UpperBound& bound, int floor, Budget& budget)
        : reach_(reach), problem_(problem), bound_(bound), floor_(floor), budget_(budget),
          layers_(problem.places.size() + 1)
    {
        for (int dismissed = 0; dismissed <= (reach.can_dismiss_own() ? 1 : 0); ++dismissed)
        {
            Key start{.tally = problem.start, .paid = problem.fixed};
            start.tally.own_dismissed = dismissed == 1;
            start.disks = problem.lands ? disk_sets_.number_of(problem.landed_elsewhere) : std::uint16_t{0};
            layers_[0].add(start, 1);
        }
        for (std::size_t place = 0; place < problem.places.size() && !budget.is_over(); ++place)
        {
            fill(place);
        }
    }

    /// All entries.
    std::size_t size() const { return size_; }

    /// Of the ends that are worth the floor or more; no others are seen.
    Podium<std::uint32_t> podium() const
    {
        Podium<std::uint32_t> result(budget_.limits().most_turns);
        const std::vector<Layer::Entry>& ends = layers_.back().entries();
        for (std::uint32_t i = 0; i < ends.size(); ++i)
        {
            const int value = value_of(ends[i].key);
            if (value >= floor_ && reach_.allows(ends[i].key.tally))
            {
                result.add(value, ends[i].ways, {&i, 1});
            }
        }
        return result;
    }

    std::vector<NetChange> changes_to(const std::vector<std::uint32_t>& ends);

private:
    /// With the best disk.
    int value_of(const Key& key) const
    {
        if (!problem_.lands)
        {
            return least(key.paid, problem_.sums);
        }
        int best = std::numeric_limits<int>::min();
        for (const Sums& landed : disk_sets_.at(key.disks))
        {
            best = std::max(best, least(sum(key.paid, landed), problem_.sums));
        }
        return best;
    }

    /// What the next place has to pay, by mixtures.
    Mixed wanted(const Mixed& paid, const Mixed& rest) const
    {
        Mixed all{};
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            const Mixture& mixture = problem_.mixtures[i];
            all[i] = static_cast<std::int16_t>(floor_ * Mixture::weight - mixture.fixed() - paid[i] - rest[i]);
        }
        return all;
    }

    bool is_enough(const Mixed& paid, const Mixed& wanted) const
    {
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            if (paid[i] < wanted[i])
            {
                return false;
            }
        }
        return true;
    }

    void fill(std::size_t place);

    template <class Visit>
    bool for_each_step(std::size_t place, Visit visit);

    template <class Visit>
    void for_each_option(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                         Visit visit) const;

    template <class Visit>
    void for_each_option_with_disk(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                                   Visit visit);

    std::uint16_t disks_after(const Key& from, const Mixed& paid, const Option& option, const Mixed& rest);

    /// The same with what an option adds, without the disk.
    std::optional<Key> after(const Key& from, const Option& option) const
    {
        Key key{.tally = search::sum(from.tally, option.tally), .paid = sum(from.paid, option.paid)};
        return reach_.may_become_allowed(key.tally) ? std::optional(key) : std::nullopt;
    }

    const Reach& reach_;
    const Problem& problem_;
    const UpperBound& bound_;
    int floor_;
    Budget& budget_;
    DiskSets disk_sets_;
    std::vector<Layer> layers_;
    std::size_t size_ = 0;
    std::size_t bytes_ = 0; ///< of the layers that are closed
};

/// What has left and come so far.
Flow flow_of(const Tally& tally, Seat player)
{
    int others = 0;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        others += owner == player ? 0 : tally.balance[owner];
    }
    const auto narrow = [](int count) { return static_cast<std::uint8_t>(count); };
    return {tally.own_out, narrow(tally.own_out + tally.balance[player]), tally.others_out,
            narrow(tally.others_out + others)};
}

Flow sum(const Flow& a, const Flow& b)
{
    const auto add = [](int x, int y) { return static_cast<std::uint8_t>(x + y); };
    return {add(a.own_out, b.own_out), add(a.own_in, b.own_in), add(a.others_out, b.others_out),
            add(a.others_in, b.others_in)};
}

/// The groups of options that can follow a flow, each with the upper bound of what is behind it.
std::vector<Continuation> continuations(const PlaceOptions& options, const UpperBound& bound, std::size_t place,
                                        const Flow& flow, std::size_t last)
{
    std::vector<Continuation> all;
    for (const PlaceOptions::Group& group : options.groups)
    {
        if (const std::optional<UpperBound::Rest> rest = bound.of(place + 1, sum(flow, group.flow)))
        {
            all.push_back({&group, *rest, group.most[last] + (*rest->without_disk)[last]});
        }
    }
    std::sort(all.begin(), all.end(), [](const Continuation& a, const Continuation& b) { return a.most > b.most; });
    return all;
}

/// Calls `visit` with each option of a group that pays enough, and what it leads to.
template <class Visit>
void Layers::for_each_option(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                             Visit visit) const
{
    const std::size_t last = problem_.mixtures.size() - 1;
    const Mixed needed = wanted(paid, *next.rest.without_disk);
    if (!is_enough(next.group->most, needed))
    {
        return;
    }
    for (std::uint32_t i = next.group->first; i < next.group->last; ++i)
    {
        const Option& option = problem_.places[place].options[i];
        if (option.mixed[last] < needed[last])
        {
            return; // nor does any that follows pay more
        }
        if (is_enough(option.mixed, needed))
        {
            if (const std::optional<Key> key = after(from, option))
            {
                visit(option, *key);
            }
        }
    }
}

/// The same where the player's disk moves somebody: to a place before, to this one or to one behind it.
template <class Visit>
void Layers::for_each_option_with_disk(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                                       Visit visit)
{
    const Mixed behind = wanted(paid, *next.rest.with_disk);
    const Mixed here = wanted(paid, *next.rest.without_disk);
    Mixed needed = behind;
    for (const Sums& landed : disk_sets_.at(from.disks))
    {
        const Mixed before = wanted(sum(paid, problem_.mixed(landed, {})), *next.rest.without_disk);
        for (std::size_t i = 0; i < needed.size(); ++i)
        {
            needed[i] = std::min(needed[i], before[i]);
        }
    }
    const auto can_be_enough = [&](const Mixed& without, const Mixed& with)
    {
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            if (without[i] < needed[i] && with[i] < here[i])
            {
                return false;
            }
        }
        return true;
    };
    if (!can_be_enough(next.group->most, next.group->most_landed))
    {
        return;
    }
    for (std::uint32_t i = next.group->first; i < next.group->last; ++i)
    {
        const Option& option = problem_.places[place].options[i];
        std::optional<Key> key = can_be_enough(option.mixed, option.mixed_landed) ? after(from, option) : std::nullopt;
        if (key)
        {
            key->disks = disks_after(from, paid, option, *next.rest.without_disk);
            if (key->disks != 0 || is_enough(option.mixed, behind))
            {
                visit(option, *key);
            }
        }
    }
}

/// The disks by places up to this one that can still come up to the floor.
std::uint16_t Layers::disks_after(const Key& from, const Mixed& paid, const Option& option, const Mixed& rest)
{
    std::vector<Sums> disks;
    const Mixed needed = wanted(paid, rest);
    for (const Sums& landed : disk_sets_.at(from.disks))
    {
        if (is_enough(sum(option.mixed, problem_.mixed(landed, {})), needed))
        {
            disks.push_back(landed);
        }
    }
    if (is_enough(option.mixed_landed, needed))
    {
        disks.push_back(option.landed);
    }
    return disk_sets_.number_of(std::move(disks));
}

/// Calls `visit` with each entry before a place, each option that can follow, and what that leads to; after each entry,
/// with no option. Ends, and returns false, if it returns false then.
template <class Visit>
bool Layers::for_each_step(std::size_t place, Visit visit)
{
    const std::size_t last = problem_.mixtures.size() - 1;
    const std::vector<Layer::Entry>& before = layers_[place].entries();
    std::map<Flow, std::vector<Continuation>> known;
    for (std::uint32_t i = 0; i < before.size(); ++i)
    {
        const Key& from = before[i].key;
        const Flow flow = flow_of(from.tally, reach_.player());
        const auto [found, fresh] = known.try_emplace(flow);
        if (fresh)
        {
            found->second = continuations(problem_.places[place], bound_, place, flow, last);
        }
        const Mixed paid = problem_.mixed(from.paid, from.tally);
        const auto visit_option = [&](const Option& option, const Key& to) { visit(i, &option, to); };
        const int least_to_come = floor_ * Mixture::weight - problem_.mixtures[last].fixed() - paid[last];
        for (const Continuation& next : found->second)
        {
            if (problem_.lands)
            {
                for_each_option_with_disk(place, from, paid, next, visit_option);
            }
            else if (next.most < least_to_come)
            {
                break; // nor does any that follows come to more
            }
            else
            {
                for_each_option(place, from, paid, next, visit_option);
            }
        }
        if (!visit(i, nullptr, from))
        {
            return false;
        }
    }
    return true;
}

void Layers::fill(std::size_t place)
{
    const std::vector<Layer::Entry>& before = layers_[place].entries();
    Layer& after = layers_[place + 1];
    for_each_step(place,
                  [&](std::uint32_t from, const Option* option, const Key& key)
                  {
                      if (option != nullptr)
                      {
                          after.add(key, before[from].ways);
                          return true;
                      }
                      return budget_.spend()
                             && !budget_.exceeded_by_bytes(bytes_ + after.most_bytes() + disk_sets_.bytes());
                  });
    after.close();
    size_ += after.entries().size();
    bytes_ += after.most_bytes();
}

/// The changes that lead to some entries of the last layer, from the last place to the first: as many as sequences of
/// actions are wanted.
std::vector<NetChange> Layers::changes_to(const std::vector<std::uint32_t>& ends)
{
    struct Way
    {
        std::uint32_t entry = 0;
        NetChange change;
    };
    const auto most = static_cast<std::size_t>(budget_.limits().most_turns);
    std::vector<Way> ways;
    for (const std::uint32_t end : ends)
    {
        Way& way = ways.emplace_back(Way{end, {}});
        way.change.by_place[index(Place::Castillo)] = problem_.castillo;
        way.change.own_dismissed = layers_.back().entries()[end].key.tally.own_dismissed;
    }
    for (std::size_t place = problem_.places.size(); place-- > 0;)
    {
        Layer wanted;
        for (const Way& way : ways)
        {
            wanted.add(layers_[place + 1].entries()[way.entry].key, 1);
        }
        std::vector<std::vector<std::pair<std::uint32_t, const Option*>>> steps(wanted.entries().size());
        for_each_step(place,
                      [&](std::uint32_t from, const Option* option, const Key& key)
                      {
                          const std::uint32_t to = option == nullptr ? Layer::none : wanted.find(key);
                          if (to != Layer::none && steps[to].size() < most)
                          {
                              steps[to].emplace_back(from, option);
                          }
                          return true;
                      });
        std::vector<Way> longer;
        for (const Way& way : ways)
        {
            for (const auto& [from, option] : steps[wanted.find(layers_[place + 1].entries()[way.entry].key)])
            {
                if (longer.size() < most)
                {
                    longer.push_back({from, way.change});
                    longer.back().change.by_place[index(problem_.places[place].place)] = option->change;
                }
            }
        }
        ways = std::move(longer);
    }
    std::vector<NetChange> changes;
    for (const Way& way : ways)
    {
        changes.push_back(way.change);
    }
    return changes;
}

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
        for (const Option& option : place.options)
        {
            least = std::min<int>(least, option.landed[sum]);
        }
    }
    return least;
}

/// No end is worth less.
int lower_bound(const Problem& problem)
{
    int lowest = std::numeric_limits<int>::max();
    for (int i = 0; i < problem.sums; ++i)
    {
        const auto sum = static_cast<std::size_t>(i);
        int total = problem.fixed[sum];
        for (const PlaceOptions& place : problem.places)
        {
            total += std::min_element(place.options.begin(), place.options.end(),
                                      [&](const Option& a, const Option& b) { return a.paid[sum] < b.paid[sum]; })
                         ->paid[sum];
        }
        lowest = std::min(lowest, total + least_by_disk(problem, sum));
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
                Layers layers(reach, problems[i], bounds[i], floor, budget);
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
