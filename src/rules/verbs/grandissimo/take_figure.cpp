// Brings a figure to the active player's court: the Inquisitor, or the Queen or the court jester. "If only one is
// available at the side of the board, he must take that one. If both are visiting other players' courts, he may choose"
// (classic and expansions, lines 309 and 389).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

/// Returns the figures beside the board; if there are none, those of other players.
void legal(const State& state, const Effect&, ActionList& list)
{
    const auto& courts = state.grand.characters;
    const bool some_aside = courts[queen] == nobody || courts[jester] == nobody;
    for (std::size_t i = 0; i < courts.size(); ++i)
    {
        if (some_aside ? courts[i] == nobody : courts[i] != state.active())
        {
            list.add(with(ActionKind::TakeFigure, static_cast<int>(i)));
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    if (effect.inquisitor)
    {
        return state.grand.inquisitor != state.active();
    }
    ActionList list;
    legal(state, effect, list);
    return !list.empty();
}

Next next(const Transition& transition, const Effect& effect)
{
    if (effect.inquisitor)
    {
        return announce_once<ActionKind::TakeInquisitor>(transition, effect);
    }
    ActionList list;
    legal(transition.state, effect, list);
    if (transition.state.progress.stage == 0 && list.size() == 1)
    {
        announce(transition, list[0]);
        return Next::Step;
    }
    return ask_once<Question::TakeFigure>(transition, effect);
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const bool his = step.kind == ActionKind::TakeInquisitor;
    Seat& court = his ? state.grand.inquisitor : state.grand.characters[step.a];
    transition.emit({.kind = his ? EventKind::InquisitorTaken : EventKind::FigureTaken,
                     .seat = state.active(),
                     .by = court,
                     .count = step.a});
    court = state.active();
    state.progress.stage = 1;
}

} // namespace

const VerbRules take_figure_verb{.possible = possible,
                                 .begin = begin_nothing,
                                 .next = next,
                                 .legal = legal,
                                 .why_not = why_nothing,
                                 .answer = announce_answer,
                                 .execute = execute,
                                 .valid = valid_without_progress};

} // namespace elgrande
