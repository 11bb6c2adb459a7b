#pragma once

#include "board/geometry/geometry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::board
{

/// The free ground of a region or a chart: within its border, clear of every name and scoreboard and of the spaces and
/// unclaimed discs of the chart. A grid of small squares with prefix sums (a summed-area table), so that testing a box
/// takes four look-ups. Lengths are in board units. In this file `region` is a place: 0 … 8, or one with a chart.
class Room
{
public:
    explicit Room(int region);

    /// Returns the free box of this size nearest to `wanted` that overlaps none of `taken`; nothing if there is none.
    /// The distance is measured from `wanted` to the point of the box at `anchor`, relative to its corner.
    std::optional<Box> nearest(Vec size, Vec anchor, Vec wanted, std::span<const Box> taken) const;

    /// Returns the area of all free ground, in square board units.
    float area() const;

private:
    struct Search;

    void fill_row(const Ring& outline, int row, std::vector<bool>& open) const;
    void close(const Box& box, std::vector<bool>& open) const;
    /// True if no square of the rectangle with this first column and row is closed.
    bool is_free(int column, int row, int columns, int rows) const;
    /// Returns the number of closed squares left of `column` and above `row`.
    int sum(int column, int row) const { return closed_[index(column, row)]; }
    std::size_t index(int column, int row) const
    {
        const int number = row * (columns_ + 1) + column;
        return static_cast<std::size_t>(number);
    }

    Vec corner_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<std::uint16_t> closed_; ///< see sum()
};

/// Returns the room of a region or a chart. The first call computes all of them.
const Room& room_of(int region);

/// The largest extent of ranks beyond a scoreboard: to each side, and below it.
inline constexpr float ranks_beside = 10.0F;
inline constexpr float ranks_below = 17.0F;

/// Returns the box that is reserved for a scoreboard and the ranks on its lower edge.
Box reserved_for_scoreboard(int region);

/// Returns the box that is reserved for the name in any language.
Box reserved_for_name(int region);

} // namespace elgrande::board
