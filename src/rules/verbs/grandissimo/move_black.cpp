// The Inquisitor in the court: one of his caballeros goes to another region, not from the King's or to it, and may take
// another caballero along, if its player agrees (classic and expansions, line 398: "voluntary"). progress: lifted_seat
// is `neutral` between Lift and Drop; lifted_from is the region that the black caballero leaves or has left, region
// where it is after the move, victim the player who is asked to agree; stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Moving,      ///< the black caballero is lifted and dropped
    TakingAlong, ///< the active player may choose one more caballero
    Asking,      ///< the owner of that caballero is asked to agree
    Over
};

bool possible(const State& state, const Effect&)
{
    const auto all = regions(state.setup);
    return std::any_of(all.begin(), all.end(), [&](Place region) { return may_leave(state, neutral, region); });
}

void list_companions(const State& state, ActionList& list)
{
    const Place from = state.progress.lifted_from;
    for (const Seat seat : state.seats())
    {
        if (state.caballeros[index(from)][seat] > 0)
        {
            list.add({ActionKind::TakeAlong, seat, from});
        }
    }
}

Next next(const Transition& transition, const Effect&)
{
    const State& state = transition.state;
    const Progress& progress = state.progress;
    if (progress.stage == Moving)
    {
        transition.ask(progress.lifted_seat == nobody ? Question::Lift : Question::Drop, state.active());
        return Next::Ask;
    }
    ActionList companions;
    if (progress.stage == TakingAlong)
    {
        list_companions(state, companions);
    }
    if (!companions.empty())
    {
        transition.ask(Question::TakeAlong, state.active());
        return Next::Ask;
    }
    if (progress.stage == Asking)
    {
        transition.ask(Question::GoAlong, progress.victim);
        return Next::Ask;
    }
    return Next::Finished;
}

void list_lifts(const State& state, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, neutral, region))
        {
            list.add({ActionKind::Lift, neutral, region});
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void legal(const State& state, const Effect&, ActionList& list)
{
    const Progress& progress = state.progress;
    switch (progress.stage)
    {
    case TakingAlong:
        list_companions(state, list);
        list.add(with(ActionKind::Done, 0));
        return;
    case Asking:
        list.add(with(ActionKind::Allow, 0));
        list.add(with(ActionKind::Skip, 0));
        return;
    default:
        break;
    }
    if (progress.lifted_seat == nobody)
    {
        list_lifts(state, list);
        return;
    }
    for (const Place region : regions(state.setup))
    {
        if (!is_taboo(state, region) && region != progress.lifted_from)
        {
            list.add(at(ActionKind::Drop, region));
        }
    }
}

void move_one(const Transition& transition, Seat owner)
{
    State& state = transition.state;
    const Place from = state.progress.lifted_from;
    const Place to = state.progress.region;
    take_off(state, owner, from, Space::Region);
    put_on(transition, owner, to);
    transition.emit(
        {.kind = EventKind::Moved, .seat = owner, .by = state.active(), .from = from, .to = to, .count = 1});
}

void answer(const Transition& transition, const Effect&, Action action)
{
    Progress& progress = transition.state.progress;
    switch (action.kind)
    {
    case ActionKind::Lift:
        progress.lifted_seat = neutral;
        progress.lifted_from = action.place;
        break;
    case ActionKind::Drop:
        progress.region = action.place;
        progress.lifted_seat = nobody;
        progress.stage = TakingAlong;
        move_one(transition, neutral);
        break;
    case ActionKind::TakeAlong:
        // The active player need not agree to take one of their own.
        progress.victim = action.a == transition.state.active() ? nobody : action.a;
        progress.stage = progress.victim == nobody ? Over : Asking;
        if (progress.victim == nobody)
        {
            move_one(transition, action.a);
        }
        break;
    case ActionKind::Allow:
        move_one(transition, progress.victim);
        progress.stage = Over;
        break;
    default:
        progress.stage = Over;
        break;
    }
}

void execute(const Transition&, const Effect&, Action) {}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (is_taboo(state, action.place))
    {
        return why_taboo(state, action.place);
    }
    switch (action.kind)
    {
    case ActionKind::Lift:
        return owner_of(action) == neutral ? why_not_from(state, neutral, action.place) : Rule::ForeignMovesUsedUp;
    case ActionKind::Drop:
        return action.place == state.progress.lifted_from ? Rule::SamePlace
                                                          : why_no_region(state, action.place, Rule::NoSuchValue);
    case ActionKind::TakeAlong:
        return action.place == state.progress.lifted_from ? Rule::NoCaballeroThere : Rule::OneRegionOnly;
    default:
        return Rule::NoSuchValue;
    }
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    if (!has_part(state.setup, Part::Inquisitor) || progress.stage >= Over || progress.lifted_space != Space::Region
        || !others_are_default(state, {.victim = true, .lifted = true, .region = true}))
    {
        return false;
    }
    const bool left = is_region(state.setup, progress.lifted_from) && !is_taboo(state, progress.lifted_from);
    if (progress.stage == Moving)
    {
        const bool holds = progress.lifted_seat == neutral && left && may_leave(state, neutral, progress.lifted_from);
        const bool begins = progress.lifted_seat == nobody && progress.lifted_from == Place::Nowhere;
        return (holds || begins) && progress.region == Place::Nowhere && progress.victim == nobody
               && possible(state, effect);
    }
    const bool moved = is_region(state.setup, progress.region) && !is_taboo(state, progress.region)
                       && progress.region != progress.lifted_from
                       && state.caballeros[index(progress.region)][neutral] > 0;
    const bool asks = progress.stage == Asking;
    return left && moved && progress.lifted_seat == nobody
           && (asks ? progress.victim < state.players() && progress.victim != state.active()
                          && state.caballeros[index(progress.lifted_from)][progress.victim] > 0
                    : progress.victim == nobody);
}

} // namespace

const VerbRules move_black_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = next,
                                .legal = legal,
                                .why_not = why_not,
                                .answer = answer,
                                .execute = execute,
                                .valid = valid};

} // namespace elgrande
