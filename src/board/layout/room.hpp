#pragma once

#include "board/geometry/geometry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::board
{

/// The free ground of a region or a chart: within its border, clear of every name and scoreboard. It is a grid of small
/// squares with prefix sums, so that a box is tested by four look-ups. Lengths are in board units; `region` is a place
/// in this file: 0 … 8, or one with a chart.
class Room
{
public:
    explicit Room(int region);

    /// Returns the free box of this size nearest to `wanted` that overlaps none of `taken`; nothing if there is none.
    /// `hold` is the point of the box, relative to its corner, that should lie at `wanted`.
    std::optional<Box> nearest(Vec size, Vec hold, Vec wanted, std::span<const Box> taken) const;

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

/// The most that ranks extend beyond a scoreboard: to each side, and below it.
inline constexpr float ranks_beside = 10.0F;
inline constexpr float ranks_below = 17.0F;

/// Returns the box kept free for a scoreboard and the ranks, which are drawn on its lower edge.
Box kept_for_scoreboard(int region);

/// Returns the box kept free for the name, in the language in which it is longest.
Box kept_for_name(int region);

} // namespace elgrande::board
