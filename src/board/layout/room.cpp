#include "board/layout/room.hpp"

#include "board/overseas/charts.hpp"
#include "rules/complete.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace elgrande::board
{

namespace
{

/// The length of a square's side.
constexpr float square = 2.0F;

/// The distance of pieces from a border to their left and right.
constexpr float margin = 1.0F;

/// The widths of names in board units, in the language in which they are longest.
constexpr auto name_widths =
    table_of<float, region_count>(96.0F, 190.0F, 100.0F, 124.0F, 190.0F, 190.0F, 90.0F, 106.0F, 106.0F);
constexpr auto overseas_name_widths = table_of<float, chart_count>(150.0F, 110.0F, 150.0F, 150.0F, 210.0F);

/// Returns the boxes of the scoreboard, the name and the spaces of a place.
std::vector<Box> reserved_boxes(int place)
{
    std::vector<Box> boxes{reserved_for_scoreboard(place), reserved_for_name(place)};
    if (is_overseas(place))
    {
        const Chart& chart = chart_of(place);
        const auto box_of = [](Vec space) { return box_around(space, 2.0F * space_radius, 2.0F * space_radius); };
        std::transform(chart.spaces.begin(), chart.spaces.end(), std::back_inserter(boxes), box_of);
        if (chart.hoard != Vec{})
        {
            boxes.push_back(box_around(chart.hoard, hoard_size.x, hoard_size.y));
        }
    }
    return boxes;
}

/// Finds the x, in order, at which the outline crosses the horizontal line at `y`.
void find_crossings(const Ring& outline, float y, std::vector<float>& crossings)
{
    crossings.clear();
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++)
    {
        const Vec a = outline[i];
        const Vec b = outline[j];
        if ((a.y > y) != (b.y > y))
        {
            crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
        }
    }
    std::sort(crossings.begin(), crossings.end());
}

std::vector<Room> make_rooms()
{
    std::vector<Room> rooms;
    rooms.reserve(region_count + chart_count);
    for (int place = 0; place < all_places; ++place)
    {
        if (place < region_count || is_overseas(place))
        {
            rooms.emplace_back(place);
        }
    }
    return rooms;
}

} // namespace

Box reserved_for_scoreboard(int region)
{
    const Vec middle = shape_of(region).board;
    Box box = box_around(middle, scoreboard_width + 2.0F * ranks_beside, scoreboard_height + 2.0F);
    box.h += ranks_below;
    return box;
}

Box reserved_for_name(int region)
{
    const float width = region < region_count ? name_widths[static_cast<std::size_t>(region)]
                                              : overseas_name_widths[overseas_index(region)];
    return box_around(shape_of(region).name, width, name_height - 2.0F);
}

Room::Room(int region)
{
    const RegionShape& shape = shape_of(region);
    std::vector<Box> reserved = reserved_boxes(region);
    for (int other = 0; region < region_count && other < region_count; ++other)
    {
        reserved.insert(reserved.end(), {reserved_for_scoreboard(other), reserved_for_name(other)});
    }
    corner_ = {shape.bounds.x, shape.bounds.y};
    columns_ = static_cast<int>(shape.bounds.w / square);
    rows_ = static_cast<int>(shape.bounds.h / square);
    std::vector<bool> open(static_cast<std::size_t>(columns_));
    closed_.assign(index(0, rows_ + 1), 0);
    for (int row = 0; row < rows_; ++row)
    {
        fill_row(shape.outline, row, open);
        const Box line{corner_.x, corner_.y + static_cast<float>(row) * square, shape.bounds.w, square};
        for (const Box& written : reserved)
        {
            if (line.overlaps(written))
            {
                close(written, open);
            }
        }
        int closed = 0;
        for (int column = 0; column < columns_; ++column)
        {
            closed += open[static_cast<std::size_t>(column)] ? 0 : 1;
            closed_[index(column + 1, row + 1)] = static_cast<std::uint16_t>(sum(column + 1, row) + closed);
        }
    }
}

/// Sets `open` for each square of a row: true if it lies inside the outline along three horizontal lines.
void Room::fill_row(const Ring& outline, int row, std::vector<bool>& open) const
{
    open.assign(open.size(), true);
    std::vector<float> crossings;
    const float top = corner_.y + static_cast<float>(row) * square;
    for (const float y : {top, top + square / 2.0F, top + square})
    {
        find_crossings(outline, y, crossings);
        for (int column = 0; column < columns_; ++column)
        {
            const float left = corner_.x + static_cast<float>(column) * square;
            const auto after = std::upper_bound(crossings.begin(), crossings.end(), left - margin);
            const bool within = (after - crossings.begin()) % 2 == 1;
            const bool whole = after != crossings.end() && *after > left + square + margin;
            open[static_cast<std::size_t>(column)] = open[static_cast<std::size_t>(column)] && within && whole;
        }
    }
}

/// Closes the squares of a row from the left to the right end of the box.
void Room::close(const Box& box, std::vector<bool>& open) const
{
    const int first = static_cast<int>(std::floor((box.x - corner_.x) / square));
    const int last = static_cast<int>(std::ceil((box.right() - corner_.x) / square));
    for (int column = std::max(first, 0); column < std::min(last, columns_); ++column)
    {
        open[static_cast<std::size_t>(column)] = false;
    }
}

bool Room::is_free(int column, int row, int columns, int rows) const
{
    return sum(column + columns, row + rows) - sum(column, row + rows) - sum(column + columns, row) + sum(column, row)
           == 0;
}

/// Searches outward from the wanted point, by rows and in each row to both sides, until nothing nearer is possible.
struct Room::Search
{
    const Room& room;
    std::span<const Box> taken;
    Vec size;
    Vec wanted;  ///< position of the corner
    int columns; ///< size of the box in squares
    int rows;
    float best = 1e18F; ///< squared distance of `found` from `wanted`
    std::optional<Box> found;

    /// Takes the box with its corner at this square if it is free; `far` is its squared distance from `wanted`, which
    /// must be below `best`.
    void try_square(int column, int row, float far)
    {
        const Box box{room.corner_.x + static_cast<float>(column) * square,
                      room.corner_.y + static_cast<float>(row) * square, size.x, size.y};
        const auto meets = [&](const Box& other) { return box.overlaps(other); };
        if (room.is_free(column, row, columns, rows) && std::none_of(taken.begin(), taken.end(), meets))
        {
            best = far;
            found = box;
        }
    }

    /// Looks at the squares of a row.
    void search_row(int row)
    {
        const int last = room.columns_ - columns;
        const float y = room.corner_.y + static_cast<float>(row) * square - wanted.y;
        const int middle = std::clamp(static_cast<int>(std::lround((wanted.x - room.corner_.x) / square)), 0, last);
        for (const int step : {-1, 1})
        {
            for (int column = step < 0 ? middle : middle + 2; column >= 0 && column <= last; column += 2 * step)
            {
                const float x = room.corner_.x + static_cast<float>(column) * square - wanted.x;
                const float far = x * x + y * y;
                if (far >= best)
                {
                    break;
                }
                try_square(column, row, far);
            }
        }
    }
};

std::optional<Box> Room::nearest(Vec size, Vec anchor, Vec wanted, std::span<const Box> taken) const
{
    const auto squares = [](float length) { return static_cast<int>(std::ceil(length / square)); };
    Search search{.room = *this,
                  .taken = taken,
                  .size = size,
                  .wanted = wanted - anchor,
                  .columns = squares(size.x),
                  .rows = squares(size.y)};
    const int last = rows_ - search.rows;
    if (last < 0 || columns_ < search.columns)
    {
        return std::nullopt;
    }
    const int middle = std::clamp(static_cast<int>(std::lround((search.wanted.y - corner_.y) / square)), 0, last);
    for (const int step : {-1, 1})
    {
        for (int row = step < 0 ? middle : middle + 2; row >= 0 && row <= last; row += 2 * step)
        {
            const float y = corner_.y + static_cast<float>(row) * square - search.wanted.y;
            if (y * y >= search.best)
            {
                break;
            }
            search.search_row(row);
        }
    }
    return search.found;
}

float Room::area() const
{
    return static_cast<float>(columns_ * rows_ - sum(columns_, rows_)) * square * square;
}

const Room& room_of(int region)
{
    static const std::vector<Room> rooms = make_rooms();
    return rooms[region < region_count ? static_cast<std::size_t>(region) : region_count + overseas_index(region)];
}

} // namespace elgrande::board
