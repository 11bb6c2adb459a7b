#include "record/explain.hpp"

namespace elgrande::record
{

std::string_view explain(Refusal refusal)
{
    switch (refusal.rule)
    {
    case Rule::GameIsOver:
        return "the game is over";
    case Rule::OtherQuestion:
        return "something else is asked now";
    case Rule::NoSuchValue:
        return "there is no such seat, place or number";
    case Rule::ValuePlayed:
        return "this power card's value has been played in this round already";
    case Rule::NotInHand:
        return "this card is not in the player's hand";
    case Rule::CardBringsFewer:
        return "the power card brings fewer caballeros";
    case Rule::ProvinceRunsShort:
        return "the province does not hold so many caballeros";
    case Rule::NoOwnCaballeroThere:
        return "the player has no caballero there";
    case Rule::NoCaballeroThere:
        return "no such caballero stands there";
    case Rule::CardTaken:
        return "another player has taken this action card";
    case Rule::KingsRegionTaboo:
        return "the King's region must not be changed";
    case Rule::NotNextToKing:
        return "caballeros go next to the King's region or into the Castillo";
    case Rule::CourtEmpty:
        return "the court is empty";
    case Rule::CastilloStaysShut:
        return "caballeros leave the Castillo in a general scoring only";
    case Rule::NothingToDo:
        return "the special action could change nothing";
    case Rule::ActionMustFollow:
        return "the two parts of an action card are not split";
    case Rule::OwnMovesUsedUp:
        return "no own caballero may be moved any more";
    case Rule::ForeignMovesUsedUp:
        return "no caballero of another player may be moved any more";
    case Rule::MovesUsedUp:
        return "no caballero may be moved any more";
    case Rule::OneRegionOnly:
        return "all caballeros must leave the same region";
    case Rule::SamePlace:
        return "it is there already";
    case Rule::NotARegion:
        return "this is not a region";
    case Rule::NotANeighbour:
        return "the King may only go to a neighbouring region";
    case Rule::NotOnlyOneBoard:
        return "the other mobile scoreboard lies there";
    case Rule::CardInHand:
        return "this card has not been used";
    case Rule::DiskNeedsTwo:
        return "the disk must show a region with two caballeros of the player";
    case Rule::DiskNeedsOne:
        return "the disk must show a region with a caballero of the player";
    case Rule::MustGoOn:
        return "this may not be left out";
    case Rule::LosesOneOnly:
        return "this colour has lost its caballero, or is spared";
    case Rule::KingGoesElsewhere:
        return "the card does not send the King there";
    case Rule::Abroad:
        return "France and Portugal are not regions";
    case Rule::NotScored:
        return "the card does not score this region now";
    case Rule::NobodyElseThere:
        return "no other player has a caballero there";
    }
    return "a rule forbids it";
}

} // namespace elgrande::record
