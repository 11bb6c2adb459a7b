// Navigation by arrow keys, and moving the focus.
#include "ui/ui.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// True if a point is in the quadrant around a direction: `ahead` in that direction, and `aside` to either side of it.
/// The diagonals belong to the quadrants around left and right, which are `sideways`.
bool is_in_quadrant(float ahead, float aside, bool sideways)
{
    return ahead > 0 && (sideways ? aside <= ahead : aside < ahead);
}

} // namespace

/// Returns the item of the board that is nearest by the Manhattan distance, in the quadrant around the direction. If
/// two are equally near, returns the one farther to the side. By this measure no step leads away from another item in
/// the quadrant, so every item can be reached from any other by moving in its direction. If several items lie at one
/// point, each counts as right of those before it.
const Ui::Item* Ui::nearest_in_quadrant(const Item& from, ImGuiDir to) const
{
    const bool sideways = to == ImGuiDir_Left || to == ImGuiDir_Right;
    const float sign = to == ImGuiDir_Right || to == ImGuiDir_Down ? 1.0F : -1.0F;
    const Item* nearest = nullptr;
    std::pair<float, float> min_distance; // by the Manhattan distance, then in the direction
    for (const Item& item : items_)
    {
        if (!item.keys_only || item.layer != from.layer || &item == &from)
        {
            continue;
        }
        const float x = item.whole.middle_x() - from.whole.middle_x();
        const float y = item.whole.middle_y() - from.whole.middle_y();
        const float ahead = sign * (sideways ? x : y);
        const float aside = std::abs(sideways ? y : x);
        const bool same_point = x == 0 && y == 0;
        const bool is_right = &item > &from; // of `from`, if they lie at one point
        if (same_point ? !sideways || is_right != (sign > 0) : !is_in_quadrant(ahead, aside, sideways))
        {
            continue;
        }
        const std::pair<float, float> distance{ahead + aside, ahead};
        // Items at the same point as `from` are ordered by index; the nearest to the left is the last one before it.
        const bool is_next_left = same_point && sign < 0 && distance == min_distance;
        if (nearest == nullptr || distance < min_distance || is_next_left)
        {
            nearest = &item;
            min_distance = distance;
        }
    }
    return nearest;
}

/// Returns the nearest focusable item in a direction, even if it is far off the axis.
const Ui::Item* Ui::nearest_off_axis(const Item& from, ImGuiDir to) const
{
    const float dx = to == ImGuiDir_Right ? 1.0F : to == ImGuiDir_Left ? -1.0F : 0.0F;
    const float dy = to == ImGuiDir_Down ? 1.0F : to == ImGuiDir_Up ? -1.0F : 0.0F;
    const Item* nearest = nullptr;
    float min_distance = 0;
    for (const Item& item : items_)
    {
        const float x = item.whole.middle_x() - from.whole.middle_x();
        const float y = item.whole.middle_y() - from.whole.middle_y();
        const float ahead = x * dx + y * dy;
        const float distance = ahead + 2 * (std::abs(x * dy) + std::abs(y * dx));
        if (item.focusable && item.layer == from.layer && ahead > 1 && (nearest == nullptr || distance < min_distance))
        {
            nearest = &item;
            min_distance = distance;
        }
    }
    return nearest;
}

/// Overrides the item to which Dear ImGui moves the focus by an arrow key. Its algorithm is made for rows and columns:
/// left and right find only items straight ahead, up and down may jump to a distant column.
void Ui::redirect_arrow()
{
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const Item* from = find(context.NavId);
    constexpr ImGuiNavMoveFlags others =
        ImGuiNavMoveFlags_IsTabbing | ImGuiNavMoveFlags_IsPageMove | ImGuiNavMoveFlags_ScrollToEdgeY;
    if (from == nullptr || context.NavMoveDir == ImGuiDir_None || (context.NavMoveFlags & others) != 0)
    {
        return;
    }
    const bool found = context.NavMoveResultLocal.ID != 0 || context.NavMoveResultOther.ID != 0;
    const Item* to = from->keys_only ? nearest_in_quadrant(*from, context.NavMoveDir) : nullptr;
    if (to == nullptr && !found)
    {
        to = nearest_off_axis(*from, context.NavMoveDir);
    }
    if (to != nullptr)
    {
        ImGui::NavMoveRequestCancel();
        focus(*to);
    }
}

void Ui::focus(const Item& item)
{
    ImGui::SetNavWindow(item.window);
    ImGui::SetNavID(
        item.id, ImGui::GetCurrentContext()->NavLayer, item.window->NavRootFocusScopeId,
        ImGui::WindowRectAbsToRel(item.window, {item.whole.x, item.whole.y, item.whole.right(), item.whole.bottom()}));
    ImGui::SetNavCursorVisibleAfterMove();
    scroll_into_view(item.id);
    settle();
}

void Ui::focus_at(ImVec2 at)
{
    const Item* nearest = nullptr;
    float min_distance = 0;
    for (const Item& item : items_)
    {
        const float distance = std::hypot(item.box.middle_x() - at.x, item.box.middle_y() - at.y);
        if (item.focusable && item.box.w > 0 && item.box.h > 0 && (nearest == nullptr || distance < min_distance))
        {
            nearest = &item;
            min_distance = distance;
        }
    }
    if (nearest != nullptr)
    {
        focus(*nearest);
    }
}

} // namespace elgrande::screens
