#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"
#include "rules/cards/card.hpp"

/// The hand of own cards that each colour last chose on this device (Intrigue & the King), stored in the preferences.
namespace elgrande::screens
{

/// Returns the stored hand without cards that this deck does not have; empty if there is none or it cannot be read.
PowerCards last_hand(const platform::Preferences& preferences, const Setup& setup, record::Colour colour);

/// Stores the hand in place of the last one of this colour.
void keep_hand(platform::Preferences& preferences, const Setup& setup, record::Colour colour, PowerCards hand);

} // namespace elgrande::screens
