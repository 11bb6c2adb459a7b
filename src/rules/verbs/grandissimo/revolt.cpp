// Revolution: the active player's Grande acts as King, and the King leaves the board until the end of the next general
// scoring (classic and expansions, line 397). Meanwhile State::king is the region of the Grande.
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return state.grand.rebel == nobody && is_region(state.setup, state.grande[state.active()]);
}

void execute(const Transition& transition, const Effect&, Action)
{
    State& state = transition.state;
    const Seat seat = state.active();
    const Place left = state.king;
    state.grand.rebel = seat;
    state.king = state.grande[seat];
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::Revolted, .seat = seat, .from = left, .to = state.king});
}

} // namespace

const VerbRules revolt_verb{.possible = possible,
                            .begin = begin_nothing,
                            .next = announce_once<ActionKind::Revolt>,
                            .legal = legal_nothing,
                            .why_not = why_nothing,
                            .answer = answer_nothing,
                            .execute = execute,
                            .valid = valid_without_progress};

} // namespace elgrande
