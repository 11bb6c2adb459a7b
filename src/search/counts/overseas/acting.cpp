#include "search/counts/overseas/acting.hpp"

#include "rules/game.hpp"
#include "search/counts/overseas/posts.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace elgrande::search
{
namespace
{

/// Where one caballero of an owner leaves or comes. Space::Region stands for all that is no space of its own.
struct Spot
{
    Seat owner = nobody;
    Place place{};
    Space space{};

    bool operator==(const Spot&) const = default;
};

/// What has still to be done.
struct Plan
{
    int effect = -1; ///< of the card; −1: the special action is left out
    bool acts_first = false;
    std::vector<Spot> leave;
    std::vector<Spot> come;
    std::vector<Spot> claim;
    int to_place = 0;               ///< from the court, as the card's stack allows
    int place_far = 0;              ///< by the special action
    int place_and_move = 0;         ///< of those to be placed: they are moved on, or take the places of others
    int step_aside = 0;             ///< for the sake of others
    Place station = Place::Nowhere; ///< the only one where that is done, if it is one
};

Space plain(Space space)
{
    return space >= Space::First ? space : Space::Region;
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

Plan plan_for(const State& state, const Reach& reach, const NetChange& change)
{
    Plan plan;
    for (const Place place : reach.places())
    {
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
                plan.leave.push_back({gone, place, post(i)});
            }
            if (gone != come && come != nobody)
            {
                --more[come];
                plan.come.push_back({come, place, post(i)});
            }
        }
        for (const Seat owner : reach.owners())
        {
            add_spots(plan.leave, plan.come, {owner, place, Space::Region}, more[owner]);
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

/// Looks for an order in which a plan can be done.
class Acting
{
public:
    explicit Acting(const Reach& reach) : reach_(reach) {}

    std::optional<ActionSequence> play(const State& state, const Plan& plan)
    {
        actions_.clear();
        looked_at_ = 0;
        return go_on(state, plan) ? std::optional(actions_) : std::nullopt;
    }

private:
    static constexpr int most_looked_at = 20'000;

    bool go_on(const State& state, const Plan& plan);
    bool then(const State& state, Action action, const Plan& plan);
    bool place(const State& state, const Plan& plan, bool by_action);
    bool lift(const State& state, const Plan& plan);
    bool lift_to_replace(const State& state, const Plan& plan);
    bool drop(const State& state, const Plan& plan);
    bool step_aside(const State& state, const Plan& plan);
    bool claim(const State& state, const Plan& plan);

    const Reach& reach_;
    ActionSequence actions_;
    int looked_at_ = 0;
};

bool is_done(const Plan& plan)
{
    return plan.leave.empty() && plan.come.empty() && plan.claim.empty() && plan.to_place == 0 && plan.place_far == 0
           && plan.place_and_move == 0 && plan.step_aside == 0;
}

/// Whether the plan can be done from here on; leaves nothing in the sequence if not.
bool Acting::then(const State& state, Action action, const Plan& plan)
{
    State next = state;
    actions_.push_back(action);
    if (apply_within_turn(next, action) ? is_done(plan) : go_on(next, plan))
    {
        return true;
    }
    actions_.pop_back();
    return false;
}

bool Acting::go_on(const State& state, const Plan& plan)
{
    if (++looked_at_ > most_looked_at || state.decision.seat != reach_.player())
    {
        return false;
    }
    switch (state.decision.question)
    {
    case Question::PlaceOrAct:
        return plan.acts_first ? then(state, with(ActionKind::Act, 0), plan) : place(state, plan, false);
    case Question::Place:
        return place(state, plan, false);
    case Question::PlaceAnywhere:
        return place(state, plan, true);
    case Question::ActOrSkip:
        return then(state, with(plan.effect >= 0 ? ActionKind::Act : ActionKind::Skip, 0), plan);
    case Question::ChooseEffect:
        return then(state, with(ActionKind::ChooseEffect, plan.effect), plan);
    case Question::Lift:
        return lift(state, plan);
    case Question::Drop:
        return drop(state, plan);
    case Question::Claim:
        return claim(state, plan);
    default:
        return false;
    }
}

bool Acting::place(const State& state, const Plan& plan, bool by_action)
{
    const int left = by_action ? plan.place_far : plan.to_place;
    if (left == 0)
    {
        return then(state, with(ActionKind::Done, 0), plan);
    }
    const ActionList answers = legal(state);
    Plan rest = plan;
    --(by_action ? rest.place_far : rest.to_place);
    for (std::size_t i = plan.come.size(); i-- > 0;)
    {
        const Spot spot = plan.come[i];
        const bool again = i + 1 < plan.come.size() && plan.come[i + 1] == spot;
        if (spot.owner != reach_.player() || again)
        {
            continue;
        }
        for (const Action answer : answers)
        {
            if (answer.kind == ActionKind::Place && answer.place == spot.place && plain(space_of(answer)) == spot.space)
            {
                rest.come = plan.come;
                rest.come.erase(rest.come.begin() + static_cast<std::ptrdiff_t>(i));
                if (then(state, answer, rest))
                {
                    return true;
                }
            }
        }
    }
    if (plan.place_and_move == 0 || plan.acts_first)
    {
        return false;
    }
    rest.come = plan.come;
    --rest.place_and_move;
    for (const Action answer : answers)
    {
        if (answer.kind == ActionKind::Place && reach_.lets_go(answer.place)
            && (plan.station == Place::Nowhere || plan.station == answer.place))
        {
            rest.leave = plan.leave;
            rest.leave.push_back({reach_.player(), answer.place, plain(space_of(answer))});
            if (then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return false;
}

/// One leaves whose place is taken by one from the court then.
bool Acting::lift_to_replace(const State& state, const Plan& plan)
{
    Plan rest = plan;
    --rest.place_and_move;
    for (const Action answer : legal(state))
    {
        if (answer.kind == ActionKind::Lift && owner_of(answer) == reach_.player() && reach_.is_near(answer.place)
            && (plan.station == Place::Nowhere || plan.station == answer.place))
        {
            rest.come = plan.come;
            rest.come.push_back({reach_.player(), answer.place, plain(space_of(answer))});
            if (then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return false;
}

bool Acting::lift(const State& state, const Plan& plan)
{
    if (plan.acts_first && plan.place_and_move > 0)
    {
        return lift_to_replace(state, plan);
    }
    if (plan.leave.empty())
    {
        return then(state, with(ActionKind::Done, 0), plan);
    }
    const ActionList answers = legal(state);
    for (std::size_t i = 0; i < plan.leave.size(); ++i)
    {
        const Spot spot = plan.leave[i];
        if (std::find(plan.leave.begin(), plan.leave.begin() + static_cast<std::ptrdiff_t>(i), spot)
            != plan.leave.begin() + static_cast<std::ptrdiff_t>(i))
        {
            continue;
        }
        Plan rest = plan;
        rest.leave.erase(rest.leave.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Action answer : answers)
        {
            if (answer.kind == ActionKind::Lift && owner_of(answer) == spot.owner && answer.place == spot.place
                && plain(space_of(answer)) == spot.space && then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return false;
}

bool Acting::drop(const State& state, const Plan& plan)
{
    for (std::size_t i = 0; i < plan.come.size(); ++i)
    {
        const Spot spot = plan.come[i];
        if (spot.owner != state.progress.lifted_seat || (i > 0 && plan.come[i - 1] == spot))
        {
            continue;
        }
        Plan rest = plan;
        rest.come.erase(rest.come.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Action answer : legal(state))
        {
            if (answer.place == spot.place && plain(space_of(answer)) == spot.space && then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return plan.step_aside > 0 && step_aside(state, plan);
}

bool Acting::step_aside(const State& state, const Plan& plan)
{
    Plan rest = plan;
    --rest.step_aside;
    for (const Action answer : legal(state))
    {
        if (answer.place == Place::Castillo)
        {
            continue;
        }
        rest.leave = plan.leave;
        rest.leave.push_back({state.progress.lifted_seat, answer.place, plain(space_of(answer))});
        if (then(state, answer, rest))
        {
            return true;
        }
    }
    return false;
}

bool Acting::claim(const State& state, const Plan& plan)
{
    if (plan.claim.empty())
    {
        return then(state, with(ActionKind::Done, 0), plan);
    }
    Plan rest = plan;
    rest.claim.pop_back();
    const Spot spot = plan.claim.back();
    for (const Action answer : legal(state))
    {
        if (answer.kind == ActionKind::Claim && owner_of(answer) == spot.owner && answer.place == spot.place
            && plain(space_of(answer)) == spot.space)
        {
            return then(state, answer, rest);
        }
    }
    return false;
}

/// What is placed and moved by an effect, in the orders in which it may be possible.
std::vector<Plan> plans_for(const State& state, const Reach& reach, const Plan& all, const Tally& tally, int effect)
{
    std::vector<Plan> plans;
    const int placed = tally.balance[reach.player()];
    const bool moves =
        effect >= 0 && card(state.turn.card).effects[static_cast<std::size_t>(effect)].verb == Verb::Move;
    const int most_far =
        effect < 0 || moves ? 0 : card(state.turn.card).effects[static_cast<std::size_t>(effect)].count;
    for (int far = 0; far <= std::min(placed, most_far); ++far)
    {
        for (const bool acts_first : {false, true})
        {
            Plan plan = all;
            plan.effect = effect;
            plan.acts_first = acts_first && effect >= 0;
            plan.place_far = far;
            plan.to_place = placed - far;
            const int moved = std::max<int>(tally.own_out, tally.own_far + (plan.acts_first ? 0 : tally.own_late));
            plan.place_and_move = moves ? moved - tally.own_out : 0;
            plan.step_aside = moves ? rings_of(tally, reach.player(), plan.acts_first).all() : 0;
            plans.push_back(plan);
            for (const Place place : plan.place_and_move > 0 ? reach.places() : std::vector<Place>{})
            {
                plan.station = place;
                plans.push_back(plan); // the fewer are left there, the less has to be said
            }
        }
    }
    return plans;
}

} // namespace

ActionSequence actions_overseas(const State& state, const Reach& reach, const NetChange& change)
{
    const Plan all = plan_for(state, reach, change);
    const Tally tally = tally_of(state, reach, change);
    std::optional<ActionSequence> best;
    Acting acting(reach);
    for (const int effect : reach.effects_for(tally))
    {
        for (const Plan& plan : plans_for(state, reach, all, tally, effect))
        {
            const std::optional<ActionSequence> actions = acting.play(state, plan);
            best = actions && (!best || actions->size() < best->size()) ? actions : best;
        }
    }
    assert(best);
    return best.value_or(ActionSequence{});
}

} // namespace elgrande::search
