// Extra caballeros from the court into any regions but the King's, or into the Castillo where the edition allows it
// (classic 1996, stack 1; 2023, "Militia").
// State::progress: any_left is the number that may still be placed.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return state.court[state.active()] > 0;
}

void begin(const Transition& transition, const Effect& effect)
{
    transition.state.progress.any_left = effect.count;
}

Next next(const Transition& transition, const Effect&)
{
    const State& state = transition.state;
    if (state.progress.any_left == 0 || state.court[state.active()] == 0)
    {
        return Next::Finished;
    }
    transition.ask(Question::PlaceAnywhere, state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const PlaceSet near = near_king(state);
    for (const Place region : regions(state.setup))
    {
        if (effect.near ? near.contains(region) && !is_taboo(state, region) : court_reaches(state, region))
        {
            add_arrivals(state, list, at(ActionKind::Place, region));
        }
    }
    if (has_token(state, state.active()))
    {
        list.add(
            at(ActionKind::Place, Place::Ship)); // "instead of the normal regions" (classic and expansions, line 297)
    }
    if (effect.with_castillo && state.king != Place::Castillo)
    {
        list.add(at(ActionKind::Place, Place::Castillo));
    }
    list.add(with(ActionKind::Done, 0));
}

void answer(const Transition& transition, const Effect&, Action action)
{
    if (action.kind == ActionKind::Done)
    {
        transition.state.progress.any_left = 0;
        return;
    }
    announce(transition, action);
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const Seat seat = state.active();
    --state.court[seat];
    put_on(transition, seat, step.place, space_of(step));
    --state.progress.any_left;
    transition.emit({.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = step.place, .count = 1});
}

Rule why_not(const State& state, const Effect& effect, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
           : effect.near && is_region(state.setup, action.place)
               ? Rule::NotNextToKing
               : why_not_from_court(state, action.place, why_no_region(state, action.place, Rule::NoSuchValue));
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    return progress.stage == 0 && progress.own_left == 0 && progress.foreign_left == 0
           && progress.any_left <= effect.count && others_are_default(state, {.moves = true});
}

} // namespace

const VerbRules place_anywhere_verb{.possible = possible,
                                    .begin = begin,
                                    .next = next,
                                    .legal = legal,
                                    .why_not = why_not,
                                    .answer = answer,
                                    .execute = execute,
                                    .valid = valid};

} // namespace elgrande
