#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// Returns the number of rows in which the power cards are at least `finger` wide.
int hand_rows(float width, float finger);

/// Returns the least height of a hand in one row, in a box that is wide enough, whose cards a finger can touch.
float touched_hand_height(float finger);

/// True if a power card is to be chosen.
bool asks_for_power(const PlayerView& view);

/// Returns the seat whose power cards are shown: the viewer, even while a computer is asked; without a viewer, the
/// asked player.
Seat hand_owner(const TableModel& shown);

/// Draws the power cards of hand_owner() as a fan: overlapping, slightly turned, on an arc. The one under the pointer
/// or the focus rises. If fingers choose a card, there are hand_rows() arcs. A hidden hand shows backs. Sets
/// `explained` to the own card under the pointer or the focus (Intrigue & the King). Returns the Power spot that was
/// touched; nothing if none was.
std::optional<Spot> draw_hand(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                              std::optional<PointedCard>& explained);

/// Draws the modifiers (2023, "Power Shift") at the right of the heading above the power cards.
void draw_modifiers(Ui& ui, const Box& heading, const TableModel& shown);

} // namespace elgrande::screens
