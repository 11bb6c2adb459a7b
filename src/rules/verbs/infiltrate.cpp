// Changes where, or how many, caballeros the player may place: into the King's region, too (2023, "Infiltration"), into
// all regions but his (classic and expansions, line 177), or more than usual (the same, line 176). Possible only while
// there is something to place.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect& effect)
{
    // The King's region cannot be opened while he is abroad; the two other effects can be used.
    const bool frees_more = effect.far || effect.count > 0;
    return !state.turn.placing_over && state.turn.placed == 0 && state.court[state.active()] > 0
           && (frees_more || !is_abroad(state.king));
}

void execute(const Transition& transition, const Effect& effect, Action)
{
    State& state = transition.state;
    state.progress.stage = 1;
    if (effect.count > 0)
    {
        state.turn.max_placed = effect.count;
        transition.emit({.kind = EventKind::PlacingRaised, .seat = state.active(), .count = effect.count});
        return;
    }
    if (effect.far)
    {
        state.turn.all_regions_open = true;
        transition.emit({.kind = EventKind::AllRegionsOpened, .seat = state.active()});
        return;
    }
    state.turn.kings_region_open = true;
    transition.emit({.kind = EventKind::KingsRegionOpened, .seat = state.active(), .to = state.king});
}

} // namespace

const VerbRules infiltrate_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = announce_once<ActionKind::OpenKingsRegion>,
                                .legal = legal_nothing,
                                .why_not = why_nothing,
                                .answer = answer_nothing,
                                .execute = execute,
                                .valid = valid_without_progress};

} // namespace elgrande
