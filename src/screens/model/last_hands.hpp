#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"
#include "rules/cards/card.hpp"

/// The hands of own cards (Intrigue & the King) that were last chosen on this device, one for each colour, stored in
/// the preferences.
namespace elgrande::screens
{

/// Returns the stored hand without cards that the deck of this set-up lacks; empty if there is none or it is invalid.
PowerCards last_hand(const platform::Preferences& preferences, const Setup& setup, record::Colour colour);

/// Stores the hand, replacing the last one of this colour. Cards are stored by their values, as their numbers may
/// change when cards are added to the deck.
void store_hand(platform::Preferences& preferences, const Setup& setup, record::Colour colour, PowerCards hand);

} // namespace elgrande::screens
