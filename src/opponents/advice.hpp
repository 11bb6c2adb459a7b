#pragma once

#include "opponents/opponent.hpp"
#include "rules/cards/card.hpp"

#include <array>
#include <vector>

namespace elgrande::opponents
{

/// What a way to go on does to one place, as its scoreboard would pay.
struct PlaceChange
{
    Place place = Place::Nowhere;
    PerSeat<int> points{};      ///< more than before, or fewer
    PerOwner<int> caballeros{}; ///< more than before, or fewer
    int for_viewer = 0;         ///< own points more, and the mean of what others lose
};

/// A good way to go on, with numbers that a sentence can be made of. Numbers, no words.
struct Advice
{
    Action action;           ///< what to answer now
    std::vector<Action> way; ///< that, and the own answers that it is meant to be followed by in this turn
    bool foreseen = false;   ///< the way could be played on to its end; else all below is zero
    PerSeat<int> scored{};   ///< points that are paid at once on the way
    PerSeat<int> standing{}; ///< what a general scoring would bring afterwards more than before
    /// Places that pay otherwise afterwards, the best one for the viewer first.
    std::vector<PlaceChange> changes;
    Seat loser = nobody;  ///< who loses most of what a general scoring would bring; nobody if nobody does
    int recruits = 0;     ///< of a bid: caballeros that the card brings
    int court = 0;        ///< caballeros of the viewer that stand in the court now
    int order = 0;        ///< of a bid: as which of all the viewer takes an action card if others bid as foreseen, or 0
    CardId aim = no_card; ///< of a bid: the action card that the viewer takes then
};

/// What a way that an Opponent has found for this view does (Opponent::way()): of what the view tells alone. What a
/// covered Castillo pays is left out.
Advice explain(const PlayerView& seen, const std::vector<Action>& way);

/// Thinks to the end at once.
Advice advise(const PlayerView& seen, Level level = Level::Medium, std::uint64_t seed = 0, Budget budget = {});

} // namespace elgrande::opponents
