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

/// A sum over places for each opponent whom the player might lead by the least; a single one where the objective looks
/// at the player's points alone. The objective is the least of them.
using Sums = std::array<std::int16_t, max_players - 1>;

/// Objectives that are the least of such sums: what is paid by places, one by one.
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

/// What places pay, as such sums: of an objective for which is_paid_by_places().
class Payer
{
public:
    /// In a general scoring region cards count (Grandissimo).
    Payer(const State& state, Objective objective, bool in_general = false)
        : state_(state), player_(state.active()), in_general_(in_general),
          own_counts_(objective != Objective::HoldRivals)
    {
        for (const Seat seat : state.seats())
        {
            if (objective != Objective::OwnPoints && seat != player_)
            {
                rivals_.push_back(seat);
            }
        }
    }

    /// The lead over each of these opponents, four at most; one may be there several times.
    Payer(const State& state, std::vector<Seat> rivals)
        : state_(state), player_(state.active()), own_counts_(true), rivals_(std::move(rivals))
    {
    }

    int sums() const { return rivals_.empty() ? 1 : static_cast<int>(rivals_.size()); }

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

    /// One of the sums.
    template <class Points>
    int sum_of(std::size_t i, Points points) const
    {
        return (own_counts_ ? points(player_) : 0) - (rivals_.empty() ? 0 : points(rivals_[i]));
    }

    /// What the place pays if its counts are changed so.
    Sums paid(Place place, const Change& change) { return paid_at(state_, place, change); }

    /// The same on another board of the same turn.
    Sums paid_at(State& board, Place place, const Change& change) const
    {
        PerOwner<std::uint8_t>& there = board.caballeros[index(place)];
        const PerOwner<std::uint8_t> before = there;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            there[owner] = static_cast<std::uint8_t>(there[owner] + change[owner]);
        }
        const Payout due = in_general_ ? general_payout(board, place) : payout(board, place);
        there = before;
        return sums_of([&](Seat seat) { return due.total(seat); });
    }

private:
    State state_;
    Seat player_;
    bool in_general_ = false;
    bool own_counts_;
    std::vector<Seat> rivals_;
};

} // namespace elgrande::search
