#include "search/counts/count_ends.hpp"

#include <algorithm>
#include <map>

namespace elgrande::search
{
namespace
{

using Ways = std::map<Tally, std::uint64_t>;

/// Everything of `a` together with everything of `b`.
Ways together(const Reach& reach, const Ways& a, const Ways& b)
{
    Ways both;
    for (const auto& [first, first_ways] : a)
    {
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

/// The changes of one place in which only this owner's count changes.
Ways at_place(const State& state, const Reach& reach, Seat owner, Place place)
{
    const bool own = owner == reach.player();
    const int there = Reach::lets_go(place) ? state.caballeros[index(place)][owner] : 0;
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

Ways of_owner(const State& state, const Reach& reach, Seat owner)
{
    Ways ways{{Tally{}, 1}};
    for (const Place place : reach.places())
    {
        ways = together(reach, ways, at_place(state, reach, owner, place));
    }
    if (owner != reach.player())
    {
        for (auto way = ways.begin(); way != ways.end();)
        {
            const Tally& tally = way->first;
            way = reach.may_end(tally.balance[owner], tally.others_out) ? std::next(way) : ways.erase(way);
        }
    }
    return ways;
}

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach)
{
    Ways ways{{Tally{}, 1}};
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = true;
        ways[dismissed] = 1;
    }
    for (const Seat owner : state.owner_seats())
    {
        ways = together(reach, ways, of_owner(state, reach, owner));
    }
    std::uint64_t ends = 0;
    for (const auto& [tally, count] : ways)
    {
        ends += reach.allows(tally) ? count : 0;
    }
    return ends;
}

} // namespace elgrande::search
