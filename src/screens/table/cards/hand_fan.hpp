#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// Returns the number of rows that make each power card at least `finger` wide in a hand of this width.
int hand_rows(float width, float finger);

/// Returns the minimum height of a hand in one row whose cards are touch targets, in a box that is wide enough.
float touched_hand_height(float finger);

/// True if somebody has to choose a power card: to bid it or to take it back.
bool asks_for_power(const PlayerView& view);

/// Returns the seat whose power cards are shown: the viewer, even while a computer is asked; without a viewer, the
/// asked player; nobody if there is neither.
Seat hand_owner(const TableModel& shown);

/// Draws the power cards of hand_owner() as a fan: overlapping, slightly turned, on an arc, or on hand_rows() arcs
/// while a card is to be chosen by a finger. The hovered or focused card is raised. Draws the backs of a hidden hand,
/// and nothing without an owner. Sets `explained` to the hovered or focused own card (Intrigue & the King). Returns the
/// Power spot that was touched; nothing if none was.
std::optional<Spot> draw_hand(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit,
                              std::optional<PointedCard>& explained);

/// Writes the modifiers of hand_owner() (2023, "Power Shift") at the right end of the heading above the power cards, as
/// far as the viewer knows them.
void draw_modifiers(Ui& ui, const Box& heading, const TableModel& shown);

} // namespace elgrande::screens
