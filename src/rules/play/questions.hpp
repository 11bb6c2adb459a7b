#pragma once

#include "rules/game.hpp"
#include "rules/play/transition.hpp"
#include "rules/secrecy.hpp"

#include <cstdint>

namespace elgrande
{

/// Internal to the engine: the rules of a question.
struct QuestionRules
{
    Question question{};
    std::uint8_t wire =
        0;             ///< its number in saves and links, which never changes and is never given to another question
    Secrecy secrecy{}; ///< who may see the screen while the seat answers, see is_secret()
    /// Adds all legal answers to the list.
    void (*legal)(const State&, ActionList&) = nullptr;
    /// Returns the rule that forbids an illegal action of a kind that answers the question.
    Rule (*why_not)(const State&, Action) = nullptr;
    /// Plays a legal answer and asks the next question.
    void (*answer)(const Transition&, Action) = nullptr;
    /// See is_public(): true if everybody may know the answer at once.
    bool (*is_public)(const State&, Action) = nullptr;
};

/// Returns the rules of a question, which must be a Question. For those that verbs ask: rules that call the verb of the
/// running special action.
const QuestionRules& rules_of(Question question);

/// Returns the rules of the current question. If the verb of the running special action asks it, they call that verb,
/// even for a question that is also asked without a verb, such as Place.
const QuestionRules& rules_now(const State& state);

} // namespace elgrande
