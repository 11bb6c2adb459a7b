#pragma once

#include "rules/state.hpp"
#include "search/counts/tally.hpp"

#include <vector>

/// A caballero with a disc is not like others of its owner. Where the card can move one of these only, of somebody else
/// than the player, the ends of a turn are told by what becomes of it and by counts of the others.
namespace elgrande::search
{

/// Where it goes with its disc; or it has brought that to Spain, and is like the others then.
struct Fate
{
    Seat owner = nobody; ///< of none that has been moved
    Place from = Place::Nowhere;
    Space left{}; ///< there
    Disc disc{};
    Place to = Place::Nowhere; ///< Nowhere: Spain
    Space space{};             ///< there

    bool has_moved() const { return owner != nobody; }
    bool is_delivered() const { return has_moved() && to == Place::Nowhere; }

    /// The French space that has become free, 0 … 2; −1 if there is none.
    int vacated() const { return has_moved() && from == Place::France ? number_of(left) : -1; }

    static int number_of(Space space) { return static_cast<int>(space) - static_cast<int>(Space::First); }
};

/// All caballeros with discs that can be moved, where those of the player can, those of others, or both; their fate is
/// not said.
std::vector<Fate> movable_carriers(const State& state, bool own, bool others);

/// All that can become of one of these but for staying where it is.
std::vector<Fate> fates_of(const State& state, const Fate& carrier);

/// The board then, as far as only that changes. Where one goes whose space is held, the holder has left; who has
/// brought their disc to Spain is nowhere.
State with_fate(const State& state, const Fate& fate);

/// Who left a space for its sake; nobody if it was free.
Seat holder_before(const State& state, const Fate& fate);

} // namespace elgrande::search
