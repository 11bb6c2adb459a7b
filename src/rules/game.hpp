#pragma once

#include "rules/action.hpp"
#include "rules/event.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>

namespace elgrande
{

/// Returns a new game at its first question. `setup` must pass validate_setup(). All random draws of the game are made
/// here, from the seed; only the dummy's region cards are shuffled again at each general scoring. Tells `observer` the
/// beginning of the first round and the actions of the dummy: no event if players pass modifiers, set disks or choose
/// hands first.
State new_game(const Setup& setup, Observer observer = {});

/// Returns the current question, and who answers it; Question::GameOver once the game has ended.
inline Decision decision(const State& state)
{
    return state.decision;
}

inline bool is_over(const State& state)
{
    return state.decision.question == Question::GameOver;
}

/// Returns all legal answers, each once, in a fixed order. Empty only if the game is over. Does not allocate.
ActionList legal(const State& state);

/// Plays `action`, which must be one of legal(state), up to the next question. Sends the events to `observer`, in
/// order.
void apply(State& state, Action action, Observer observer = {});

/// Plays `action` as apply() does, but stops if it ends a turn: before the next turn, a general scoring or new cards.
/// Returns true if it stopped. `state` is then the result of the turn and asks no question; call continue_after_turn()
/// before legal(), apply() and the like.
bool apply_within_turn(State& state, Action action, Observer observer = {});

/// Continues where apply_within_turn() has stopped; it must have returned true. Together they do what apply() does.
void continue_after_turn(State& state, Observer observer = {});

/// The rule that forbids an action. Texts are in data/texts (refusal.…).
enum class Rule : std::uint8_t
{
    GameIsOver,
    OtherQuestion, ///< the action does not answer the current question
    NoSuchValue,   ///< the action names a seat, place or number that does not exist
    ValuePlayed,   ///< another bid of this round has this value, or this sum with a modifier
    NotInHand,
    CardBringsFewer,   ///< the power card recruits fewer caballeros
    ProvinceRunsShort, ///< the province holds fewer caballeros
    NoOwnCaballeroThere,
    NoCaballeroThere,
    CardTaken, ///< another player took this action card
    KingsRegionTaboo,
    NotNextToKing, ///< placing from the court: neighbours of the King's region and the Castillo only
    CourtEmpty,
    CastilloStaysShut, ///< caballeros leave the Castillo in the general scoring only
    NothingToDo,       ///< the special action would have no effect
    ActionMustFollow,  ///< placing cannot be interrupted by the special action, nor vice versa
    OwnMovesUsedUp,
    ForeignMovesUsedUp,
    MovesUsedUp,
    OneRegionOnly,      ///< all caballeros must leave the same region
    SamePlace,          ///< the piece is there already
    NotARegion,         ///< the Castillo is not a region
    NotANeighbour,      ///< this card moves the King to a neighbouring region only
    PlaceHasScoreboard, ///< the other mobile scoreboard lies there already
    CardNotUsed,        ///< only used power cards can be taken back
    DiskNeedsTwo,       ///< the region on the disk must hold at least two of your caballeros
    DiskNeedsOne,
    MustGoOn,          ///< the step is mandatory
    LosesOneOnly,      ///< this player has lost a caballero already, or is spared
    KingGoesElsewhere, ///< this card does not let him go there
    Abroad,            ///< France and Portugal are not regions
    NotScored,         ///< the card does not score this region, or has done so
    NobodyElseThere,   ///< nobody else has caballeros in the region
    Quarantined,       ///< the region lies in quarantine (Intrigue & the King)
    AlreadyNeighbours, ///< the bridge would join neighbours
    OtherBoard,        ///< the other mobile scoreboard must be taken now
    NotTwoOfYours,     ///< the card pays for exactly two own caballeros that nobody outnumbers
    // Grand Inquisitor & the Colonies.
    LimitTableElsewhere, ///< the Limit table is elsewhere
    NoDiscThere,         ///< no unclaimed disc lies there
    FranceIsFull,        ///< three caballeros at most
    ShipGoesElsewhere,   ///< the ship sails to the colonies, to France and to coastal regions only
    SailsOnce,           ///< this caballero has already sailed in this turn
    NotToFrance,         ///< the Limit table does not go there
    NotFromTheCourt,     ///< caballeros come there from the board or by ship only
    NotFromSpain,        ///< the card moves caballeros from overseas or France only
    KeepsItsDisc,        ///< opponents cannot move a caballero with a disc
    BlackStays,          ///< caballeros of the Inquisitor stay on the board
    // Grandissimo.
    OnlyInquisitorMovesBlack, ///< only the Inquisitor's player moves black caballeros
    NoRegionCard,             ///< the region card is taken, or the region has none
    ShipIsNoRegion, ///< caballeros come onto the ship from the court only, with a ship token, and leave it by sea
    OnceEachTurn,   ///< this symbol or figure of the court has been used in this turn
};

inline constexpr Rule last_rule = Rule::OnceEachTurn;

/// The reason why an action is illegal.
struct Refusal
{
    Rule rule{};

    bool operator==(const Refusal&) const = default;
};

/// Returns the rule that forbids `action` now, Rule::GameIsOver for all actions after the end; nothing if it is legal.
/// `action` may hold arbitrary bytes.
std::optional<Refusal> refusal(const State& state, Action action);

/// Returns the players with the highest score, as a bit mask of seats. Never empty, even before the end of the game.
unsigned leaders(const State& state);

} // namespace elgrande
