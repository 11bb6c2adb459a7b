#pragma once

#include "rules/majority.hpp"
#include "rules/state.hpp"
#include "search/counts/tally.hpp"
#include "search/objective.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace elgrande::search
{

/// The payouts of places, as one sum for each opponent: the player's lead over that opponent (for
/// Objective::HoldRivals, the negated points of that opponent). A single sum if the objective counts only the player's
/// points. The value of the objective is the minimum of the sums.
using Sums = std::array<std::int16_t, max_players - 1>;

/// True for the objectives that score the board as it stands: each place pays by its own counts alone.
constexpr bool is_paid_by_places(Objective objective)
{
    return objective == Objective::OwnPoints || objective == Objective::Lead || objective == Objective::HoldRivals;
}

template <std::size_t size>
std::array<std::int16_t, size> sum(const std::array<std::int16_t, size>& a, const std::array<std::int16_t, size>& b)
{
    std::array<std::int16_t, size> both{};
    for (std::size_t i = 0; i < size; ++i)
    {
        both[i] = static_cast<std::int16_t>(a[i] + b[i]);
    }
    return both;
}

/// Computes Sums for an objective for which is_paid_by_places().
class PayoutSums
{
public:
    /// If `in_general`, places pay as in a general scoring, where region cards count (Grandissimo).
    PayoutSums(const State& state, Objective objective, bool in_general = false)
        : player_(state.active()), in_general_(in_general), own_counts_(objective != Objective::HoldRivals)
    {
        for (const Seat seat : state.seats())
        {
            if (objective != Objective::OwnPoints && seat != player_)
            {
                rivals_.push_back(seat);
            }
        }
    }

    /// Returns the number of Sums in use; the others are 0.
    int sum_count() const { return rivals_.empty() ? 1 : static_cast<int>(rivals_.size()); }

    /// Returns the sums if each seat gets `points(seat)`.
    template <class Points>
    Sums sums_of(Points points) const
    {
        Sums sums{};
        sums[0] = static_cast<std::int16_t>(own_counts_ ? points(player_) : 0);
        for (std::size_t i = rivals_.size(); i-- > 0;)
        {
            sums[i] = static_cast<std::int16_t>(sums[0] - points(rivals_[i]));
        }
        return sums;
    }

    /// Returns what a place would pay after a change of its counts. Changes `board` temporarily.
    Sums paid_at(State& board, Place place, const Change& change) const
    {
        PerOwner<std::uint8_t>& there = board.caballeros[index(place)];
        const PerOwner<std::uint8_t> before = there;
        add_to(there, change);
        const Payout due = in_general_ ? general_payout(board, place) : payout(board, place);
        there = before;
        return sums_of([&](Seat seat) { return due.total(seat); });
    }

private:
    Seat player_;
    bool in_general_ = false;
    bool own_counts_;
    std::vector<Seat> rivals_;
};

} // namespace elgrande::search
