#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// Return the minimum and the maximum height of a table with this number of rows, in ImGui's units. A row is at least
/// `min_touch_size` high.
float min_majorities_height(float min_touch_size, int rows = place_count);
float max_majorities_height(float min_touch_size, int rows = place_count);

/// The table of majorities, for large screens. It has a row for the Castillo and each region of the game, with its
/// scoreboard, and a column for each owner of caballeros, including the dummy and, in games with the colonies, the
/// black ones. A cell shows the owner's pieces there, the rank, and the points that a scoring would pay now
/// (rules/outlook); without TableModel::ranks only the pieces. Touching a row counts as touching its place; rows that
/// are too low for a finger cannot be touched. If the table is read from afar (Ui::from_afar()), its columns continue
/// those of the seats, and points are omitted where they do not fit.
class MajorityTable
{
public:
    /// Draws `shown.view`. `lit` has the spots that answer the question; `under` is the place under the pointer on the
    /// map, whose row is highlighted, or Nowhere. Returns the place whose row was touched, even if it is no answer;
    /// nothing if none was.
    std::optional<Spot> draw(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit, Place under,
                             Explainer& explainer);

    /// Returns the place whose row was hovered or focused in the last draw(), or Nowhere.
    Place pointed() const { return pointed_; }
    /// Returns the place whose row was highlighted in the last draw(): pointed() or else `under`.
    Place lit() const { return lit_; }

private:
    Place pointed_ = Place::Nowhere;
    Place lit_ = Place::Nowhere;
};

} // namespace elgrande::screens
