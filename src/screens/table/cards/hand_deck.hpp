#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"

#include <optional>
#include <string>
#include <vector>

/// Choosing a hand for the whole game (Intrigue & the King).
namespace elgrande::screens
{

/// Is a hand to be chosen by whoever sees this?
bool asks_for_hand(const PlayerView& view);

/// A button that fills the hand at one go, with the cards that are chosen already and the first ones that are missing.
struct HandOffer
{
    words::Key label{};
    const char* name = ""; ///< of its area
    Intent intent;
};

/// The suggestions of the edition, and what this colour had chosen last time, where it is still to be had. Empty while
/// no hand is chosen.
std::vector<HandOffer> hand_offers(const TableModel& shown);

/// All cards that can be in the hand side by side, in rows that scroll where they need more room; the chosen ones glow.
/// A touch of a card chooses it, another one puts it back.
std::optional<Intent> draw_hand_deck(Ui& ui, const Box& box, const TableModel& shown,
                                     std::optional<Explained>& explained);

/// Where a card is touched; scrolls it into view where it is not, and is nothing then.
std::optional<Box> box_in_hand_deck(Ui& ui, const Box& box, const PlayerView& view, int number);

} // namespace elgrande::screens
