#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"
#include "rules/cards/card.hpp"

/// The preferences keep, for each colour, the hand that was last chosen on this device (own cards, Intrigue & the
/// King).
namespace elgrande::screens
{

/// Returns the stored hand without cards that the deck of this set-up lacks; empty if there is none or it is invalid.
PowerCards last_hand(const platform::Preferences& preferences, const Setup& setup, record::Colour colour);

/// Stores the hand, replacing the last one of this colour.
void store_hand(platform::Preferences& preferences, const Setup& setup, record::Colour colour, PowerCards hand);

} // namespace elgrande::screens
