#pragma once

#include "rules/state.hpp"
#include "search/counts/reach.hpp"
#include "search/objective.hpp"

#include <array>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// A sum over places for each opponent whom the player might lead by the least; a single one where the objective looks
/// at the player's points alone. The objective is the least of them.
using Sums = std::array<std::int16_t, max_players - 1>;

/// One way in which the counts of a place can change.
struct Option
{
    Change change{};
    Tally tally;
    Sums paid{}; ///< what the place pays then
    std::uint8_t out = 0;
    std::uint8_t in = 0;
};

/// All of them for one place, those with the same `out` and `in` together, the best first.
struct PlaceOptions
{
    Place place{};
    std::vector<Option> options;

    /// Options first … last − 1 have this `out` and `in`.
    struct Group
    {
        std::uint8_t out = 0;
        std::uint8_t in = 0;
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        Sums most{}; ///< of `paid`, each for itself
    };
    std::vector<Group> groups;
};

/// An objective as sums over the places of a reach.
struct Problem
{
    int sums = 1;      ///< how many of Sums are used
    Sums fixed{};      ///< what does not change
    std::vector<PlaceOptions> places; ///< in the order of Reach::places()
};

/// Nothing for an objective that is no such sum.
std::optional<Problem> problem_of(const State& state, const Reach& reach, Objective objective);

} // namespace elgrande::search
