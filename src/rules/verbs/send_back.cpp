// Decay of authority: every opponent returns caballeros from his court to his province, all he has if he has fewer
// (classic 1996, stack 2).
#include "rules/verbs/verb.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    for (const Seat seat : state.seats())
    {
        if (seat != state.active() && state.court[seat] > 0)
        {
            return true;
        }
    }
    return false;
}

void execute(const Play& play, const Effect& effect, Action)
{
    State& state = play.state;
    state.progress.stage = 1;
    for (Seat seat = left_of(state.active(), state.players()); seat != state.active();
         seat = left_of(seat, state.players()))
    {
        const std::uint8_t count = std::min(effect.count, state.court[seat]);
        if (count == 0)
        {
            continue;
        }
        state.court[seat] = static_cast<std::uint8_t>(state.court[seat] - count);
        state.province[seat] = static_cast<std::uint8_t>(state.province[seat] + count);
        play.tell({.kind = EventKind::SentBack,
                   .seat = seat,
                   .by = state.active(),
                   .from = Place::Court,
                   .to = Place::Province,
                   .count = count});
    }
}

} // namespace

const VerbRules send_back_verb{
    possible, begin_nothing, announce_once<ActionKind::SendBack>, legal_nothing, answer_nothing, execute, sound_simple};

} // namespace elgrande
