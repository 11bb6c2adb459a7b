// The active player's grande, or one of their choice (2023, "Power Shift"), moves to another region, which becomes its
// owner's home; not out of or into the King's region and not into the Castillo (classic and expansions, stack 4).
// By a card of Intrigue & the King caballeros of its owner go along from the same region, as many as they like (80).
// progress: victim owns the one chosen, where there is a choice; stage turns 1 when it has moved, and region is where
// it was as long as any_left caballeros may still go along.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

Seat owner(const State& state, const Effect& effect)
{
    return effect.everyone ? state.progress.victim : state.active();
}

/// Black caballeros of the Inquisitor in the court go along as own ones do (line 248).
int followers(const State& state, Seat seat, Place from)
{
    const auto& there = state.caballeros[index(from)];
    return there[seat] + (state.colonies.inquisitor == seat ? there[neutral] : 0);
}

bool may_move(const State& state, const Effect& effect, Seat seat)
{
    const Place home = state.grande[seat]; // or the Castillo, which it leaves in a general scoring only
    return (effect.everyone || seat == state.active()) && is_region(state.setup, home) && !is_taboo(state, home);
}

bool possible(const State& state, const Effect& effect)
{
    for (const Seat seat : state.seats())
    {
        if (may_move(state, effect, seat))
        {
            return true;
        }
    }
    return false;
}

Next next(const Transition& transition, const Effect& effect)
{
    if (transition.state.progress.any_left > 0)
    {
        transition.ask(Question::Lift, transition.state.active());
        return Next::Ask;
    }
    if (transition.state.progress.stage != 0)
    {
        return Next::Finished;
    }
    const bool chosen = owner(transition.state, effect) != nobody;
    transition.ask(chosen ? Question::MoveGrande : Question::ChooseGrande, transition.state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.any_left > 0)
    {
        const Seat seat = owner(state, effect);
        if (free_spaces(state, state.grande[seat], Disc::None).size > 0)
        {
            add_departures(state, list, {ActionKind::Lift, seat, progress.region}, seat);
            if (state.colonies.inquisitor == seat)
            {
                add_departures(state, list, {ActionKind::Lift, neutral, progress.region}, neutral);
            }
        }
        list.add(with(ActionKind::Done, 0));
        return;
    }
    if (owner(state, effect) == nobody)
    {
        for (const Seat seat : state.seats())
        {
            if (may_move(state, effect, seat))
            {
                list.add(with(ActionKind::ChooseGrande, seat));
            }
        }
        return;
    }
    for (const Place region : regions(state.setup))
    {
        if (!is_taboo(state, region) && region != state.grande[owner(state, effect)])
        {
            list.add(at(ActionKind::MoveGrande, region));
        }
    }
}

void answer(const Transition& transition, const Effect&, Action action)
{
    if (action.kind == ActionKind::ChooseGrande)
    {
        transition.state.progress.victim = action.a;
        return;
    }
    if (action.kind == ActionKind::Done)
    {
        transition.state.progress.any_left = 0;
        transition.state.progress.region = Place::Nowhere;
        return;
    }
    announce(transition, action);
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    const Seat seat = owner(state, effect);
    Progress& progress = state.progress;
    Place& home = state.grande[seat];
    if (step.kind == ActionKind::Lift)
    {
        const Seat follower = owner_of(step);
        const Disc disc = take_off(state, follower, progress.region, space_of(step));
        transition.emit(
            {.kind = EventKind::Moved, .seat = follower, .by = state.active(), .from = progress.region, .to = home});
        put_on(transition, follower, home, *free_spaces(state, home, disc).begin(), disc);
        --progress.any_left;
        progress.region = progress.any_left > 0 ? progress.region : Place::Nowhere;
        return;
    }
    progress.any_left = static_cast<std::uint8_t>(std::min<int>(effect.count, followers(state, seat, home)));
    progress.region = progress.any_left > 0 ? home : Place::Nowhere;
    transition.emit({.kind = EventKind::GrandeMoved, .seat = seat, .from = home, .to = step.place});
    home = step.place;
    progress.stage = 1;
}

/// Of the Grande to be moved.
Rule why_no_choice(const State& state, Action action)
{
    if (action.a >= state.players())
    {
        return Rule::NoSuchValue;
    }
    const Place at = state.grande[action.a];
    return at == Place::Castillo ? Rule::CastilloStaysShut : why_taboo(state, at);
}

/// Who goes along is of the Grande's colour, and comes from where it was.
Rule why_not_along(const State& state, Action action)
{
    const Seat owner = owner_of(action);
    const bool is_black = owner == neutral && has_black(state.setup);
    if ((owner >= state.owner_count() && !is_black) || (action.a > owner_mask && !has_colonies(state.setup)))
    {
        return Rule::NoSuchValue;
    }
    const bool could = is_region(state.setup, action.place) && may_leave(state, owner, action.place);
    return !could                                  ? why_not_from(state, owner, action.place)
           : action.place != state.progress.region ? Rule::OneRegionOnly
                                                   : Rule::ForeignMovesUsedUp;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (action.kind == ActionKind::Lift)
    {
        return why_not_along(state, action);
    }
    return action.kind == ActionKind::ChooseGrande
               ? why_no_choice(state, action)
               : why_no_region(state, action.place,
                               is_taboo(state, action.place) ? why_taboo(state, action.place) : Rule::SamePlace);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const Seat chosen = progress.victim;
    if (progress.stage == 1)
    {
        const Seat seat = owner(state, effect);
        return seat < state.players() && progress.any_left > 0 && progress.any_left <= effect.count
               && progress.own_left == 0 && progress.foreign_left == 0 && is_region(state.setup, progress.region)
               && !is_taboo(state, progress.region) && progress.any_left <= followers(state, seat, progress.region)
               && state.grande[seat] != progress.region && !is_taboo(state, state.grande[seat])
               && rest_untouched(state, {.moves = true, .region = true});
    }
    return state.progress.stage == 0 && rest_untouched(state, {.victim = effect.everyone})
           && (chosen == nobody || (chosen < state.players() && may_move(state, effect, chosen)));
}

} // namespace

const VerbRules move_grande_verb{possible, begin_nothing, next, legal, why_not, answer, execute, valid};

} // namespace elgrande
