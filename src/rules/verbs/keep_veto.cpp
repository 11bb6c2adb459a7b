// The Veto lies before its owner until it is used or the next round ends (classic 1996, stack 2).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State&, const Effect&)
{
    return true;
}

void execute(const Transition& transition, const Effect&, Action)
{
    State& state = transition.state;
    state.progress.stage = 1;
    ++state.vetoes[state.active()];
    transition.emit({.kind = EventKind::VetoKept, .seat = state.active()});
}

} // namespace

const VerbRules keep_veto_verb{possible,      begin_nothing, announce_once<ActionKind::KeepVeto>,
                               legal_nothing, why_nothing,   answer_nothing,
                               execute,       sound_simple};

} // namespace elgrande
