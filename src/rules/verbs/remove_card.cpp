// Turns over an action card that is still on offer in this round (classic and expansions, line 267). The King & the
// Colonies has no such cards; there the card is a Veto (the same, line 275).
#include "rules/verbs/verb.hpp"

#include "rules/cards/stacks.hpp"

namespace elgrande
{
namespace
{

void legal(const State& state, const Effect&, ActionList& list)
{
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if (offered(state, stack) != no_card && state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody)
        {
            list.add(with(ActionKind::RemoveCard, stack));
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList list;
    legal(state, effect, list);
    return has_own_cards(state.setup) || !list.empty();
}

Next next(const Transition& transition, const Effect& effect)
{
    if (has_own_cards(transition.state.setup))
    {
        return announce_once<ActionKind::KeepVeto>(transition, effect);
    }
    return ask_once<Question::RemoveCard>(transition, effect);
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    state.progress.stage = 1;
    if (step.kind == ActionKind::KeepVeto)
    {
        ++state.vetoes[state.active()];
        transition.emit({.kind = EventKind::VetoKept, .seat = state.active()});
        return;
    }
    transition.emit(
        {.kind = EventKind::CardRemoved, .seat = state.active(), .count = step.a, .card = offered(state, step.a)});
    state.colonies.removed = static_cast<std::uint8_t>(state.colonies.removed | 1U << step.a);
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const bool taken =
        action.a >= 1 && action.a <= stack_count && state.taken_by[static_cast<std::size_t>(action.a - 1)] != nobody;
    return taken ? Rule::CardTaken : Rule::NoSuchValue;
}

} // namespace

const VerbRules remove_card_verb{.possible = possible,
                                 .begin = begin_nothing,
                                 .next = next,
                                 .legal = legal,
                                 .why_not = why_not,
                                 .answer = announce_answer,
                                 .execute = execute,
                                 .valid = valid_without_progress};

} // namespace elgrande
