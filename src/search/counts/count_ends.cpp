#include "search/counts/count_ends.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace elgrande::search
{
namespace
{

struct TallyHash
{
    std::size_t operator()(const Tally& tally) const { return static_cast<std::size_t>(hash_of(tally)); }
};

/// The number of net changes with each tally, which may be restricted to some owners or places.
using TallyCounts = std::unordered_map<Tally, std::uint64_t, TallyHash>;

/// The approximate size of a node of TallyCounts.
constexpr std::size_t bytes_of_tally = 64;

/// Returns the changes that combine one of `a` with one of `b`. The result is incomplete if the budget is over.
TallyCounts combine_counts(const Reach& reach, const TallyCounts& a, const TallyCounts& b, Budget& budget)
{
    TallyCounts both;
    for (const auto& [first, first_count] : a)
    {
        if (!budget.spend_on_sums(b.size()) || budget.exceeded_by_bytes(both.size() * bytes_of_tally))
        {
            break;
        }
        for (const auto& [second, second_count] : b)
        {
            const Tally tally = sum(first, second);
            if (reach.may_become_allowed(tally))
            {
                both[tally] += first_count * second_count;
            }
        }
    }
    return both;
}

/// Returns the changes of only this owner's count in one place.
TallyCounts count_changes_at(const State& state, const Reach& reach, Seat owner, Place place)
{
    const bool own = owner == reach.player();
    const int there = reach.can_lose(place) ? state.caballeros[index(place)][owner] : 0;
    const int out = std::min(there, own ? reach.max_own_out() : reach.max_others_out());
    const int in = reach.max_in(place, own);
    TallyCounts counts;
    for (int more = -out; more <= in; ++more)
    {
        Change change{};
        change[owner] = static_cast<std::int16_t>(more);
        ++counts[reach.tally_of(place, change)];
    }
    return counts;
}

/// Returns the changes of only this owner's counts, in all places.
TallyCounts count_changes_of(const State& state, const Reach& reach, Seat owner, Budget& budget)
{
    TallyCounts counts{{Tally{}, 1}};
    for (const Place place : reach.places())
    {
        counts = combine_counts(reach, counts, count_changes_at(state, reach, owner, place), budget);
    }
    return counts;
}

/// Returns those changes of an owner other than the player that Reach::may_end() accepts.
TallyCounts keep_possible_ends(const Reach& reach, const TallyCounts& counts, Seat owner, Budget& budget)
{
    TallyCounts ending;
    budget.spend_on_sums(counts.size());
    for (const auto& [tally, count] : counts)
    {
        if (reach.may_end(tally.balance[owner], tally.others_out))
        {
            ending.emplace(tally, count);
        }
    }
    return ending;
}

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget)
{
    TallyCounts counts{{Tally{}, 1}};
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = true;
        counts.emplace(dismissed, 1);
    }
    for (const Seat owner : reach.owners())
    {
        const TallyCounts all = count_changes_of(state, reach, owner, budget);
        counts = combine_counts(reach, counts,
                                owner == reach.player() ? all : keep_possible_ends(reach, all, owner, budget), budget);
    }
    std::uint64_t ends = 0;
    for (const auto& [tally, count] : counts)
    {
        ends += reach.allows(tally) ? count : 0;
    }
    return ends;
}

} // namespace elgrande::search
