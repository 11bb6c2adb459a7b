// Finds the rule that forbids an action. Need not be fast, as it is called for illegal actions only.
#include "rules/game.hpp"
#include "rules/play/questions.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

Rule why_not(const State& state, Action action)
{
    if (takes_bearer(action))
    {
        const Action other = without_bearer(action);
        return legal(state).contains(other) ? Rule::NoSuchValue : why_not(state, other);
    }
    return rules_now(state).why_not(state, action);
}

/// True if actions of this kind can answer the current question. Otherwise the rule is OtherQuestion.
bool answers(const State& state, ActionKind kind)
{
    if (kind == ActionKind::Act && state.decision.question == Question::Place)
    {
        return true; // at the wrong moment of the turn, the rule about the two parts of a card explains the refusal
    }
    const Question question = state.decision.question;
    const bool in_turn = question == Question::PlaceOrAct || question == Question::Place
                         || question == Question::ActOrSkip || question == Question::UseExtra;
    if (kind == ActionKind::UseExtra && in_turn && is_grandissimo(state.setup))
    {
        return true; // for the same reason
    }
    const ActionList list = legal(state);
    return std::any_of(list.begin(), list.end(), [kind](Action action) { return action.kind == kind; });
}

} // namespace

std::optional<Refusal> refusal(const State& state, Action action)
{
    if (is_over(state))
    {
        return Refusal{Rule::GameIsOver};
    }
    if (legal(state).contains(action))
    {
        return std::nullopt;
    }
    if ((action.kind == ActionKind::Done || action.kind == ActionKind::Skip) && !answers(state, action.kind))
    {
        return Refusal{Rule::MustGoOn};
    }
    if (!answers(state, action.kind))
    {
        return Refusal{Rule::OtherQuestion};
    }
    return Refusal{why_not(state, action)};
}

} // namespace elgrande
