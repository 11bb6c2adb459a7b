#include "record/explain.hpp"

#include "rules/complete.hpp"

#include <array>
#include <cstddef>

namespace elgrande::record
{
namespace
{

struct Sentence
{
    Rule rule;
    std::string_view text;
};

/// In the order of Rule.
constexpr std::array sentences{
    Sentence{Rule::GameIsOver, "the game is over"},
    Sentence{Rule::OtherQuestion, "this does not answer the current question"},
    Sentence{Rule::NoSuchValue, "there is no such seat, place or number"},
    Sentence{Rule::ValuePlayed, "this value has already been played in this round"},
    Sentence{Rule::NotInHand, "this card is not in the player's hand"},
    Sentence{Rule::CardBringsFewer, "the power card recruits fewer caballeros"},
    Sentence{Rule::ProvinceRunsShort, "the province does not hold that many caballeros"},
    Sentence{Rule::NoOwnCaballeroThere, "the player has no caballero there"},
    Sentence{Rule::NoCaballeroThere, "no such caballero stands there"},
    Sentence{Rule::CardTaken, "another player has taken this action card"},
    Sentence{Rule::KingsRegionTaboo, "the King's region must not be changed"},
    Sentence{Rule::NotNextToKing, "caballeros can only go next to the King's region or into the Castillo"},
    Sentence{Rule::CourtEmpty, "the court is empty"},
    Sentence{Rule::CastilloStaysShut, "caballeros leave the Castillo only in a general scoring"},
    Sentence{Rule::NothingToDo, "the special action would have no effect"},
    Sentence{Rule::ActionMustFollow, "the two parts of an action card cannot be split"},
    Sentence{Rule::OwnMovesUsedUp, "none of the player's caballeros may be moved any more"},
    Sentence{Rule::ForeignMovesUsedUp, "no caballero of another player may be moved any more"},
    Sentence{Rule::MovesUsedUp, "no caballero may be moved any more"},
    Sentence{Rule::OneRegionOnly, "all caballeros must leave the same region"},
    Sentence{Rule::SamePlace, "it is already there"},
    Sentence{Rule::NotARegion, "this is not a region"},
    Sentence{Rule::NotANeighbour, "the King may only go to a neighbouring region"},
    Sentence{Rule::PlaceHasScoreboard, "the other mobile scoreboard lies there"},
    Sentence{Rule::CardNotUsed, "this card has not been used"},
    Sentence{Rule::DiskNeedsTwo, "the disk must show a region with two caballeros of the player"},
    Sentence{Rule::DiskNeedsOne, "the disk must show a region with a caballero of the player"},
    Sentence{Rule::MustGoOn, "this step is mandatory"},
    Sentence{Rule::LosesOneOnly, "this colour has lost its caballero, or is spared"},
    Sentence{Rule::KingGoesElsewhere, "the card does not send the King there"},
    Sentence{Rule::Abroad, "France and Portugal are not regions"},
    Sentence{Rule::NotScored, "the card does not score this region now"},
    Sentence{Rule::NobodyElseThere, "no other player has a caballero there"},
    Sentence{Rule::Quarantined, "a region in quarantine must not be changed"},
    Sentence{Rule::AlreadyNeighbours, "these regions are already neighbours"},
    Sentence{Rule::OtherBoard, "another mobile scoreboard must be taken"},
    Sentence{Rule::NotTwoOfYours, "the player does not lead there with exactly two caballeros"},
    Sentence{Rule::LimitTableElsewhere, "the Limit table is elsewhere"},
    Sentence{Rule::NoDiscThere, "no unclaimed disc lies there"},
    Sentence{Rule::FranceIsFull, "France has room for three caballeros"},
    Sentence{Rule::ShipGoesElsewhere, "the ship does not go there"},
    Sentence{Rule::SailsOnce, "this caballero has already sailed in this turn"},
    Sentence{Rule::NotToFrance, "the Limit table never goes to France"},
    Sentence{Rule::NotFromTheCourt, "caballeros from the court cannot go there now"},
    Sentence{Rule::NotFromSpain, "the card moves caballeros from France, the ship and the colonies"},
    Sentence{Rule::KeepsItsDisc, "nobody else can send a caballero with a disc there"},
    Sentence{Rule::BlackStays, "caballeros of the Inquisitor stay on the board"},
    Sentence{Rule::OnlyInquisitorMovesBlack, "only the player with the Inquisitor moves black caballeros"},
    Sentence{Rule::NoRegionCard, "this region card cannot be taken"},
    Sentence{Rule::ShipIsNoRegion, "the ship is no region: it takes caballeros of the court, with a ship token"},
    Sentence{Rule::OnceEachTurn, "this has already been used in this turn"},
};

static_assert(sentences.size() == static_cast<std::size_t>(last_rule) + 1);
static_assert(is_complete(sentences, &Sentence::rule));

} // namespace

std::string_view explain(Refusal refusal)
{
    const auto index = static_cast<std::size_t>(refusal.rule);
    return index < sentences.size() ? sentences[index].text : "a rule forbids it";
}

} // namespace elgrande::record
