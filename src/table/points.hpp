#pragma once

#include "table/history.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace elgrande::table
{

/// The sources of points, in the order of the rows of the end screen.
enum class Source : std::uint8_t
{
    Before,          ///< scored before the position from which the game starts
    GeneralCastillo, ///< the Castillo in a general scoring
    GeneralRegions,  ///< the scoreboards of the regions in a general scoring
    Special,         ///< places scored by the special action of a card, without bonuses
    KingBonus,       ///< this and the next two: in general and special scorings together
    HomeBonus,
    SpaceBonus, ///< for the Ambassador, the Envoy and the Viceroy
    Disc        ///< gold and wares that reached Spain
};

/// Points of one seat from one event.
struct Gain
{
    Moment moment = 0; ///< the moment after the action; 0 for Source::Before
    Seat seat = nobody;
    Source source{};
    Place place = Place::Nowhere; ///< the place that paid, or that the disc reached; Nowhere for Source::Before
    std::uint8_t general = 0;     ///< number of the general scoring, 1 … 3; 0 outside of them
    CardId card = no_card;        ///< the card in use; no_card if none was, and in a general scoring
    int points = 0;               ///< at least 1
};

/// Returns the number of the general scoring after this round of the round track, a multiple of 3.
constexpr std::uint8_t general_after(int round)
{
    return static_cast<std::uint8_t>(round / 3);
}

/// Returns all gains up to the cursor, in order. They add up to the scores at the cursor.
std::vector<Gain> gains(const History& history);

/// A row of the end screen.
struct PointsRow
{
    Source source{};
    std::uint8_t general = 0; ///< number of the general scoring for GeneralCastillo and GeneralRegions, otherwise 0
    CardId card = no_card; ///< for Special: one row per card, in the order in which they first paid; otherwise no_card
    PerSeat<int> points{};
};

/// Returns the gains up to the cursor, summed by source. Sources that paid nothing have no row, except general scorings
/// that took place. The points of each seat add up to its score at the cursor.
std::vector<PointsRow> points_by_source(const History& history);

/// The points of one general scoring, by place.
struct ScoringSheet
{
    std::uint8_t round = 0;                              ///< the round that ended with it: 3, 6 or 9
    std::array<PerSeat<int>, board_place_count> board{}; ///< from the scoreboards
    PerSeat<int> king{};                                 ///< bonus for the King's region
    PerSeat<int> home{};                                 ///< bonus for the home region
    PerSeat<int> space{};                                ///< for Ambassador, Envoy and Viceroy

    int total(Seat seat) const; ///< the points of a seat in the whole scoring
};

/// Returns a sheet for each general scoring whose Castillo was scored in the history up to the cursor, in order.
std::vector<ScoringSheet> scoring_sheets(const History& history);

} // namespace elgrande::table
