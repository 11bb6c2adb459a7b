// Double turn: the active player takes one more of the action cards on offer and uses it in this turn, too (classic and
// expansions, line 393; see use_second_card() for the rest of the first).
// State::progress: stage second_card_taken after a card was taken; any_left is its stack.
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
        if (state.taken_by[static_cast<std::size_t>(stack - 1)] == nobody && offered(state, stack) != no_card)
        {
            list.add(with(ActionKind::TakeCard, stack));
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList list;
    legal(state, effect, list);
    return !list.empty();
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    state.taken_by[static_cast<std::size_t>(step.a - 1)] = state.active();
    state.progress.stage = second_card_taken;
    state.progress.any_left = step.a;
    transition.emit(
        {.kind = EventKind::CardTaken, .seat = state.active(), .count = step.a, .card = offered(state, step.a)});
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const bool exists = action.a >= 1 && action.a <= stack_count && offered(state, action.a) != no_card;
    return exists ? Rule::CardTaken : Rule::NoSuchValue;
}

} // namespace

const VerbRules second_card_verb{.possible = possible,
                                 .begin = begin_nothing,
                                 .next = ask_once<Question::TakeCard>,
                                 .legal = legal,
                                 .why_not = why_not,
                                 .answer = announce_answer,
                                 .execute = execute,
                                 .valid = valid_without_progress};

} // namespace elgrande
