#include "search/counts/count_ends.hpp"

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
            if (reach.may_become_allowed(tally, !reach.has_colonies()))
            {
                both[tally] += first_ways * second_ways;
            }
        }
    }
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
        ++ways[reach.tally_of(place, change)];
    }
    return ways;
}

/// The same of own ones who claim discs there then.
Ways at_place_with_claims(const State& state, const Reach& reach, Place place, const Claims& claims)
{
    const int there = off_posts(state, place)[reach.player()];
    Ways ways;
    for (const auto& [tally, count] : at_place(state, reach, reach.player(), place))
    {
        ways[tally] += count;
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
            ways[then] += static_cast<std::uint64_t>(claiming);
        }
    }
    return ways;
}

Ways of_owner(const State& state, const Reach& reach, Seat owner, const Claims& in_america)
{
    Ways ways{{Tally{}, 1}};
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
                            : at_place(state, reach, owner, place));
    }
    return ways;
}

/// What is left to an owner other than the player after others' places.
Ways that_may_end(const Reach& reach, const Ways& ways, Seat owner, int balance_before)
{
    Ways ending;
    for (const auto& [tally, count] : ways)
    {
        if (reach.may_end(balance_before + tally.balance[owner], tally.others_out))
        {
            ending.emplace(tally, count);
        }
    }
    return ending;
}

std::uint64_t allowed(const Reach& reach, const Ways& ways)
{
    std::uint64_t ends = 0;
    for (const auto& [tally, count] : ways)
    {
        ends += reach.allows(tally) ? count : 0;
    }
    return ends;
}

/// With the colonies: all ways to take spaces of their own, and with each of them what each owner does elsewhere.
class EndsOverseas
{
public:
    EndsOverseas(const State& state, const Reach& reach) : state_(state), reach_(reach)
    {
        for (const Seat owner : reach.owners())
        {
            if (owner != reach.player())
            {
                ways_[owner] = of_owner(state, reach, owner, {});
            }
        }
        if (reach.table() != nullptr)
        {
            for_each_table_change(reach, [&](const TableChange& change) { ++tables_[change.tally]; });
        }
        take_spaces(0, reach.start(), {}, 1);
    }

    std::uint64_t count()
    {
        std::uint64_t ends = 0;
        for (const auto& [claims, ways] : by_claims_)
        {
            const Ways own = of_owner(state_, reach_, reach_.player(), claims);
            for (const auto& [tally, count] : ways)
            {
                ends += count * count_after(tally, own);
            }
        }
        return ends;
    }

private:
    static constexpr std::size_t most_kept = 20'000; ///< some 2 MB

    struct InSomeOrder
    {
        bool operator()(const Claims& a, const Claims& b) const
        {
            return std::tie(a.most, a.none, a.viceroy) < std::tie(b.most, b.none, b.viceroy);
        }
    };

    void take_spaces(std::size_t place, const Tally& so_far, const Claims& claims, std::uint64_t ways)
    {
        if (place == reach_.linked_places())
        {
            Tally tally = so_far;
            if (reach_.can_link())
            {
                forget_open_rings(tally, reach_.player(), reach_.bringer());
            }
            by_claims_[claims][tally] += ways;
            return;
        }
        const Place here = reach_.places()[place];
        if (reach_.has_table(here))
        {
            for (const auto& [change, count] : tables_)
            {
                const Tally tally = sum(so_far, change);
                if (reach_.may_become_allowed(tally, false))
                {
                    take_spaces(place + 1, tally, claims, ways * count);
                }
            }
            return;
        }
        for (const PostsChange& change : posts_changes(state_, reach_, here))
        {
            const Tally tally = sum(so_far, change.tally);
            if (reach_.may_become_allowed(tally, false))
            {
                take_spaces(place + 1, tally,
                            here == Place::America ? claims_in(state_, reach_, here, change.posts) : claims, ways);
            }
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
        const auto [known, fresh] = others_.try_emplace(spaces, Ways{{spaces, 1}});
        Ways& ways = known->second;
        for (const Seat owner : reach_.owners())
        {
            if (fresh && owner != reach_.player())
            {
                ways = together(reach_, ways, that_may_end(reach_, ways_[owner], owner, spaces.balance[owner]));
            }
        }
        kept_ += fresh ? ways.size() + 1 : 0;
        return ways;
    }

    std::uint64_t count_after(Tally spaces, const Ways& own)
    {
        Tally of_own;
        std::swap(of_own.balance[reach_.player()], spaces.balance[reach_.player()]);
        std::swap(of_own.own_out, spaces.own_out);
        of_own.own_far = spaces.own_far;
        of_own.far_abroad = spaces.far_abroad;
        of_own.set_own_early(spaces.own_early);
        of_own.own_late = spaces.own_late;
        spaces.own_far = spaces.own_late = 0;
        spaces.own_early = 0;
        spaces.far_abroad = 0;
        const Ways others = together(reach_, {{of_own, 1}}, others_after(spaces));
        return allowed(reach_, together(reach_, others, own));
    }

    State state_;
    const Reach& reach_;
    std::array<Ways, max_owners> ways_;
    Ways tables_; ///< what the region of the Limit table can come to, where that is counted
    std::map<Claims, Ways, InSomeOrder> by_claims_;
    std::map<Tally, Ways> others_;
    std::size_t kept_ = 0; ///< there
};

} // namespace

std::uint64_t count_ends(const State& state, const Reach& reach)
{
    if (reach.has_colonies())
    {
        return EndsOverseas(with_fate(state, reach.fate()), reach).count();
    }
    Ways ways{{Tally{}, 1}};
    if (reach.can_dismiss_own())
    {
        Tally dismissed;
        dismissed.own_dismissed = 1;
        ways[dismissed] = 1;
    }
    for (const Seat owner : reach.owners())
    {
        const Ways all = of_owner(state, reach, owner, {});
        ways = together(reach, ways, owner == reach.player() ? all : that_may_end(reach, all, owner, 0));
    }
    return allowed(reach, ways);
}

} // namespace elgrande::search
