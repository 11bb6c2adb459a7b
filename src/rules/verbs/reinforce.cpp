// The court: caballeros of the active player come from his province to his court, as many as it holds
// (classic and expansions, stack 4).
#include "rules/verbs/verb.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return state.province[state.active()] > 0;
}

void execute(const Play& play, const Effect& effect, Action)
{
    State& state = play.state;
    const Seat seat = state.active();
    const std::uint8_t count = std::min(effect.count, state.province[seat]);
    state.province[seat] = static_cast<std::uint8_t>(state.province[seat] - count);
    state.court[seat] = static_cast<std::uint8_t>(state.court[seat] + count);
    state.progress.stage = 1;
    play.tell({.kind = EventKind::Recruited, .seat = seat, .count = count});
}

} // namespace

const VerbRules reinforce_verb{possible,      begin_nothing,  announce_once<ActionKind::ReinforceCourt>,
                               legal_nothing, answer_nothing, execute,
                               sound_simple};

} // namespace elgrande
