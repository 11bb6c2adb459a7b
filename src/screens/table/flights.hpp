#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

namespace elgrande::screens
{

/// Where the rows of the players are.
struct SeatPlaces
{
    Box rows;
    Box visible; ///< of them, when they are scrolled
    Shape shape{};
    int seats = 0;

    /// Where a player's court, province, or score (Place::Nowhere) is.
    ImVec2 point(Seat seat, Place what) const;
};

/// Where the marker of the rounds is on the track, for board::Track; −1 if it does not walk.
float marker_of(const AnimationPlayer& motion, const Setup& setup);

/// Draws a piece in the hand at the pointer, its foot so far above it.
void draw_in_hand(Ui& ui, const TableMap& map, const Carried& carried, float above);

/// Draws what is on its way over everything else. The map must have been drawn as it is at this time.
void draw_flights(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats);

} // namespace elgrande::screens
