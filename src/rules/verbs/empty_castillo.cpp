// The Castillo is tipped out: all caballeros in it go into one region that the active player names, which is not taboo.
// They are seen then.
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
            list.add(at(ActionKind::EmptyCastillo, region));
        }
    }
}

/// How many are inside is known, though not whose they are.
bool possible(const State& state, const Effect&)
{
    int inside = 0;
    for (const int count : state.caballeros[index(Place::Castillo)])
    {
        inside += count;
    }
    return inside > 0;
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    for (const Seat seat : state.owner_seats())
    {
        std::uint8_t& inside = state.caballeros[index(Place::Castillo)][seat];
        if (inside == 0)
        {
            continue;
        }
        std::uint8_t& there = state.caballeros[index(step.place)][seat];
        there = static_cast<std::uint8_t>(there + inside);
        transition.emit({.kind = EventKind::CastilloEmptied, .seat = seat, .to = step.place, .count = inside});
        inside = 0;
    }
    state.castillo_seen = false; // everybody knows that nobody is left inside
    state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
                                         : why_no_region(action.place, Rule::NoSuchValue);
}

} // namespace

const VerbRules empty_castillo_verb{
    possible, begin_nothing, ask_once<Question::EmptyCastillo>, legal, why_not, announce_answer, execute, sound_simple};

} // namespace elgrande
