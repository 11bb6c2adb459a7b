#pragma once

#include "rules/state.hpp"
#include "search/counts/payer.hpp"
#include "search/counts/reach.hpp"
#include "search/objective.hpp"

#include <array>
#include <cstdint>
#include <limits>
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

/// All of both.
Flow together(const Flow& a, const Flow& b);

/// A mean of the sums, of which the least is no more than any mean, and a price for each caballero that comes (or a
/// reward for each that leaves), by owner. Whatever the prices, they come to nothing in the end, as whoever leaves a
/// place comes to another one. So a mixture bounds all ends; the better the less there is to gain by forgetting whose
/// caballeros go, or that several rivals have to be held down at once.
struct Mixture
{
    static constexpr int weight = 16; ///< of all sums together

    Sums weights{};
    Change price{};
    /// Of each of the moves that the court's own caballeros need to get far, and of others; 0 or more. So many of them
    /// are given.
    int price_of_moves = 0;
    int moves = 0;
    bool others_share_moves = false;

    int moves_of(const Tally& tally) const { return tally.own_far + (others_share_moves ? tally.others_out : 0); }

    int of(const Sums& paid, const Tally& tally) const
    {
        int total = -price_of_moves * moves_of(tally);
        for (std::size_t sum = 0; sum < paid.size(); ++sum)
        {
            total += weights[sum] * paid[sum];
        }
        for (std::size_t owner = 0; owner < tally.balance.size(); ++owner)
        {
            total += price[owner] * tally.balance[owner];
        }
        return total;
    }

    /// So many whole points at most are in a total.
    static constexpr int points_in(int total) { return total >= 0 ? total / weight : -((weight - 1 - total) / weight); }

    /// What is paid for all the moves that are given.
    int fixed() const { return price_of_moves * moves; }
};

/// One number for each mixture of a problem: of each sum for itself and, where there are several, of a mean.
using Mixed = std::array<std::int16_t, max_players>;

/// Less than any mixture of what can be had, with room to add to it.
constexpr std::int16_t unreachable = std::numeric_limits<std::int16_t>::min() / 2;

/// One way in which the counts of a place can change.
struct Option
{
    Change change{};
    Tally tally;
    Sums paid{};          ///< what the place pays then
    Mixed mixed{};        ///< the same for each mixture
    Sums landed{};        ///< how much more it pays if the player's disk shows it
    Mixed mixed_landed{}; ///< of both together
    Flow flow;
};

/// All of them for one place, those with the same flow together, the best first by the last mixture.
struct OptionTable
{
    std::vector<Option> options;

    /// Options first … last − 1 have this flow.
    struct Group
    {
        Flow flow;
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        Mixed most{};        ///< of `mixed`, each for itself
        Mixed most_landed{}; ///< of `mixed_landed`
    };
    std::vector<Group> groups;
};

/// The options of a place. In the region where an opponent sets the disk they pay as who is in the Castillo lets them.
struct PlaceOptions
{
    Place place{};
    std::vector<OptionTable> tables;
    bool shows_disk = true;                      ///< can the player's disk show it?
    std::vector<std::uint16_t> table_of_start{}; ///< by the number of the start; empty if there is one table only

    std::size_t table_number(std::size_t start) const { return table_of_start.empty() ? 0 : table_of_start[start]; }
};

/// What is settled before all places. With a general scoring this is what goes into the Castillo, which is none of them
/// then.
struct Start
{
    Change castillo{};
    Tally tally;
    Flow flow;
    Sums paid{}; ///< with all that does not change
};

/// An objective as sums over the places of a reach.
struct Problem
{
    int sums = 1; ///< how many of Sums are used
    std::vector<Start> starts;
    std::vector<PlaceOptions> places; ///< those with several tables first
    std::vector<Mixture> mixtures;

    /// With a general scoring: does the player's disk move anybody, and what does it bring where it shows none of the
    /// places? The disk that is best counts.
    bool lands = false;
    std::vector<Sums> landed_elsewhere;

    Mixed mixed(const Sums& paid, const Tally& tally) const
    {
        Mixed all{};
        for (std::size_t i = 0; i < mixtures.size(); ++i)
        {
            all[i] = static_cast<std::int16_t>(mixtures[i].of(paid, tally));
        }
        return all;
    }
};

/// All that a place can change to, with nothing paid for it yet.
std::vector<Option> options_of(const State& state, const Reach& reach, Place place);

/// The same as a table, in an order that does not look at what is paid.
OptionTable grouped(std::vector<Option> options);

/// Which mixtures bound a problem, by the number of its sums.
void set_mixtures(Problem& problem, const Reach& reach);

/// That the options of a problem take.
std::size_t bytes_of(const Problem& problem);

/// Gives the options of a problem what its mixtures make of them, and sorts them.
void mix_options(Problem& problem);

/// Nothing for an objective that is no such sum, once it is said how many go into the Castillo; before a scoring nor if
/// the options would take a third of the memory. There is a problem for each number of own ones that go there: no end
/// is in two of them.
std::vector<Problem> problems_of(const State& state, const Reach& reach, Objective objective);

} // namespace elgrande::search
