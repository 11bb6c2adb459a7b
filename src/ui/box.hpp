#pragma once

#include <algorithm>

namespace elgrande::screens
{

/// A rectangle in CSS pixels, y down.
struct Box
{
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    bool operator==(const Box&) const = default;

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr float middle_x() const { return x + w / 2; }
    constexpr float middle_y() const { return y + h / 2; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }

    constexpr bool contains(float px, float py) const { return px >= x && px < right() && py >= y && py < bottom(); }

    constexpr bool overlaps(const Box& other) const
    {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /// Lies wholly in `other`, give or take half a pixel of rounding.
    constexpr bool inside(const Box& other) const
    {
        return x >= other.x - 0.5F && y >= other.y - 0.5F && right() <= other.right() + 0.5F
               && bottom() <= other.bottom() + 0.5F;
    }

    constexpr Box inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    constexpr Box moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }

    /// Takes a strip off this box and returns it; `gap` is lost.
    Box cut_top(float height, float gap = 0)
    {
        const Box strip{x, y, w, height};
        y += height + gap;
        h = std::max(0.0F, h - height - gap);
        return strip;
    }

    Box cut_bottom(float height, float gap = 0)
    {
        const Box strip{x, bottom() - height, w, height};
        h = std::max(0.0F, h - height - gap);
        return strip;
    }

    Box cut_left(float width, float gap = 0)
    {
        const Box strip{x, y, width, h};
        x += width + gap;
        w = std::max(0.0F, w - width - gap);
        return strip;
    }

    Box cut_right(float width, float gap = 0)
    {
        const Box strip{right() - width, y, width, h};
        w = std::max(0.0F, w - width - gap);
        return strip;
    }

    /// The i-th of `count` equal columns.
    constexpr Box column(int i, int count, float gap) const
    {
        const float width = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
        return {x + static_cast<float>(i) * (width + gap), y, width, h};
    }

    /// A box of this size in the middle.
    constexpr Box centred(float width, float height) const
    {
        return {middle_x() - width / 2, middle_y() - height / 2, width, height};
    }
};

constexpr Box intersection(const Box& a, const Box& b)
{
    const float x = std::max(a.x, b.x);
    const float y = std::max(a.y, b.y);
    return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

} // namespace elgrande::screens
