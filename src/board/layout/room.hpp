#pragma once

#include "board/geometry/geometry.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::board
{

/// Where in a region, or on the ground of a chart, something can stand: within its border, clear of every name and
/// scoreboard, in small squares, so that a box is tested by four look-ups.
class Room
{
public:
    explicit Room(int region);

    /// A box of this size that is free and overlaps none of `taken`, as near to `wanted` as there is one: `hold` is the
    /// point of the box, from its corner, that should lie there.
    std::optional<Box> nearest(Vec size, Vec hold, Vec wanted, std::span<const Box> taken) const;

    /// Of all free ground, in square units.
    float area() const;

private:
    struct Search;

    void fill_row(const Ring& outline, int row, std::vector<bool>& open) const;
    void close(const Box& box, std::vector<bool>& open) const;
    bool is_free(int column, int row, int columns, int rows) const;
    int sum(int column, int row) const { return closed_[index(column, row)]; }
    /// Of what is closed above and left of a corner.
    std::size_t index(int column, int row) const
    {
        const int number = row * (columns_ + 1) + column;
        return static_cast<std::size_t>(number);
    }

    Vec corner_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<std::uint16_t> closed_; ///< how many squares before a column and above a row are not free
};

/// Kept from the first call on.
const Room& room_of(int region);

/// How far the ranks reach beyond a scoreboard at most: to each side, and below it.
inline constexpr float ranks_beside = 10.0F;
inline constexpr float ranks_below = 17.0F;

/// The area that is kept free around a scoreboard for the ranks that are drawn on its lower edge.
Box kept_for_scoreboard(int region);

/// The name in the longest of its languages.
Box kept_for_name(int region);

} // namespace elgrande::board
