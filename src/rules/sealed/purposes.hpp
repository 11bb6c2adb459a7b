#pragma once

#include "rules/play/transition.hpp"
#include "rules/sealed/sealed.hpp"

#include <cstdint>

/// Internal to the engine: asks for secret answers and checks them.
namespace elgrande
{

/// The rules for secret answers with one purpose. The row of `question` in rules/play/questions.cpp has the legal
/// answers and their events.
struct SealedRules
{
    SealedPurpose purpose{};
    SealedKind kind{};
    Question question{};
    /// Returns the seat that is asked first; the others follow clockwise.
    Seat (*first)(const State&) = nullptr;
    /// True if the seat could have given this answer, which may be any byte, in the position.
    bool (*may_answer)(const State&, Seat, std::uint8_t answer) = nullptr;
    /// Asks the next seat, or executes the answers if all have been given.
    void (*continue_after_answer)(const Transition&) = nullptr;
};

/// Returns the rules of a purpose, which must be a SealedPurpose. For SealedPurpose::None nobody may answer, and
/// nothing follows.
const SealedRules& rules_of(SealedPurpose purpose);

/// Asks the next seat that has yet to give its secret answer. Returns false if there is none.
bool ask_for_sealed(const Transition& transition);

/// Continues after a seat has answered: calls SealedRules::continue_after_answer of the current purpose.
void continue_sealed(const Transition& transition);

/// True if State::sealed is a question with this purpose to exactly these seats (bit s: seat s), and each of them
/// either has given a possible answer or has yet to answer. With SealedPurpose::None and no seats: true if there is no
/// secret question.
bool sealed_fits(const State& state, SealedPurpose purpose, std::uint8_t seats);

} // namespace elgrande
