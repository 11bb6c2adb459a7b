#pragma once

#include "editor/fields.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

/// Internal to the editor: a row for each kind of field.
namespace elgrande::editor
{

/// The numbers of values of Field::a and Field::b, which begin with 0. The functions of a FieldRow are called only with
/// fields within these limits.
struct Extent
{
    int a = 1;
    int b = 1;
};

/// The functions for one kind of field.
struct FieldRow
{
    Item item{};
    Extent extent;
    Values (*values)(const State&, Field) = nullptr; ///< for values_of()
    int (*get)(const State&, Field) = nullptr;       ///< for value_of()
    void (*set)(State&, Field, int) = nullptr;       ///< for set_value(), which calls tidy() afterwards
};

/// Return the rows in the order of Item: base_rows() those up to Item::Added, expansion_rows() those after it.
std::span<const FieldRow> base_rows();
std::span<const FieldRow> expansion_rows();

/// Returns the value as a byte, clamped to 0 … 255.
constexpr std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
}

/// Returns the values 0 … `max`; none if `max` is negative.
Values up_to(int max);

/// Returns an empty Values, for a field that the game does not have.
Values no_values();

/// Returns the seats 0 … count − 1 and, as the last value, `nobody`.
Values seats_or_nobody(int count);

/// Returns these places as numbers, followed by Place::Nowhere if `or_nowhere`.
Values places_listed(std::span<const Place> places, bool or_nowhere);

/// True if `seat`, a number of 0 or more, is the seat of a player. False for the dummy's seat.
bool is_seat(const State& state, int seat);

} // namespace elgrande::editor
