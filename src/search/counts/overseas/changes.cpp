#include "search/counts/overseas/changes.hpp"

#include "search/counts/overseas/posts.hpp"

namespace elgrande::search
{
namespace
{

/// The same with each number of discs that are claimed then.
void visit_claims(const Option& unclaimed, const Claims& claims, const Posts& posts, int plain,
                  const std::function<void(const Option&)>& visit)
{
    for (int viceroy = 0; viceroy <= (claims.viceroy ? 1 : 0); ++viceroy)
    {
        for (int count = 0; count + viceroy <= (claims.none ? 0 : claims.most) && count <= plain; ++count)
        {
            Option option = unclaimed;
            Posts then = posts;
            then.holders[0] = viceroy == 1 ? nobody : posts.holders[0];
            then.claims = static_cast<std::uint8_t>(count + viceroy);
            option.posts = then.packed();
            option.tally.claims = then.claims > 0 ? 1 : 0;
            visit(option);
        }
    }
}

} // namespace

void for_each_overseas_option(const State& state, const Reach& reach, Place place,
                              const std::function<void(const Option&)>& visit)
{
    const Seat player = reach.player();
    const PerOwner<std::uint8_t> there = off_posts(state, place);
    for (const PostsChange& posts : posts_changes(state, reach, place))
    {
        const Flow used{posts.tally.own_out, posts.own_in, posts.tally.others_out, posts.others_in};
        const Claims claims = claims_in(state, reach, place, posts.posts);
        const auto visit_change = [&](const Change& change)
        {
            Option option{.change = change, .flow = flow_of(change, player)};
            option.tally = sum(posts.tally, reach.tally_of(place, change));
            if (!reach.may_become_allowed(option.tally))
            {
                return;
            }
            for (std::size_t owner = 0; owner < max_owners; ++owner)
            {
                option.change[owner] = static_cast<std::int16_t>(change[owner] + posts.change[owner]);
            }
            option.flow = together(option.flow, used);
            visit_claims(option, claims, posts.posts, there[player] + change[player], visit);
        };
        if (place == Place::France)
        {
            visit_change({});
        }
        else
        {
            for_each_change(there, place, reach, used, visit_change);
        }
    }
}

} // namespace elgrande::search
