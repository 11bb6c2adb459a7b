#pragma once

#include "rules/game.hpp"
#include "rules/play/transition.hpp"
#include "rules/secrecy.hpp"

namespace elgrande
{

/// All that the rules know of a question; who is asked is settled where it is asked, in the row's file or the verb's.
struct QuestionRules
{
    Question question{};
    Secrecy secrecy{};
    /// Adds every legal answer.
    void (*legal)(const State&, ActionList&) = nullptr;
    /// The rule that forbids an action of a kind that answers the question and is not legal.
    Rule (*why_not)(const State&, Action) = nullptr;
    /// Plays an answer, which must be legal, and goes on to the next question.
    void (*answer)(const Transition&, Action) = nullptr;
    /// May everybody know at once that this was answered? State: before it.
    bool (*told)(const State&, Action) = nullptr;
};

const QuestionRules& rules_of(Question question);

/// The row of the question that is asked now, or that of the verb that asks one of the engine's for itself.
const QuestionRules& rules_now(const State& state);

} // namespace elgrande
