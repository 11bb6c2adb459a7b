#include "rules/sealed/sealed.hpp"

namespace elgrande
{

std::uint8_t Sealed::given() const
{
    unsigned seats = 0;
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        seats |= is_given(seat) ? 1U << seat : 0U;
    }
    return static_cast<std::uint8_t>(seats);
}

Sealed Sealed::seen_by(Seat viewer) const
{
    Sealed seen = *this;
    for (Seat seat = 0; seat < max_players && !is_open(); ++seat)
    {
        seen.answers[seat] = is_given(seat) && seat != viewer ? face_down : answers[seat];
    }
    return seen;
}

Sealed Sealed::asked_again() const
{
    Sealed again = *this;
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        if (answers[seat] == face_down)
        {
            again.answers[seat] = not_given;
            again.due = static_cast<std::uint8_t>(again.due | 1U << seat);
        }
    }
    return again;
}

std::uint8_t sealed_wire_number(SealedKind kind, std::uint8_t answer)
{
    const bool given = answer != Sealed::not_given;
    switch (kind)
    {
    case SealedKind::Modifier:
        return given ? answer : no_modifier;
    case SealedKind::Hand:
        return given ? 0 : 1;
    case SealedKind::Nothing:
    case SealedKind::Place:
        break;
    }
    return wire_number(given ? static_cast<Place>(answer) : Place::Nowhere);
}

std::uint8_t sealed_answer_of_wire(SealedKind kind, std::uint8_t number)
{
    switch (kind)
    {
    case SealedKind::Modifier:
        return number == no_modifier ? Sealed::not_given : number;
    case SealedKind::Hand:
        return number == 0 ? 0 : Sealed::not_given;
    case SealedKind::Nothing:
    case SealedKind::Place:
        break;
    }
    const Place place = place_of_wire(number).value_or(Place::Nowhere);
    return place == Place::Nowhere ? Sealed::not_given : static_cast<std::uint8_t>(place);
}

std::uint64_t sealed_wire_count(SealedKind kind)
{
    switch (kind)
    {
    case SealedKind::Modifier:
        return modifier_count + 1U;
    case SealedKind::Hand:
        return 2;
    case SealedKind::Nothing:
    case SealedKind::Place:
        break;
    }
    return wire_number(Place::Nowhere) + 1U;
}

} // namespace elgrande
