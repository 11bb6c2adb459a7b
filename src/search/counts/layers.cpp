#include "search/counts/layers.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <type_traits>

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
        : reach_(reach), own_outs_(counts_up_to(reach.most_own_out())), own_ins_(counts_up_to(reach.most_own_in())),
          others_outs_(counts_up_to(reach.most_others_out())), others_ins_(counts_up_to(reach.most_others_in())),
          most_((problem.places.size() + 1) * volume()), can_leave_(problem.places.size() + 1)
    {
        for (std::size_t place = problem.places.size(); place-- > 0;)
        {
            can_leave_[place] = can_leave_[place + 1];
            for (const PlaceOptions::Group& group : problem.places[place].groups)
            {
                can_leave_[place] = can_leave_[place] || group.flow.own_out + group.flow.others_out > 0;
            }
            for (std::size_t i = 0; i < volume(); ++i)
            {
                fill(problem, place, at(i));
            }
        }
    }

    /// `so_far` is the flow of the places before this one.
    const Sums* of(std::size_t place, const Flow& so_far) const
    {
        const std::optional<Flow> rest = left_after(so_far, place);
        return rest ? &most_[place * volume() + number(*rest)] : nullptr;
    }

private:
    /// What can still flow; nothing if it was too much.
    std::optional<Flow> left_after(const Flow& flow, std::size_t place) const
    {
        int own_out = reach_.most_own_out() - flow.own_out;
        int others_out = reach_.most_others_out() - flow.others_out;
        const int out = reach_.most_out() - flow.own_out - flow.others_out;
        own_out = can_leave_[place] ? std::min(own_out, out) : 0;
        others_out = can_leave_[place] ? std::min(others_out, out) : 0;
        // What comes has left somewhere, or was placed.
        const int own_in = std::min(reach_.most_own_in(), flow.own_out + own_out + reach_.most_placed()) - flow.own_in;
        const int others_in = std::min(reach_.most_others_in(), flow.others_out + others_out) - flow.others_in;
        if (own_out < 0 || others_out < 0 || out < 0 || own_in < 0 || others_in < 0)
        {
            return std::nullopt;
        }
        const auto narrow = [](int count) { return static_cast<std::uint8_t>(count); };
        return Flow{narrow(own_out), narrow(own_in), narrow(others_out), narrow(others_in)};
    }

    std::size_t volume() const { return own_outs_ * own_ins_ * others_outs_ * others_ins_; }

    std::size_t number(const Flow& flow) const
    {
        return ((flow.own_out * own_ins_ + flow.own_in) * others_outs_ + flow.others_out) * others_ins_
               + flow.others_in;
    }

    Flow at(std::size_t number) const
    {
        Flow flow;
        const auto take = [&](std::uint8_t& count, std::size_t counts)
        {
            count = static_cast<std::uint8_t>(number % counts);
            number /= counts;
        };
        take(flow.others_in, others_ins_);
        take(flow.others_out, others_outs_);
        take(flow.own_in, own_ins_);
        take(flow.own_out, own_outs_);
        return flow;
    }

    void fill(const Problem& problem, std::size_t place, const Flow& left)
    {
        Sums best;
        best.fill(unreachable);
        for (const PlaceOptions::Group& group : problem.places[place].groups)
        {
            const Flow& flow = group.flow;
            if (flow.own_out <= left.own_out && flow.own_in <= left.own_in && flow.others_out <= left.others_out
                && flow.others_in <= left.others_in)
            {
                const std::size_t rest = number(left) - number(flow); // digits are subtracted one by one
                const Sums& behind = most_[(place + 1) * volume() + rest];
                for (std::size_t sum = 0; sum < best.size(); ++sum)
                {
                    best[sum] = std::max(best[sum], static_cast<std::int16_t>(group.most[sum] + behind[sum]));
                }
            }
        }
        most_[place * volume() + number(left)] = best;
    }

    static std::size_t counts_up_to(int most) { return static_cast<std::size_t>(most) + 1; }

    const Reach& reach_;
    std::size_t own_outs_;
    std::size_t own_ins_;
    std::size_t others_outs_;
    std::size_t others_ins_;
    std::vector<Sums> most_;
    std::vector<bool> can_leave_; ///< by place: anybody from there or from one behind it
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
    static_assert(std::has_unique_object_representations_v<Key> && sizeof(Key) <= 4 * sizeof(std::uint64_t));
    std::array<std::uint64_t, 4> words{};
    std::memcpy(words.data(), &key, sizeof key);
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words)
    {
        mixed = (mixed ^ word) * 0x9e3779b97f4a7c15U;
        mixed ^= mixed >> 32U;
    }
    return mixed;
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

/// A group of options that can come next, and the most that the places behind it can pay then.
struct Continuation
{
    const PlaceOptions::Group* group = nullptr;
    const Sums* rest = nullptr;
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
    /// After some places, with what the next one pays and those behind it.
    bool can_reach_floor(const Sums& paid, const Sums& next, const Sums& rest) const
    {
        for (std::size_t sum = 0; sum < static_cast<std::size_t>(problem_.sums); ++sum)
        {
            if (paid[sum] + next[sum] + rest[sum] < floor_)
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
            const PlaceOptions& options = problem_.places[place - 1];
            change.by_place[index(options.place)] = options.options[layer.edges[edge].option].change;
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
                                        const Flow& flow)
{
    std::vector<Continuation> all;
    for (const PlaceOptions::Group& group : options.groups)
    {
        if (const Sums* const rest = bound.of(place + 1, sum(flow, group.flow)))
        {
            all.push_back({&group, rest});
        }
    }
    return all;
}

void Layers::fill(std::size_t place)
{
    const Layer& before = layers_[place];
    std::map<Flow, std::vector<Continuation>> known;
    for (std::uint32_t i = 0; i < before.entries.size(); ++i)
    {
        const Flow flow = flow_of(before.entries[i].key.tally, reach_.player());
        const auto [found, fresh] = known.try_emplace(flow);
        if (fresh)
        {
            found->second = continuations(problem_.places[place], bound_, place, flow);
        }
        for (const Continuation& next : found->second)
        {
            if (can_reach_floor(before.entries[i].key.paid, next.group->most, *next.rest))
            {
                extend(place, i, *next.group, *next.rest);
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
        if (!can_reach_floor(entry.key.paid, option.paid, rest))
        {
            continue;
        }
        Key key{.paid = entry.key.paid};
        for (std::size_t sum = 0; sum < key.paid.size(); ++sum)
        {
            key.paid[sum] = static_cast<std::int16_t>(key.paid[sum] + option.paid[sum]);
        }
        key.tally = search::sum(entry.key.tally, option.tally);
        if (reach_.may_become_allowed(key.tally))
        {
            layers_[place + 1].add(key, entry.ways, from, i);
        }
    }
}

/// No end is worth more, or less.
int upper_bound(const Problem& problem, const UpperBound& bound)
{
    int highest = std::numeric_limits<int>::max();
    for (int i = 0; i < problem.sums; ++i)
    {
        const auto sum = static_cast<std::size_t>(i);
        highest = std::min(highest, problem.fixed[sum] + (*bound.of(0, {}))[sum]);
    }
    return highest;
}

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
        lowest = std::min(lowest, total);
    }
    return lowest;
}

/// What is found above a floor.
struct Found
{
    Podium<NetChange> podium;

    explicit Found(int most) : podium(most) {}

    void add(const Layers& layers, int most)
    {
        const Podium<std::uint32_t> best = layers.podium();
        std::vector<NetChange> changes;
        for (const std::uint32_t entry : best.sources())
        {
            layers.collect(entry, static_cast<std::size_t>(most), changes);
        }
        if (!best.empty())
        {
            podium.add(best.best(), best.count(), changes);
        }
        if (best.second())
        {
            podium.add_second(*best.second());
        }
    }
};

constexpr int small_steps = 12;

} // namespace

std::optional<BestChanges> best_changes(const Reach& reach, const std::vector<Problem>& problems, Budget& budget,
                                        int unwanted)
{
    std::vector<UpperBound> bounds;
    std::vector<int> highest;
    int lowest = std::numeric_limits<int>::max();
    for (const Problem& problem : problems)
    {
        bounds.emplace_back(reach, problem);
        highest.push_back(upper_bound(problem, bounds.back()));
        lowest = std::min(lowest, lower_bound(problem));
    }
    const int top = *std::max_element(highest.begin(), highest.end());
    int step = 1;
    for (int floor = std::max(top, unwanted + 1);; floor = std::max(floor - step, unwanted + 1))
    {
        Found found(budget.limits().most_turns);
        for (std::size_t i = 0; i < problems.size() && !budget.is_over(); ++i)
        {
            if (highest[i] >= floor)
            {
                found.add(Layers(reach, problems[i], bounds[i], floor, budget), budget.limits().most_turns);
            }
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
        step = floor < top - small_steps ? 2 * step : step;
    }
}

} // namespace elgrande::search
