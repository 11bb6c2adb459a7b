#include "search/counts/action_sequence.hpp"

#include "rules/game.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace elgrande::search
{
namespace
{

/// The move of one caballero by the special action. `to` is ignored if the verb decides it.
struct CaballeroMove
{
    Seat owner = nobody;
    Place from = Place::Court;
    Place to = Place::Province;
};

/// The answers to all questions of a turn.
struct Plan
{
    std::vector<Place> placed; ///< from the court, not by the special action
    std::vector<CaballeroMove> moves;
    int effect = -1; ///< its index on the card; −1: no special action
    bool acts_first = false;
};

/// Lists each place as often as it gains (`sign` 1) or loses (−1) a caballero of the owner.
std::vector<Place> places_by_count(const Reach& reach, const NetChange& change, Seat owner, int sign)
{
    std::vector<Place> places;
    for (const Place place : reach.places())
    {
        const int count = sign * change.by_place[index(place)][owner];
        places.insert(places.end(), static_cast<std::size_t>(std::max(0, count)), place);
    }
    return places;
}

/// Returns a region where a caballero can be placed and then moved on: Tally::source if the court reaches it.
Place stopover(const Reach& reach, const Tally& tally)
{
    const auto source = static_cast<Place>(tally.source - 1);
    if (tally.source != Tally::no_place && tally.source != Tally::several_places && reach.is_near(source))
    {
        return source;
    }
    return *std::find_if(reach.places().begin(), reach.places().end(),
                         [&](Place place) { return reach.can_lose(place) && reach.is_near(place); });
}

void plan_own_moves(const Reach& reach, const NetChange& change, const Tally& tally, Plan& plan)
{
    std::vector<Place> from = places_by_count(reach, change, reach.player(), -1);
    std::vector<Place> to = places_by_count(reach, change, reach.player(), 1);
    // The first places are filled by moves, the others from the court. Those that the court does not reach must be
    // moved to; the ship comes last, as nobody can be moved onto it.
    std::stable_partition(to.begin(), to.end(), [&](Place place) { return !reach.is_near(place); });
    std::stable_partition(to.begin(), to.end(), [](Place place) { return place != Place::Ship; });
    const std::size_t moves = std::max<std::size_t>(from.size(), tally.own_far_in);
    while (from.size() < moves)
    {
        from.push_back(stopover(reach, tally));
        plan.placed.push_back(from.back());
    }
    for (std::size_t i = 0; i < moves; ++i)
    {
        plan.moves.push_back({reach.player(), from[i], to[i]});
    }
    plan.placed.insert(plan.placed.end(), to.begin() + static_cast<std::ptrdiff_t>(moves), to.end());
}

Plan plan_moves(const Reach& reach, const NetChange& change, const Tally& tally)
{
    Plan plan;
    plan_own_moves(reach, change, tally, plan);
    for (const Seat owner : reach.owners())
    {
        if (owner != reach.player())
        {
            const std::vector<Place> from = places_by_count(reach, change, owner, -1);
            const std::vector<Place> to = places_by_count(reach, change, owner, 1);
            for (std::size_t i = 0; i < from.size(); ++i)
            {
                plan.moves.push_back({owner, from[i], to[i]});
            }
        }
    }
    return plan;
}

/// Returns a caballero that can be moved there and back.
std::optional<CaballeroMove> find_round_trip(const State& state, const Reach& reach, const Effect& effect)
{
    for (const Seat owner : reach.owners())
    {
        const int moves = std::max<int>(owner == reach.player() ? effect.own : effect.foreign, effect.any);
        for (const Place place : reach.places())
        {
            if (moves > 1 && reach.can_lose(place) && state.caballeros[index(place)][owner] > 0)
            {
                return CaballeroMove{owner, place};
            }
        }
    }
    return std::nullopt;
}

/// Adds moves that leave no trace, for cards that must be used although the plan moves nothing.
void plan_traceless_moves(const State& state, const Reach& reach, const Effect& effect, Plan& plan)
{
    const auto other_region = [&](Place than, bool near)
    {
        return *std::find_if(reach.places().begin(), reach.places().end(),
                             [&](Place place)
                             { return reach.can_lose(place) && place != than && (!near || reach.is_near(place)); });
    };
    if (!plan.placed.empty() && std::max(effect.own, effect.any) > 0)
    {
        const Place to = plan.placed.back();
        plan.placed.back() = other_region(to, true);
        plan.moves.push_back({reach.player(), plan.placed.back(), to});
    }
    else if (const std::optional<CaballeroMove> mover = find_round_trip(state, reach, effect))
    {
        const Place other = other_region(mover->from, false);
        plan.moves.push_back({mover->owner, mover->from, other});
        plan.moves.push_back({mover->owner, other, mover->from});
    }
}

Plan plan_dismissals(const Reach& reach, const NetChange& change)
{
    Plan plan;
    plan.placed = places_by_count(reach, change, reach.player(), 1);
    for (const Seat owner : reach.owners())
    {
        for (const Place from : places_by_count(reach, change, owner, -1))
        {
            plan.moves.push_back({owner, from});
        }
    }
    const bool placed_for_it = change.own_dismissed && places_by_count(reach, change, reach.player(), -1).empty();
    if (placed_for_it)
    {
        const Place region = stopover(reach, {});
        plan.placed.push_back(region);
        plan.moves.push_back({reach.player(), region});
    }
    return plan;
}

/// Places all gains, the last `extra` of them by the special action: it takes those that only it can place first.
Plan plan_placing(const Reach& reach, const NetChange& change, std::size_t extra)
{
    Plan plan;
    plan.placed = places_by_count(reach, change, reach.player(), 1);
    // The Castillo, where the special action may be unable to place, comes first.
    std::stable_partition(plan.placed.begin(), plan.placed.end(), [&](Place place) { return reach.is_near(place); });
    for (std::size_t i = 0; i < extra; ++i)
    {
        plan.moves.push_back({reach.player(), Place::Court, plan.placed.back()});
        plan.placed.pop_back();
    }
    return plan;
}

std::vector<Plan> plans_for(const State& state, const Reach& reach, const NetChange& change, const Effect* effect,
                            const Tally& tally)
{
    if (effect == nullptr)
    {
        return {plan_placing(reach, change, 0)};
    }
    if (effect->verb == Verb::Move)
    {
        Plan plan = plan_moves(reach, change, tally);
        if (reach.must_act() && plan.moves.empty())
        {
            plan_traceless_moves(state, reach, *effect, plan);
        }
        return {plan};
    }
    if (effect->verb == Verb::Dismiss)
    {
        return {plan_dismissals(reach, change)};
    }
    std::vector<Plan> plans;
    const auto placed = static_cast<std::size_t>(tally.balance[reach.player()]);
    for (std::size_t extra = 0; extra <= std::min<std::size_t>(placed, effect->count); ++extra)
    {
        plans.push_back(plan_placing(reach, change, extra));
    }
    return plans;
}

/// Answers the questions of a turn by a plan.
class PlanPlayer
{
public:
    explicit PlanPlayer(Plan plan) : plan_(std::move(plan)) {}

    /// Returns nothing if the plan has no answer.
    std::optional<Action> answer(const State& state)
    {
        switch (state.decision.question)
        {
        case Question::PlaceOrAct:
            return plan_.acts_first ? with(ActionKind::Act, 0) : place();
        case Question::Place:
            return place();
        case Question::ActOrSkip:
            return with(plan_.effect >= 0 ? ActionKind::Act : ActionKind::Skip, 0);
        case Question::ChooseEffect:
            return with(ActionKind::ChooseEffect, plan_.effect);
        default:
            return act(state.decision.question);
        }
    }

    /// True if all of the plan was played.
    bool is_done() const { return placed_ == plan_.placed.size() && moved_ == plan_.moves.size(); }

private:
    Action place()
    {
        return placed_ < plan_.placed.size() ? at(ActionKind::Place, plan_.placed[placed_++])
                                             : with(ActionKind::Done, 0);
    }

    std::optional<Action> act(Question question)
    {
        if (moved_ == plan_.moves.size())
        {
            return with(ActionKind::Done, 0);
        }
        const CaballeroMove& move = plan_.moves[moved_];
        switch (question)
        {
        case Question::Lift:
            return Action{ActionKind::Lift, move.owner, move.from};
        case Question::Drop:
            ++moved_;
            return at(ActionKind::Drop, move.to);
        case Question::Dismiss:
            ++moved_;
            return Action{ActionKind::Dismiss, move.owner, move.from};
        case Question::PlaceAnywhere:
            ++moved_;
            return at(ActionKind::Place, move.to);
        default:
            return std::nullopt;
        }
    }

    Plan plan_;
    std::size_t placed_ = 0;
    std::size_t moved_ = 0;
};

/// Plays a plan and returns its actions; nothing if the rules refuse one of them.
std::optional<ActionSequence> play_plan(State state, Plan plan)
{
    PlanPlayer player(std::move(plan));
    ActionSequence actions;
    for (bool over = false; !over;)
    {
        const std::optional<Action> answer = player.answer(state);
        if (!answer || !legal(state).contains(*answer))
        {
            return std::nullopt;
        }
        actions.push_back(*answer);
        over = apply_within_turn(state, *answer);
    }
    return player.is_done() ? std::optional(actions) : std::nullopt;
}

} // namespace

ActionSequence actions_for(const State& state, const Reach& reach, const NetChange& change)
{
    const Tally tally = reach.tally_of(change);
    const auto& effects = card(state.turn.card).effects;
    std::optional<ActionSequence> best;
    for (const int effect : reach.effects_for(tally))
    {
        const Effect* const used = effect < 0 ? nullptr : &effects[static_cast<std::size_t>(effect)];
        for (Plan plan : plans_for(state, reach, change, used, tally))
        {
            plan.effect = effect;
            for (const bool acts_first : {false, true})
            {
                plan.acts_first = acts_first && effect >= 0;
                const std::optional<ActionSequence> actions = play_plan(state, plan);
                best = actions && (!best || actions->size() < best->size()) ? actions : best;
            }
        }
    }
    assert(best);
    return best.value_or(ActionSequence{});
}

} // namespace elgrande::search
