#pragma once

#include "search/counts/options.hpp"
#include "search/counts/reach.hpp"

#include <algorithm>
#include <functional>

namespace elgrande::search
{

/// Calls `visit` with every change that a place where `there` stand allows by itself, when `used` have left and come
/// already.
template <class Visit>
void for_each_change(const PerOwner<std::uint8_t>& there, Place place, const Reach& reach, const Flow& used,
                     Visit visit)
{
    Change change{};
    const Owners owners = reach.owners();
    const auto from_owner = [&](auto self, Owners::Iterator next, Flow flow) -> void
    {
        if (!(next != owners.end()))
        {
            visit(change);
            return;
        }
        const Seat owner = *next;
        ++next;
        const bool own = owner == reach.player();
        const int stay = reach.lets_go(place) ? there[owner] : 0;
        const int out = flow.own_out + flow.others_out;
        const int in = flow.own_in + flow.others_in;
        const int most_out =
            std::min({stay, reach.most_out() - out,
                      own ? reach.most_own_out() - flow.own_out : reach.most_others_out() - flow.others_out});
        const int most_in =
            std::min(reach.most_in() - in, reach.most_in(place, own) - (own ? flow.own_in : flow.others_in));
        for (int more = -most_out; more <= most_in; ++more)
        {
            change[owner] = static_cast<std::int16_t>(more);
            Flow then = flow;
            std::uint8_t& counted =
                more < 0 ? (own ? then.own_out : then.others_out) : (own ? then.own_in : then.others_in);
            counted = static_cast<std::uint8_t>(counted + (more < 0 ? -more : more));
            self(self, next, then);
        }
        change[owner] = 0;
    };
    from_owner(from_owner, owners.begin(), used);
}

/// Calls `visit` with every option of France, the ship, America or the Mediterranean.
void for_each_overseas_option(const State& state, const Reach& reach, Place place,
                              const std::function<void(const Option&)>& visit);

} // namespace elgrande::search
