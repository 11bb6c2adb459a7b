// The court: caballeros of the active player come from their province to their court, as many as the province holds
// (classic and expansions, stack 4). In later editions the player may recall the rest from regions, as with a power
// card; in the Big Box they may also take fewer.
// State::progress: stage 1 once those from the province have come; any_left counts those that may still be recalled.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// Returns how many caballeros come from the province if the player takes all.
int in_reach(const State& state, const Effect& effect)
{
    return std::min<int>(effect.count, state.province[state.active()]);
}

bool possible(const State& state, const Effect& effect)
{
    return state.province[state.active()] > 0 || (effect.recall && in_open_regions(state, state.active()) > 0);
}

Next next(const Transition& transition, const Effect& effect)
{
    const State& state = transition.state;
    const Seat seat = state.active();
    if (state.progress.stage == 0)
    {
        if (effect.fewer && in_reach(state, effect) > 1)
        {
            transition.ask(Question::Recruit, seat);
            return Next::Ask;
        }
        announce(transition, with(ActionKind::ReinforceCourt, 0));
        return Next::Step;
    }
    if (state.progress.any_left == 0 || in_open_regions(state, seat) == 0)
    {
        return Next::Finished;
    }
    transition.ask(Question::Recall, seat);
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    if (state.progress.stage == 0)
    {
        for (int count = in_reach(state, effect); count > 0; --count)
        {
            list.add(with(ActionKind::Recruit, count));
        }
        return;
    }
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, state.active(), region))
        {
            add_departures(state, list, at(ActionKind::Recall, region), state.active());
        }
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

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (step.kind == ActionKind::Recall)
    {
        --progress.any_left;
        recall_one(transition, step);
        return;
    }
    const Seat seat = state.active();
    const int count = step.kind == ActionKind::Recruit ? step.a : in_reach(state, effect);
    state.province[seat] = static_cast<std::uint8_t>(state.province[seat] - count);
    state.court[seat] = static_cast<std::uint8_t>(state.court[seat] + count);
    progress.stage = 1;
    // Caballeros can be recalled from the board only if the province is empty.
    progress.any_left =
        effect.recall && state.province[seat] == 0 ? static_cast<std::uint8_t>(effect.count - count) : std::uint8_t{0};
    if (count > 0)
    {
        transition.emit({.kind = EventKind::Recruited,
                         .seat = seat,
                         .from = Place::Province,
                         .to = Place::Court,
                         .count = static_cast<std::uint8_t>(count)});
    }
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return action.kind == ActionKind::Recruit  ? why_no_recruits(state, action)
           : action.kind == ActionKind::Recall ? why_not_own_from(state, action)
                                               : Rule::NoSuchValue;
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool recalling = progress.stage == 1 && effect.recall && state.province[state.active()] == 0;
    return progress.stage <= 1 && progress.own_left == 0 && progress.foreign_left == 0
           && progress.any_left <= (recalling ? effect.count : 0) && others_are_default(state, {.moves = true});
}

} // namespace

const VerbRules reinforce_verb{.possible = possible,
                               .begin = begin_nothing,
                               .next = next,
                               .legal = legal,
                               .why_not = why_not,
                               .answer = answer,
                               .execute = execute,
                               .valid = valid};

} // namespace elgrande
