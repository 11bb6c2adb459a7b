#pragma once

#include "rules/action.hpp"
#include "rules/event.hpp"
#include "rules/state.hpp"

#include <optional>

namespace elgrande
{

/// A game at its first question. `setup` must pass validate_setup().
/// Stacks, the King's region and the homes are shuffled and drawn here, and nothing is random afterwards.
State new_game(const Setup& setup);

/// Tells the events of the set-up (homes are part of the state; the first round begins, unless modifiers are passed
/// before it).
void announce_start(const State& state, Observer observer);

/// The one question that the table waits on; Question::GameOver once the game has ended.
inline Decision decision(const State& state)
{
    return state.decision;
}

inline bool is_over(const State& state)
{
    return state.decision.question == Question::GameOver;
}

/// Every legal answer, distinct, in a fixed order, never empty while the game lasts. No allocation.
ActionList legal(const State& state);

/// Plays `action`, which must be one of legal(state); tells `observer` what happened, in order.
void apply(State& state, Action action, Observer observer = {});

/// Plays `action`, which must be one of legal(state), and stops when a turn ends with it: nothing of the next player's
/// turn or of the end of a round (general scoring, new cards) has happened then. Returns whether it stopped so. `state`
/// is then what the turn has led to: continue_after_turn() must be called before it is asked or answered anything.
/// Otherwise it did what apply() does.
bool apply_within_turn(State& state, Action action, Observer observer = {});

/// Goes on from where apply_within_turn() has stopped, to where apply() would have led.
void continue_after_turn(State& state, Observer observer = {});

/// The rule that forbids an action. Texts are in data/texts (refusal.…).
enum class Rule : std::uint8_t
{
    GameIsOver,
    OtherQuestion, ///< something else is asked now
    NoSuchValue,   ///< the action names a seat, place or number that does not exist
    ValuePlayed,   ///< another player has played this value in this round
    NotInHand,
    CardBringsFewer,   ///< the power card does not bring so many
    ProvinceRunsShort, ///< the province does not hold so many
    NoOwnCaballeroThere,
    NoCaballeroThere,
    CardTaken, ///< another player took this action card
    KingsRegionTaboo,
    NotNextToKing, ///< placing from the court: neighbours of the King's region and the Castillo only
    CourtEmpty,
    CastilloStaysShut, ///< caballeros leave the Castillo in the general scoring only
    NothingToDo,       ///< the special action has nothing that it could change
    ActionMustFollow,  ///< the card's parts are executed one after the other and not split
    OwnMovesUsedUp,
    ForeignMovesUsedUp,
    MovesUsedUp,
    OneRegionOnly,   ///< all caballeros must leave the same region
    SamePlace,       ///< it is there already
    NotARegion,      ///< the Castillo is no region
    NotANeighbour,   ///< the King moves one region at most
    NotOnlyOneBoard, ///< mobile scoreboards do not lie on top of one another
    CardInHand,      ///< only used power cards are taken back
    DiskNeedsTwo,    ///< the region on the disk must hold at least two of your caballeros
    DiskNeedsOne,
    MustGoOn,          ///< the step may not be left out
    LosesOneOnly,      ///< everybody loses one caballero at most, and some are spared
    KingGoesElsewhere, ///< this card does not let him go there
    Abroad,            ///< France and Portugal are no regions
    NotScored,         ///< the card does not score this region, or has done so
    NobodyElseThere,   ///< nobody else has caballeros in the region
    Quarantined,       ///< the region lies in quarantine (Intrigue & the King)
    AlreadyNeighbours, ///< two regions that a bridge would not bring nearer
    OtherBoard,        ///< this mobile scoreboard cannot be taken now: another one must
    NotTwoOfYours,     ///< the card pays for two caballeros of its player that nobody outnumbers
    // Grand Inquisitor & the Colonies.
    NotTheTable,       ///< the Limit table is elsewhere
    NoDiscThere,       ///< no unclaimed disc lies there
    FranceIsFull,      ///< three caballeros at most
    ShipGoesElsewhere, ///< it sails to the colonies, to France and to coastal regions
    SailsOnce,         ///< it came there in this turn
    NotToFrance,       ///< the Limit table
    NotFromTheCourt,   ///< caballeros come there by ship, or moved on the board
    NotFromSpain,      ///< the card moves caballeros that are overseas or in France
    KeepsItsDisc,      ///< nobody else can send a caballero with a disc away
    BlackStays,        ///< caballeros of the Inquisitor stay on the board
    // Grandissimo.
    BlackIsHis,     ///< the Inquisitor's player moves them, and nobody else
    NoRegionCard,   ///< it is taken, or there is none
    ShipIsNoRegion, ///< caballeros come onto it from the court only, with a ship token, and leave it by sea
    OnceEachTurn,   ///< of symbols and figures of the court
};

inline constexpr Rule last_rule = Rule::OnceEachTurn;

struct Refusal
{
    Rule rule{};

    bool operator==(const Refusal&) const = default;
};

/// Why `action` may not be played now, with the rule that forbids it; nothing if it may.
/// Any bytes may be in `action`.
std::optional<Refusal> refusal(const State& state, Action action);

/// The seats with the highest score as a bit mask; several when the victory is shared. Meaningful at any time.
unsigned leaders(const State& state);

} // namespace elgrande
