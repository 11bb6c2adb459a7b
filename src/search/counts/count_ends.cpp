#include "search/counts/count_ends.hpp"

#include "search/counts/layer.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::search
{
namespace
{

/// In how many ways each tally comes about.
class Ways
{
public:
    Ways() = default;
    explicit Ways(const Tally& tally) { add(tally, 1); }

    void add(const Tally& tally, std::uint64_t count) { layer_.add({.tally = tally}, count); }

    /// Nothing is added any more.
    void close() { layer_.close(); }

    const std::vector<Layer::Entry>& entries() const { return layer_.entries(); }
    std::size_t size() const { return entries().size(); }
    std::size_t most_bytes() const { return sizeof *this + layer_.most_bytes(); }

private:
    Layer layer_;
};

/// Everything of `a` together with everything of `b`, as far as the budget goes.
Ways together(const Reach& reach, const Ways& a, const Ways& b, Budget& budget)
{
    Ways both;
    for (const auto& [first, first_ways] : a.entries())
    {
        if (!budget.put_together(b.size()) || budget.exceeded_by_bytes(both.most_bytes()))
        {
            break;
        }
        for (const auto& [second, second_ways] : b.entries())
        {
            const Tally tally = sum(first.tally, second.tally);
            if (reach.may_become_allowed(tally))
            {
                both.add(tally, first_ways * second_ways);
            }
        }
    }
    both.close();
    return both;
}

/// The changes of one place in which only this owner's count changes.
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
        ways.add(reach.tally_of(place, change), 1);
    }
    return ways;
}

Ways of_owner(const State& state, const Reach& reach, Seat owner, Budget& budget)
{
    Ways ways(Tally{});
    for (const Place place : reach.places())
    {
        ways = together(reach, ways, at_place(state, reach, owner, place), budget);
    }
    return ways;
}

/// Of these of an owner other than the player those that may be whole.
Ways that_may_end(const Reach& reach, const Ways& ways, Seat owner, Budget& budget)
{
    Ways ending;
    budget.put_together(ways.size());
    for (const auto& [key, count] : ways.entries())
    {
        if (reach.may_end(key.tally.balance[owner], key.tally.others_out))
        {
            ending.add(key.tally, count);
        }
    }
    return ending;
}

std::uint64_t allowed(const Reach& reach, const Ways& ways)
{
    std::uint64_t ends = 0;
    for (const auto& [key, count] : ways.entries())
    {
        ends += reach.allows(key.tally) ? count : 0;
    }
    return ends;
}

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget)
{
    Ways ways(Tally{});
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = true;
        ways.add(dismissed, 1);
    }
    for (const Seat owner : reach.owners())
    {
        const Ways all = of_owner(state, reach, owner, budget);
        ways = together(reach, ways, owner == reach.player() ? all : that_may_end(reach, all, owner, budget), budget);
    }
    return allowed(reach, ways);
}

} // namespace elgrande::search
