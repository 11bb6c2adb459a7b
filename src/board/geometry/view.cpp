#include "board/geometry/view.hpp"

#include "board/geometry/geometry.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::board
{

namespace
{

constexpr float largest_zoom = 6.0F;
constexpr float toggle_zoom = 2.2F; ///< zoom after a double tap on the fitted map

/// Returns `centre`, moved so that a view of length `size` stays within `low` … `high`; their middle if it is longer.
float held(float centre, float low, float high, float size)
{
    const float half = size / 2.0F;
    return high - low <= size ? (low + high) / 2.0F : std::clamp(centre, low + half, high - half);
}

} // namespace

Camera::Camera() : focus_(geometry().focus) {}

float Camera::fitting_scale() const
{
    return std::max(0.01F, std::min(view_.map.w / focus_.w, view_.map.h / focus_.h));
}

void Camera::place(Box screen, Margins margins, float point)
{
    view_.screen = screen;
    view_.point = point;
    view_.map = {screen.x + margins.left * point, screen.y + margins.top * point,
                 std::max(1.0F, screen.w - (margins.left + margins.right) * point),
                 std::max(1.0F, screen.h - (margins.top + margins.bottom) * point)};
    update(false);
}

/// Computes the view. `by_hand` is true if the player moved the map, false after a resize.
void Camera::update(bool by_hand)
{
    view_.scale = fitting_scale() * zoom_;
    const Vec size{view_.map.w / view_.scale, view_.map.h / view_.scale};
    const Vec centre{held(centre_.x, focus_.x, focus_.right(), size.x),
                     held(centre_.y, focus_.y, focus_.bottom(), size.y)};
    view_.origin = view_.map.centre() - centre * view_.scale;
    if (by_hand)
    {
        centre_ = centre; // not after a resize: resizing the window back shows the same part again
    }
}

/// Zooms by `factor`, and moves what lies under `from` to `to`.
void Camera::carry(Vec from, Vec to, float factor)
{
    const Vec fixed = view_.to_board(from);
    zoom_ = std::clamp(zoom_ * factor, 1.0F, largest_zoom);
    const float scale = fitting_scale() * zoom_;
    centre_ = fixed + (view_.map.centre() - to) * (1.0F / scale);
    update(true);
}

void Camera::zoom(Vec about, float factor)
{
    carry(about, about, factor);
}

void Camera::pinch(Vec from_a, Vec from_b, Vec to_a, Vec to_b)
{
    const auto apart = [](Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); };
    carry((from_a + from_b) * 0.5F, (to_a + to_b) * 0.5F, apart(to_a, to_b) / std::max(1.0F, apart(from_a, from_b)));
}

void Camera::pan(Vec by)
{
    centre_ = centre_ - by * (1.0F / view_.scale);
    update(true);
}

void Camera::fit()
{
    zoom_ = 1.0F;
    update(true);
}

void Camera::toggle(Vec about)
{
    if (fitted())
    {
        zoom(about, toggle_zoom);
    }
    else
    {
        fit();
    }
}

} // namespace elgrande::board
