#pragma once

#include <imgui.h>

/// Plain geometry in two dimensions.
namespace elgrande::board
{

/// A point or a distance, in board units unless said otherwise; y grows downward.
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

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Vec centre() const { return {x + w / 2.0F, y + h / 2.0F}; }
    constexpr bool contains(Vec p) const { return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom(); }
    constexpr Box grown(float by) const { return {x - by, y - by, w + 2.0F * by, h + 2.0F * by}; }

    constexpr bool operator==(const Box&) const = default;
};

constexpr bool overlap(Box a, Box b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

constexpr Box box_around(Vec centre, float w, float h)
{
    return {centre.x - w / 2.0F, centre.y - h / 2.0F, w, h};
}

} // namespace elgrande::board
