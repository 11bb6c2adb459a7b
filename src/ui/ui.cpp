#include "ui/ui.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

constexpr double explain_after_ms = 350;
constexpr double long_press_ms = 450;
constexpr float wheel_step = 60;

bool any_key_pressed()
{
    for (int key = ImGuiKey_Tab; key < ImGuiKey_GamepadStart; ++key)
    {
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false))
        {
            return true;
        }
    }
    return false;
}

} // namespace

void Ui::begin(double now_ms, bool fingers, const platform::Gesture& gesture)
{
    const ImGuiIO& io = ImGui::GetIO();
    now_ms_ = now_ms;
    fingers_ = fingers;
    list_ = ImGui::GetBackgroundDrawList();
    screen_ = {0, 0, io.DisplaySize.x, io.DisplaySize.y};
    pointer_busy_ =
        io.MouseClicked[0] || io.MouseReleased[0] || io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
    begins_ = io.MouseClicked[0] || any_key_pressed();
    mouse_ = ImGui::IsMousePosValid() ? io.MousePos : ImVec2(-1, -1);
    pressed_ms_ = gesture.pressed_ms;
    still_ms_ = pointer_busy_ ? now_ms : still_ms_;
    long_touch_ = fingers && io.MouseReleased[0] && gesture.lifted_ms - gesture.pressed_ms >= long_press_ms;
    pinch_ = gesture.pinch;
    swallowed_ = false;
    const bool arrows_kept = std::exchange(arrows_kept_, false);
    settled_ = true;
    wake_ms_.reset();
    top_layer_ = layers_;
    layers_ = 0;
    layer_ = 0;
    last_asked_ = std::move(asked_);
    asked_.clear();
    cut_.clear();
    any_hovered_ = false;
    entered_ = 0;
    typed_ = 0;
    if (!io.WantTextInput)
    {
        for (const ImWchar c : io.InputQueueCharacters)
        {
            typed_ = c < 128 ? static_cast<char>(c) : typed_;
        }
        if (io.KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_Z))
        {
            typed_ = io.KeyShift ? 'r' : 'u'; // the letters of redo and undo
        }
        else if (io.KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_Y))
        {
            typed_ = 'r';
        }
        move_focus(!arrows_kept);
    }
    if (io.MouseClicked[0])
    {
        focus_visible_ = false;
        drag_from_ = mouse_;
        dragging_ = false;
    }
}

void Ui::end()
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!any_hovered_)
    {
        hovered_ = 0;
    }
    if (!io.MouseDown[0])
    {
        pressed_ = 0;
        dragged_ = 0;
        dragging_ = false;
    }
    if (layers_ != top_layer_)
    {
        settle(); // what is in reach has changed
    }
}

bool Ui::key(ImGuiKey key) const
{
    return !ImGui::GetIO().WantTextInput && ImGui::IsKeyPressed(key, false);
}

void Ui::wake_at(double ms)
{
    wake_ms_ = wake_ms_ ? std::min(*wake_ms_, ms) : ms;
}

void Ui::keep_pointer()
{
    dragged_ = pressed_;
    dragging_ = true;
    long_touch_ = false;
}

void Ui::swallow()
{
    swallowed_ = true;
}

// --- areas -----------------------------------------------------------------------------------------------------------

void Ui::note(Id id, const Box& whole, bool focusable, bool keys_only)
{
    const std::size_t depth = scroll_stack_.size();
    asked_.push_back({id,
                      intersection(whole, keys_only ? whole : clip()),
                      whole,
                      layer_,
                      focusable,
                      keys_only,
                      {depth > 0 ? scroll_stack_[depth - 1] : 0, depth > 1 ? scroll_stack_[depth - 2] : 0}});
}

const Ui::Asked* Ui::find(const std::vector<Asked>& areas, Id id) const
{
    const auto found =
        std::find_if(areas.begin(), areas.end(), [id](const Asked& asked) { return id != 0 && asked.id == id; });
    return found != areas.end() ? &*found : nullptr;
}

std::optional<Box> Ui::seen(Id id) const
{
    const Asked* asked = find(asked_, id);
    return asked != nullptr && !asked->box.empty() ? std::optional(asked->box) : std::nullopt;
}

void Ui::show(Id id)
{
    if (const Asked* asked = find(asked_, id))
    {
        show(*asked);
    }
}

void Ui::show(const Asked& asked)
{
    constexpr float rim = 8; // of what lies around it
    for (const Id id : asked.scrolls)
    {
        if (const auto scroll = scrolls_.find(id); scroll != scrolls_.end())
        {
            const bool across = scroll->second.along == Along::X;
            const float begin = scroll->second.offset - (across ? scroll->second.box.x : scroll->second.box.y);
            const float from = begin + (across ? asked.whole.x : asked.whole.y);
            reveal(id, from - rim, from + (across ? asked.whole.w : asked.whole.h) + rim);
        }
    }
}

Touch Ui::area(Id id, const Box& whole, bool focusable)
{
    const ImGuiIO& io = ImGui::GetIO();
    const Box box = intersection(whole, clip());
    note(id, whole, focusable, false);
    Touch touch;
    if (!reachable())
    {
        return touch;
    }
    touch.focused = focusable && focus_visible_ && focus_ == id;
    const bool over = !swallowed_ && !dragging_ && box.contains(mouse_.x, mouse_.y);
    if (over && io.MouseClicked[0])
    {
        pressed_ = id;
        pressed_at_ = mouse_;
        focus_ = focusable ? id : focus_;
    }
    touch.held = pressed_ == id && over && io.MouseDown[0];
    touch.hovered = over && (pressed_ == 0 || pressed_ == id) && !(fingers_ && !io.MouseDown[0]);
    touch.clicked = over && pressed_ == id && io.MouseReleased[0] && !long_touch_;
    if (entered_ == id)
    {
        touch.clicked = true;
    }
    if (touch.hovered)
    {
        any_hovered_ = true;
        if (hovered_ != id)
        {
            hovered_ = id;
            hovered_ms_ = now_ms_;
        }
        const double due = fingers_ ? pressed_ms_ + long_press_ms : hovered_ms_ + explain_after_ms;
        touch.explained = (!fingers_ || touch.held) && now_ms_ >= due;
        if (!touch.explained)
        {
            wake_at(due);
        }
    }
    const bool held_long = over && pressed_ == id && long_touch_;
    touch.explained = touch.explained || held_long || touch.focused;
    return touch;
}

bool Ui::asks_about(const Box& box)
{
    const ImGuiIO& io = ImGui::GetIO();
    const bool over = intersection(box, clip()).contains(mouse_.x, mouse_.y);
    if (!reachable() || swallowed_ || dragging_ || !over || (fingers_ && !io.MouseDown[0] && !long_touch_))
    {
        return false;
    }
    const double due = fingers_ ? pressed_ms_ + long_press_ms : still_ms_ + explain_after_ms;
    if (now_ms_ < due && !long_touch_)
    {
        wake_at(due);
        return false;
    }
    return true;
}

Touch Ui::key_area(Id id, const Box& box)
{
    note(id, box, true, true);
    Touch touch;
    if (reachable())
    {
        touch.focused = focus_visible_ && focus_ == id;
        touch.clicked = entered_ == id;
        touch.explained = touch.focused;
    }
    return touch;
}

void Ui::focus(Id id)
{
    focus_ = id;
    focus_visible_ = true;
}

void Ui::move_focus(bool upright)
{
    if (ImGui::IsKeyPressed(ImGuiKey_Tab))
    {
        step_focus(ImGui::GetIO().KeyShift ? -1 : 1);
    }
    else if (ImGui::IsKeyPressed(ImGuiKey_RightArrow))
    {
        turn_focus(1, 0);
    }
    else if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow))
    {
        turn_focus(-1, 0);
    }
    else if (upright && ImGui::IsKeyPressed(ImGuiKey_DownArrow))
    {
        turn_focus(0, 1);
    }
    else if (upright && ImGui::IsKeyPressed(ImGuiKey_UpArrow))
    {
        turn_focus(0, -1);
    }
    else if (focus_visible_
             && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)
                 || ImGui::IsKeyPressed(ImGuiKey_Space, false)))
    {
        entered_ = focus_;
    }
}

void Ui::step_focus(int by)
{
    std::vector<const Asked*> order;
    for (const Asked& asked : last_asked_)
    {
        if (asked.focusable && asked.layer == top_layer_)
        {
            order.push_back(&asked);
        }
    }
    if (order.empty())
    {
        return;
    }
    const auto found =
        std::find_if(order.begin(), order.end(), [this](const Asked* asked) { return asked->id == focus_; });
    const int count = static_cast<int>(order.size());
    const int next = found == order.end() ? (by > 0 ? 0 : count - 1)
                                          : (static_cast<int>(found - order.begin()) + by + count) % count;
    focus(order[static_cast<std::size_t>(next)]->id);
    show(*order[static_cast<std::size_t>(next)]);
}

void Ui::turn_focus(float dx, float dy)
{
    const Asked* from = find(last_asked_, focus_);
    if (from == nullptr || !focus_visible_)
    {
        step_focus(1);
        return;
    }
    float best = 1e9F;
    const Asked* target = from;
    for (const Asked& asked : last_asked_)
    {
        const float x = asked.whole.middle_x() - from->whole.middle_x();
        const float y = asked.whole.middle_y() - from->whole.middle_y();
        const float ahead = x * dx + y * dy;
        const float aside = std::abs(x * dy) + std::abs(y * dx);
        if (asked.focusable && asked.layer == top_layer_ && ahead > 1 && ahead + 2 * aside < best)
        {
            best = ahead + 2 * aside;
            target = &asked;
        }
    }
    focus(target->id);
    show(*target);
}

// --- scrolling -------------------------------------------------------------------------------------------------------

float Ui::begin_scroll(Id id, const Box& view, float length, Along along)
{
    Scroll& scroll = scrolls_[id];
    scroll.box = view;
    scroll.along = along;
    scroll.view = along == Along::X ? view.w : view.h;
    scroll.length = length;
    drag(id, scroll);
    if (scroll.reveal)
    {
        const auto [from, to] = *scroll.reveal;
        scroll.offset = std::min(scroll.offset, from);
        scroll.offset = std::max(scroll.offset, to - scroll.view);
        scroll.reveal.reset();
        settle();
    }
    scroll.offset = std::round(std::clamp(scroll.offset, 0.0F, std::ceil(std::max(0.0F, length - scroll.view))));
    push_clip(view);
    scroll_stack_.push_back(id);
    return -scroll.offset;
}

void Ui::end_scroll()
{
    pop_clip();
    scroll_stack_.pop_back();
}

void Ui::drag(Id id, Scroll& scroll)
{
    const ImGuiIO& io = ImGui::GetIO();
    const Box visible = intersection(scroll.box, clip());
    if (!reachable() || scroll.length <= scroll.view)
    {
        return;
    }
    const bool over = visible.contains(mouse_.x, mouse_.y);
    if (over && io.MouseWheel != 0 && (scroll.along == Along::Y || io.KeyShift))
    {
        scroll.offset -= io.MouseWheel * wheel_step;
    }
    if (over && io.MouseWheelH != 0 && scroll.along == Along::X)
    {
        scroll.offset -= io.MouseWheelH * wheel_step;
    }
    if (!io.MouseDown[0] || !visible.contains(drag_from_.x, drag_from_.y))
    {
        return;
    }
    const float dx = mouse_.x - drag_from_.x;
    const float dy = mouse_.y - drag_from_.y;
    const bool mine = scroll.along == Along::X ? std::abs(dx) >= std::abs(dy) : std::abs(dy) > std::abs(dx);
    if (dragged_ == 0 && mine && std::max(std::abs(dx), std::abs(dy)) > drag_threshold)
    {
        dragged_ = id;
        dragging_ = true;
        pressed_ = 0;
    }
    if (dragged_ == id)
    {
        scroll.offset -= scroll.along == Along::X ? io.MouseDelta.x : io.MouseDelta.y;
    }
}

void Ui::reveal(Id id, float from, float to)
{
    Scroll& scroll = scrolls_[id];
    if (scroll.view <= 0 || from < scroll.offset || to > scroll.offset + scroll.view)
    {
        scroll.reveal = std::pair(from, to);
        settle();
    }
}

void Ui::rewind(Id id)
{
    scrolls_[id].offset = 0;
    scrolls_[id].reveal.reset();
    settle();
}

void Ui::scroll_by(Id id, float length)
{
    scrolls_[id].offset += length;
    settle();
}

void Ui::scroll_to_end(Id id)
{
    scrolls_[id].offset = 1e9F;
}

// --- clipping --------------------------------------------------------------------------------------------------------

void Ui::push_clip(const Box& box)
{
    clips_.push_back(intersection(box, clip()));
    const Box& now = clips_.back();
    list_->PushClipRect({now.x, now.y}, {now.right(), now.bottom()});
}

void Ui::pop_clip()
{
    clips_.pop_back();
    list_->PopClipRect();
}

} // namespace elgrande::screens
