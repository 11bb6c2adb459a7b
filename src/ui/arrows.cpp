// Where the arrows lead.
#include "ui/ui.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <utility>

namespace elgrande::screens
{

/// The nearest place in the quarter around the arrow, by |x| + |y|, of equals the one farther aside: in that measure no
/// step leads away from another place in the quarter, so that one gets from each place to every other by its direction.
/// Of several at one point, each is to the right of those before it.
const Ui::Asked* Ui::place_towards(const Asked& from, ImGuiDir to) const
{
    const bool sideways = to == ImGuiDir_Left || to == ImGuiDir_Right;
    const float sign = to == ImGuiDir_Right || to == ImGuiDir_Down ? 1.0F : -1.0F;
    const Asked* nearest = nullptr;
    std::pair<float, float> least;
    for (const Asked& asked : asked_)
    {
        const float x = asked.whole.middle_x() - from.whole.middle_x();
        const float y = asked.whole.middle_y() - from.whole.middle_y();
        const float ahead = sign * (sideways ? x : y);
        const float aside = std::abs(sideways ? y : x);
        const bool same_point = x == 0 && y == 0;
        const bool there = same_point ? sideways && (&asked > &from) == (sign > 0) && &asked != &from
                                      : ahead > 0 && (sideways ? aside <= ahead : aside < ahead);
        const std::pair<float, float> away{ahead + aside, ahead};
        const bool nearer = nearest == nullptr || away < least
                            || (same_point && sign < 0 && away == least); // the last of those before it
        if (asked.keys_only && asked.layer == from.layer && there && nearer)
        {
            nearest = &asked;
            least = away;
        }
    }
    return nearest;
}

/// The nearest item on that side, however far to the side.
const Ui::Asked* Ui::aslant(const Asked& from, ImGuiDir to) const
{
    const float dx = to == ImGuiDir_Right ? 1.0F : to == ImGuiDir_Left ? -1.0F : 0.0F;
    const float dy = to == ImGuiDir_Down ? 1.0F : to == ImGuiDir_Up ? -1.0F : 0.0F;
    const Asked* nearest = nullptr;
    float least = 0;
    for (const Asked& asked : asked_)
    {
        const float x = asked.whole.middle_x() - from.whole.middle_x();
        const float y = asked.whole.middle_y() - from.whole.middle_y();
        const float ahead = x * dx + y * dy;
        const float away = ahead + 2 * (std::abs(x * dy) + std::abs(y * dx));
        if (asked.focusable && asked.layer == from.layer && ahead > 1 && (nearest == nullptr || away < least))
        {
            nearest = &asked;
            least = away;
        }
    }
    return nearest;
}

/// Dear ImGui's arrows are made for rows and columns: to the left and right they find what lies straight there only,
/// and up and down they keep to a column that may be far from the focus.
void Ui::lead_arrow()
{
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const Asked* from = find(context.NavId);
    constexpr ImGuiNavMoveFlags others =
        ImGuiNavMoveFlags_IsTabbing | ImGuiNavMoveFlags_IsPageMove | ImGuiNavMoveFlags_ScrollToEdgeY;
    if (from == nullptr || context.NavMoveDir == ImGuiDir_None || (context.NavMoveFlags & others) != 0)
    {
        return;
    }
    const bool found = context.NavMoveResultLocal.ID != 0 || context.NavMoveResultOther.ID != 0;
    const Asked* to = from->keys_only ? place_towards(*from, context.NavMoveDir) : nullptr;
    if (to == nullptr && !found)
    {
        to = aslant(*from, context.NavMoveDir);
    }
    if (to != nullptr)
    {
        ImGui::NavMoveRequestCancel();
        ImGui::SetNavWindow(to->window);
        ImGui::SetNavID(
            to->id, context.NavLayer, to->window->NavRootFocusScopeId,
            ImGui::WindowRectAbsToRel(to->window, {to->whole.x, to->whole.y, to->whole.right(), to->whole.bottom()}));
        ImGui::SetNavCursorVisibleAfterMove();
        show(to->id);
        settle();
    }
}

} // namespace elgrande::screens
