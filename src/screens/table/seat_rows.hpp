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

/// When it is this seat's turn in this round, to bid or to act: 1 for the first; 0 as long as nobody knows.
int order_of(const PlayerView& view, Seat seat);

/// The asked player's court while they place: their caballeros are dragged from there.
inline constexpr Id court_area = id_of("court");

/// The players' seats: a row each on a wide screen, a chip each on a phone.
class SeatRows
{
public:
    /// Draws all seats into `box`; returns what was touched.
    static std::optional<Spot> draw(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                    std::span<const Spot> lit, Explainer& explainer);

    /// Where a Seat or Court spot is touched.
    static Box box_of(const Box& box, Shape shape, int seats, const Spot& spot);
};

} // namespace elgrande::screens
