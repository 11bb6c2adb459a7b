// The King stays, and whoever took the card may place into his region, too (2023, "Infiltration"). Something changes
// only as long as there is something to place.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return !state.turn.placing_over && state.turn.placed == 0 && state.court[state.active()] > 0
           && !is_abroad(state.king);
}

void execute(const Transition& transition, const Effect&, Action)
{
    State& state = transition.state;
    state.progress.stage = 1;
    state.turn.kings_region_open = true;
    transition.emit({.kind = EventKind::KingsRegionOpened, .seat = state.active(), .to = state.king});
}

} // namespace

const VerbRules infiltrate_verb{possible,      begin_nothing, announce_once<ActionKind::OpenKingsRegion>,
                                legal_nothing, why_nothing,   answer_nothing,
                                execute,       sound_simple};

} // namespace elgrande
