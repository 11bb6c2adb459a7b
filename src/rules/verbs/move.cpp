// Intrigue: the active player moves caballeros on the board (classic 1996, cards of stack 1).
// progress: own_left, foreign_left, any_left count what may still move; region is the one that some cards name;
// lifted_seat and lifted_from hold the caballero between Lift and Drop; stage is 1 while it is the standard-bearer that
// was chosen among others.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

bool may_lift(const Progress& progress, Seat mover, Seat owner)
{
    return progress.any_left > 0 || (owner == mover ? progress.own_left : progress.foreign_left) > 0;
}

template <class Visit>
bool any_liftable(const State& state, const Progress& progress, Visit visit)
{
    const Seat mover = state.active();
    for (const Place region : all_regions)
    {
        if (is_taboo(state, region) || (progress.region != Place::Nowhere && progress.region != region))
        {
            continue;
        }
        for (const Seat owner : state.owner_seats())
        {
            if (state.caballeros[index(region)][owner] > 0 && may_lift(progress, mover, owner) && visit(owner, region))
            {
                return true;
            }
        }
    }
    return false;
}

bool found(Seat, Place)
{
    return true;
}

void allow(Progress& progress, const Effect& effect)
{
    progress.own_left = effect.own;
    progress.foreign_left = effect.foreign;
    progress.any_left = effect.any;
}

bool possible(const State& state, const Effect& effect)
{
    Progress fresh;
    allow(fresh, effect);
    return any_liftable(state, fresh, found);
}

void begin(const Transition& transition, const Effect& effect)
{
    allow(transition.state.progress, effect);
}

Next next(const Transition& transition, const Effect&)
{
    const State& state = transition.state;
    if (state.progress.lifted_seat != nobody)
    {
        transition.ask(Question::Drop, state.active());
        return Next::Ask;
    }
    if (!any_liftable(state, state.progress, found))
    {
        return Next::Finished;
    }
    transition.ask(Question::Lift, state.active());
    return Next::Ask;
}

/// Nothing has been moved yet.
bool untouched(const Progress& progress, const Effect& effect)
{
    return progress.own_left == effect.own && progress.foreign_left == effect.foreign
           && progress.any_left == effect.any;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.lifted_seat == nobody)
    {
        any_liftable(state, progress,
                     [&](Seat owner, Place region)
                     {
                         add_with_bearer(state, list, {ActionKind::Lift, owner, region}, owner, 1);
                         return false;
                     });
        if (may_leave_out(state) || !untouched(progress, effect))
        {
            list.add(with(ActionKind::Done, 0));
        }
        return;
    }
    for (const Place region : all_regions)
    {
        if (!is_taboo(state, region) && region != progress.lifted_from)
        {
            list.add(at(ActionKind::Drop, region));
        }
    }
    if (state.king != Place::Castillo)
    {
        list.add(at(ActionKind::Drop, Place::Castillo));
    }
}

void answer(const Transition& transition, const Effect&, Action action)
{
    Progress& progress = transition.state.progress;
    if (action.kind == ActionKind::Lift)
    {
        progress.lifted_seat = without_bearer(action).a;
        progress.stage = takes_bearer(action) ? 1 : 0;
        progress.lifted_from = action.place;
    }
    else if (action.kind == ActionKind::Drop)
    {
        announce(transition, action);
    }
    else
    {
        progress.own_left = progress.foreign_left = progress.any_left = 0;
    }
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    const Seat owner = progress.lifted_seat;
    transition.move(owner, progress.lifted_from, step.place);
    transition.emit({.kind = EventKind::Moved,
                     .seat = owner,
                     .by = state.active(),
                     .from = progress.lifted_from,
                     .to = step.place});
    bearer_leaves(transition, owner, progress.lifted_from, step.place, progress.stage == 1);
    --(effect.any > 0 ? progress.any_left : owner == state.active() ? progress.own_left : progress.foreign_left);
    if (effect.one_region)
    {
        progress.region = progress.lifted_from;
    }
    progress.lifted_seat = nobody;
    progress.lifted_from = Place::Nowhere;
    progress.stage = 0;
}

Rule why_no_lift(const State& state, const Effect& effect, Action action)
{
    const Progress& progress = state.progress;
    if (action.a >= state.owner_count())
    {
        return Rule::NoSuchValue;
    }
    if (!is_region(action.place) || !may_leave(state, action.a, action.place))
    {
        return why_not_from(state, action.a, action.place);
    }
    if (progress.region != Place::Nowhere && progress.region != action.place)
    {
        return Rule::OneRegionOnly;
    }
    if (effect.any > 0)
    {
        return Rule::MovesUsedUp;
    }
    return action.a == state.active() ? Rule::OwnMovesUsedUp : Rule::ForeignMovesUsedUp;
}

Rule why_no_drop(const State& state, Place place)
{
    if (is_taboo(state, place))
    {
        return why_taboo(state, place);
    }
    return place == state.progress.lifted_from ? Rule::SamePlace : why_no_region(place, Rule::NoSuchValue);
}

Rule why_not(const State& state, const Effect& effect, Action action)
{
    return action.kind == ActionKind::Lift   ? why_no_lift(state, effect, action)
           : action.kind == ActionKind::Drop ? why_no_drop(state, action.place)
                                             : Rule::NoSuchValue;
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool holds_one = progress.lifted_seat != nobody;
    const bool lifted = holds_one ? is_region(progress.lifted_from)
                                        && may_leave(state, progress.lifted_seat, progress.lifted_from)
                                        && may_lift(progress, state.active(), progress.lifted_seat)
                                  : progress.lifted_from == Place::Nowhere;
    const bool one_region = progress.region == Place::Nowhere
                                ? true
                                : effect.one_region && is_region(progress.region) && !is_taboo(state, progress.region)
                                      && (!holds_one || progress.lifted_from == progress.region);
    // Chosen among others, or there was nothing to choose.
    const bool bearer =
        progress.stage == 0
        || (progress.stage == 1 && lifted && holds_one && state.bearers.at[progress.lifted_seat] == progress.lifted_from
            && state.caballeros[index(progress.lifted_from)][progress.lifted_seat] > 1);
    return bearer && progress.own_left <= effect.own && progress.foreign_left <= effect.foreign
           && progress.any_left <= effect.any && lifted && one_region
           && rest_untouched(state, {.moves = true, .lifted = true, .region = true});
}

} // namespace

const VerbRules move_verb{possible, begin, next, legal, why_not, answer, execute, valid};

} // namespace elgrande
