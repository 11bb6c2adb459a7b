#pragma once

#include <cstdint>

namespace elgrande
{

/// Who may see an answer, or the contents of an event.
enum class Secrecy : std::uint8_t
{
    Open,    ///< everybody
    Sealed,  ///< only the player, until all are revealed
    WithHand ///< everybody with open hands; with hidden ones only the player, unless the card lies on top
};

} // namespace elgrande
