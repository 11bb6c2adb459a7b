// The active player's Grande, or one of their choice (2023, "Power Shift"), moves to another region, which becomes its
// owner's home; not out of or into the King's region and not into the Castillo (classic and expansions, stack 4). With
// card 80 of Intrigue & the King, caballeros of its owner follow from any regions. State::progress: victim owns the
// chosen Grande, if there is a choice; stage is 1 after the Grande has moved; any_left is then the number of caballeros
// that may still follow.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

/// Returns the owner of the Grande that moves; nobody while it has yet to be chosen.
Seat owner(const State& state, const Effect& effect)
{
    return effect.everyone ? state.progress.victim : state.active();
}

/// Black caballeros follow the Grande of the player with the Inquisitor (classic and expansions, line 248). Nobody
/// follows into a full France.
void list_followers(const State& state, Seat seat, ActionList& list)
{
    const Place home = state.grande[seat];
    for (const Place region : regions(state.setup))
    {
        for (const Seat owner : {seat, neutral})
        {
            const bool own = owner == seat || state.colonies.inquisitor == seat;
            if (own && region != home && may_leave(state, owner, region)
                && free_spaces(state, home, Disc::None).size > 0)
            {
                add_departures(state, list, {ActionKind::Lift, owner, region}, owner);
            }
        }
    }
}

bool may_move(const State& state, const Effect& effect, Seat seat)
{
    const Place home = state.grande[seat]; // it leaves the Castillo in a general scoring only
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
    if (transition.state.progress.stage != 0)
    {
        ActionList followers;
        if (transition.state.progress.any_left > 0)
        {
            list_followers(transition.state, owner(transition.state, effect), followers);
        }
        if (followers.empty())
        {
            return Next::Finished;
        }
        transition.ask(Question::Lift, transition.state.active());
        return Next::Ask;
    }
    const bool chosen = owner(transition.state, effect) != nobody;
    transition.ask(chosen ? Question::MoveGrande : Question::ChooseGrande, transition.state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.stage != 0)
    {
        list_followers(state, owner(state, effect), list);
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
        const Disc disc = take_off(state, follower, step.place, space_of(step));
        transition.emit({.kind = EventKind::Moved,
                         .seat = follower,
                         .by = state.active(),
                         .from = step.place,
                         .to = home,
                         .count = 1});
        put_on(transition, follower, home, *free_spaces(state, home, disc).begin(), disc);
        --progress.any_left;
        return;
    }
    progress.any_left = effect.count;
    transition.emit({.kind = EventKind::GrandeMoved, .seat = seat, .from = home, .to = step.place});
    home = step.place;
    progress.stage = 1;
}

/// The rule that forbids choosing this Grande.
Rule why_no_choice(const State& state, Action action)
{
    if (action.a >= state.players())
    {
        return Rule::NoSuchValue;
    }
    const Place at = state.grande[action.a];
    return at == Place::Castillo ? Rule::CastilloStaysShut : why_taboo(state, at);
}

/// The rule that forbids a caballero to follow.
Rule why_not_along(const State& state, Action action)
{
    const Seat owner = owner_of(action);
    const bool is_black = owner == neutral && has_black(state.setup);
    if ((owner >= state.owner_count() && !is_black) || (action.a > owner_mask && !has_colonies(state.setup)))
    {
        return Rule::NoSuchValue;
    }
    const bool could = is_region(state.setup, action.place) && may_leave(state, owner, action.place);
    const Seat mover = state.active();
    return !could                                ? why_not_from(state, owner, action.place)
           : action.place == state.grande[mover] ? Rule::SamePlace
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
        ActionList followers;
        if (seat < state.players() && is_region(state.setup, state.grande[seat]))
        {
            list_followers(state, seat, followers);
        }
        return !followers.empty() && progress.any_left > 0 && progress.any_left <= effect.count
               && progress.own_left == 0 && progress.foreign_left == 0 && !is_taboo(state, state.grande[seat])
               && others_are_default(state, {.moves = true});
    }
    return state.progress.stage == 0 && others_are_default(state, {.victim = effect.everyone})
           && (chosen == nobody || (chosen < state.players() && may_move(state, effect, chosen)));
}

} // namespace

const VerbRules move_grande_verb{.possible = possible,
                                 .begin = begin_nothing,
                                 .next = next,
                                 .legal = legal,
                                 .why_not = why_not,
                                 .answer = answer,
                                 .execute = execute,
                                 .valid = valid};

} // namespace elgrande
