#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <vector>

namespace elgrande::editor
{

/// The values that a field can be given: the listed ones, or where none are, all from `least` to `most`.
struct Values
{
    int least = 0;
    int most = -1;
    std::vector<int> listed{};

    bool empty() const { return listed.empty() && most < least; }
    bool contains(int value) const;
    /// The one after `value` (step 1) or before it (step -1): lists go round, numbers end.
    int next(int value, int step) const;
};

/// Nothing for a field that the game has not.
Values values_of(const State& state, Field field);

/// The field must be one of the game.
int value_of(const State& state, Field field);

/// `value` must be one of values_of(). What has to follow of itself does: caballeros that come to the board leave the
/// province, used cards the hand.
void set_value(State& state, Field field, int value);

/// Every field of the game with this item, in the order of its `a` and `b`.
std::vector<Field> fields_of(const State& state, Item item);

/// The caballeros of an owner in a place of the game, in the court or in the province; nothing elsewhere.
std::uint8_t* caballeros_at(State& state, Place place, Seat owner);

/// What was true of caballeros that are not there any more is true of others, or of none: standard-bearers, spaces,
/// discs, the Limit table, the open Castillo, gifts.
void tidy(State& state);

/// The part of it about gifts (most_gifts()): those that nobody can have given go back to the province.
void tidy_gifts(State& state);

} // namespace elgrande::editor
