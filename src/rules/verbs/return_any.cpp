// The King returns: clockwise from the left of the active player, each opponent returns caballeros of their choice from
// regions and court, as many as they can (classic 1996, stack 2).
// State::progress: victim is the player whose turn to return it is; stage 0 before the announced step (CallReturn) is
// executed for them, 1 after; any_left is then the number of caballeros that they have yet to return.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

int returnable(const State& state, Seat seat)
{
    return state.court[seat] + in_open_regions(state, seat);
}

bool possible(const State& state, const Effect&)
{
    for (const Seat seat : state.seats())
    {
        if (seat != state.active() && returnable(state, seat) > 0)
        {
            return true;
        }
    }
    return false;
}

void begin(const Transition& transition, const Effect&)
{
    transition.state.progress.victim = left_of(transition.state.active(), transition.state.players());
}

void return_one(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat victim = state.progress.victim;
    const Place from = action.place;
    if (from == Place::Court)
    {
        --state.court[victim];
    }
    else
    {
        take_away(transition, victim, from, space_of(action));
    }
    ++state.province[victim];
    --state.progress.any_left;
    transition.emit({.kind = EventKind::SentBack,
                     .seat = victim,
                     .by = state.active(),
                     .from = from,
                     .to = Place::Province,
                     .count = 1});
    bearer_leaves(transition, victim, from, Place::Province, takes_bearer(action));
}

/// Returns all caballeros of the victim that can be returned: those in the court and in regions that are not taboo.
void return_everything(const Transition& transition)
{
    State& state = transition.state;
    const Seat victim = state.progress.victim;
    while (state.court[victim] > 0)
    {
        return_one(transition, at(ActionKind::Return, Place::Court));
    }
    for (const Place region : regions(state.setup))
    {
        while (may_leave(state, victim, region))
        {
            ActionList ways;
            add_departures(state, ways, at(ActionKind::Return, region), victim);
            return_one(transition, ways[0]);
        }
    }
    state.progress.any_left = 0;
}

Next next(const Transition& transition, const Effect&)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    while (progress.victim != state.active())
    {
        const int available = returnable(state, progress.victim);
        if (progress.stage == 0 && available > 0)
        {
            announce(transition, with(ActionKind::CallReturn, progress.victim));
            return Next::Step;
        }
        if (progress.stage == 1 && progress.any_left > 0)
        {
            if (available > progress.any_left)
            {
                transition.ask(Question::Return, progress.victim);
                return Next::Ask;
            }
            return_everything(transition);
        }
        progress.stage = 0;
        progress.victim = left_of(progress.victim, state.players());
    }
    return Next::Finished;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    const Seat victim = state.progress.victim;
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, victim, region))
        {
            add_departures(state, list, at(ActionKind::Return, region), victim);
        }
    }
    if (state.court[victim] > 0)
    {
        list.add(at(ActionKind::Return, Place::Court));
    }
}

void answer(const Transition& transition, const Effect&, Action action)
{
    return_one(transition, action);
}

void execute(const Transition& transition, const Effect& effect, Action)
{
    Progress& progress = transition.state.progress;
    progress.stage = 1;
    progress.any_left =
        static_cast<std::uint8_t>(std::min<int>(effect.count, returnable(transition.state, progress.victim)));
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return why_not_own_from(state, action);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    // A player who has returned all may have to name another standard-bearer.
    const bool returning = progress.any_left > 0 || state.decision.question == Question::NameBearer;
    return progress.stage <= 1 && progress.own_left == 0 && progress.foreign_left == 0
           && progress.any_left <= effect.count && (progress.stage == 1 ? returning : progress.any_left == 0)
           && progress.victim < state.players() && others_are_default(state, {.moves = true, .victim = true});
}

} // namespace

const VerbRules return_any_verb{.possible = possible,
                                .begin = begin,
                                .next = next,
                                .legal = legal,
                                .why_not = why_not,
                                .answer = answer,
                                .execute = execute,
                                .valid = valid};

} // namespace elgrande
