#include "search/counts/count_ends.hpp"

#include "search/counts/layer.hpp"
#include "search/counts/overseas/posts.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

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

/// Without what can make no difference any more: once all spaces are taken, nobody opens a ring where there is none.
Tally without_open_ends(Tally tally)
{
    tally.outside = tally.links == 0 ? 0U : unsigned{tally.outside} & 127U;
    return tally;
}

/// Adds everything of `a` together with everything of `b`, as far as the budget goes.
void add_together(const Reach& reach, const Ways& a, const Ways& b, Budget& budget, Ways& both)
{
    for (const auto& [first, first_ways] : a.entries())
    {
        if (!budget.put_together(b.size()) || budget.exceeded_by_bytes(both.most_bytes()))
        {
            return;
        }
        for (const auto& [second, second_ways] : b.entries())
        {
            const Tally tally = sum(first.tally, second.tally);
            if (reach.may_become_allowed(tally, !reach.has_colonies()))
            {
                both.add(tally, first_ways * second_ways);
            }
        }
    }
}

Ways together(const Reach& reach, const Ways& a, const Ways& b, Budget& budget)
{
    Ways both;
    add_together(reach, a, b, budget, both);
    both.close();
    return both;
}

/// The changes of one place in which only this owner's count changes, of those who stand on no space of its own.
Ways at_place(const State& state, const Reach& reach, Seat owner, Place place)
{
    const bool own = owner == reach.player();
    const int there = reach.lets_go(place) ? off_posts(state, place)[owner] : 0;
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

/// The same of own ones who claim discs there then.
Ways at_place_with_claims(const State& state, const Reach& reach, Place place, const Claims& claims)
{
    const int there = off_posts(state, place)[reach.player()];
    const Ways unclaimed = at_place(state, reach, reach.player(), place);
    Ways ways;
    for (const auto& [key, count] : unclaimed.entries())
    {
        const Tally& tally = key.tally;
        ways.add(tally, count);
        const int plain = there + tally.balance[reach.player()];
        int claiming = 0;
        for (int viceroy = 0; viceroy <= (claims.viceroy ? 1 : 0) && !claims.none; ++viceroy)
        {
            claiming += std::min(plain, claims.most - viceroy) + viceroy;
        }
        if (claiming > 0)
        {
            Tally then = tally;
            then.claims = 1;
            ways.add(then, static_cast<std::uint64_t>(claiming));
        }
    }
    return ways;
}

Ways of_owner(const State& state, const Reach& reach, Seat owner, const Claims& in_america, Budget& budget)
{
    Ways ways(Tally{});
    for (const Place place : reach.places())
    {
        if ((place == Place::France && reach.has_colonies()) || reach.has_table(place))
        {
            continue; // it has nothing but spaces of its own, or is counted with them
        }
        const bool claims = owner == reach.player() && reach.has_colonies();
        ways = together(reach, ways,
                        claims && place == Place::America ? at_place_with_claims(state, reach, place, in_america)
                        : claims && place == Place::Mediterranean
                            ? at_place_with_claims(state, reach, place, claims_in(state, reach, place, {}))
                            : at_place(state, reach, owner, place),
                        budget);
    }
    return ways;
}

/// What is left to an owner other than the player after others' places.
Ways that_may_end(const Reach& reach, const Ways& ways, Seat owner, int balance_before, Budget& budget)
{
    Ways ending;
    budget.put_together(ways.size());
    for (const auto& [key, count] : ways.entries())
    {
        if (reach.may_end(balance_before + key.tally.balance[owner], key.tally.others_out))
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

/// With the colonies: all ways to take spaces of their own, and with each of them what each owner does elsewhere.
class EndsOverseas
{
public:
    EndsOverseas(const State& state, const Reach& reach, Budget& budget) : state_(state), reach_(reach), budget_(budget)
    {
        for (const Seat owner : reach.owners())
        {
            if (owner != reach.player())
            {
                ways_[owner] = of_owner(state, reach, owner, {}, budget);
            }
        }
        by_claims_[{}] = Ways(reach.start());
        for (std::size_t place = 0; place < reach.linked_places(); ++place)
        {
            take_spaces(reach.places()[place]);
        }
        if (reach.can_link())
        {
            forget_rings();
        }
    }

    std::uint64_t count()
    {
        std::uint64_t ends = 0;
        for (const auto& [claims, ways] : by_claims_)
        {
            const Ways own = of_owner(state_, reach_, reach_.player(), claims, budget_);
            ends += count_with(with_others(ways), own);
        }
        budget_.keep_elsewhere(0);
        return ends;
    }

private:
    static constexpr std::size_t most_kept = 2'000'000;

    struct InSomeOrder
    {
        bool operator()(const Claims& a, const Claims& b) const
        {
            return std::tie(a.most, a.none, a.viceroy) < std::tie(b.most, b.none, b.viceroy);
        }
    };

    using ByClaims = std::map<Claims, Ways, InSomeOrder>;

    static std::size_t bytes_of(const ByClaims& all)
    {
        std::size_t bytes = 0;
        for (const auto& [claims, ways] : all)
        {
            bytes += ways.most_bytes();
        }
        return bytes;
    }

    /// How the spaces of a place can be taken, or who can be on the Limit table.
    ByClaims changes_of(Place place) const
    {
        ByClaims changes;
        if (reach_.has_table(place))
        {
            Ways& tables = changes[{}];
            for_each_table_change(reach_, [&](const TableChange& change) { tables.add(change.tally, 1); });
            return changes;
        }
        for (const PostsChange& change : posts_changes(state_, reach_, place))
        {
            changes[place == Place::America ? claims_in(state_, reach_, place, change.posts) : Claims{}].add(
                change.tally, 1);
        }
        return changes;
    }

    void take_spaces(Place place)
    {
        ByClaims next;
        for (const auto& [claims, changes] : changes_of(place))
        {
            for (const auto& [claims_before, before] : by_claims_)
            {
                add_together(reach_, before, changes, budget_, next[place == Place::America ? claims : claims_before]);
                budget_.keep_elsewhere(bytes_of(by_claims_) + bytes_of(next));
            }
        }
        by_claims_ = std::move(next);
    }

    void forget_rings()
    {
        for (auto& [claims, ways] : by_claims_)
        {
            Ways forgotten;
            for (const auto& [key, count] : ways.entries())
            {
                Tally tally = key.tally;
                forget_open_rings(tally, reach_.player(), reach_.bringer());
                forgotten.add(tally, count);
            }
            forgotten.close();
            ways = std::move(forgotten);
        }
    }

    /// What others can do elsewhere after they have taken spaces and left them.
    const Ways& others_after(const Tally& spaces)
    {
        if (kept_ > most_kept)
        {
            others_.clear();
            kept_ = 0;
        }
        const auto [known, fresh] = others_.try_emplace(spaces, spaces);
        Ways& ways = known->second;
        for (const Seat owner : reach_.owners())
        {
            if (fresh && owner != reach_.player())
            {
                const int before = spaces.balance[owner];
                const Ways ending = that_may_end(reach_, ways_[owner], owner, before, budget_);
                ways = together(reach_, ways, ending, budget_);
            }
        }
        kept_ += fresh ? sizeof *known + ways.most_bytes() : 0;
        return ways;
    }

    /// All that comes about by taking spaces and by what others do elsewhere.
    Ways with_others(const Ways& spaces)
    {
        Ways all;
        for (const auto& [key, count] : spaces.entries())
        {
            Tally of_others = key.tally;
            const Tally of_own = taken_out(of_others);
            const Ways& elsewhere = others_after(of_others);
            if (!budget_.put_together(elsewhere.size()) || budget_.exceeded_by_bytes(all.most_bytes() + kept_))
            {
                return all;
            }
            for (const auto& [others, others_count] : elsewhere.entries())
            {
                const Tally tally = sum(of_own, others.tally);
                if (reach_.may_become_allowed(tally, false))
                {
                    all.add(without_open_ends(tally), count * others_count);
                }
            }
        }
        return all;
    }

    /// The part of the player, which makes no difference to what others can do.
    Tally taken_out(Tally& spaces) const
    {
        Tally of_own;
        std::swap(of_own.balance[reach_.player()], spaces.balance[reach_.player()]);
        std::swap(of_own.own_out, spaces.own_out);
        of_own.own_far = spaces.own_far;
        of_own.far_abroad = spaces.far_abroad;
        of_own.own_late = spaces.own_late;
        of_own.set_near_out(spaces.near_out());
        of_own.claims = spaces.claims;
        spaces.own_far = spaces.own_late = 0;
        spaces.far_abroad = 0;
        spaces.set_near_out(0);
        spaces.claims = 0;
        return of_own;
    }

    /// The ends with what the player does elsewhere.
    std::uint64_t count_with(const Ways& others, const Ways& own) const
    {
        const Seat player = reach_.player();
        Ways all;
        for (const auto& [first, first_ways] : others.entries())
        {
            if (!budget_.put_together(own.size()) || budget_.exceeded_by_bytes(all.most_bytes()))
            {
                return 0;
            }
            for (const auto& [second, second_ways] : own.entries())
            {
                const int placed = first.tally.balance[player] + second.tally.balance[player];
                if (placed >= 0 && placed <= reach_.most_placed()
                    && first.tally.own_out + second.tally.own_out <= reach_.most_own_out())
                {
                    all.add(without_open_ends(sum(first.tally, second.tally)), first_ways * second_ways);
                }
            }
        }
        return allowed(reach_, all);
    }

    State state_;
    const Reach& reach_;
    Budget& budget_;
    std::array<Ways, max_owners> ways_;
    ByClaims by_claims_; ///< after spaces are taken
    std::map<Tally, Ways> others_;
    std::size_t kept_ = 0; ///< bytes there
};

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach, Budget& budget)
{
    if (reach.has_colonies())
    {
        return EndsOverseas(with_fate(state, reach.fate()), reach, budget).count();
    }
    Ways ways(Tally{});
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = 1;
        ways.add(dismissed, 1);
    }
    for (const Seat owner : reach.owners())
    {
        const Ways all = of_owner(state, reach, owner, {}, budget);
        ways =
            together(reach, ways, owner == reach.player() ? all : that_may_end(reach, all, owner, 0, budget), budget);
    }
    return allowed(reach, ways);
}

} // namespace elgrande::search
