#pragma once

#include "table/history.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace elgrande::table
{

/// Where points come from, in the order of the end screen's rows.
enum class Source : std::uint8_t
{
    Before,          ///< scored before the game's start: in a link, or in a stated position
    GeneralCastillo, ///< the Castillo in a general scoring
    GeneralRegions,  ///< the score boards of the regions in a general scoring
    Special,         ///< score boards, by the special action of a card
    KingBonus,       ///< general and special scorings together
    HomeBonus,
    SpaceBonus, ///< of the Ambassador, the Envoy and the Viceroy
    Disc        ///< gold and wares that reached Spain
};

/// Points that one seat got at one time for one reason.
struct Gain
{
    Moment moment = 0; ///< after the action that brought them
    Seat seat = nobody;
    Source source{};
    Place place = Place::Nowhere;
    std::uint8_t general = 0; ///< 1, 2, 3: in this general scoring; 0: by a card
    CardId card = no_card;    ///< if by a card
    int points = 0;           ///< above 0
};

/// Every gain of the line up to its cursor, in order. They add up to the scores.
std::vector<Gain> gains(const History& history);

/// A row of the end screen.
struct PointsRow
{
    Source source{};
    std::uint8_t general = 0; ///< 1, 2, 3 for the general rows
    CardId card = no_card;    ///< for the special rows: one row a card, in the order in which they first paid
    PerSeat<int> points{};
};

/// The gains added up by source. Rows that paid nobody are left out, general scorings that took place are not.
/// The columns add up to the scores at the cursor.
std::vector<PointsRow> points_by_source(const History& history);

/// What one general scoring paid, place by place.
struct ScoringSheet
{
    std::uint8_t round = 0;                              ///< after which it came
    std::array<PerSeat<int>, board_place_count> board{}; ///< of the scoreboards
    PerSeat<int> king{};                                 ///< bonus for the King's region
    PerSeat<int> home{};                                 ///< bonus for the home region
    PerSeat<int> space{};                                ///< for Ambassador, Envoy and Viceroy

    int total(Seat seat) const;
};

/// A sheet for each general scoring that took place, in order.
std::vector<ScoringSheet> scoring_sheets(const History& history);

} // namespace elgrande::table
