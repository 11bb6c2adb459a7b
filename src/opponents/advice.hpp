#pragma once

#include "opponents/opponent.hpp"
#include "rules/cards/card.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::opponents
{

/// The effect of a plan on one place.
struct PlaceChange
{
    Place place = Place::Nowhere;
    PerSeat<int> points{};      ///< gained; negative if lost
    PerOwner<int> caballeros{}; ///< gained; negative if lost
    int for_viewer = 0;         ///< points that the viewer gains, minus the mean gain of the other seats, rounded
};

/// A recommended answer, with the plan behind it and the numbers that explain it.
struct Advice
{
    Action action;            ///< the answer to the current question
    std::vector<Action> plan; ///< `action` and the further answers of the viewer in this turn
    /// True if the plan could be played to its end. Otherwise only `action`, `plan`, `recruits` and `court` are valid.
    bool foreseen = false;
    PerSeat<int> scored{};   ///< points scored while the plan is played
    PerSeat<int> standing{}; ///< the payout of a general scoring after the plan, minus that of one now
    /// Places whose payout changes, the best change for the viewer first.
    std::vector<PlaceChange> changes;
    Seat loser = nobody; ///< the opponent who loses most by `standing`; nobody if none does
    int recruits = 0;    ///< for a bid: caballeros that the card recruits
    int court = 0;       ///< caballeros in the viewer's court now
    /// For a bid: the place of the viewer in the turn order, from 1, if the others bid as expected; 0 if unknown.
    int order = 0;
    CardId aim = no_card; ///< for a bid: the action card that the viewer would take then; no_card if unknown
};

/// Explains `plan`, the Opponent::planned_line() for this view; it must not be empty. Uses only what the view contains,
/// so it ignores the payout of a closed Castillo.
Advice explain(const PlayerView& seen, const std::vector<Action>& plan);

/// Returns the choice of a new Opponent, with its explanation. `seen.legal` must not be empty. Does not return before
/// the choice is made.
Advice advise(const PlayerView& seen, Level level = Level::Medium, std::uint64_t seed = 0, Budget budget = {});

} // namespace elgrande::opponents
