#include "search/counts/overseas/plan.hpp"

#include "rules/game.hpp"
#include "search/counts/overseas/limit_table.hpp"
#include "search/counts/overseas/posts.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <cstdlib>

namespace elgrande::search
{
namespace
{

Space plain(Space space)
{
    return space >= Space::First ? space : Space::Region;
}

/// Where it counts who is on the Limit table, and where some may have discs.
bool is_told_exactly(const State& state, const Reach& reach, Place place)
{
    return reach.has_table(place) || (is_of(place, PlaceKind::Overseas) && state.colonies.table != place);
}

void add_spots(std::vector<Spot>& leave, std::vector<Spot>& come, Spot spot, int more)
{
    std::vector<Spot>& spots = more < 0 ? leave : come;
    spots.insert(spots.end(), static_cast<std::size_t>(std::abs(more)), spot);
}

/// The board after the action, before discs are claimed, as far as a place has spaces of its own.
Posts before_claims(const State& state, const Reach& reach, Place place, Posts after)
{
    const bool viceroy_claimed = place == Place::America && after.claims > 0 && after.holders[0] == nobody
                                 && state.colonies.viceroy == reach.player();
    after.holders[0] = viceroy_claimed ? reach.player() : after.holders[0];
    return after;
}

TableChange table_of(const Reach& reach, const NetChange& change)
{
    const Change on = unpacked_change(change.table);
    Change beside = change.by_place[index(reach.table()->place)];
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        beside[owner] = static_cast<std::int16_t>(beside[owner] - on[owner]);
    }
    return table_change(reach, on, beside);
}

/// Adds who leaves the region of the Limit table, and who comes.
void plan_table(const Reach& reach, const NetChange& change, PlanOverseas& plan)
{
    const LimitTable& table = *reach.table();
    const TableChange all = table_of(reach, change);
    for (const Seat owner : reach.owners())
    {
        if (all.settled)
        {
            const int more = change.by_place[index(table.place)][owner];
            add_spots(plan.leave, plan.come, {owner, table.place, Space::Region}, more);
        }
        else
        {
            add_spots(plan.leave, plan.come, {owner, table.place, Space::Region, true}, all.on[owner]);
            add_spots(plan.leave, plan.come, {owner, table.place, Space::BesideTable, true}, all.beside[owner]);
        }
        plan.on_table[owner] = static_cast<std::uint8_t>(table.on[owner] + all.on[owner]);
    }
    plan.step_aside = all.passing;
    plan.ends_asked = reach.ending() != Ending::OfTurn;
}

void plan_fate(const State& state, const Reach& reach, PlanOverseas& plan)
{
    const Fate& fate = reach.fate();
    if (!fate.has_moved())
    {
        return;
    }
    plan.leave.push_back({fate.owner, fate.from, fate.left, true});
    if (!fate.is_delivered())
    {
        plan.come.push_back({fate.owner, fate.to, fate.space, true});
    }
    if (const Seat holder = holder_before(state, fate); holder != nobody)
    {
        plan.leave.push_back({holder, fate.to, fate.space, is_told_exactly(state, reach, fate.to)});
    }
}

/// Of the state with the fate of one with a disc, but for that.
PlanOverseas plan_for(const State& state, const Reach& reach, const NetChange& change)
{
    PlanOverseas plan;
    for (const Place place : reach.places())
    {
        if (reach.has_table(place))
        {
            plan_table(reach, change, plan);
            continue;
        }
        const bool overseas = !is_region(place) && place != Place::Castillo;
        const Posts after = overseas ? Posts::unpacked(change.posts[index(place)]) : Posts{};
        const Posts then = before_claims(state, reach, place, after);
        const Posts before = posts_at(state, place);
        Change more = change.by_place[index(place)];
        for (int i = 0; i < posts_in(place); ++i)
        {
            const Seat gone = before.holders[static_cast<std::size_t>(i)];
            const Seat come = then.holders[static_cast<std::size_t>(i)];
            if (gone != come && gone != nobody)
            {
                ++more[gone];
                plan.leave.push_back({gone, place, post(i), is_told_exactly(state, reach, place)});
            }
            if (gone != come && come != nobody)
            {
                --more[come];
                plan.come.push_back({come, place, post(i), is_told_exactly(state, reach, place)});
            }
        }
        for (const Seat owner : reach.owners())
        {
            add_spots(plan.leave, plan.come, {owner, place, Space::Region, is_told_exactly(state, reach, place)},
                      more[owner]);
        }
        const bool viceroy = then.holders != after.holders;
        for (int i = 0; i < after.claims; ++i)
        {
            plan.claim.push_back({reach.player(), place, viceroy && i == 0 ? Space::First : Space::Region});
        }
    }
    // Whoever is moved into the Castillo cannot be moved on, so that it need not be said that enough has been moved.
    std::stable_partition(plan.come.begin(), plan.come.end(),
                          [](const Spot& spot) { return spot.place == Place::Castillo; });
    return plan;
}

Tally tally_of(const State& state, const Reach& reach, const NetChange& change)
{
    Tally tally;
    for (const Place place : reach.places())
    {
        Change more = change.by_place[index(place)];
        if (reach.has_table(place))
        {
            tally = sum(tally, table_of(reach, change).tally);
            continue;
        }
        if (!is_region(place) && place != Place::Castillo)
        {
            const Posts after = Posts::unpacked(change.posts[index(place)]);
            Posts then = before_claims(state, reach, place, after);
            then.claims = 0;
            const std::vector<PostsChange> all = posts_changes(state, reach, place);
            const auto posts =
                std::find_if(all.begin(), all.end(), [&](const PostsChange& one) { return one.posts == then; });
            for (std::size_t owner = 0; owner < max_owners; ++owner)
            {
                more[owner] = static_cast<std::int16_t>(more[owner] - posts->change[owner]);
            }
            tally = sum(tally, posts->tally);
            tally.claims = tally.claims == 1 || after.claims > 0 ? 1 : 0;
        }
        tally = sum(tally, reach.tally_of(place, more));
    }
    return tally;
}

/// What is placed and moved by an effect, in the orders in which it may be possible.
void add_plans(const State& state, const Reach& reach, const PlanOverseas& all, const Tally& tally, int effect,
               std::vector<PlanOverseas>& plans)
{
    const int placed = tally.balance[reach.player()];
    const bool moves =
        effect >= 0 && card(state.turn.card).effects[static_cast<std::size_t>(effect)].verb == Verb::Move;
    const bool from_one_region = moves && card(state.turn.card).effects[static_cast<std::size_t>(effect)].one_region;
    const int most_far =
        effect < 0 || moves ? 0 : card(state.turn.card).effects[static_cast<std::size_t>(effect)].count;
    for (int far = 0; far <= std::min(placed, most_far); ++far)
    {
        for (const bool acts_first : {false, true})
        {
            if (reach.ending() != Ending::OfTurn && acts_first != (reach.ending() == Ending::QuestionBeforePlacing))
            {
                continue;
            }
            PlanOverseas plan = all;
            plan.effect = effect;
            plan.acts_first = acts_first && effect >= 0;
            plan.place_far = far;
            plan.to_place = placed - far;
            if (from_one_region)
            {
                // Nor need it be said once nobody is left in the region, so that who comes there is rather placed.
                std::stable_partition(plan.come.begin(), plan.come.end(),
                                      [&](const Spot& spot) { return index(spot.place) + 1 != tally.source; });
            }
            plan.place_and_move = moves ? Reach::own_moves(tally, plan.acts_first) - tally.own_out : 0;
            plan.step_aside += moves ? rings_of(tally, reach.player(), plan.acts_first).all() : 0;
            plans.push_back(plan);
            for (const Place place : plan.place_and_move > 0 ? reach.places() : std::vector<Place>{})
            {
                plan.station = place;
                plans.push_back(plan); // the fewer are left there, the less has to be said
            }
        }
    }
}

} // namespace

Spot spot_of(const State& state, const Reach& reach, Seat owner, Action answer)
{
    const bool exactly = is_told_exactly(state, reach, answer.place);
    return {owner, answer.place, exactly ? space_of(answer) : plain(space_of(answer)), exactly};
}

std::vector<PlanOverseas> plans_overseas(const State& state, const Reach& reach, const NetChange& change)
{
    const State board = with_fate(state, reach.fate());
    PlanOverseas all = plan_for(board, reach, change);
    plan_fate(state, reach, all);
    Tally tally = sum(reach.start(), tally_of(board, reach, change));
    if (reach.can_link())
    {
        forget_open_rings(tally, reach.player(), reach.bringer());
    }
    all.step_aside += reach.moves_twice(tally) ? 1 : 0;
    std::vector<PlanOverseas> plans;
    for (const int effect : reach.effects_for(tally))
    {
        add_plans(state, reach, all, tally, effect, plans);
    }
    return plans;
}

} // namespace elgrande::search
