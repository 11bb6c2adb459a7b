#include "ui/ui.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

constexpr double explain_after_ms = 350;
constexpr double long_press_ms = 450;
constexpr float margin_in_view = 8; ///< around an item that is scrolled into view

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
                                  | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground
                                  | ImGuiWindowFlags_NoScrollWithMouse;

ImRect rect_of(const Box& box)
{
    return {box.x, box.y, box.right(), box.bottom()};
}

Box box_of(const ImRect& rect)
{
    return {rect.Min.x, rect.Min.y, rect.GetWidth(), rect.GetHeight()};
}

/// Returns the smallest box in whole units that covers `box`, as Dear ImGui's windows need it. Drawing is clipped to
/// the exact box.
Box covering(const Box& box)
{
    const float x = std::floor(box.x);
    const float y = std::floor(box.y);
    return {x, y, std::ceil(box.right()) - x, std::ceil(box.bottom()) - y};
}

bool any_key_pressed()
{
    for (int key = ImGuiKey_Tab; key <= ImGuiKey_GamepadRStickDown; ++key)
    {
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false))
        {
            return true;
        }
    }
    return false;
}

} // namespace

Ui::Ui()
{
    ImGuiIO& io = ImGui::GetIO();
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad;
    // Ctrl+Tab belongs to the browser, and there is one window.
    ImGui::GetCurrentContext()->ConfigNavWindowingKeyNext = ImGuiKey_None;
    ImGui::GetCurrentContext()->ConfigNavWindowingKeyPrev = ImGuiKey_None;
    // Windows only contain items; the screens draw everything themselves.
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowPadding = {0, 0};
    style.WindowMinSize = {1, 1};
    style.WindowBorderSize = 0;
    style.ChildBorderSize = 0;
    style.PopupBorderSize = 0;
    for (const ImGuiCol colour : {ImGuiCol_PopupBg, ImGuiCol_ModalWindowDimBg, ImGuiCol_NavCursor})
    {
        style.Colors[colour] = {0, 0, 0, 0};
    }
}

void Ui::begin(double now_ms, bool fingers, const platform::Gesture& gesture)
{
    const ImGuiIO& io = ImGui::GetIO();
    now_ms_ = now_ms;
    fingers_ = fingers;
    const bool same_size = screen_.w == io.DisplaySize.x && screen_.h == io.DisplaySize.y;
    frames_of_size_ = same_size ? std::min(frames_of_size_ + 1, 4) : 0;
    screen_ = {0, 0, io.DisplaySize.x, io.DisplaySize.y};
    mouse_ = ImGui::IsMousePosValid() ? io.MousePos : ImVec2(-1, -1);
    begins_ = io.MouseClicked[0] || any_key_pressed();
    pressed_ms_ = gesture.pressed_ms;
    if (io.MouseClicked[0])
    {
        drag_from_ = mouse_;
        moved_ = false;
    }
    moved_ =
        moved_
        || (ImGui::IsMousePosValid() && std::hypot(mouse_.x - drag_from_.x, mouse_.y - drag_from_.y) > drag_threshold);
    long_press_ = fingers && io.MouseReleased[0] && gesture.lifted_ms - gesture.pressed_ms >= long_press_ms && !moved_;
    pinch_ = gesture.pinch;
    captured_ = false;
    settled_ = true;
    wake_ms_.reset();
    items_.clear();
    pressed_now_ = std::exchange(pressed_next_, 0);
    cut_.clear();
    read_keys();
    const Box whole = covering(screen_);
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({whole.w, whole.h});
    ImGui::Begin("page", nullptr, bare | ImGuiWindowFlags_NoBringToFrontOnFocus);
    if (ImGui::GetCurrentContext()->NavWindow == nullptr)
    {
        ImGui::FocusWindow(ImGui::GetCurrentWindow()); // also after a click that hit nothing
    }
}

void Ui::read_keys()
{
    const ImGuiIO& io = ImGui::GetIO();
    typed_ = 0;
    if (io.WantTextInput)
    {
        return;
    }
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
}

void Ui::end()
{
    ImGui::End();
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const std::size_t drawn = std::exchange(modals_, {}).size();
    if (context.OpenPopupStack.Size > static_cast<int>(drawn))
    {
        ImGui::ClosePopupToLevel(static_cast<int>(drawn), true); // they are not drawn any more
    }
    if (std::exchange(modals_before_, drawn) != drawn)
    {
        settle(); // other items are reachable now
    }
    if (!ImGui::GetIO().MouseDown[0])
    {
        dragged_ = 0;
    }
    if (context.NavId != 0 || ImGui::GetIO().MouseDown[0])
    {
        lost_focus_ = false;
    }
    if (context.NavId != 0 && !context.NavIdIsAlive)
    {
        lost_focus_ = context.NavCursorVisible;
        clear_focus(); // its item is gone: navigation starts over
    }
    else if (context.NavMoveSubmitted)
    {
        redirect_arrow();
    }
    if (context.NavMoveSubmitted || context.NavInitRequest || context.NavInitResult.ID != 0)
    {
        settle(); // Dear ImGui moves the focus at the beginning of the next frame
    }
}

bool Ui::key(ImGuiKey key) const
{
    const bool otherwise =
        key == ImGuiKey_Escape && (ImGui::IsKeyPressed(ImGuiKey_GamepadFaceRight, false) || back_pressed());
    return !ImGui::GetIO().WantTextInput && (otherwise || ImGui::IsKeyPressed(key, false));
}

bool Ui::back_pressed()
{
    return ImGui::IsKeyPressed(ImGuiKey_AppBack, false);
}

void Ui::wake_at(double ms)
{
    wake_ms_ = wake_ms_ ? std::min(*wake_ms_, ms) : ms;
}

// --- items -----------------------------------------------------------------------------------------------------------

void Ui::add_item(Id id, const Box& whole, bool focusable, bool keys_only)
{
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    const Box visible = keys_only ? whole : intersection(whole, box_of(window->ClipRect));
    const int layer = ImGui::GetCurrentContext()->BeginPopupStack.Size;
    items_.push_back({id, visible, whole, layer, focusable, keys_only, scrolling_ > 0, window});
}

void Ui::press(Id id)
{
    pressed_next_ = id;
    pressed_layer_ = 0;
    for (const Item& item : items_)
    {
        pressed_layer_ = item.id == id ? std::max(pressed_layer_, item.layer) : pressed_layer_;
    }
}

const Ui::Item* Ui::find(Id id) const
{
    const auto found =
        std::find_if(items_.begin(), items_.end(), [id](const Item& item) { return id != 0 && item.id == id; });
    return found != items_.end() ? &*found : nullptr;
}

std::optional<Box> Ui::visible_box(Id id) const
{
    const Item* item = find(id);
    return item != nullptr && !item->box.empty() ? std::optional(item->box) : std::nullopt;
}

void Ui::scroll_into_view(Id id)
{
    if (const Item* item = find(id))
    {
        ImGui::ScrollToRect(item->window, rect_of(item->whole.inset(-margin_in_view, -margin_in_view)));
    }
}

void Ui::scroll_into_view(const Box& box)
{
    ImGui::ScrollToRect(ImGui::GetCurrentWindow(), rect_of(box.inset(-margin_in_view, -margin_in_view)));
    settle();
}

void Ui::name_item(std::string name, std::optional<bool> chosen)
{
    items_.back().name = std::move(name);
    items_.back().chosen = chosen;
}

Touch Ui::area(Id id, const Box& whole, bool focusable)
{
    add_item(id, whole, focusable, false);
    const ImRect rect = rect_of(whole);
    const ImGuiItemFlags item = focusable ? ImGuiItemFlags_None : ImGuiItemFlags_NoNav | ImGuiItemFlags_NoTabStop;
    ImGuiButtonFlags button = ImGuiButtonFlags_NoHoveredOnFocus;
    button |= focusable ? 0 : ImGuiButtonFlags_NoNavFocus;
    Touch touch;
    const bool by_mirror = id == pressed_now_ && id != 0 && items_.back().layer == pressed_layer_;
    if (by_mirror)
    {
        pressed_now_ = 0; // a dialog that opens in this frame may have an item of the same id
    }
    if (!ImGui::ItemAdd(rect, id, nullptr, item))
    {
        touch.clicked = by_mirror;
        settled_ = settled_ && !touch.clicked;
        return touch;
    }
    bool hovered = false;
    bool held = false;
    const bool pressed = ImGui::ButtonBehavior(rect, id, &hovered, &held, button);
    const bool by_key = ImGui::GetCurrentContext()->NavActivateId == id;
    touch.focused = focused() == id;
    touch.held = held && hovered && !captured_;
    touch.hovered = hovered && !captured_ && !(fingers_ && !ImGui::GetIO().MouseDown[0]);
    touch.clicked = by_key || by_mirror || (pressed && !long_press_ && !captured_);
    settled_ = settled_ && !touch.clicked; // the click may change what this frame has already drawn
    touch.shows_tooltip = touch.focused || (pressed && long_press_ && !captured_) || (touch.hovered && explains(touch));
    return touch;
}

/// True if it is time to show the tooltip; if it is too early, requests a frame for that time. A mouse that has not
/// moved since its last click explains nothing: it was there to click, and a tooltip would cover what follows.
bool Ui::explains(const Touch& touch)
{
    if (fingers_ ? !touch.held || moved_ : !moved_)
    {
        return false;
    }
    const double hovered_ms = static_cast<double>(ImGui::GetCurrentContext()->HoveredIdTimer) * 1000;
    const double due = fingers_ ? pressed_ms_ + long_press_ms : now_ms_ + explain_after_ms - hovered_ms;
    if (now_ms_ < due)
    {
        wake_at(due);
        return false;
    }
    return true;
}

bool Ui::wants_tooltip(const Box& box)
{
    constexpr ImGuiHoveredFlags flags = ImGuiHoveredFlags_ChildWindows | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem;
    const bool over = ImGui::IsMouseHoveringRect({box.x, box.y}, {box.right(), box.bottom()});
    if (!over || captured_ || dragged_ != 0 || !ImGui::IsWindowHovered(flags)
        || (fingers_ ? moved_ || (!ImGui::GetIO().MouseDown[0] && !long_press_) : !moved_))
    {
        return false;
    }
    const double still_ms = static_cast<double>(ImGui::GetCurrentContext()->MouseStationaryTimer) * 1000;
    const double due = fingers_ ? pressed_ms_ + long_press_ms : now_ms_ + explain_after_ms - still_ms;
    if (now_ms_ < due && !long_press_)
    {
        wake_at(due);
        return false;
    }
    return true;
}

Touch Ui::keyboard_area(Id id, const Box& box)
{
    add_item(id, box, true, true);
    ImGui::ItemAdd(rect_of(box), id);
    Touch touch;
    touch.focused = focused() == id;
    touch.clicked = ImGui::GetCurrentContext()->NavActivateId == id;
    touch.shows_tooltip = touch.focused;
    return touch;
}

Id Ui::focused() const
{
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    return context.NavCursorVisible ? context.NavId : 0;
}

void Ui::clear_focus()
{
    ImGuiContext& context = *ImGui::GetCurrentContext();
    if (context.NavWindow != nullptr)
    {
        ImGui::SetNavID(0, context.NavLayer, context.NavFocusScopeId, ImRect());
        ImGui::SetNavCursorVisible(false);
    }
}

Id Ui::pressed() const
{
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    return context.ActiveIdSource == ImGuiInputSource_Mouse ? context.ActiveId : 0;
}

void Ui::capture_pointer()
{
    captured_ = true;
    long_press_ = false;
}

// --- windows ---------------------------------------------------------------------------------------------------------

void Ui::begin_panel(Id id, const Box& box, bool touched) const
{
    const Box whole = covering(box);
    ImGui::SetCursorScreenPos({whole.x, whole.y});
    ImGui::BeginChild(id, {whole.w, whole.h}, ImGuiChildFlags_NavFlattened,
                      bare | (touched ? ImGuiWindowFlags_None : ImGuiWindowFlags_NoInputs));
    ImGui::PushClipRect({0, 0}, {screen_.w, screen_.h}, false); // for rings and shadows around it
}

void Ui::end_panel()
{
    ImGui::PopClipRect();
    ImGui::EndChild();
}

void Ui::begin_modal(Id id)
{
    modals_.push_back("##" + std::to_string(id));
    const Box whole = covering(screen_);
    for (const std::string& name : modals_) // each is nested in those before it
    {
        if (!ImGui::IsPopupOpen(name.c_str()))
        {
            ImGui::OpenPopup(name.c_str());
            settle(); // Dear ImGui shows it from the next frame on
        }
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize({whole.w, whole.h});
        ImGui::BeginPopupModal(name.c_str(), nullptr, bare);
    }
}

void Ui::end_modal()
{
    for (std::size_t i = 0; i < modals_.size(); ++i)
    {
        ImGui::EndPopup();
    }
}

bool Ui::reachable() const
{
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    const int open = context.OpenPopupStack.Size;
    // The input of the frame in which it opens belongs to what lies below it.
    return open == 0
           || (open == context.BeginPopupStack.Size
               && context.OpenPopupStack.back().OpenFrameCount != context.FrameCount);
}

float Ui::begin_scroll(Id id, const Box& view, float length, Along along)
{
    Scroll& scroll = scrolls_[id];
    const bool across = along == Along::X;
    scroll.view = across ? view.w : view.h;
    const float more = std::ceil(std::max(0.0F, length - scroll.view));
    const bool drag_begins =
        more > 0 && begins_drag(id, intersection(view, box_of(ImGui::GetCurrentWindow()->ClipRect)), along);
    if (dragged_ == id)
    {
        const ImVec2 by = ImGui::GetIO().MouseDelta;
        scroll.wanted = scroll.wanted.value_or(scroll.offset) - (across ? by.x : by.y);
    }
    if (scroll.revealed)
    {
        const auto [from, to] = *std::exchange(scroll.revealed, std::nullopt);
        scroll.wanted = std::max(std::min(scroll.wanted.value_or(scroll.offset), from), to - scroll.view);
        settle();
    }
    const Box whole = covering(view);
    if (const auto wanted = std::exchange(scroll.wanted, std::nullopt))
    {
        const float at = std::round(std::clamp(*wanted, 0.0F, more));
        ImGui::SetNextWindowScroll(across ? ImVec2(at, -1) : ImVec2(-1, at));
    }
    ImGui::SetNextWindowContentSize({whole.w + (across ? more : 0), whole.h + (across ? 0 : more)});
    ImGui::SetCursorScreenPos({whole.x, whole.y});
    ImGui::BeginChild(id, {whole.w, whole.h}, ImGuiChildFlags_NavFlattened,
                      (bare & ~ImGuiWindowFlags_NoScrollWithMouse)
                          | (more > 0 ? ImGuiWindowFlags_None : ImGuiWindowFlags_NoScrollWithMouse));
    push_clip(view);
    ++scrolling_;
    if (drag_begins)
    {
        // Release the pressed item: Dear ImGui then treats the drag as one that began outside all items.
        ImGuiWindow* window = ImGui::GetCurrentWindow();
        ImGui::SetActiveID(window->MoveId, window);
    }
    scroll.offset = across ? ImGui::GetScrollX() : ImGui::GetScrollY();
    return -scroll.offset;
}

void Ui::end_scroll()
{
    --scrolling_;
    pop_clip();
    ImGui::EndChild();
}

/// Returns true if a drag along the axis of this child begins in this frame. The drag scrolls the child from now on.
bool Ui::begins_drag(Id id, const Box& visible, Along along)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!reachable() || captured_ || dragged_ != 0 || !io.MouseDown[0] || !visible.is_under(drag_from_))
    {
        return false;
    }
    const float dx = std::abs(mouse_.x - drag_from_.x);
    const float dy = std::abs(mouse_.y - drag_from_.y);
    const bool mine = along == Along::X ? dx >= dy : dy > dx;
    if (!mine || std::max(dx, dy) <= drag_threshold)
    {
        return false;
    }
    dragged_ = id;
    return true;
}

void Ui::reveal(Id id, float from, float to)
{
    Scroll& scroll = scrolls_[id];
    const float offset = scroll.wanted.value_or(scroll.offset);
    if (scroll.view <= 0 || from < offset || to > offset + scroll.view)
    {
        scroll.revealed = std::pair(from, to);
        settle();
    }
}

void Ui::scroll_to(Id id, float offset)
{
    scrolls_[id].wanted = offset;
    scrolls_[id].revealed.reset();
    settle();
}

void Ui::scroll_by_arrows()
{
    for (const ImGuiKey key : {ImGuiKey_UpArrow, ImGuiKey_DownArrow})
    {
        ImGui::SetKeyOwner(key, ImGui::GetCurrentWindow()->ID);
    }
}

void Ui::push_clip(const Box& box)
{
    ImGui::PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
}

void Ui::pop_clip()
{
    ImGui::PopClipRect();
}

} // namespace elgrande::screens
