#pragma once

#include "rules/view.hpp"

#include <optional>

namespace elgrande::screens
{

/// A cell of the table of majorities: an owner's caballeros in a place, and what they would score.
struct Majority
{
    int caballeros = 0;
    bool bearer = false; ///< the owner's standard-bearer is among them
    bool grande = false; ///< the owner's grande is there
    int rank = 0;        ///< 1 … 3: a rank that a scoring now would pay; 0: none
    /// The points that it would pay; nothing without a rank, for the dummy or for black caballeros.
    std::optional<int> points{};
};

/// Returns the cell of a place on the board (is_on_board()) for one of view.owners_on_board(), which include the dummy
/// and black caballeros. Nothing for the Castillo while its contents are secret.
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
