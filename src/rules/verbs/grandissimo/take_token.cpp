// A ship on the card: its player may take a ship token, one at most. "If both ship tokens are in other players' courts,
// the player decides which one to take" (classic and expansions, line 297).
#include "rules/verbs/verb.hpp"

#include <bit>

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return !has_token(state, state.active());
}

bool one_is_aside(const State& state)
{
    return std::popcount(state.grand.tokens) < ship_tokens;
}

/// There is no choice while a token lies beside the board.
Next next(const Transition& transition, const Effect& effect)
{
    const State& state = transition.state;
    if (state.progress.stage == 0 && one_is_aside(state))
    {
        announce(transition, with(ActionKind::TakeToken, nobody));
        return Next::Step;
    }
    return ask_once<Question::TakeToken>(transition, effect);
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Seat seat : state.seats())
    {
        if (has_token(state, seat))
        {
            list.add(with(ActionKind::TakeToken, seat));
        }
    }
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    unsigned tokens = state.grand.tokens | bit_of(state.active());
    tokens &= step.a == nobody ? ~0U : ~unsigned{bit_of(step.a)};
    state.grand.tokens = static_cast<std::uint8_t>(tokens);
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::TokenTaken, .seat = state.active(), .by = step.a});
}

} // namespace

const VerbRules take_token_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = next,
                                .legal = legal,
                                .why_not = why_nothing,
                                .answer = announce_answer,
                                .execute = execute,
                                .valid = valid_without_progress};

} // namespace elgrande
