// Decay of authority: every opponent returns caballeros from the court to the province, or all if they have fewer
// (classic 1996, stack 2). There is one step for each opponent, clockwise from the left.
// State::progress: seats_left are the opponents who have yet to return caballeros; stage 1 after the first has.
#include "rules/verbs/verb.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

std::uint8_t affected(const State& state)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        seats |= seat != state.active() && state.court[seat] > 0 ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

bool possible(const State& state, const Effect&)
{
    return affected(state) != 0;
}

void begin(const Transition& transition, const Effect&)
{
    transition.state.progress.seats_left = affected(transition.state);
}

Next next(const Transition& transition, const Effect&)
{
    const State& state = transition.state;
    const Seat seat = first_seat(state, state.progress.seats_left);
    if (seat == nobody)
    {
        return Next::Finished;
    }
    announce(transition, {ActionKind::SendBack, seat, Place::Court});
    return Next::Step;
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    const Seat seat = step.a;
    const std::uint8_t count = std::min(effect.count, state.court[seat]);
    state.court[seat] = static_cast<std::uint8_t>(state.court[seat] - count);
    state.province[seat] = static_cast<std::uint8_t>(state.province[seat] + count);
    state.progress.seats_left = static_cast<std::uint8_t>(state.progress.seats_left & ~bit_of(seat));
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::SentBack,
                     .seat = seat,
                     .by = state.active(),
                     .from = Place::Court,
                     .to = Place::Province,
                     .count = count});
}

bool valid(const State& state, const Effect&)
{
    const Progress& progress = state.progress;
    const unsigned seats = affected(state);
    return progress.seats_left != 0 && others_are_default(state, {.seats = true})
           && (progress.stage == 0 ? progress.seats_left == seats
                                   : progress.stage == 1 && (progress.seats_left & ~seats) == 0);
}

} // namespace

const VerbRules send_back_verb{.possible = possible,
                               .begin = begin,
                               .next = next,
                               .legal = legal_nothing,
                               .why_not = why_nothing,
                               .answer = answer_nothing,
                               .execute = execute,
                               .valid = valid};

} // namespace elgrande
