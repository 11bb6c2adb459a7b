#include "search/counts/worst/worst_changes.hpp"

#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/counts/worst/judged_ends.hpp"
#include "search/counts/worst/latest.hpp"
#include "search/counts/worst/mean_search.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
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

class WorstChanges
{
public:
    WorstChanges(const State& state, const Reach& reach, Budget& budget, int unwanted)
        : reach_(reach), budget_(budget), unwanted_(unwanted), tables_(state, reach),
          judged_(tables_, budget.limits(), unwanted)
    {
    }

    std::optional<BestChanges> run();

private:
    bool judge_by_means();
    bool judge_best(const DisksSet& disks);
    bool judge_all(const std::vector<Place>& own, int more_tries);
    void learn(const std::vector<Refutation>& refutations);
    void count_bytes();

    const State& state() const { return tables_.state(); }

    const Reach& reach_;
    Budget& budget_;
    int unwanted_;
    RegionTables tables_;
    SharedStates shared_;
    JudgedEnds judged_;
    /// Against each disk of the player, at the best end so far.
    std::array<std::vector<Refutation>, region_count> refutations_;
    std::vector<Refutation> known_;   ///< of all disks
    std::vector<Landings> left_over_; ///< ends that some disks of the others did not hold down
};

void WorstChanges::count_bytes()
{
    const std::size_t left_over = left_over_.empty() ? 0 : left_over_.size() * left_over_.back().bytes();
    budget_.keep_elsewhere(tables_.bytes() + judged_.bytes() + left_over);
}

/// False if there are too many states, options or ends for it.
bool WorstChanges::judge_by_means()
{
    shared_.states = std::make_unique<OwnerStates>(reach_);
    if (shared_.states->are_too_many())
    {
        return false;
    }
    MeanSearch search(tables_, *shared_.states, judged_, budget_);
    return !search.are_too_many() && search.run();
}

/// Judges those that these disks leave the most, and finds what is worst against the best of them. False if they are
/// not found.
bool WorstChanges::judge_best(const DisksSet& disks)
{
    std::vector<Problem> problems = scoring_problems(tables_, disks);
    count_bytes();
    const std::optional<BestChanges> found =
        problems.empty() ? std::nullopt : best_changes(reach_, std::move(problems), budget_, unwanted_, &shared_);
    int best = any_value;
    for (const NetChange& change : found ? found->changes : std::vector<NetChange>{})
    {
        left_over_.push_back(judged_.landings(change));
        if (const int lead = judged_.worth(change); lead > best)
        {
            best = lead;
            for (const Place disk : all_regions)
            {
                refutations_[index(disk)] = judged_.refutations(disk);
            }
        }
    }
    return found.has_value();
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
        const auto worth = [this](const NetChange& end, int floor)
        {
            count_bytes();
            return judged_.worth(end, floor);
        };
        const Judgement judgement{.worth = worth,
                                  .most_ends = is_last && own.size() == 1 ? most_judged : few_judged,
                                  .too_many = [&](const std::vector<NetChange>& ends) { some = ends; }};
        const std::vector<Refutation> against = best_refutations(known_, left_over_, own, judged_.unwanted());
        std::vector<Problem> problems = scoring_problems(tables_, disks_set(against, reach_.player(), own));
        count_bytes();
        if (!problems.empty()
            && best_judged(reach_, std::move(problems), budget_, judged_.unwanted(), judgement, shared_))
        {
            return true;
        }
        for (const NetChange& change : some)
        {
            left_over_.push_back(judged_.landings(change));
            judged_.worth(change);
            for (const Place disk : own)
            {
                learn(judged_.refutations(disk));
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
    if (tries_worst_disks(state()))
    {
        return std::nullopt;
    }
    if (judge_by_means())
    {
        return judged_.best();
    }
    if (!judge_best({.by_sum = {homes(state())}}))
    {
        return std::nullopt;
    }
    if (refutations_.front().empty())
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
    return judged_.best();
}

} // namespace

std::optional<BestChanges> worst_disk_changes(const State& state, const Reach& reach, Budget& budget, int unwanted)
{
    return WorstChanges(state, reach, budget, unwanted).run();
}

} // namespace elgrande::search
