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
using Ways = std::unordered_map<Tally, std::uint64_t, TallyHash>;

/// The approximate size of a node of Ways.
constexpr std::size_t bytes_of_tally = 64;

/// Returns the changes that combine one of `a` with one of `b`. The result is incomplete if the budget is over.
Ways together(const Reach& reach, const Ways& a, const Ways& b, Budget& budget)
{
    Ways both;
    for (const auto& [first, first_ways] : a)
    {
        if (!budget.spend_on_sums(b.size()) || budget.exceeded_by_bytes(both.size() * bytes_of_tally))
        {
            break;
        }
        for (const auto& [second, second_ways] : b)
        {
            const Tally tally = sum(first, second);
            if (reach.may_become_allowed(tally))
            {
                both[tally] += first_ways * second_ways;
            }
        }
    }
    return both;
}

/// Returns the changes of only this owner's count in one place.
Ways at_place(const State& state, const Reach& reach, Seat owner, Place place)
{
    const bool own = owner == reach.player();
    const int there = reach.lets_go(place) ? state.caballeros[index(place)][owner] : 0;
    const int out = std::min(there, own ? reach.most_own_out() : reach.most_others_out());
    const int in = reach.most_in(place, own);
    Ways ways;
    for (int more = -out; more <= in; ++more)
    {
        Change change{};
        change[owner] = static_cast<std::int16_t>(more);
        ++ways[reach.tally_of(place, change)];
    }
    return ways;
}

/// Returns the changes of only this owner's counts, in all places.
Ways of_owner(const State& state, const Reach& reach, Seat owner, Budget& budget)
{
    Ways ways{{Tally{}, 1}};
    for (const Place place : reach.places())
    {
        ways = together(reach, ways, at_place(state, reach, owner, place), budget);
    }
    return ways;
}

/// Returns those changes of an owner other than the player that Reach::may_end() accepts.
Ways that_may_end(const Reach& reach, const Ways& ways, Seat owner, Budget& budget)
{
    Ways ending;
    budget.spend_on_sums(ways.size());
    for (const auto& [tally, count] : ways)
    {
        if (reach.may_end(tally.balance[owner], tally.others_out))
        {
            ending.emplace(tally, count);
        }
    }
    return ending;
}

/// Returns the number of changes that the reach allows.
std::uint64_t count_allowed(const Reach& reach, const Ways& ways)
{
    std::uint64_t ends = 0;
    for (const auto& [tally, count] : ways)
    {
        ends += reach.allows(tally) ? count : 0;
    }
    return ends;
}

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget)
{
    Ways ways{{Tally{}, 1}};
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = true;
        ways.emplace(dismissed, 1);
    }
    for (const Seat owner : reach.owners())
    {
        const Ways all = of_owner(state, reach, owner, budget);
        ways = together(reach, ways, owner == reach.player() ? all : that_may_end(reach, all, owner, budget), budget);
    }
    return count_allowed(reach, ways);
}

} // namespace elgrande::search
