#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"

#include <optional>
#include <vector>

/// The choice of a hand of own cards for the whole game (Intrigue & the King).
namespace elgrande::screens
{

/// True if the viewer has to choose a hand.
bool asks_for_hand(const PlayerView& view);

/// A button that completes the hand at once, with the first cards of a set that are not chosen yet.
struct HandOffer
{
    words::Key label{};
    const char* name = ""; ///< of its item, whose id is id_of(name)
    Intent intent;
};

/// Returns buttons for the hands that the edition suggests and for the last hand of the player's colour, as far as
/// these can still complete the hand. Empty if no hand is to be chosen.
std::vector<HandOffer> hand_offers(const TableModel& shown);

/// Draws all cards of the deck in rows, which scroll if they do not fit; the chosen ones glow. A touch chooses a card
/// (Play), a second one removes it again (PutBack); returns nothing otherwise. Sets `explained` if a card is hovered or
/// focused. Only if asks_for_hand().
std::optional<Intent> draw_hand_deck(Ui& ui, const Box& box, const TableModel& shown,
                                     std::optional<PointedCard>& explained);

/// Returns where the card with this number, which must be in the deck, can be touched in the deck that was drawn into
/// `box`. If it is scrolled out of sight, scrolls to it and returns nothing.
std::optional<Box> box_in_hand_deck(Ui& ui, const Box& box, const PlayerView& view, int number);

} // namespace elgrande::screens
