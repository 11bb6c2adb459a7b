#pragma once

#include "rules/play/transition.hpp"

namespace elgrande
{

/// A question of the game itself. Those that a special action asks are its verb's: rules/verbs/verb.hpp.
struct QuestionRules
{
    /// Adds every legal answer to this question.
    void (*legal)(const State&, ActionList&);
    /// Plays an answer, which must be legal, and goes on to the next question.
    void (*answer)(const Transition&, Action);
};

/// For a question of a verb and for Question::GameOver: no answers.
const QuestionRules& rules_of(Question question);

} // namespace elgrande
