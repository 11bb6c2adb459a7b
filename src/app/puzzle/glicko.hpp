#pragma once

#include <span>

namespace elgrande::screens
{

/// A rating by Glicko-2, as Mark E. Glickman describes it in "Example of the Glicko-2 system" (glicko.net/glicko).
struct Rating
{
    double value = 1500;
    double deviation = 350;   ///< the true strength lies within twice this of `value` with a probability of 95 %
    double volatility = 0.06; ///< the expected change of the strength in a rating period, on Glicko-2's scale

    bool operator==(const Rating&) const = default;
};

/// The result of one game.
struct RatedGame
{
    Rating opponent;
    double score = 0; ///< 1: won, 0.5: drawn, 0: lost
};

/// Returns the rating after a rating period with these games, whose opponents' ratings are those before it. Without
/// games only the deviation grows.
Rating rating_after(const Rating& before, std::span<const RatedGame> games);

} // namespace elgrande::screens
