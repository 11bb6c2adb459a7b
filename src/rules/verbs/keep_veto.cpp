// The Veto lies face up in front of its owner until it is used or the next round ends (classic 1996, stack 2), or, as
// an own card, until this round ends (classic and expansions, line 180).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

/// A Veto with `at_once` was kept when all had bid, so there is nothing to do in the turn.
bool possible(const State&, const Effect& effect)
{
    return !effect.at_once;
}

void execute(const Transition& transition, const Effect&, Action)
{
    State& state = transition.state;
    state.progress.stage = 1;
    ++state.vetoes[state.active()];
    transition.emit({.kind = EventKind::VetoKept, .seat = state.active()});
}

} // namespace

const VerbRules keep_veto_verb{.possible = possible,
                               .begin = begin_nothing,
                               .next = announce_once<ActionKind::KeepVeto>,
                               .legal = legal_nothing,
                               .why_not = why_nothing,
                               .answer = answer_nothing,
                               .execute = execute,
                               .valid = valid_without_progress};

} // namespace elgrande
