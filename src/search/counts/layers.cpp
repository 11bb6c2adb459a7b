#include "search/counts/layers.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace elgrande::search
{
namespace
{

constexpr std::int16_t unreachable = std::numeric_limits<std::int16_t>::min() / 2;
constexpr std::uint32_t none = ~std::uint32_t{0};

int least(const Sums& sums, int used)
{
    return *std::min_element(sums.begin(), sums.begin() + used);
}

/// For each place and each number of caballeros that can still leave and come somewhere: the most that this place and
/// those behind it can pay, each sum for itself.
class UpperBound
{
public:
    UpperBound(const Reach& reach, const Problem& problem)
        : outs_(reach.most_out() + 1), ins_(reach.most_in() + 1),
          most_((problem.places.size() + 1) * static_cast<std::size_t>(outs_ * ins_))
    {
        for (std::size_t place = problem.places.size(); place-- > 0;)
        {
            for (int out = 0; out < outs_; ++out)
            {
                for (int in = 0; in < ins_; ++in)
                {
                    most_[at(place, out, in)] = most_of(problem, place, out, in);
                }
            }
        }
    }

    const Sums& of(std::size_t place, int out, int in) const { return most_[at(place, out, in)]; }

private:
    std::size_t at(std::size_t place, int out, int in) const
    {
        return (place * static_cast<std::size_t>(outs_) + static_cast<std::size_t>(out))
                   * static_cast<std::size_t>(ins_)
               + static_cast<std::size_t>(in);
    }

    Sums most_of(const Problem& problem, std::size_t place, int out, int in) const
    {
        Sums best;
        best.fill(unreachable);
        for (const PlaceOptions::Group& group : problem.places[place].groups)
        {
            if (group.out <= out && group.in <= in)
            {
                const Sums& rest = of(place + 1, out - group.out, in - group.in);
                for (std::size_t sum = 0; sum < best.size(); ++sum)
                {
                    best[sum] = std::max(best[sum], static_cast<std::int16_t>(group.most[sum] + rest[sum]));
                }
            }
        }
        return best;
    }

    int outs_;
    int ins_;
    std::vector<Sums> most_;
};

/// What some of the places come to.
struct Key
{
    Tally tally;
    Sums paid{};

    bool operator==(const Key&) const = default;
};

std::uint64_t hash_of(const Key& key)
{
    static_assert(sizeof(Tally) == 12 && sizeof(Sums) == 8);
    std::uint64_t first = 0;
    std::uint64_t paid = 0;
    std::uint32_t rest = 0;
    std::memcpy(&first, &key.tally, sizeof first);
    std::memcpy(&rest, reinterpret_cast<const char*>(&key.tally) + sizeof first, sizeof rest);
    std::memcpy(&paid, &key.paid, sizeof paid);
    std::uint64_t mixed = (first ^ std::rotl(paid, 29)) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ mixed >> 32U ^ rest) * 0xd6e8feb86659fd93U;
    return mixed ^ mixed >> 32U;
}

/// A way to an entry: from which one of the layer before, by which option.
struct Edge
{
    std::uint32_t from = none;
    std::uint32_t option = none;
    std::uint32_t next = none; ///< another way to the same entry
};

struct Entry
{
    Key key;
    std::uint64_t ways = 0;
    std::uint32_t edges = none; ///< the first of them
};

/// The distinct entries after some of the places.
class Layer
{
public:
    std::vector<Entry> entries;
    std::vector<Edge> edges;

    void add(const Key& key, std::uint64_t ways, std::uint32_t from, std::uint32_t option)
    {
        if (2 * (entries.size() + 1) > slots_.size())
        {
            grow();
        }
        std::uint32_t& slot = slot_of(key);
        if (slot == none)
        {
            slot = static_cast<std::uint32_t>(entries.size());
            entries.push_back({key, 0, none});
        }
        Entry& entry = entries[slot];
        entry.ways += ways;
        edges.push_back({from, option, entry.edges});
        entry.edges = static_cast<std::uint32_t>(edges.size() - 1);
    }

private:
    std::uint32_t& slot_of(const Key& key)
    {
        std::size_t at = hash_of(key) & (slots_.size() - 1);
        while (slots_[at] != none && !(entries[slots_[at]].key == key))
        {
            at = (at + 1) & (slots_.size() - 1);
        }
        return slots_[at];
    }

    void grow()
    {
        slots_.assign(slots_.empty() ? 256 : 2 * slots_.size(), none);
        for (std::uint32_t i = 0; i < entries.size(); ++i)
        {
            slot_of(entries[i].key) = i;
        }
    }

    std::vector<std::uint32_t> slots_;
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
            Key start{.paid = problem.fixed};
            start.tally.own_dismissed = dismissed == 1;
            layers_[0].add(start, 1, none, none);
        }
        for (std::size_t place = 0; place < problem.places.size() && !budget.is_over(); ++place)
        {
            fill(place);
        }
    }

    /// Of the ends that are worth the floor or more; no others are seen.
    Podium<std::uint32_t> podium() const
    {
        Podium<std::uint32_t> result(budget_.limits().most_turns);
        for (std::uint32_t i = 0; i < layers_.back().entries.size(); ++i)
        {
            const Entry& entry = layers_.back().entries[i];
            if (reach_.allows(entry.key.tally))
            {
                result.add(least(entry.key.paid, problem_.sums), entry.ways, {&i, 1});
            }
        }
        return result;
    }

    /// All ways to an entry of the last layer, until there are so many changes.
    void collect(std::uint32_t entry, std::size_t most, std::vector<NetChange>& changes) const
    {
        NetChange change;
        change.own_dismissed = layers_.back().entries[entry].key.tally.own_dismissed;
        collect(problem_.places.size(), entry, most, change, changes);
    }

private:
    bool can_reach_floor(const Sums& paid, const Sums& rest) const
    {
        for (int sum = 0; sum < problem_.sums; ++sum)
        {
            if (paid[static_cast<std::size_t>(sum)] + rest[static_cast<std::size_t>(sum)] < floor_)
            {
                return false;
            }
        }
        return true;
    }

    void fill(std::size_t place);
    void extend(std::size_t place, std::uint32_t from, const PlaceOptions::Group& group, const Sums& rest);

    void collect(std::size_t place, std::uint32_t entry, std::size_t most, NetChange& change,
                 std::vector<NetChange>& changes) const
    {
        if (place == 0)
        {
            changes.push_back(change);
            return;
        }
        const Layer& layer = layers_[place];
        for (std::uint32_t edge = layer.entries[entry].edges; edge != none && changes.size() < most;
             edge = layer.edges[edge].next)
        {
            change.by_place[place - 1] = problem_.places[place - 1].options[layer.edges[edge].option].change;
            collect(place - 1, layer.edges[edge].from, most, change, changes);
        }
    }

    const Reach& reach_;
    const Problem& problem_;
    const UpperBound& bound_;
    int floor_;
    Budget& budget_;
    std::vector<Layer> layers_;
    std::uint64_t kept_ = 0;
};

/// What has left and come so far, of all owners.
struct Flow
{
    int out = 0;
    int in = 0;
};

Flow flow_of(const Tally& tally)
{
    Flow flow{tally.own_out + tally.others_out, tally.own_out + tally.others_out};
    for (const std::int8_t balance : tally.balance)
    {
        flow.in += balance;
    }
    return flow;
}

void Layers::fill(std::size_t place)
{
    const Layer& before = layers_[place];
    for (std::uint32_t i = 0; i < before.entries.size(); ++i)
    {
        const Flow flow = flow_of(before.entries[i].key.tally);
        for (const PlaceOptions::Group& group : problem_.places[place].groups)
        {
            const int out = reach_.most_out() - flow.out - group.out;
            const int in = reach_.most_in() - flow.in - group.in;
            if (out >= 0 && in >= 0)
            {
                extend(place, i, group, bound_.of(place + 1, out, in));
            }
        }
        if (!budget_.spend() || budget_.exceeded_by(kept_ + layers_[place + 1].edges.size() / 2))
        {
            return;
        }
    }
    kept_ += layers_[place + 1].edges.size() / 2;
}

void Layers::extend(std::size_t place, std::uint32_t from, const PlaceOptions::Group& group, const Sums& rest)
{
    const Entry entry = layers_[place].entries[from];
    for (std::uint32_t i = group.first; i < group.last; ++i)
    {
        const Option& option = problem_.places[place].options[i];
        if (entry.key.paid[0] + option.paid[0] + rest[0] < floor_)
        {
            return; // nor does any that follows pay more
        }
        Key key{.paid = entry.key.paid};
        for (std::size_t sum = 0; sum < key.paid.size(); ++sum)
        {
            key.paid[sum] = static_cast<std::int16_t>(key.paid[sum] + option.paid[sum]);
        }
        if (!can_reach_floor(key.paid, rest))
        {
            continue;
        }
        key.tally = sum(entry.key.tally, option.tally);
        if (reach_.may_become_allowed(key.tally))
        {
            layers_[place + 1].add(key, entry.ways, from, i);
        }
    }
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
            total += std::min_element(place.options.begin(), place.options.end(), [&](const Option& a, const Option& b)
                                      { return a.paid[sum] < b.paid[sum]; })
                         ->paid[sum];
        }
        lowest = std::min(lowest, total);
    }
    return lowest;
}

BestChanges taken_from(const Layers& layers, const Podium<std::uint32_t>& podium, const Limits& limits)
{
    BestChanges best{.value = podium.best(), .count = podium.count(), .second = podium.second()};
    for (const std::uint32_t entry : podium.sources())
    {
        layers.collect(entry, static_cast<std::size_t>(limits.most_turns), best.changes);
    }
    return best;
}

} // namespace

std::optional<BestChanges> best_changes(const Reach& reach, const Problem& problem, Budget& budget)
{
    const UpperBound bound(reach, problem);
    Sums highest = bound.of(0, reach.most_out(), reach.most_in());
    for (std::size_t sum = 0; sum < highest.size(); ++sum)
    {
        highest[sum] = static_cast<std::int16_t>(highest[sum] + problem.fixed[sum]);
    }
    const int lowest = lower_bound(problem);
    int step = 1;
    for (int floor = least(highest, problem.sums);; floor -= step)
    {
        const Layers layers(reach, problem, bound, floor, budget);
        if (budget.is_over())
        {
            return std::nullopt;
        }
        const Podium<std::uint32_t> podium = layers.podium();
        if (podium.second() || (floor <= lowest && !podium.empty()))
        {
            return taken_from(layers, podium, budget.limits());
        }
        step = floor < least(highest, problem.sums) - 12 ? 2 * step : step;
    }
}

} // namespace elgrande::search
