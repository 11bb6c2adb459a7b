// The court jester gives another player a caballero of the active player's province, which that player has to place
// (classic and expansions, line 390; rules/grandissimo/gifts.cpp).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State& state, const Effect&)
{
    return state.province[state.active()] > 0;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Seat seat : state.seats())
    {
        if (seat != state.active())
        {
            list.add(with(ActionKind::Give, seat));
        }
    }
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const Seat giver = state.active();
    --state.province[giver];
    ++state.grand.gifts[step.a][giver];
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::Given, .seat = giver, .by = step.a, .from = Place::Province, .count = 1});
}

} // namespace

const VerbRules give_verb{.possible = possible,
                          .begin = begin_nothing,
                          .next = ask_once<Question::Give>,
                          .legal = legal,
                          .why_not = why_nothing,
                          .answer = announce_answer,
                          .execute = execute,
                          .valid = valid_without_progress};

} // namespace elgrande
