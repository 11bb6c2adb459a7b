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

    /// Returns the position of a player's court or province, or of the score for Place::Nowhere; if it is scrolled out
    /// of sight, a point at the edge of `visible`.
    ImVec2 point(Seat seat, Place what) const;
};

/// Returns the position of the round marker, in steps of board::Track, at the time of `motion`; −1 if its timeline
/// does not move the marker.
float marker_of(const AnimationPlayer& motion, const Setup& setup);

/// Draws the piece in the player's hand. `above` is the distance of its foot above the pointer, in ImGui's units.
void draw_in_hand(Ui& ui, const TableMap& map, const Carried& carried, float above);

/// Draws everything that is in motion. Call it after the map.
void draw_flights(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats);

} // namespace elgrande::screens
