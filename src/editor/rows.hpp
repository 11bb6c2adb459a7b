#pragma once

#include "editor/fields.hpp"

#include <algorithm>
#include <span>

/// Internal to the editor: the rows of all kinds of fields.
namespace elgrande::editor
{

/// The numbers of values of `a` and `b`, which count from 0. Other fields are never passed to a row.
struct Extent
{
    int a = 1;
    int b = 1;
};

struct FieldRow
{
    Item item{};
    Extent extent;
    Values (*values)(const State&, Field) = nullptr;
    int (*get)(const State&, Field) = nullptr;
    void (*set)(State&, Field, int) = nullptr;
};

/// Return the rows in the order of Item: those up to Added, and those after it.
std::span<const FieldRow> base_rows();
std::span<const FieldRow> expansion_rows();

/// Returns the value as a byte, clamped to 0 … 255.
constexpr std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
}

/// Return values that several kinds of fields have.
Values up_to(int most);
Values no_values();
Values seats_or_nobody(const State& state, int count);
Values places_listed(std::span<const Place> places, bool or_nowhere);

/// True if `seat` is the seat of a player.
bool is_seat(const State& state, int seat);

} // namespace elgrande::editor
