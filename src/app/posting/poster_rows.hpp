#pragma once

#include "record/game.hpp"
#include "screens/model/table_model.hpp"

#include <string>
#include <vector>

/// The rows of players and cards beside the map on the picture of a position.
namespace elgrande::screens
{

/// A player on the picture.
struct PosterSeat
{
    std::string name;
    std::string facts; ///< court, province and power cards: their values if the viewer may know them, or their number
    std::string bid;   ///< the power card that lies open in this round: "7"; empty if there is none
    int points = 0;
    record::Colour colour{};
    bool asked = false; ///< the question is for this player
};

/// An action card, or an own card of Intrigue & the King, that lies beside the map.
struct PosterCard
{
    int number = 0; ///< the number of caballeros it places, or the value of an own card; 0: neither
    std::string title;
    std::string line; ///< its effect
    bool taken = false;
    record::Colour colour{}; ///< of the player who took it, if `taken`
    bool in_use = false;     ///< it is the card of this turn
    bool over = false;       ///< nobody can use it any more in this round
};

/// Return the rows in the order of the table. After the game there are no cards.
std::vector<PosterSeat> poster_seats(const TableModel& shown);
std::vector<PosterCard> poster_cards(const TableModel& shown);

} // namespace elgrande::screens
