#pragma once

#include "editor/edit.hpp"
#include "rules/state.hpp"

#include <vector>

namespace elgrande::editor
{

/// The possible values of a field: those in `listed`, or if it is empty, all from `min` to `max`.
struct Values
{
    int min = 0;
    int max = -1;
    std::vector<int> listed{};

    bool empty() const { return listed.empty() && max < min; }
    bool contains(int value) const;
    /// Returns the value after `value` (step 1) or before it (step −1). Wraps around in a list, and stops at the ends
    /// of a range. If `value` is not in the list, returns the first value. Call only if not empty().
    int next(int value, int step) const;
};

/// Returns the possible values of a field; empty if the game does not have it.
Values values_of(const State& state, Field field);

/// Returns the value of a field, which the game must have.
int value_of(const State& state, Field field);

/// Sets a field, which the game must have, to one of values_of(). Adjusts what depends on it: caballeros put on the
/// board come from the province, used cards from the hand. The state can become invalid.
void set_value(State& state, Field field, int value);

/// Returns the fields of this kind that the game has, ordered by `a` and `b`; empty if it has none.
std::vector<Field> fields_of(const State& state, Item item);

/// Returns a pointer into `state`: to the number of caballeros of an owner in a place, the court or the province. Null
/// if the game does not have this owner or place, or if the owner has no court or province.
std::uint8_t* caballeros_at(State& state, Place place, Seat owner);

/// Adjusts what depends on counts of caballeros after a change: standard-bearers, spaces, discs, the Limit table,
/// gifts, State::castillo_seen. Ends a revolution if the Grande that acts as King is not in the King's region.
void tidy(State& state);

/// Returns gifts beyond max_gifts() to the province. A part of tidy().
void tidy_gifts(State& state);

} // namespace elgrande::editor
