#pragma once

#include "rules/cards/card.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <cassert>
#include <cstdint>

namespace elgrande
{

/// The purposes of choices that seats make in secret and reveal together. The rules of a purpose are its row in
/// rules/sealed/purposes.cpp. Saves and links hold the numbers, which never change.
enum class SealedPurpose : std::uint8_t
{
    None = 0,
    GeneralScoring = 1, ///< a secret disk: where the seat's pieces in the Castillo go
    Return = 2,         ///< a secret disk: the region of a DiskReturn effect
    Evict = 3,          ///< a secret disk: where the seat's caballeros go by an Evict effect
    Score = 4,          ///< a secret disk: the region that a Score effect scores if no other disk shows it
    PassModifier = 5,   ///< a modifier for the seat on the left (2023, "Power Shift")
    FirstCaballero = 6, ///< a secret disk: where one more caballero begins (Intrigue & the King)
    ChooseHand = 7,     ///< 13 own cards, which are in State::hand (Intrigue & the King)
    SendGrandes = 8     ///< a secret disk: where the seat's Grande goes (Intrigue & the King)
};

/// The last SealedPurpose.
inline constexpr SealedPurpose last_sealed_purpose = SealedPurpose::SendGrandes;

/// The type of a secret answer.
enum class SealedKind : std::uint8_t
{
    Nothing,
    Place,
    Modifier,
    Hand ///< a chosen hand, which is in State::hand; the answer only says that it is complete
};

/// Returns the type of the answers for a purpose; SealedKind::Nothing for SealedPurpose::None.
SealedKind kind_of(SealedPurpose purpose);

/// The secret answers of the seats, one each. The purpose gives the meaning of the numbers. Default values while there
/// is no secret question.
struct Sealed
{
    static constexpr std::uint8_t not_given = 255;
    static constexpr std::uint8_t face_down = 254; ///< given, but hidden from the viewer; never in a State

    SealedPurpose purpose = SealedPurpose::None;
    std::uint8_t due = 0; ///< bit s: seat s has yet to answer
    PerSeat<std::uint8_t> answers = for_each_seat(not_given);

    /// Calls for answers of these seats (bit s: seat s). Clears earlier answers.
    void call(SealedPurpose wanted, std::uint8_t seats) { *this = {.purpose = wanted, .due = seats}; }
    void clear() { *this = {}; }

    bool is_called() const { return purpose != SealedPurpose::None; }
    bool holds(SealedKind kind) const { return kind_of(purpose) == kind; }
    bool is_due(Seat seat) const { return (due >> seat & 1U) != 0; }

    /// True if all seats have answered. Everybody then sees the answers until they are cleared.
    bool is_open() const { return is_called() && due == 0; }

    /// True if the seat has answered and use_up() has not removed the answer.
    bool is_given(Seat seat) const { return answers[seat] != not_given; }
    std::uint8_t given() const; ///< bit s: is_given(s)
    /// True if the seat's answer is given and does not lie face down.
    bool is_known(Seat seat) const { return is_given(seat) && answers[seat] != face_down; }

    /// Return the answer of a seat. Only for purposes of this kind, and if is_known(seat).
    Place place(Seat seat) const { return static_cast<Place>(answer_of(seat, SealedKind::Place)); }
    ModifierId modifier(Seat seat) const { return answer_of(seat, SealedKind::Modifier); }

    /// Set the answer of a seat. Only for purposes of this kind, and if is_due(seat).
    void answer(Seat seat, Place chosen) { give(seat, SealedKind::Place, static_cast<std::uint8_t>(chosen)); }
    void answer(Seat seat, ModifierId chosen) { give(seat, SealedKind::Modifier, chosen); }

    /// Notes that the seat has chosen its whole hand. Only if is_due(seat).
    void answer_hand(Seat seat) { give(seat, SealedKind::Hand, 0); }

    /// Removes the answer of a seat after it has been executed.
    void use_up(Seat seat) { answers[seat] = not_given; }

    /// Returns the part that a viewer, a seat or `nobody`, may know: which seats have answered, the viewer's own
    /// answer, and all answers once they are open. Other answers lie face down.
    Sealed seen_by(Seat viewer) const;

    /// Returns a copy in which the seats with face-down answers have to answer again.
    Sealed asked_again() const;

    bool operator==(const Sealed&) const = default;

private:
    std::uint8_t answer_of(Seat seat, [[maybe_unused]] SealedKind kind) const
    {
        assert(holds(kind) && is_known(seat));
        return answers[seat];
    }

    void give(Seat seat, [[maybe_unused]] SealedKind kind, std::uint8_t chosen)
    {
        assert(holds(kind) && is_due(seat));
        answers[seat] = chosen;
        due = static_cast<std::uint8_t>(due & ~(1U << seat));
    }
};

/// Returns the number of an answer, or of Sealed::not_given, in saves, links and hashes, which is below
/// sealed_wire_count(kind). `answer` must not be face down; a Place must be a region of Spain.
std::uint8_t sealed_wire_number(SealedKind kind, std::uint8_t answer);
/// Returns the answer with this number, which must be below sealed_wire_count(kind); the rules may not allow the
/// answer. Returns Sealed::not_given also for a number that belongs to no Place.
std::uint8_t sealed_answer_of_wire(SealedKind kind, std::uint8_t number);
/// Returns the number of values that sealed_wire_number() can have for this type of answer.
std::uint64_t sealed_wire_count(SealedKind kind);

} // namespace elgrande
