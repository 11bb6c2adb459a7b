#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

namespace elgrande::screens
{

/// Where the players' rows or chips are drawn.
struct SeatPlaces
{
    Box rows;    ///< the box of all seats
    Box visible; ///< the part of `rows` in sight, if they scroll
    Shape shape{};
    int seats = 0;          ///< number of seats, including the dummy's
    bool from_afar = false; ///< they are columns

    /// Returns where a player's court, province or, for Place::Nowhere, score is on the screen; at the edge of
    /// `visible` if it is out of sight.
    ImVec2 point(Seat seat, Place what) const;
};

/// Returns the position of the round marker between steps of board::Track; −1 if no marker moves.
float marker_of(const AnimationPlayer& motion, const Setup& setup);

/// Draws a piece in the hand, its foot `above` units of the screens above the pointer.
void draw_in_hand(Ui& ui, const TableMap& map, const Carried& carried, float above);

/// Draws everything that is on its way. Call it after the map was drawn as it is at this time.
void draw_flights(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats);

} // namespace elgrande::screens
