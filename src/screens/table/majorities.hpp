#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// The heights that the table takes with rows that can be read and, where fingers touch, hit: at least `touched` each.
float least_majorities(float touched, int rows = place_count);
float most_majorities(float touched, int rows = place_count);

/// Who has what where, for screens with room: a row for each region of the game and the Castillo with its scoreboard, a
/// column for each owner of caballeros, also the dummy and nobody, and in it what stands there, the rank and what a
/// scoring would pay now, as the rules of the game in play settle it (rules/outlook). A row is another way to touch its
/// place.
class MajorityTable
{
public:
    /// Draws `shown.view`; the row of `under`, the place that the map has under its pointer, is lit. Returns the place
    /// whose row was chosen, whether it is an answer or not.
    std::optional<Spot> draw(Ui& ui, const Box& box, const TableModel& shown, std::span<const Spot> lit, Place under,
                             Explainer& explainer);

    /// The place whose row was under the pointer or the focus in the frame that was drawn last, or Nowhere.
    Place pointed() const { return pointed_; }
    /// The place whose row was lit in it, by that or by the map.
    Place lit() const { return lit_; }

private:
    Place pointed_ = Place::Nowhere;
    Place lit_ = Place::Nowhere;
};

} // namespace elgrande::screens
