#pragma once

#include "rules/cards/card.hpp"
#include "rules/place.hpp"
#include "rules/seat.hpp"

#include <cassert>
#include <cstdint>

namespace elgrande
{

/// What several seats choose in secret, to reveal it together. All that the rules know of a purpose is its row in
/// rules/sealed/purposes.cpp. Its number is written into saves and links, and so never changes.
enum class SealedPurpose : std::uint8_t
{
    None,
    GeneralScoring, ///< a secret disk, as the next three
    Return,         ///< a DiskReturn effect
    Evict,
    Score,
    PassModifier,   ///< a modifier for the seat on the left (2023, "Power Shift")
    FirstCaballero, ///< a secret disk: where one more caballero begins (Intrigue & the King)
    ChooseHand,     ///< thirteen own cards, which are in State::hand (Intrigue & the King)
    SendGrandes     ///< a secret disk: where the seat's Grande goes (Intrigue & the King)
};

/// The last of the purposes.
inline constexpr SealedPurpose last_sealed_purpose = SealedPurpose::SendGrandes;

/// What an answer is.
enum class SealedKind : std::uint8_t
{
    Nothing,
    Place,
    Modifier,
    Hand ///< that it has been chosen, and nothing more
};

/// `purpose` must be one.
SealedKind kind_of(SealedPurpose purpose);

/// The answers that seats give in secret, one each, as numbers whose meaning the purpose gives. As it was made while
/// nothing is asked so.
struct Sealed
{
    static constexpr std::uint8_t not_given = 255;
    static constexpr std::uint8_t face_down = 254; ///< given, but unknown to whom this is shown; never in a State

    SealedPurpose purpose = SealedPurpose::None;
    std::uint8_t due = 0; ///< bit s: seat s has still to answer
    PerSeat<std::uint8_t> answers = for_each_seat(not_given);

    /// Asks these seats for this, after what was asked before has been cleared away.
    void call(SealedPurpose wanted, std::uint8_t seats) { *this = {.purpose = wanted, .due = seats}; }
    void clear() { *this = {}; }

    bool is_called() const { return purpose != SealedPurpose::None; }
    bool holds(SealedKind kind) const { return kind_of(purpose) == kind; }
    bool is_due(Seat seat) const { return (due >> seat & 1U) != 0; }

    /// Have all answered, and are not all answers used up yet? Everybody sees them then.
    bool is_open() const { return is_called() && due == 0; }

    /// It has answered, and its answer has not been used up.
    bool is_given(Seat seat) const { return answers[seat] != not_given; }
    std::uint8_t given() const; ///< bit s: seat s, as is_given()
    bool is_known(Seat seat) const { return is_given(seat) && answers[seat] != face_down; }

    /// What the seat has answered: only for purposes of this kind, and if it is known.
    Place place(Seat seat) const { return static_cast<Place>(answer_of(seat, SealedKind::Place)); }
    ModifierId modifier(Seat seat) const { return answer_of(seat, SealedKind::Modifier); }

    /// The answer of a seat that is due: only for purposes of this kind.
    void answer(Seat seat, Place chosen) { give(seat, SealedKind::Place, static_cast<std::uint8_t>(chosen)); }
    void answer(Seat seat, ModifierId chosen) { give(seat, SealedKind::Modifier, chosen); }

    void answer_hand(Seat seat) { give(seat, SealedKind::Hand, 0); }

    /// What the seat has answered is done.
    void use_up(Seat seat) { answers[seat] = not_given; }

    /// What a seat may know of it: who has answered, its own answer, and all when they are open. `nobody`: what
    /// everybody may know.
    Sealed seen_by(Seat viewer) const;

    /// Whose answers lie face down are asked once more.
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

/// How saves, links and hashes number the answers of a kind, `not_given` among them: below sealed_wire_count().
std::uint8_t sealed_wire_number(SealedKind kind, std::uint8_t answer);
std::uint8_t sealed_answer_of_wire(SealedKind kind, std::uint8_t number);
std::uint64_t sealed_wire_count(SealedKind kind);

} // namespace elgrande
