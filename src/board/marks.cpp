#include "board/marks.hpp"

#include "board/colour.hpp"

#include <cmath>
#include <numbers>
#include <vector>

namespace elgrande::board
{

void draw_mark(const Pen& pen, Vec centre, float size, int colour, ImU32 paint)
{
    const Pen mark = pen.at(centre, size / 2.0F);
    switch (colour)
    {
    case 0: // red
        mark.disc({}, 0.9F, paint);
        break;
    case 1: // blue
        mark.fill({{-0.8F, -0.8F}, {0.8F, -0.8F}, {0.8F, 0.8F}, {-0.8F, 0.8F}}, paint);
        break;
    case 2: // green
        mark.fill({{0.0F, -0.95F}, {1.0F, 0.8F}, {-1.0F, 0.8F}}, paint);
        break;
    case 3: // yellow
        mark.fill({{0.0F, -1.1F}, {0.95F, 0.0F}, {0.0F, 1.1F}, {-0.95F, 0.0F}}, paint);
        break;
    case black:
        mark.circle({}, 0.78F, paint, 0.42F);
        break;
    default: // purple
        mark.box({-0.32F, -0.95F, 0.64F, 1.9F}, 0.0F, paint);
        mark.box({-0.95F, -0.32F, 0.64F, 0.64F}, 0.0F, paint);
        mark.box({0.31F, -0.32F, 0.64F, 0.64F}, 0.0F, paint);
        break;
    }
}

void draw_mark(const Pen& pen, Vec centre, float size, int colour)
{
    draw_mark(pen, centre, size, colour, woods[static_cast<std::size_t>(colour)].body);
}

void draw_crown(const Pen& pen, Vec centre, float size, ImU32 paint, ImU32 edge)
{
    const Pen crown = pen.at(centre, size / 2.0F);
    // Three teeth above a band: convex parts that share their edges.
    crown.fill({{-1.0F, -0.7F}, {-0.45F, 0.15F}, {-0.4F, 0.5F}, {-0.85F, 0.6F}}, paint);
    crown.fill({{0.0F, -1.0F}, {0.5F, 0.2F}, {0.4F, 0.5F}, {-0.4F, 0.5F}, {-0.5F, 0.2F}}, paint);
    crown.fill({{1.0F, -0.7F}, {0.85F, 0.6F}, {0.4F, 0.5F}, {0.45F, 0.15F}}, paint);
    crown.fill({{-0.85F, 0.5F}, {0.85F, 0.5F}, {0.8F, 0.95F}, {-0.8F, 0.95F}}, paint);
    crown.outline(
        {{-1.0F, -0.7F}, {-0.48F, 0.05F}, {0.0F, -1.0F}, {0.48F, 0.05F}, {1.0F, -0.7F}, {0.8F, 0.95F}, {-0.8F, 0.95F}},
        edge, 0.12F);
    for (const Vec tip : {Vec{-1.0F, -0.75F}, Vec{0.0F, -1.05F}, Vec{1.0F, -0.75F}})
    {
        crown.disc(tip, 0.17F, paint);
    }
}

void draw_shield(const Pen& pen, Box box, ImU32 paint, ImU32 edge, float edge_width)
{
    const Pen shield = pen.at({box.x, box.y});
    std::vector<Vec> points{{0.0F, 0.0F}, {box.w, 0.0F}};
    constexpr int steps = 8;
    for (int i = 0; i <= steps; ++i)
    {
        // A flat arch that hangs down in the middle.
        const float t = 1.0F - 2.0F * static_cast<float>(i) / static_cast<float>(steps);
        points.push_back({box.w * (0.5F + 0.5F * t), box.h * (0.62F + 0.38F * std::sqrt(1.0F - t * t * t * t))});
    }
    shield.fill(points, paint);
    shield.line(points, edge, edge_width, true);
}

void draw_scoring(const Pen& pen, Vec centre, float size, ImU32 paint)
{
    const float r = size / 2.0F;
    pen.disc(centre, r * 0.42F, paint);
    for (int i = 0; i < 8; ++i)
    {
        const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 4.0F;
        const Vec direction{std::cos(angle), std::sin(angle)};
        const Vec side{-direction.y * r * 0.17F, direction.x * r * 0.17F};
        const float length = i % 2 == 0 ? 1.0F : 0.82F;
        pen.fill({centre + direction * (r * 0.52F) - side, centre + direction * (r * length),
                  centre + direction * (r * 0.52F) + side},
                 paint);
    }
}

} // namespace elgrande::board
