#pragma once

#include "board/flight.hpp"
#include "board/scene.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"

#include <optional>
#include <vector>

/// Drag and drop: pieces that the player picks up and puts down.
namespace elgrande::screens
{

/// A piece in the player's hand.
struct Carried
{
    Spot from;                 ///< where it was picked up: a group, the King, a grande, a mobile scoreboard or a court
    std::vector<Action> first; ///< the answers that take it up; they are played together with the one that lays it down
    PlayerView view;           ///< the view after them
};

/// Picks up the piece at `spot`; returns nothing if it cannot be moved now or the viewer has nothing to answer. Does
/// not change the game: `shown.ahead` returns the view that would follow. Without that function, picks up only pieces
/// that need no answer first.
std::optional<Carried> take_up(const TableModel& shown, const Spot& spot);

/// Returns the caballero that an earlier answer has lifted; nothing unless the viewer is asked where it goes.
std::optional<Carried> lifted_piece(const PlayerView& view);

/// True if the piece leaves the map for a court or province: the player drops it anywhere on the rows of the players, a
/// spot of Spot::Kind::Seat. Only one answer takes this piece from there, so it does not matter whose row that is.
bool goes_home(const Carried& carried);

/// Returns the answer that dropping the piece at `spot` stands for, legal or not; nothing if it stands for none, for
/// example where the piece was picked up.
std::optional<Action> answer_for_drop(const Carried& carried, const Spot& spot);

/// Returns the answers, in order, by which touching `spot` begins the pending special action: ActionKind::Act and those
/// that pick up the piece, if it can be picked up; empty if a touch does not begin it.
std::vector<Action> answers_to_begin(const TableModel& shown, const Spot& spot);

/// True if touching `spot` puts back the lifted caballero, because it was lifted there.
bool puts_back(const PlayerView& view, const Spot& spot);

/// Removes the piece from the scene, as it is in the hand; a caballero from the court is not in the scene. Also removes
/// the scene's selection.
void take_from(board::Scene& scene, const Carried& carried);

/// Returns a piece in the hand as board::Flight, without its position; nothing for a scoreboard.
std::optional<board::Flight> flight_of(const Carried& carried);

} // namespace elgrande::screens
