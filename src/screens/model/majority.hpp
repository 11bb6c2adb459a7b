#pragma once

#include "rules/view.hpp"

#include <optional>

namespace elgrande::screens
{

/// An owner's caballeros in a place and what they would score, as a cell of the table of majorities tells it.
struct Majority
{
    int caballeros = 0;
    bool bearer = false;         ///< of the owner's standard
    bool grande = false;         ///< is there
    int rank = 0;                ///< 1 … 3 of the rank that a scoring would pay now, 0 for none
    std::optional<int> points{}; ///< that it would pay a player who has a rank; the dummy gets none
};

/// Of one of `view`'s owners, the dummy and neutral ones among them (owner_count()). Nothing for a Castillo whose
/// caballeros not everybody may know.
inline std::optional<Majority> majority_of(const PlayerView& view, Place place, Seat owner)
{
    if (place == Place::Castillo && !view.castillo)
    {
        return std::nullopt;
    }
    const bool plays = owner < view.players();
    Majority cell{.caballeros = (place == Place::Castillo ? *view.castillo : view.caballeros[index(place)])[owner],
                  .bearer = plays && view.bearer[owner] == place,
                  .grande = plays && view.grande[owner] == place};
    if (const auto& payout = view.payouts[index(place)])
    {
        cell.rank = payout->standing.rank[owner];
        cell.points = plays && cell.rank > 0 ? std::optional(payout->total(owner)) : std::nullopt;
    }
    return cell;
}

} // namespace elgrande::screens
