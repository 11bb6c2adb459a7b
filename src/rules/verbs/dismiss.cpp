// The active player sends one caballero of every player from a region back to its province, one of his own included
// unless the rules in play spare him (classic 1996, stack 2, and the sample game).
// progress: victim loses one now; any_left counts the players still to come, clockwise from the left, himself last.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

int victims(const State& state, const Effect& effect)
{
    return effect.everyone && !state.setup.spares_own ? state.owner_count() : state.owner_count() - 1;
}

bool possible(const State& state, const Effect& effect)
{
    Seat seat = state.active();
    for (int i = 0; i < victims(state, effect); ++i)
    {
        seat = owner_left_of(state, seat);
        if (in_open_regions(state, seat) > 0)
        {
            return true;
        }
    }
    return false;
}

void begin(const Play& play, const Effect& effect)
{
    play.state.progress.any_left = static_cast<std::uint8_t>(victims(play.state, effect));
    play.state.progress.victim = owner_left_of(play.state, play.state.active());
}

void go_on(State& state)
{
    --state.progress.any_left;
    state.progress.victim = owner_left_of(state, state.progress.victim);
}

Next next(const Play& play, const Effect&)
{
    State& state = play.state;
    while (state.progress.any_left > 0)
    {
        if (in_open_regions(state, state.progress.victim) > 0)
        {
            play.ask(Question::Dismiss, state.active());
            return Next::Ask;
        }
        go_on(state);
    }
    return Next::Finished;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (may_leave(state, state.progress.victim, region))
        {
            const Seat victim = state.progress.victim;
            add_with_bearer(state, list, {ActionKind::Dismiss, victim, region}, victim, 1);
        }
    }
}

void execute(const Play& play, const Effect&, Action step)
{
    State& state = play.state;
    const Seat victim = state.progress.victim;
    --state.caballeros[index(step.place)][victim];
    ++state.province[victim];
    play.tell({.kind = EventKind::SentBack,
               .seat = victim,
               .by = state.active(),
               .from = step.place,
               .to = Place::Province,
               .count = 1});
    bearer_leaves(play, victim, step.place, Place::Province, takes_bearer(step));
    go_on(state);
}

bool sound(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const int passed = victims(state, effect) - progress.any_left;
    return progress.stage == 0 && progress.own_left == 0 && progress.foreign_left == 0 && passed >= 0
           && progress.victim == (state.active() + 1 + passed) % state.owner_count()
           && rest_untouched(state, {.moves = true, .victim = true});
}

} // namespace

const VerbRules dismiss_verb{possible, begin, next, legal, announce_answer, execute, sound};

} // namespace elgrande
