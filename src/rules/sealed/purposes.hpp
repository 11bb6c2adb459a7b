#pragma once

#include "rules/play/transition.hpp"
#include "rules/sealed/sealed.hpp"

#include <cstdint>

/// Internal to the engine: asks for secret answers and checks them.
namespace elgrande
{

/// The rules of a purpose. The legal answers and their events belong to its question, in rules/play/questions.cpp.
struct SealedRules
{
    SealedPurpose purpose{};
    SealedKind kind{};
    Question question{};
    /// Returns the seat that is asked first; the others follow clockwise.
    Seat (*first)(const State&) = nullptr;
    /// True if the seat could have given this answer.
    bool (*may_answer)(const State&, Seat, std::uint8_t answer) = nullptr;
    /// Asks the next seat, or executes the answers if all have been given.
    void (*continue_after_answer)(const Transition&) = nullptr;
};

/// Returns the rules of a purpose, which must be a SealedPurpose. For SealedPurpose::None nobody may answer, and
/// nothing follows.
const SealedRules& rules_of(SealedPurpose purpose);

/// Asks the next seat that is due. Returns false if none is, or if nothing is called.
bool ask_for_sealed(const Transition& transition);

/// Continues after an answer, by the rules of the purpose.
void continue_sealed(const Transition& transition);

/// True if State::sealed has this purpose and exactly these seats (bit s: seat s), each with a possible answer or due.
/// `purpose` None and `seats` 0: true if nothing is called.
bool sealed_fits(const State& state, SealedPurpose purpose, std::uint8_t seats);

} // namespace elgrande
