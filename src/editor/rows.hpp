#pragma once

#include "editor/fields.hpp"

#include <algorithm>
#include <span>

/// Inside the editor's model: what each item is.
namespace elgrande::editor
{

/// How many `a` and `b` there can be at most: whatever lies beyond is no field of any game, and no row is asked for it.
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

/// In the order of Item: those up to Added, and those behind it.
std::span<const FieldRow> base_rows();
std::span<const FieldRow> expansion_rows();

/// A count as it is kept: what does not fit stays at the end that it would pass.
constexpr std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
}

/// Values that several items have.
Values up_to(int most);
Values no_values();
Values seats_or_nobody(const State& state, int count);
Values places_listed(std::span<const Place> places, bool or_nowhere);
bool is_seat(const State& state, int seat);

} // namespace elgrande::editor
