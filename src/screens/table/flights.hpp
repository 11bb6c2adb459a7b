#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

namespace elgrande::screens
{

/// The boxes of the players' rows.
struct SeatPlaces
{
    Box rows;
    Box visible; ///< the part of `rows` in sight, if they scroll
    Shape shape{};
    int seats = 0;

    /// Returns where a player's court, province or score (Place::Nowhere) is on the screen.
    ImVec2 point(Seat seat, Place what) const;
};

/// Returns the position of the round marker on the track, for board::Track; −1 if it does not move.
float marker_of(const AnimationPlayer& motion, const Setup& setup);

/// Draws a piece in the hand, its foot `above` screen units above the pointer.
void draw_in_hand(Ui& ui, const TableMap& map, const Carried& carried, float above);

/// Draws everything that is on its way. Call it after the map was drawn as it is at this time.
void draw_flights(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats);

} // namespace elgrande::screens
