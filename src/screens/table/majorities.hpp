#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// Return the least and the most height of a table with this number of rows, in units of the screens. Rows are legible
/// and at least `touched` high.
float least_majorities(float touched, int rows = place_count);
float most_majorities(float touched, int rows = place_count);

/// The table of majorities, for large screens. It has a row for each region of the game and the Castillo, with its
/// scoreboard, and a column for each owner of caballeros, including the dummy and neutral ones. A cell shows what the
/// owner has there, the rank, and what a scoring would pay now by the rules of the game (rules/outlook). A touch of a
/// row counts as a touch of its place. If the table is read from afar (Ui::from_afar()), its columns continue those of
/// the seats, and points are shown where they fit.
class MajorityTable
{
public:
    /// Draws `shown.view`. `lit`: the spots that answer the question. Highlights the row of `under`, the place under
    /// the pointer on the map, or Nowhere. Returns the place whose row was chosen, whether it is an answer or not;
    /// nothing if none was.
    std::optional<Spot> draw(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit, Place under,
                             Explainer& explainer);

    /// Returns the place whose row had the pointer or the focus when the table was last drawn, or Nowhere.
    Place pointed() const { return pointed_; }
    /// Returns the place whose row was highlighted when the table was last drawn: pointed() or `under`; or Nowhere.
    Place lit() const { return lit_; }

private:
    Place pointed_ = Place::Nowhere;
    Place lit_ = Place::Nowhere;
};

} // namespace elgrande::screens
