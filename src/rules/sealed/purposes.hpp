#pragma once

#include "rules/play/transition.hpp"
#include "rules/sealed/sealed.hpp"

/// Inside the engine: how sealed answers are asked for and checked, whatever they are for.
namespace elgrande
{

/// All that the rules know of a purpose. What an answer is legal and what it announces is its question's, in
/// rules/play/questions.cpp.
struct SealedRules
{
    SealedPurpose purpose{};
    SealedKind kind{};
    Question question{};
    /// Who is asked first, then clockwise.
    Seat (*first)(const State&) = nullptr;
    /// Could the seat have answered so?
    bool (*may_answer)(const State&, Seat, std::uint8_t answer) = nullptr;
    /// Goes on after an answer: with the next one, or with what all of them lead to.
    void (*go_on)(const Transition&) = nullptr;
};

/// `purpose` must be one.
const SealedRules& rules_of(SealedPurpose purpose);

/// Asks the next seat that is due; false when none is.
bool ask_for_sealed(const Transition& transition);

/// Goes on after an answer, as the row of the purpose says.
void continue_sealed(const Transition& transition);

/// Are exactly these seats asked for this, each with an answer that can be or with none yet?
bool sealed_fits(const State& state, SealedPurpose purpose, std::uint8_t seats);

} // namespace elgrande
