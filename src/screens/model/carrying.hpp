#pragma once

#include "board/flight.hpp"
#include "board/scene.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <vector>

/// Pieces that are moved by hand: taken up, dragged and laid down.
namespace elgrande::screens
{

/// A piece in the hand.
struct Carried
{
    Spot from;                 ///< where it was taken: a group, the King, a grande, a mobile scoreboard or a court
    std::vector<Action> first; ///< answers that come before it can be laid down, and that are given together with that
    PlayerView view;           ///< what is seen after them
};

/// The piece at `spot` as it is taken up; nothing if none can be moved from there now. Nothing is played by it.
std::optional<Carried> take_up(const TableModel& shown, const Spot& spot);

/// The caballero that was lifted by an answer, if one is.
std::optional<Carried> lifted(const PlayerView& view);

/// Does it leave the map? Then it is laid down at the players' rows.
bool goes_home(const Carried& carried);

/// The answer that laying it down at `spot` means, legal or not; nothing if it means none, or if it was taken there.
std::optional<Action> laid_down(const Carried& carried, const Spot& spot);

/// The answers by which touching `spot` begins the special action that waits; none if it does not.
std::vector<Action> beginning(const TableModel& shown, const Spot& spot);

/// A caballero was lifted there, and touching it means that it goes back.
bool puts_back(const PlayerView& view, const Spot& spot);

/// The board without the piece.
void take_from(board::Scene& scene, const Carried& carried);

/// How a piece in the hand looks; nothing for a scoreboard.
std::optional<board::Flight> flight_of(const Carried& carried);

} // namespace elgrande::screens
