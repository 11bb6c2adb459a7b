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
    const int free = state.colonies.table == step.place ? free_table_spaces(state) : 0;
    const PerOwner<std::uint8_t> before = state.caballeros[index(step.place)];
    for (const Seat owner : state.owners_on_board())
    {
        const std::uint8_t inside = state.caballeros[index(Place::Castillo)][owner];
        if (inside > 0)
        {
            transition.emit({.kind = EventKind::CastilloEmptied, .seat = owner, .to = step.place, .count = inside});
            out_of_castillo(transition, owner, step.place);
        }
    }
    if (state.colonies.table == step.place)
    {
        seat_from_castillo(transition, before, free);
    }
    state.castillo_seen = false; // everybody knows that nobody is left inside
    state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
                                         : why_no_region(state, action.place, Rule::NoSuchValue);
}

} // namespace

const VerbRules empty_castillo_verb{
    possible, begin_nothing, ask_once<Question::EmptyCastillo>, legal, why_not, announce_answer, execute, sound_simple};

} // namespace elgrande
