// The active player's grande moves to another region, which becomes his home; not out of or into the King's region and
// not into the Castillo (classic and expansions, stack 4).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    const Place home = state.grande[state.active()];
    return is_region(home) && home != state.king;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : all_regions)
    {
        if (region != state.king && region != state.grande[state.active()])
        {
            list.add(at(ActionKind::MoveGrande, region));
        }
    }
}

void execute(const Play& play, const Effect&, Action step)
{
    State& state = play.state;
    Place& home = state.grande[state.active()];
    play.tell({.kind = EventKind::GrandeMoved, .seat = state.active(), .from = home, .to = step.place});
    home = step.place;
    state.progress.stage = 1;
}

} // namespace

const VerbRules move_grande_verb{possible, begin_nothing, ask_once<Question::MoveGrande>, legal, announce_answer,
                                 execute,  sound_simple};

} // namespace elgrande
