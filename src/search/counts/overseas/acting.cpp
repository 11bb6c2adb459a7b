#include "search/counts/overseas/acting.hpp"

#include "rules/game.hpp"
#include "search/counts/overseas/plan.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace elgrande::search
{
namespace
{

/// Looks for an order in which a plan can be done.
class Acting
{
public:
    Acting(const Reach& reach, const State& board) : reach_(reach), board_(board) {}

    std::optional<ActionSequence> play(const State& state, const PlanOverseas& plan)
    {
        actions_.clear();
        looked_at_ = 0;
        return go_on(state, plan) ? std::optional(actions_) : std::nullopt;
    }

private:
    static constexpr int most_looked_at = 20'000;

    bool go_on(const State& state, const PlanOverseas& plan);
    bool then(const State& state, Action action, const PlanOverseas& plan);
    bool then_if_legal(const State& state, Action action, const PlanOverseas& plan);
    bool place(const State& state, const PlanOverseas& plan, bool by_action);
    bool place_to_leave(const State& state, const PlanOverseas& plan, PlanOverseas rest);
    bool lift(const State& state, const PlanOverseas& plan);
    bool lift_to_replace(const State& state, const PlanOverseas& plan);
    bool drop(const State& state, const PlanOverseas& plan);
    bool step_aside(const State& state, const PlanOverseas& plan);
    bool claim(const State& state, const PlanOverseas& plan);

    const Reach& reach_;
    const State& board_; ///< with the discs of the end
    ActionSequence actions_;
    int looked_at_ = 0;
};

/// Has whoever had a disc come to the fate that was told?
bool has_fate(const State& state, const State& wanted, const Fate& fate)
{
    const auto carriers_of = [&fate](const State& board)
    {
        std::array<std::uint8_t, sea_places> all{};
        for (std::size_t i = 0; fate.has_moved() && i < all.size(); ++i)
        {
            all[i] = board.colonies.carriers[i][static_cast<std::size_t>(fate.disc) - 1][fate.owner];
        }
        return all;
    };
    return carriers_of(state) == carriers_of(wanted) && state.colonies.french_disc == wanted.colonies.french_disc;
}

/// `wanted` tells of discs.
bool is_done(const Reach& reach, const State& state, const State& wanted, const PlanOverseas& plan)
{
    const bool asked = state.decision.seat != reach.player() && state.decision.question == Question::FillTable;
    const bool as_wanted = reach.table() == nullptr || state.colonies.on_table[0] == plan.on_table;
    return as_wanted && has_fate(state, wanted, reach.fate()) && asked == plan.ends_asked && plan.leave.empty()
           && plan.come.empty() && plan.claim.empty() && plan.to_place == 0 && plan.place_far == 0
           && plan.place_and_move == 0 && plan.step_aside == 0;
}

/// Whether the plan can be done from here on; leaves nothing in the sequence if not.
bool Acting::then(const State& state, Action action, const PlanOverseas& plan)
{
    State next = state;
    actions_.push_back(action);
    const bool over = apply_within_turn(next, action) || next.decision.seat != reach_.player();
    if (over ? is_done(reach_, next, board_, plan) : go_on(next, plan))
    {
        return true;
    }
    actions_.pop_back();
    return false;
}

/// The same of what may not be possible any more: a special action that places cannot begin once the court is empty.
bool Acting::then_if_legal(const State& state, Action action, const PlanOverseas& plan)
{
    return legal(state).contains(action) && then(state, action, plan);
}

bool Acting::go_on(const State& state, const PlanOverseas& plan)
{
    if (++looked_at_ > most_looked_at || state.decision.seat != reach_.player())
    {
        return false;
    }
    switch (state.decision.question)
    {
    case Question::PlaceOrAct:
        return plan.acts_first ? then_if_legal(state, with(ActionKind::Act, 0), plan) : place(state, plan, false);
    case Question::Place:
        return place(state, plan, false);
    case Question::PlaceAnywhere:
        return place(state, plan, true);
    case Question::ActOrSkip:
        return then_if_legal(state, with(plan.effect >= 0 ? ActionKind::Act : ActionKind::Skip, 0), plan);
    case Question::ChooseEffect:
        return then_if_legal(state, with(ActionKind::ChooseEffect, plan.effect), plan);
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

bool Acting::place(const State& state, const PlanOverseas& plan, bool by_action)
{
    const int left = by_action ? plan.place_far : plan.to_place;
    if (left == 0)
    {
        return then_if_legal(state, with(ActionKind::Done, 0), plan);
    }
    const ActionList answers = legal(state);
    PlanOverseas rest = plan;
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
            if (answer.kind == ActionKind::Place && spot.is(answer))
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
    return !plan.acts_first && place_to_leave(state, plan, rest);
}

/// One is placed who is moved on by the action. `rest` is the plan without one to be placed.
bool Acting::place_to_leave(const State& state, const PlanOverseas& plan, PlanOverseas rest)
{
    rest.come = plan.come;
    for (const Action answer : legal(state))
    {
        const bool moves_on = plan.place_and_move > 0 && reach_.lets_go(answer.place)
                              && (plan.station == Place::Nowhere || plan.station == answer.place);
        // Those who make the Limit table full for a while can be placed, too.
        const bool passes = plan.step_aside > 0 && reach_.has_table(answer.place);
        if (answer.kind != ActionKind::Place)
        {
            continue;
        }
        rest.leave = plan.leave;
        rest.leave.push_back(spot_of(state, reach_, reach_.player(), answer));
        rest.place_and_move = plan.place_and_move - 1;
        if (moves_on && then(state, answer, rest))
        {
            return true;
        }
        rest.place_and_move = plan.place_and_move;
        rest.step_aside = plan.step_aside - 1;
        if (passes && then(state, answer, rest))
        {
            return true;
        }
        rest.step_aside = plan.step_aside;
    }
    return false;
}

/// One leaves whose place is taken by one from the court then.
bool Acting::lift_to_replace(const State& state, const PlanOverseas& plan)
{
    PlanOverseas rest = plan;
    --rest.place_and_move;
    for (const Action answer : legal(state))
    {
        if (answer.kind == ActionKind::Lift && owner_of(answer) == reach_.player() && reach_.is_near(answer.place)
            && (plan.station == Place::Nowhere || plan.station == answer.place))
        {
            rest.come = plan.come;
            rest.come.push_back(spot_of(state, reach_, reach_.player(), answer));
            if (then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return false;
}

bool Acting::lift(const State& state, const PlanOverseas& plan)
{
    if (plan.acts_first && plan.place_and_move > 0)
    {
        return lift_to_replace(state, plan);
    }
    if (plan.leave.empty())
    {
        return then_if_legal(state, with(ActionKind::Done, 0), plan);
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
        PlanOverseas rest = plan;
        rest.leave.erase(rest.leave.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Action answer : answers)
        {
            if (answer.kind == ActionKind::Lift && owner_of(answer) == spot.owner && spot.is(answer)
                && then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return false;
}

bool Acting::drop(const State& state, const PlanOverseas& plan)
{
    for (std::size_t i = 0; i < plan.come.size(); ++i)
    {
        const Spot spot = plan.come[i];
        if (spot.owner != state.progress.lifted_seat || (i > 0 && plan.come[i - 1] == spot))
        {
            continue;
        }
        PlanOverseas rest = plan;
        rest.come.erase(rest.come.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Action answer : legal(state))
        {
            if (spot.is(answer) && then(state, answer, rest))
            {
                return true;
            }
        }
    }
    return plan.step_aside > 0 && step_aside(state, plan);
}

bool Acting::step_aside(const State& state, const PlanOverseas& plan)
{
    PlanOverseas rest = plan;
    --rest.step_aside;
    for (const Action answer : legal(state))
    {
        if (answer.place == Place::Castillo)
        {
            continue;
        }
        rest.leave = plan.leave;
        rest.leave.push_back(spot_of(state, reach_, state.progress.lifted_seat, answer));
        if (then(state, answer, rest))
        {
            return true;
        }
    }
    return false;
}

bool Acting::claim(const State& state, const PlanOverseas& plan)
{
    if (plan.claim.empty())
    {
        return then_if_legal(state, with(ActionKind::Done, 0), plan);
    }
    PlanOverseas rest = plan;
    rest.claim.pop_back();
    const Spot spot = plan.claim.back();
    for (const Action answer : legal(state))
    {
        if (answer.kind == ActionKind::Claim && owner_of(answer) == spot.owner && spot.is(answer))
        {
            return then(state, answer, rest);
        }
    }
    return false;
}

} // namespace

ActionSequence actions_overseas(const State& state, const Reach& reach, const NetChange& change)
{
    const State board = with_fate(state, reach.fate());
    std::optional<ActionSequence> best;
    Acting acting(reach, board);
    for (const PlanOverseas& plan : plans_overseas(state, reach, change))
    {
        const std::optional<ActionSequence> actions = acting.play(state, plan);
        best = actions && (!best || actions->size() < best->size()) ? actions : best;
    }
    assert(best);
    return best.value_or(ActionSequence{});
}

} // namespace elgrande::search
