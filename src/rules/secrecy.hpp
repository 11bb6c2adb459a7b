#pragma once

#include <cstdint>

namespace elgrande
{

/// Who may see the screen while a seat answers a question, or the contents of an event.
enum class Secrecy : std::uint8_t
{
    Open,    ///< everybody
    Sealed,  ///< only the seat that answers, or the seat of the event
    WithHand ///< with open hands everybody; with hidden ones only the seat, except for an event about a card on top
};

} // namespace elgrande
