// Pushes the Castillo to a region of Spain that is not taboo. All caballeros there go into it (data/cards/README.md,
// card 23).
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (!is_taboo(state, region))
        {
            list.add(at(ActionKind::PushCastillo, region));
        }
    }
}

/// It may also be pushed to an empty region.
bool possible(const State& /*state*/, const Effect& /*effect*/)
{
    return true;
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    for (const Seat owner : state.owners_on_board())
    {
        const int there = state.caballeros[index(step.place)][owner];
        take_away_any(transition, owner, step.place, there);
        for (int i = 0; i < there; ++i)
        {
            put_on(transition, owner, Place::Castillo);
            transition.emit({.kind = EventKind::Moved,
                             .seat = owner,
                             .by = state.active(),
                             .from = step.place,
                             .to = Place::Castillo,
                             .count = 1});
        }
    }
    state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
                                         : why_no_region(state, action.place, Rule::NoSuchValue);
}

} // namespace

const VerbRules push_castillo_verb{.possible = possible,
                                   .begin = begin_nothing,
                                   .next = ask_once<Question::PushCastillo>,
                                   .legal = legal,
                                   .why_not = why_not,
                                   .answer = announce_answer,
                                   .execute = execute,
                                   .valid = valid_without_progress};

} // namespace elgrande
