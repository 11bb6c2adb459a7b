#pragma once

#include <cstdint>

namespace elgrande
{

/// Who may see an answer, or the contents of an event.
enum class Secrecy : std::uint8_t
{
    Open,    ///< everybody
    Sealed,  ///< nobody but the player, until all are revealed
    WithHand ///< nobody but the player where hands are hidden, unless it lies on top
};

} // namespace elgrande
