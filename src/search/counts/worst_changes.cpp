#include "search/counts/worst_changes.hpp"

#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/general_scoring.hpp"
#include "search/worst_disks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace elgrande::search
{
namespace
{

/// In all.
constexpr std::size_t most_judged = 20'000;
/// For a disk and a value that is asked for, before others' disks are looked for that leave fewer.
constexpr std::size_t few_judged = 2'000;
constexpr int most_tries = 3;
constexpr std::size_t most_left_over = 96; ///< the latest
constexpr std::size_t most_known = 128;    ///< refutations, the latest: each is tried at all that is left over

/// As a search by counts takes them.
DisksSet disks_set(const std::vector<Refutation>& refutations, Seat player, const std::vector<Place>& own)
{
    DisksSet set{.by_sum = {}, .with_own = own.size() == 1};
    for (const Refutation& refutation : refutations)
    {
        set.rivals.push_back(refutation.rival);
        set.by_sum.push_back(refutation.disks);
        set.by_sum.back()[player] = own.front();
    }
    return set;
}

template <class Item>
void keep_latest(std::vector<Item>& items, std::size_t most)
{
    const std::size_t old = items.size() - std::min(items.size(), most);
    items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(old));
}

struct InSomeOrder
{
    bool operator()(const NetChange& a, const NetChange& b) const
    {
        return std::tie(a.by_place, a.own_dismissed) < std::tie(b.by_place, b.own_dismissed);
    }
};

class WorstChanges
{
public:
    WorstChanges(const State& state, const Reach& reach, Budget& budget, int unwanted)
        : state_(state), reach_(reach), budget_(budget), unwanted_(unwanted), worst_(reach.player()),
          tables_(state, reach)
    {
    }

    std::optional<BestChanges> run();

private:
    State end_of(const NetChange& change) const;
    int worth(const NetChange& change, int floor);
    bool judge_best(const DisksSet& disks);
    bool judge_all(const std::vector<Place>& own, int more_tries);
    std::vector<Refutation> worst_refutations(Place disk) const;
    void learn(const std::vector<Refutation>& refutations);
    std::size_t bytes() const;
    int unwanted() const { return std::max(unwanted_, podium().floor()); }
    Podium<NetChange> podium() const;

    const State& state_;
    const Reach& reach_;
    Budget& budget_;
    int unwanted_;
    WorstDisks worst_;
    RegionTables tables_;
    SharedStates shared_;
    std::map<NetChange, int, InSomeOrder> judged_;
    /// Against each disk of the player, at the best end so far.
    std::array<std::vector<Refutation>, region_count> refutations_;
    std::vector<Refutation> known_; ///< of all disks
    std::vector<State> left_over_;  ///< ends that some disks of the others did not hold down
    int best_ = any_value;
};

State WorstChanges::end_of(const NetChange& change) const
{
    State end = state_;
    for (const Place place : reach_.places())
    {
        for (const Seat owner : reach_.owners())
        {
            std::uint8_t& there = end.caballeros[index(place)][owner];
            there = static_cast<std::uint8_t>(there + change.by_place[index(place)][owner]);
        }
    }
    return end;
}

/// That are allocated here.
std::size_t WorstChanges::bytes() const
{
    constexpr std::size_t bytes_of_node = sizeof(decltype(judged_)::value_type) + 6 * sizeof(void*);
    return tables_.bytes() + judged_.size() * bytes_of_node + left_over_.size() * sizeof(State);
}

/// As Judgement says it.
int WorstChanges::worth(const NetChange& change, int floor)
{
    const auto [known, fresh] = judged_.try_emplace(change, 0);
    if (fresh)
    {
        known->second = worst_.lead(end_of(change), floor);
        budget_.keep_elsewhere(bytes());
    }
    return known->second;
}

Podium<NetChange> WorstChanges::podium() const
{
    Podium<NetChange> all(budget_.limits().most_turns);
    for (const auto& [change, lead] : judged_)
    {
        if (lead > unwanted_)
        {
            all.add(lead, change);
        }
    }
    return all;
}

/// Judges those that these disks leave the most, and finds what is worst against the best of them. False if they are
/// not found.
bool WorstChanges::judge_best(const DisksSet& disks)
{
    std::vector<Problem> problems = scoring_problems(tables_, disks);
    budget_.keep_elsewhere(bytes());
    const std::optional<BestChanges> found =
        problems.empty() ? std::nullopt : best_changes(reach_, std::move(problems), budget_, unwanted_, &shared_);
    for (const NetChange& change : found ? found->changes : std::vector<NetChange>{})
    {
        left_over_.push_back(end_of(change));
        if (const int lead = worth(change, any_value); lead > best_)
        {
            best_ = lead;
            for (const Place disk : all_regions)
            {
                refutations_[index(disk)] = worst_refutations(disk);
            }
        }
    }
    return found.has_value();
}

/// What is worst against a disk at the end that was judged last, without a floor.
std::vector<Refutation> WorstChanges::worst_refutations(Place disk) const
{
    std::vector<Refutation> all;
    for (const Seat rival : state_.seats())
    {
        if (rival != reach_.player())
        {
            all.push_back({rival, worst_.refutations(disk)[all.size()]});
        }
    }
    return all;
}

void WorstChanges::learn(const std::vector<Refutation>& refutations)
{
    for (const Refutation& refutation : refutations)
    {
        if (std::find(known_.begin(), known_.end(), refutation) == known_.end())
        {
            known_.push_back(refutation);
        }
    }
    keep_latest(known_, most_known);
}

/// Judges every end that can be worth more with one of these disks, one or all, than the second best of those that are
/// known. Disks of the others that are bad for the best ends may leave thousands of others over: some of these say what
/// to look at instead, so many times. With one disk all that are left then are judged.
bool WorstChanges::judge_all(const std::vector<Place>& own, int more_tries)
{
    for (const Place disk : own)
    {
        learn(refutations_[index(disk)]);
    }
    for (int tries = 0; judged_.size() <= most_judged; ++tries)
    {
        std::vector<NetChange> some;
        const bool is_last = tries == more_tries;
        const Judgement judgement{.worth = [this](const NetChange& end, int floor) { return worth(end, floor); },
                                  .most_ends = is_last && own.size() == 1 ? most_judged : few_judged,
                                  .too_many = [&](const std::vector<NetChange>& ends) { some = ends; }};
        const std::vector<Refutation> against = best_refutations(known_, left_over_, reach_.player(), own, unwanted());
        std::vector<Problem> problems = scoring_problems(tables_, disks_set(against, reach_.player(), own));
        budget_.keep_elsewhere(bytes());
        if (!problems.empty() && best_judged(reach_, std::move(problems), budget_, unwanted(), judgement, shared_))
        {
            return true;
        }
        for (const NetChange& change : some)
        {
            left_over_.push_back(end_of(change));
            judged_[change] = worst_.lead(left_over_.back());
            for (const Place disk : own)
            {
                learn(worst_refutations(disk));
            }
        }
        keep_latest(left_over_, most_left_over);
        if (some.empty() || is_last)
        {
            return false;
        }
    }
    return false;
}

std::optional<BestChanges> WorstChanges::run()
{
    if (tries_worst_disks(state_) || !judge_best({.by_sum = {homes(state_)}}))
    {
        return std::nullopt;
    }
    if (judged_.empty())
    {
        return BestChanges{}; // not even against homes is one wanted
    }
    // What holds the best ends down whatever the player's disk is often holds down all others, too.
    const bool at_once = judge_all({all_regions.begin(), all_regions.end()}, 0);
    for (const Place disk : all_regions)
    {
        if (!at_once && !judge_all({disk}, most_tries))
        {
            return std::nullopt;
        }
    }
    const Podium<NetChange> all = podium();
    return BestChanges{all.empty() ? 0 : all.best(), all.count(), all.second(), all.sources()};
}

} // namespace

std::optional<BestChanges> worst_disk_changes(const State& state, const Reach& reach, Budget& budget, int unwanted)
{
    return WorstChanges(state, reach, budget, unwanted).run();
}

} // namespace elgrande::search
