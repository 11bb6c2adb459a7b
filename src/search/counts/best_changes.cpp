#include "search/counts/best_changes.hpp"

#include "search/counts/owner_bound.hpp"
#include "search/counts/owner_states.hpp"
#include "search/counts/problem.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace elgrande::search
{
namespace
{

/// The disks of the player with which the target value can still be reached: what each adds to the sums.
struct Disks
{
    std::array<Sums, region_count> gains{};
    std::size_t count = 0;
};

/// The sum of a start and of the options of the first places.
struct Branch
{
    std::uint16_t start = 0;
    Tally tally;
    Sums paid{};
    Disks disks;
};

/// A branch before the first place.
struct Root
{
    Branch branch;
    std::size_t start; ///< index in Problem::starts
};

/// Less than the value of any end, and more than a bound that is computed from unreachable states.
constexpr int lowest_value = -5'000;

/// The approximate size of a node of the transposition table.
constexpr std::size_t bytes_of_entry = 64;

/// Returns a hash. Branches before the same place with the same key have the same ends after them.
std::uint64_t key_of(std::size_t place, const Branch& branch)
{
    std::uint64_t key = hash_of(branch.tally);
    const auto mix = [&key](std::uint64_t word)
    {
        key = (key ^ word) * 0x9e3779b97f4a7c15U;
        key ^= key >> 32U;
    };
    const auto mix_sums = [&mix](const Sums& sums)
    {
        static_assert(sizeof sums == sizeof(std::uint64_t));
        std::uint64_t word = 0;
        std::memcpy(&word, sums.data(), sizeof word);
        mix(word);
    };
    mix(place); // if it were added to the hash, a different start could cancel it
    mix(branch.start);
    mix_sums(branch.paid);
    std::for_each(branch.disks.gains.begin(), branch.disks.gains.begin() + branch.disks.count, mix_sums);
    return key;
}

/// Returns the number of bytes that the options of a problem take.
std::size_t bytes_of(const Problem& problem)
{
    std::size_t bytes = 0;
    for (const PlaceOptions& place : problem.places)
    {
        for (const Options& table : place.tables)
        {
            bytes += table.size() * sizeof(Option);
        }
    }
    return bytes;
}

/// The ends that follow a branch and have at least the target value.
struct Ends
{
    int best = -infinity;
    std::uint64_t best_count = 0;
    int second = -infinity;

    void add(int value, std::uint64_t count)
    {
        if (value > best)
        {
            second = best;
            best = value;
            best_count = 0;
        }
        best_count += value == best ? count : 0;
        second = value < best ? std::max(second, value) : second;
    }

    void add(const Ends& others)
    {
        if (others.best_count > 0)
        {
            add(others.best, others.best_count);
            second = others.second > -infinity ? std::max(second, others.second) : second;
        }
    }
};

/// The branch and bound search of one problem.
class ProblemSearch
{
public:
    ProblemSearch(const Reach& reach, const Problem& problem, OwnerStates& states, Budget& budget)
        : reach_(reach), problem_(problem), bound_(states, problem), budget_(budget),
          bytes_of_bound_(states.bytes() + OwnerBound::bytes(states, problem))
    {
        for (std::size_t place = 0; place < problem.places.size(); ++place)
        {
            starts_matter_ = problem.places[place].table_of_start.empty() ? starts_matter_ : place + 1;
        }
    }

    /// Adds the best ends and the next lower value to `top_values`. Leaves out values up to `floor`.
    void run(int floor, TopValues<NetChange>& top_values);

private:
    void search_all();
    std::vector<Root> roots();
    std::optional<Branch> prune(Branch branch, const OwnerBound::Rest& rest);
    std::optional<Branch> after(std::size_t place, const Branch& branch, const Option& option);
    int value(const Branch& branch) const;
    Ends ends_after(std::size_t place, const Branch& branch);
    Ends search(std::size_t place, const Branch& branch);
    std::vector<NetChange> best_changes(std::size_t most);
    void list(std::size_t place, const Branch& branch, NetChange& change);

    const Reach& reach_;
    const Problem& problem_;
    OwnerBound bound_;
    Budget& budget_;
    std::size_t bytes_of_bound_;
    std::size_t starts_matter_ = 0; ///< the options of this many of the first places depend on the start
    int target_ = 0;                ///< the target value: branches whose bound is below it are cut
    int highest_cut_ = -infinity;   ///< the highest bound of a branch that was cut
    Ends found_;
    std::unordered_map<std::uint64_t, Ends> table_; ///< the transposition table, by key_of()
    std::vector<NetChange> listed_;                 ///< the first of the best net changes
    std::size_t max_listed_ = 0;
};

/// Returns the branches before the first place, without those that are cut.
std::vector<Root> ProblemSearch::roots()
{
    std::vector<Root> roots;
    for (std::size_t i = 0; i < problem_.starts.size(); ++i)
    {
        const Start& start = problem_.starts[i];
        Branch root{.start = static_cast<std::uint16_t>(starts_matter_ > 0 ? i : 0), .tally = start.tally};
        root.paid = start.paid;
        for (std::size_t disk = 0; problem_.uses_disk && disk < problem_.disk_gains_elsewhere.size(); ++disk)
        {
            root.disks.gains[root.disks.count++] = problem_.disk_gains_elsewhere[disk];
        }
        for (int dismissed = 0; dismissed <= (reach_.can_dismiss_own() ? 1 : 0); ++dismissed)
        {
            root.tally.own_dismissed = dismissed == 1;
            const std::optional<OwnerBound::Rest> rest = bound_.after(0, root.tally);
            if (const auto branch = rest ? prune(root, *rest) : std::nullopt)
            {
                roots.push_back({*branch, i});
            }
        }
    }
    return roots;
}

/// Returns the branch with the disks that can still reach the target value; nothing if the branch is cut.
std::optional<Branch> ProblemSearch::prune(Branch branch, const OwnerBound::Rest& rest)
{
    const Lanes paid = lanes_of(branch.paid);
    int most = value_allowed_by(sum(paid, *rest.with_disk), problem_.sums);
    std::size_t count = 0;
    for (std::size_t i = 0; i < branch.disks.count; ++i)
    {
        const Sums gains = branch.disks.gains[i];
        const Lanes all = sum(sum(paid, lanes_of(gains)), *rest.without_disk);
        const int with_disk = value_allowed_by(all, problem_.sums);
        most = std::max(most, with_disk);
        if (with_disk >= target_)
        {
            branch.disks.gains[count++] = gains;
        }
    }
    branch.disks.count = count;
    if (most >= target_)
    {
        return branch;
    }
    highest_cut_ = most >= lowest_value ? std::max(highest_cut_, most) : highest_cut_;
    return std::nullopt;
}

/// Returns the branch with an option of `place`; nothing if it is cut.
std::optional<Branch> ProblemSearch::after(std::size_t place, const Branch& branch, const Option& option)
{
    const Tally tally = sum(branch.tally, option.tally);
    const std::optional<OwnerBound::Rest> rest = bound_.after(place + 1, tally);
    if (!rest || !reach_.may_become_allowed(tally))
    {
        return std::nullopt;
    }
    Branch next = branch;
    next.start = place + 1 < starts_matter_ ? branch.start : std::uint16_t{0};
    next.tally = tally;
    next.paid = sum(branch.paid, option.paid);
    if (problem_.uses_disk && problem_.places[place].disk_can_show)
    {
        next.disks.gains[next.disks.count++] = option.disk_gain;
    }
    return prune(next, *rest);
}

/// Returns the value of an end, with the disk that is best for it.
int ProblemSearch::value(const Branch& branch) const
{
    const auto least = [&](const Sums& sums)
    { return int{*std::min_element(sums.begin(), sums.begin() + problem_.sums)}; };
    int best = problem_.uses_disk ? -infinity : least(branch.paid);
    for (std::size_t i = 0; i < branch.disks.count; ++i)
    {
        best = std::max(best, least(sum(branch.paid, branch.disks.gains[i])));
    }
    return best;
}

/// Returns the same as search(), from the transposition table if it is there.
Ends ProblemSearch::ends_after(std::size_t place, const Branch& branch)
{
    if (place + 1 >= problem_.places.size())
    {
        return search(place, branch);
    }
    const std::uint64_t key = key_of(place, branch);
    if (const auto known = table_.find(key); known != table_.end())
    {
        return known->second;
    }
    const Ends ends = search(place, branch);
    if (!budget_.is_over())
    {
        table_.emplace(key, ends);
    }
    return ends;
}

/// Returns the ends that follow a branch by options of `place` and those after it.
Ends ProblemSearch::search(std::size_t place, const Branch& branch)
{
    Ends ends;
    if (place == problem_.places.size())
    {
        if (reach_.allows(branch.tally))
        {
            ends.add(value(branch), 1);
        }
        return ends;
    }
    if (!budget_.spend() || budget_.exceeded_by_bytes(bytes_of_bound_ + table_.size() * bytes_of_entry))
    {
        return ends;
    }
    for (const Option& option : problem_.places[place].options(branch.start))
    {
        if (const std::optional<Branch> next = after(place, branch, option))
        {
            ends.add(ends_after(place + 1, *next));
        }
    }
    return ends;
}

/// Adds best changes that follow a branch to listed_, until there are enough.
void ProblemSearch::list(std::size_t place, const Branch& branch, NetChange& change)
{
    if (place == problem_.places.size())
    {
        listed_.push_back(change);
        return;
    }
    for (const Option& option : problem_.places[place].options(branch.start))
    {
        const std::optional<Branch> next = after(place, branch, option);
        if (next && listed_.size() < max_listed_ && ends_after(place + 1, *next).best == found_.best)
        {
            change.by_place[index(problem_.places[place].place)] = option.change;
            list(place + 1, *next, change);
        }
    }
    change.by_place[index(problem_.places[place].place)] = {};
}

/// Returns at most `most` of the best net changes. search_all() must have found them.
std::vector<NetChange> ProblemSearch::best_changes(std::size_t most)
{
    max_listed_ = most;
    for (const Root& root : roots())
    {
        if (listed_.size() < most && ends_after(0, root.branch).best == found_.best)
        {
            NetChange change;
            change.by_place[index(Place::Castillo)] = problem_.starts[root.start].castillo;
            change.own_dismissed = root.branch.tally.own_dismissed;
            list(0, root.branch, change);
        }
    }
    return listed_;
}

/// Searches for all ends that have at least the target value.
void ProblemSearch::search_all()
{
    table_.clear();
    found_ = {};
    highest_cut_ = -infinity;
    for (const Root& root : roots())
    {
        found_.add(ends_after(0, root.branch));
    }
}

void ProblemSearch::run(int floor, TopValues<NetChange>& top_values)
{
    target_ = infinity;
    search_all(); // cuts everything, and so finds the bound of the whole problem
    while (found_.second == -infinity && highest_cut_ > floor && !budget_.is_over())
    {
        target_ = highest_cut_;
        search_all();
    }
    if (found_.best_count > 0 && !budget_.is_over())
    {
        const bool is_best = top_values.empty() || found_.best >= top_values.best();
        const auto room = static_cast<std::size_t>(budget_.limits().max_turns);
        top_values.add(found_.best, found_.best_count, is_best ? best_changes(room) : std::vector<NetChange>{});
        if (found_.second > -infinity)
        {
            top_values.add_second(found_.second);
        }
    }
}

} // namespace

std::optional<TopValues<NetChange>> best_changes(const State& state, const Reach& reach, Objective objective,
                                                 Budget& budget, int floor)
{
    OwnerStates states(reach);
    TopValues<NetChange> top_values(budget.limits().max_turns);
    bool is_solved = false;
    for_each_problem(
        state, reach, objective,
        [&](const Problem& problem)
        {
            const std::size_t bytes = states.too_many() ? 0 : OwnerBound::bytes(states, problem);
            is_solved = bytes > 0 && !budget.exceeded_by_bytes(bytes_of(problem) + bytes);
            if (is_solved)
            {
                ProblemSearch(reach, problem, states, budget).run(std::max(floor, top_values.floor()), top_values);
            }
        });
    return is_solved && !budget.is_over() ? std::optional(std::move(top_values)) : std::nullopt;
}

} // namespace elgrande::search
