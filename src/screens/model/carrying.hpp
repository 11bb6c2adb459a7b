#pragma once

#include "board/flight.hpp"
#include "board/scene.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <vector>

/// Pieces that the player takes up, drags and lays down.
namespace elgrande::screens
{

/// A piece in the hand.
struct Carried
{
    Spot from;                 ///< where it was taken up: a group, the King, a grande, a mobile scoreboard or a court
    std::vector<Action> first; ///< the answers that take it up; they are played together with the one that lays it down
    PlayerView view;           ///< the view after them
};

/// Returns the piece at `spot` as it is taken up; nothing if it cannot be moved now. Plays nothing, but asks
/// `shown.ahead` what follows.
std::optional<Carried> take_up(const TableModel& shown, const Spot& spot);

/// Returns the caballero that an answer has lifted already; nothing if there is none or its place is not asked.
std::optional<Carried> lifted_piece(const PlayerView& view);

/// True if the piece leaves the map for a court or province. It is then laid down on its owner's row.
bool goes_home(const Carried& carried);

/// Returns the answer that laying the piece down at `spot` means, legal or not; nothing if it means none, as where the
/// piece was taken up.
std::optional<Action> answer_for_drop(const Carried& carried, const Spot& spot);

/// Returns the answers by which a touch of `spot` begins the pending special action; empty if it does not begin it.
std::vector<Action> answers_to_begin(const TableModel& shown, const Spot& spot);

/// True if a caballero was lifted at `spot`, so that a touch of it puts the caballero back.
bool puts_back(const PlayerView& view, const Spot& spot);

/// Removes the piece from the scene, as it is in the hand.
void take_from(board::Scene& scene, const Carried& carried);

/// Returns how a piece in the hand is drawn; nothing for a scoreboard.
std::optional<board::Flight> flight_of(const Carried& carried);

} // namespace elgrande::screens
