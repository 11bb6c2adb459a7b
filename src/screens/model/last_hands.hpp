#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"
#include "rules/cards/card.hpp"

/// The own cards that each colour chose last on this device (Intrigue & the King), kept among the preferences.
namespace elgrande::screens
{

/// None if it chose none, or if what is kept are no cards of this deck.
PowerCards last_hand(const platform::Preferences& preferences, const Setup& setup, record::Colour colour);

void keep_hand(platform::Preferences& preferences, const Setup& setup, record::Colour colour, PowerCards hand);

} // namespace elgrande::screens
