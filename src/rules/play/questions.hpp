#pragma once

#include "rules/game.hpp"
#include "rules/play/transition.hpp"
#include "rules/secrecy.hpp"

namespace elgrande
{

/// The rules of a question.
struct QuestionRules
{
    Question question{};
    std::uint8_t wire =
        0; ///< its number in saves and links, which never changes and is never given to another question
    Secrecy secrecy{};
    /// Adds all legal answers to the list.
    void (*legal)(const State&, ActionList&) = nullptr;
    /// Returns the rule that forbids an illegal action of a kind that answers the question.
    Rule (*why_not)(const State&, Action) = nullptr;
    /// Plays a legal answer and asks the next question.
    void (*answer)(const Transition&, Action) = nullptr;
    /// As is_public(): true if everybody may know the answer at once.
    bool (*is_public)(const State&, Action) = nullptr;
};

const QuestionRules& rules_of(Question question);

/// Returns the rules of the current question. If a verb asks it, these are the rules of the verb.
const QuestionRules& rules_now(const State& state);

} // namespace elgrande
