// Extra caballeros from the court into any regions but the King's, or into the Castillo where the edition allows it
// (classic 1996, stack 1; 2023, "Militia").
// progress: any_left counts them.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return state.court[state.active()] > 0;
}

void begin(const Play& play, const Effect& effect)
{
    play.state.progress.any_left = effect.count;
}

Next next(const Play& play, const Effect&)
{
    const State& state = play.state;
    if (state.progress.any_left == 0 || state.court[state.active()] == 0)
    {
        return Next::Finished;
    }
    play.ask(Question::PlaceAnywhere, state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (region != state.king)
        {
            list.add(at(ActionKind::Place, region));
        }
    }
    if (effect.with_castillo && state.king != Place::Castillo)
    {
        list.add(at(ActionKind::Place, Place::Castillo));
    }
    list.add(with(ActionKind::Done, 0));
}

void answer(const Play& play, const Effect&, Action action)
{
    if (action.kind == ActionKind::Done)
    {
        play.state.progress.any_left = 0;
        return;
    }
    announce(play, action);
}

void execute(const Play& play, const Effect&, Action step)
{
    State& state = play.state;
    const Seat seat = state.active();
    --state.court[seat];
    play.arrive(seat, step.place);
    --state.progress.any_left;
    play.tell({.kind = EventKind::Placed, .seat = seat, .from = Place::Court, .to = step.place, .count = 1});
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    return progress.stage == 0 && progress.own_left == 0 && progress.foreign_left == 0
           && progress.any_left <= effect.count && rest_untouched(state, {.moves = true});
}

} // namespace

const VerbRules place_anywhere_verb{possible, begin, next, legal, answer, execute, valid};

} // namespace elgrande
