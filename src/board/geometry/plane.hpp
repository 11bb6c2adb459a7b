#pragma once

#include <imgui.h>

#include <algorithm>

/// Points and rectangles of the plane: on the board in its units, on the screen in Dear ImGui's. y grows downward.
namespace elgrande
{

/// A point or a vector.
struct Vec
{
    float x = 0.0F;
    float y = 0.0F;

    constexpr bool operator==(const Vec&) const = default;
};

constexpr Vec operator+(Vec a, Vec b)
{
    return {a.x + b.x, a.y + b.y};
}

constexpr Vec operator-(Vec a, Vec b)
{
    return {a.x - b.x, a.y - b.y};
}

constexpr Vec operator*(Vec a, float k)
{
    return {a.x * k, a.y * k};
}

constexpr ImVec2 to_im(Vec v)
{
    return {v.x, v.y};
}

constexpr Vec from_im(ImVec2 v)
{
    return {v.x, v.y};
}

/// A rectangle by its top left corner and its size.
struct Box
{
    float x = 0.0F;
    float y = 0.0F;
    float w = 0.0F;
    float h = 0.0F;

    constexpr bool operator==(const Box&) const = default;

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr float middle_x() const { return x + w / 2; }
    constexpr float middle_y() const { return y + h / 2; }
    constexpr Vec centre() const { return {middle_x(), middle_y()}; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }

    /// True if `p` lies inside or on an edge.
    constexpr bool contains(Vec p) const { return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom(); }
    /// True if the pointer is on it. Unlike contains(), excludes the right and the lower edge, so that only one of two
    /// adjacent boxes is under the pointer.
    constexpr bool is_under(ImVec2 pointer) const
    {
        return pointer.x >= x && pointer.x < right() && pointer.y >= y && pointer.y < bottom();
    }
    constexpr bool overlaps(const Box& other) const
    {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    /// True if it lies wholly in `other`, with a tolerance of half a unit.
    constexpr bool inside(const Box& other) const
    {
        return x >= other.x - 0.5F && y >= other.y - 0.5F && right() <= other.right() + 0.5F
               && bottom() <= other.bottom() + 0.5F;
    }

    constexpr Box inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    constexpr Box grown(float by) const { return {x - by, y - by, w + 2.0F * by, h + 2.0F * by}; }
    constexpr Box moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }

    // Cut a strip off one side of this box and return it; also cut off the next `gap` units. The strip has its full
    // size even if the box is smaller, which is then empty.

    constexpr Box cut_top(float height, float gap = 0)
    {
        const Box strip{x, y, w, height};
        y += height + gap;
        h = std::max(0.0F, h - height - gap);
        return strip;
    }

    constexpr Box cut_bottom(float height, float gap = 0)
    {
        const Box strip{x, bottom() - height, w, height};
        h = std::max(0.0F, h - height - gap);
        return strip;
    }

    constexpr Box cut_left(float width, float gap = 0)
    {
        const Box strip{x, y, width, h};
        x += width + gap;
        w = std::max(0.0F, w - width - gap);
        return strip;
    }

    constexpr Box cut_right(float width, float gap = 0)
    {
        const Box strip{right() - width, y, width, h};
        w = std::max(0.0F, w - width - gap);
        return strip;
    }

    /// Returns column `i`, 0 … count − 1, of `count` equal columns with `gap` units between them.
    constexpr Box column(int i, int count, float gap) const
    {
        const float width = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
        return {x + static_cast<float>(i) * (width + gap), y, width, h};
    }

    /// Returns a box of this size with the same centre.
    constexpr Box centred(float width, float height) const
    {
        return {middle_x() - width / 2, middle_y() - height / 2, width, height};
    }
};

constexpr Box box_around(Vec centre, float w, float h)
{
    return {centre.x - w / 2.0F, centre.y - h / 2.0F, w, h};
}

/// Returns the common part of two boxes; its width or height is 0 if there is none.
constexpr Box intersection(const Box& a, const Box& b)
{
    const float x = std::max(a.x, b.x);
    const float y = std::max(a.y, b.y);
    return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

} // namespace elgrande
