#pragma once

#include "rules/state.hpp"
#include "search/counts/reach.hpp"
#include "search/counts/tally.hpp"

#include <vector>

/// What a change with the colonies asks for, before it is known in which order that can be done.
namespace elgrande::search
{

/// Where one caballero of an owner leaves or comes. Space::Region stands for all that is no space of its own, unless it
/// counts who is on the Limit table.
struct Spot
{
    Seat owner = nobody;
    Place place{};
    Space space{};
    bool exactly = false; ///< not any space of the region

    bool operator==(const Spot&) const = default;

    bool is(Action answer) const
    {
        const Space there = space_of(answer);
        return answer.place == place && (exactly || there >= Space::First ? there : Space::Region) == space;
    }
};

/// What has still to be done.
struct PlanOverseas
{
    int effect = -1; ///< of the card; −1: the special action is left out
    bool acts_first = false;
    std::vector<Spot> leave;
    std::vector<Spot> come;
    std::vector<Spot> claim;
    int to_place = 0;        ///< from the court, as the card's stack allows
    int place_far = 0;       ///< by the special action
    int place_and_move = 0;  ///< of those to be placed: they are moved on, or take the places of others
    int step_aside = 0;      ///< for the sake of others, and of a table that must be full for a while
    bool ends_asked = false; ///< another player is asked then
    PerOwner<std::uint8_t> on_table{};
    Place station = Place::Nowhere; ///< the only one where that is done, if it is one
};

/// `answer` leaves or comes there.
Spot spot_of(const State& state, const Reach& reach, Seat owner, Action answer);

/// All plans that may lead from `state` to the change, by each effect of the card and in each order.
std::vector<PlanOverseas> plans_overseas(const State& state, const Reach& reach, const NetChange& change);

} // namespace elgrande::search
