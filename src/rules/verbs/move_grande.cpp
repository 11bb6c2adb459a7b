// The active player's grande, or one of their choice (2023, "Power Shift"), moves to another region, which becomes its
// owner's home; not out of or into the King's region and not into the Castillo (classic and expansions, stack 4).
// progress: victim owns the one chosen, where there is a choice; stage turns 1 when it has moved.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

Seat owner(const State& state, const Effect& effect)
{
    return effect.everyone ? state.progress.victim : state.active();
}

bool may_move(const State& state, const Effect& effect, Seat seat)
{
    const Place home = state.grande[seat]; // or the Castillo, which it leaves in a general scoring only
    return (effect.everyone || seat == state.active()) && is_region(home) && home != state.king;
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
        return Next::Finished;
    }
    const bool chosen = owner(transition.state, effect) != nobody;
    transition.ask(chosen ? Question::MoveGrande : Question::ChooseGrande, transition.state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
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
    for (const Place region : all_regions)
    {
        if (region != state.king && region != state.grande[owner(state, effect)])
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
    announce(transition, action);
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    const Seat seat = owner(state, effect);
    Place& home = state.grande[seat];
    transition.emit({.kind = EventKind::GrandeMoved, .seat = seat, .from = home, .to = step.place});
    home = step.place;
    state.progress.stage = 1;
}

/// Of the Grande to be moved.
Rule why_no_choice(const State& state, Action action)
{
    if (action.a >= state.players())
    {
        return Rule::NoSuchValue;
    }
    const Place at = state.grande[action.a];
    return at == Place::Castillo ? Rule::CastilloStaysShut : Rule::KingsRegionTaboo;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return action.kind == ActionKind::ChooseGrande
               ? why_no_choice(state, action)
               : why_no_region(action.place, action.place == state.king ? Rule::KingsRegionTaboo : Rule::SamePlace);
}

bool valid(const State& state, const Effect& effect)
{
    const Seat chosen = state.progress.victim;
    return state.progress.stage == 0 && rest_untouched(state, {.victim = effect.everyone})
           && (chosen == nobody || (chosen < state.players() && may_move(state, effect, chosen)));
}

} // namespace

const VerbRules move_grande_verb{possible, begin_nothing, next, legal, why_not, answer, execute, valid};

} // namespace elgrande
