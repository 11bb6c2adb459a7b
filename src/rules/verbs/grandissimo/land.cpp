// The beginning of a turn in Grandissimo while the player has caballeros on the ship: any number of them may go to
// coastal regions, including Portugal, but not to the King's region (classic and expansions, line 297).
// State::progress: lifted_seat and lifted_from hold the caballero between Lift and Drop; stage Over when the player has
// finished.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Sailing,
    Over
};

void list_goals(const State& state, ActionList& list)
{
    const PlaceSet coast = coast_of(state.setup);
    for (const Place region : regions(state.setup))
    {
        if (coast.contains(region) && !is_taboo(state, region))
        {
            list.add(at(ActionKind::Drop, region));
        }
    }
}

bool possible(const State& state, const Effect&)
{
    return state.caballeros[index(Place::Ship)][state.active()] > 0;
}

Next next(const Transition& transition, const Effect& effect)
{
    const State& state = transition.state;
    if (state.progress.lifted_seat != nobody)
    {
        transition.ask(Question::Drop, state.active());
        return Next::Ask;
    }
    if (state.progress.stage == Over || !possible(state, effect))
    {
        return Next::Finished;
    }
    transition.ask(Question::Sail, state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    if (state.progress.lifted_seat != nobody)
    {
        list_goals(state, list);
        return;
    }
    list.add({ActionKind::Lift, state.active(), Place::Ship});
    list.add(with(ActionKind::Done, 0));
}

void answer(const Transition& transition, const Effect&, Action action)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (action.kind == ActionKind::Done)
    {
        progress.stage = Over;
        return;
    }
    if (action.kind == ActionKind::Lift)
    {
        progress.lifted_seat = owner_of(action);
        progress.lifted_from = action.place;
        return;
    }
    const Seat seat = state.active();
    take_off(state, seat, Place::Ship, Space::Region);
    put_on(transition, seat, action.place);
    transition.emit(
        {.kind = EventKind::Moved, .seat = seat, .by = seat, .from = Place::Ship, .to = action.place, .count = 1});
    progress.lifted_seat = nobody;
    progress.lifted_from = Place::Nowhere;
}

void execute(const Transition&, const Effect&, Action) {}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (action.kind == ActionKind::Lift)
    {
        return action.place == Place::Ship && owner_of(action) < state.players() ? Rule::ForeignMovesUsedUp
                                                                                 : Rule::ShipGoesElsewhere;
    }
    return is_taboo(state, action.place) ? why_taboo(state, action.place) : Rule::ShipGoesElsewhere;
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool holds_one = progress.lifted_seat != nobody;
    return has_part(state.setup, Part::Ships) && progress.stage == Sailing && possible(state, effect)
           && progress.lifted_space == Space::Region && others_are_default(state, {.lifted = true})
           && (holds_one ? progress.lifted_seat == state.active() && progress.lifted_from == Place::Ship
                         : progress.lifted_from == Place::Nowhere);
}

} // namespace

const VerbRules land_verb{.possible = possible,
                          .begin = begin_nothing,
                          .next = next,
                          .legal = legal,
                          .why_not = why_not,
                          .answer = answer,
                          .execute = execute,
                          .valid = valid};

} // namespace elgrande
