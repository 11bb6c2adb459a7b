#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "ui/shape.hpp"
#include "ui/text.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// Returns the position of a seat in the order of bids or, once all have bid, of turns, from 1; 0 if it is not known
/// yet, and for the dummy while players bid.
int order_of(const PlayerView& view, Seat seat);

/// The area of the court from which the player who places can drag caballeros.
inline constexpr Id court_area = id_of("court");

/// Draws the players' seats into `box`: rows on a wide screen, columns if the table is read from afar, chips on a
/// phone. The rows are in one column, or in two if they would be too low in one. The spots in `lit` glow and can be
/// touched. Returns the Seat or Court spot that was touched; nothing if none was.
std::optional<Spot> draw_seat_rows(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                   std::span<const Spot> lit, Explainer& explainer);

/// Returns the box of a Seat or Court spot if draw_seat_rows() draws `seats` seats into `box`. Both are the whole chip
/// on a phone.
Box seat_box(const Box& box, Shape shape, int seats, const Spot& spot, bool from_afar = false);

/// Returns the box of the province of `seat` in the same layout: on a phone, the whole chip.
Box province_box(const Box& box, Shape shape, int seats, Seat seat, bool from_afar = false);

/// Returns the box of the name of `seat`, one of the owners in `view`, in the same layout. Nothing that is played with
/// lies in it: no caballeros, power card, secret disk or veto.
Box name_box(const Box& box, Shape shape, const PlayerView& view, Seat seat, bool from_afar = false);

/// Returns the box of court, province and power card of `seat` in the same layout.
Box counts_box(const Box& box, Shape shape, int seats, Seat seat, bool from_afar = false);

} // namespace elgrande::screens
