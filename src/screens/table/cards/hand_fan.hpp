#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// In how many rows the power cards stand so that a finger can touch each.
int hand_rows(float width, float finger);

/// Is one of the power cards to be chosen?
bool asks_for_power(const PlayerView& view);

/// Whose power cards are shown: those of whoever has the screen, also while a computer is asked; else the asked
/// player's.
Seat hand_owner(const TableModel& shown);

/// The power cards of hand_owner(), as they hold them: turned a little, overlapping, on an arc. The one
/// under the pointer or the focus rises. Where a card is to be touched by fingers, as many arcs as make each of them
/// wide enough. Backs, where the hand is hidden.
/// `explained`: the own card that is under the pointer or the focus (Intrigue & the King).
std::optional<Spot> draw_hand(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                              std::optional<Explained>& explained);

/// The modifiers beside them (2023, "Power Shift"), in the line above the power cards.
void draw_modifiers(Ui& ui, const Box& heading, const TableModel& shown);

} // namespace elgrande::screens
