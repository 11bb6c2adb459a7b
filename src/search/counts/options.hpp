#pragma once

#include "rules/state.hpp"
#include "search/counts/payer.hpp"
#include "search/counts/reach.hpp"
#include "search/objective.hpp"

#include <array>
#include <tuple>
#include <vector>

namespace elgrande::search
{

/// How many caballeros leave some places and how many come there.
struct Flow
{
    std::uint8_t own_out = 0;
    std::uint8_t own_in = 0;
    std::uint8_t others_out = 0;
    std::uint8_t others_in = 0;

    bool operator==(const Flow&) const = default;
    bool operator<(const Flow& other) const
    {
        return std::tie(own_out, own_in, others_out, others_in)
               < std::tie(other.own_out, other.own_in, other.others_out, other.others_in);
    }
};

Flow flow_of(const Change& change, Seat player);

/// One way in which the counts of a place can change.
struct Option
{
    Change change{};
    Tally tally;
    Sums paid{}; ///< what the place pays then
    Flow flow;
};

/// All of them for one place, those with the same flow together, the best first.
struct PlaceOptions
{
    Place place{};
    std::vector<Option> options;

    /// Options first … last − 1 have this flow.
    struct Group
    {
        Flow flow;
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        Sums most{}; ///< of `paid`, each for itself
    };
    std::vector<Group> groups;
};

/// An objective as sums over the places of a reach.
struct Problem
{
    int sums = 1; ///< how many of Sums are used
    Sums fixed{}; ///< what does not change
    std::vector<PlaceOptions> places;
};

/// Nothing for an objective that is no such sum. If all that leave must leave the same region, the problem falls apart
/// into one for each region, whose place comes first, and one in which nobody leaves any: no end is in two of them.
std::vector<Problem> problems_of(const State& state, const Reach& reach, Objective objective);

} // namespace elgrande::search
