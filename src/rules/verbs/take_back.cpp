// The active player takes one used power card back into their hand, even that of this round, or a used modifier (2023,
// "Empowerment"). The others see which one only if it lay on top (classic and expansions, stack 4).
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

unsigned used_modifiers(const State& state)
{
    const Seat seat = state.active();
    return state.shift.played[seat] & ~static_cast<unsigned>(state.shift.hand[seat]);
}

bool possible(const State& state, const Effect&)
{
    return state.hand[state.active()] != full_hand || used_modifiers(state) != 0;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (int value = 1; value <= power_card_count; ++value)
    {
        if ((state.hand[state.active()] >> value & 1U) == 0)
        {
            list.add(with(ActionKind::TakeBack, value));
        }
    }
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((used_modifiers(state) >> id & 1U) != 0)
        {
            list.add(with(ActionKind::TakeBackModifier, id));
        }
    }
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    state.progress.stage = 1;
    if (step.kind == ActionKind::TakeBackModifier)
    {
        take_modifier_back(transition, step.a);
        return;
    }
    const Seat seat = state.active();
    const auto card_bit = bit_of_power_card(step.a);
    const bool was_on_top = state.bid[seat] == step.a;
    state.hand[seat] |= card_bit;
    if (was_on_top)
    {
        state.bid[seat] = 0;
        state.played[seat] &= ~card_bit;
    }
    transition.emit({.kind = EventKind::TookBack,
                     .seat = seat,
                     .count = step.a,
                     .rank = was_on_top ? std::uint8_t{1} : std::uint8_t{0}});
}

Rule why_not(const State& /*state*/, const Effect& /*effect*/, Action action)
{
    if (action.kind == ActionKind::TakeBackModifier)
    {
        return action.a < modifier_count ? Rule::CardNotUsed : Rule::NoSuchValue;
    }
    return action.a < 1 || action.a > power_card_count ? Rule::NoSuchValue : Rule::CardNotUsed;
}

} // namespace

const VerbRules take_back_verb{.possible = possible,
                               .begin = begin_nothing,
                               .next = ask_once<Question::TakeBack>,
                               .legal = legal,
                               .why_not = why_not,
                               .answer = announce_answer,
                               .execute = execute,
                               .valid = valid_without_progress};

} // namespace elgrande
