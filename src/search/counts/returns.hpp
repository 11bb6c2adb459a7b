#pragma once

#include "rules/state.hpp"
#include "search/objective.hpp"

#include <optional>

namespace elgrande::search
{

/// The value lies between these.
struct ValueBounds
{
    int low = 0;
    int high = 0;
};

/// What the player can make sure of when others return caballeros of their choice from regions and court, and the
/// player may place afterwards: there are millions of answers, but what is worst against one placing is found place by
/// place. The bounds are the best that the player gets by settling the placing first, and the least of the best
/// placings against those answers; mostly they are the same. Nothing for other questions, if somebody owns a Veto,
/// with standard-bearers, the colonies or Grandissimo, and for objectives that are no sum over places.
std::optional<ValueBounds> value_of_returns(const State& state, Objective objective);

} // namespace elgrande::search
