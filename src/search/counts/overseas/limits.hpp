#pragma once

#include "rules/state.hpp"
#include "search/counts/reach.hpp"

#include <array>

/// How far the counts of a Reach tell all with Grand Inquisitor & the Colonies.
namespace elgrande::search
{

/// With spaces of their own, which one waits for until somebody has left them.
inline constexpr std::array linkable_places{Place::France, Place::Ship, Place::America};

/// Is the effect, which is counted without the colonies, counted with them? Not a dismissal, nor moves from one region
/// while the court reaches France: who is placed there to be moved on needs a space that nobody takes meanwhile.
bool is_counted_overseas(const State& state, const Effect& effect);

/// Do the counts of places, their own spaces and claims tell all that the rest of the turn can come to? They do not
/// - if somebody who carries a disc could be moved, other than one whose Fate is told;
/// - if the player has the Inquisitor, whose caballeros are own ones that are in no court;
/// - if the card must be used: a change of spaces that leaves no trace would do that, too.
/// Of the Limit table see has_room_on_table.
bool are_colonies_counted(const State& state, const Reach& reach);

/// Is there room on the Limit table for all who stand in its region and all who can come? Then nobody has to choose
/// who is on it: whoever steps off it comes back at the end of the action.
bool has_room_on_table(const State& state, const Reach& reach);

/// Can the action be begun in the rest of the turn, in which `placed` caballeros can be placed? Discs are claimed at
/// its end even if it did nothing.
bool can_begin(const State& state, const Effect& effect, int placed);

/// Do two owners hold spaces that can be left, so that they may have to wait for each other? So they may if one stands
/// on the full Limit table, unless that is nothing.
bool spaces_can_link(const State& state, const LimitTable* table);

/// The state without the Limit table where all that stand in its region are counted whatever comes.
State without_table(const State& state, const Reach& reach);

} // namespace elgrande::search
