#pragma once

#include "board/geometry/plane.hpp"
#include "platform/platform.hpp"
#include "ui/drawing_cache.hpp"
#include "ui/shape.hpp"
#include "ui/theme.hpp"

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct ImGuiWindow;

namespace elgrande::screens
{

/// The id of an item. Unlike Dear ImGui's, it does not depend on the window, so that the mirror and tests can find it.
using Id = ImGuiID;

/// Returns the id of a name and a number, by FNV-1a. The id 0 means no item.
constexpr Id id_of(std::string_view name, int number = 0)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : name)
    {
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    return (hash ^ static_cast<std::uint32_t>(number + 1)) * 16777619U;
}

/// The distance in ImGui's units that the pointer must move before a press becomes a drag.
inline constexpr float drag_threshold = 8;

/// The interaction with an item in this frame.
struct Touch
{
    bool hovered = false; ///< by the mouse, or by a finger that is down
    bool held = false;    ///< pressed and not yet released, with the pointer on it
    bool clicked = false; ///< released inside, but not after a long press; Enter or Space with the focus; press()
    bool focused = false; ///< it has the keyboard focus, and the focus is visible
    /// Show its tooltip: a mouse that has moved since its last click was over it for a moment, or it was pressed long,
    /// or it has the focus.
    bool shows_tooltip = false;
};

/// A thin layer on Dear ImGui: one window for the page, child windows for panels and for what scrolls, modal popups for
/// dialogs, and items whose boxes the caller lays out. See README.md beside this file.
///
/// Adds what Dear ImGui lacks: long presses, scrolling by dragging with a finger, and a list of the items of a frame
/// for the mirror and for tests.
class Ui
{
public:
    /// Sets the style of Dear ImGui's current context and enables navigation by keyboard and gamepad.
    Ui();

    /// Begins the window of the page; call it after ImGui::NewFrame. `now_ms` is the time of a steady clock, which
    /// `gesture` uses, too; `fingers` is true if the last pointer was a finger. Unless stated otherwise, call the other
    /// functions between begin() and end().
    void begin(double now_ms, bool fingers, const platform::Gesture& gesture);
    /// Ends the window of the page; call it before ImGui::Render.
    void end();

    double now_ms() const { return now_ms_; }
    bool fingers() const { return fingers_; }
    /// Sets the zoom of the page: zoom_of(), or zoom_from_afar() if it is read `from_afar`. Call it before begin().
    void set_zoom(float zoom, bool from_afar = false)
    {
        zoom_ = zoom;
        from_afar_ = from_afar;
    }
    float zoom() const { return zoom_; }
    /// True if the table is read from about two metres.
    bool from_afar() const { return from_afar_; }
    /// Returns the factor for letters at the table and in dialogs: 1, or more if the table is read from afar.
    float letter_scale() const { return from_afar_ ? 1.3F : 1.0F; }
    /// Returns the minimum size of a touch target, in ImGui's units.
    float finger() const { return finger_of_page / zoom_; }
    /// Returns the minimum size of an item: finger(), or 0 with a mouse.
    float min_touch_size() const { return fingers_ ? finger() : 0; }
    /// Returns the box of the whole screen in ImGui's units, with the upper left corner (0, 0).
    const Box& screen() const { return screen_; }
    /// True in the first four frames after the screen was resized, in which the layout may still change.
    bool resized() const { return frames_of_size_ < 4; }
    Shape shape() const { return shape_of(screen_.w, screen_.h); }
    /// Returns the draw list of the current window.
    ImDrawList& list() const { return *ImGui::GetWindowDrawList(); }
    DrawingCache& drawings() { return drawings_; }
    /// Returns the position of the pointer in ImGui's units; (−1, −1) if there is none.
    ImVec2 mouse() const { return mouse_; }
    /// True if a key went down in this frame, outside of text fields. Escape is also B of a gamepad and Back of the
    /// browser.
    bool key(ImGuiKey key) const;
    /// True if Back of the browser was pressed in this frame (ImGuiKey_AppBack).
    static bool back_pressed();
    /// Returns the last ASCII character that was typed in this frame outside of text fields, or 0. Ctrl+Z is 'u'
    /// (undo), Ctrl+Y and Ctrl+Shift+Z are 'r' (redo).
    char typed() const { return typed_; }
    /// True if a button, a finger or a key went down in this frame.
    bool input_begins() const { return begins_; }
    /// Returns the movement of two fingers since the last frame; nothing if there was none.
    const std::optional<platform::Pinch>& pinch() const { return pinch_; }

    // --- items ---------------------------------------------------------------------------------------------------

    /// Adds an item with the button behaviour of Dear ImGui to the current window. `whole` is its box including any
    /// clipped part. Tab and the arrows reach it if it is `focusable`.
    Touch area(Id id, const Box& whole, bool focusable = true);
    /// Adds an item that only the keyboard can focus and click. It may overlap others.
    Touch keyboard_area(Id id, const Box& box);
    /// Makes the item that area() added last in this frame a button of the mirror, with this plain text as its label.
    /// `chosen` is the state of a switch or of a radio button; nothing for other items.
    void name_item(std::string name, std::optional<bool> chosen = {});
    /// Clicks an item of area() in the next frame if it is drawn again; if several have this id, the one in the topmost
    /// dialog. Call it between frames.
    void press(Id id);
    /// True if the tooltip of `box` should be shown: a mouse that has moved since its last click rests on it, or a
    /// finger is held on it. For boxes that are not items, such as parts of an item.
    bool wants_tooltip(const Box& box);
    /// True if a finger was lifted in this frame after a long press.
    bool long_press() const { return long_press_; }
    /// Returns the item that has the keyboard focus; 0 if there is none or the focus is not visible.
    Id focused() const;
    /// Takes the keyboard focus from its item; the next Tab or arrow starts over.
    void clear_focus();
    /// True once the item with the visible focus is no longer drawn, until another item gets the focus or the pointer
    /// is pressed.
    bool lost_focus() const { return lost_focus_; }
    /// Gives the keyboard focus to the visible item of items() whose middle is nearest to `at`, of those that Tab or
    /// the arrows reach; does nothing if there is none. Call it after end() and before the next frame.
    void focus_at(ImVec2 at);
    /// Returns the item that the pointer holds down; 0 if there is none.
    Id pressed() const;
    /// Captures the pointer for a piece that is being dragged: in the rest of this frame the pointer hovers, holds and
    /// clicks no item, scrolls nothing and shows no tooltip.
    void capture_pointer();

    /// An item of this frame, even one that is scrolled out of sight.
    struct Item
    {
        Id id;
        Box box; ///< the visible part, empty if there is none; the whole box of an item of keyboard_area()
        Box whole;
        int layer; ///< the number of modal popups in which it lies
        bool focusable;
        bool keys_only;               ///< it was added by keyboard_area()
        bool scrolled;                ///< it lies in a child of begin_scroll()
        ImGuiWindow* window;          ///< in which it lies
        std::string name{};           ///< for the mirror; empty if it is none of its buttons
        std::optional<bool> chosen{}; ///< see name_item()
    };
    /// Returns the items of this frame so far or, between frames, of the last one, in the order of drawing.
    const std::vector<Item>& items() const { return items_; }
    /// Returns Item::box of the first of items() with this id; nothing if there is none or it is scrolled out of sight.
    std::optional<Box> visible_box(Id id) const;
    /// Scrolls an item into view in the next frame, which it does not request; does nothing if none of items() has this
    /// id.
    void scroll_into_view(Id id);
    /// Scrolls a box of the current window into view in the next frame, which it requests.
    void scroll_into_view(const Box& box);

    /// Returns the texts that did not fit in this frame and were truncated or overflowed: for tests.
    const std::vector<std::string>& cut() const { return cut_; }
    /// Adds a text to cut().
    void note_cut(std::string_view text) { cut_.emplace_back(text); }

    // --- windows -------------------------------------------------------------------------------------------------

    /// Begins a child window above what the page has drawn so far. Unless `touched`, pointer input passes through it.
    /// Drawing is not clipped to the box. End it with end_panel().
    void begin_panel(Id id, const Box& box, bool touched) const;
    void end_panel();
    /// Begins a modal popup over the whole screen, above those that were begun earlier in this frame. It stays open
    /// while it is drawn in each frame, and blocks input to everything below. Popups do not nest: call end_modal()
    /// before the next begin_modal().
    void begin_modal(Id id);
    void end_modal();
    /// True if no modal popup blocks input to the current window. False in a popup in the frame in which it opens.
    bool reachable() const;

    /// The axis along which a child scrolls.
    enum class Along : std::uint8_t
    {
        X,
        Y
    };

    /// Begins a child window that clips to `view` and scrolls. `length` is the length of its content along the axis; if
    /// that is not longer than the view, the child does not scroll. Returns the offset, at most 0, to add to the x or y
    /// of the content. End it with end_scroll().
    float begin_scroll(Id id, const Box& view, float length, Along along);
    void end_scroll();
    /// Scrolls the content between the offsets `from` and `to`, in ImGui's units from its beginning, into view in the
    /// next frame, unless it is in view. If it is longer than the view, shows its end. `id` is the argument of
    /// begin_scroll().
    void reveal(Id id, float from, float to);
    /// Scroll in the next frame to this offset of the content, by this length (backward if it is negative), or to the
    /// end, but never beyond either end. The last of several calls in a frame counts.
    void scroll_to(Id id, float offset);
    void scroll_by(Id id, float length) { scroll_to(id, scrolls_[id].offset + length); }
    void scroll_to_end(Id id) { scroll_to(id, 1e9F); }
    /// Makes the up and down arrow keys scroll the current window in the next frame instead of moving the focus.
    void scroll_by_arrows();

    /// Clips drawing and items to the intersection of `box` and the current clip rectangle, until pop_clip().
    void push_clip(const Box& box);
    void pop_clip();

    /// Requests another frame immediately, because this one is out of date.
    void settle() { settled_ = false; }
    /// Requests a frame at `ms`, by the clock of begin().
    void wake_at(double ms);
    /// False if settle() was called since begin().
    bool settled() const { return settled_; }
    /// Returns the earliest time passed to wake_at() since begin(); nothing if there is none.
    std::optional<double> wake() const { return wake_ms_; }

private:
    /// The state of a child that scrolls.
    struct Scroll
    {
        float offset = 0;                                ///< of the content in the last frame
        float view = 0;                                  ///< length of its view along the axis
        std::optional<float> wanted;                     ///< offset in the next frame
        std::optional<std::pair<float, float>> revealed; ///< part of the content to bring into view, see reveal()
    };

    /// Returns the first item of items() with this id; null if there is none.
    const Item* find(Id id) const;
    void add_item(Id id, const Box& whole, bool focusable, bool keys_only);
    void read_keys();
    const Item* nearest_in_quadrant(const Item& from, ImGuiDir to) const;
    const Item* nearest_off_axis(const Item& from, ImGuiDir to) const;
    void redirect_arrow();
    void focus(const Item& item);
    bool begins_drag(Id id, const Box& visible, Along along);
    bool explains(const Touch& touch);

    float zoom_ = 1;
    bool from_afar_ = false;
    double now_ms_ = 0;
    bool fingers_ = false;
    Box screen_;
    int frames_of_size_ = 0; ///< frames since the size changed, at most 4
    ImVec2 mouse_{-1, -1};
    bool begins_ = false; ///< see input_begins()
    char typed_ = 0;

    double pressed_ms_ = 0;   ///< when the pointer went down, not when that was first drawn
    bool long_press_ = false; ///< see long_press()
    bool captured_ = false;   ///< see capture_pointer()
    std::optional<platform::Pinch> pinch_;
    ImVec2 drag_from_{};
    bool moved_ = true; ///< the pointer has moved by more than drag_threshold since it last went down, or never did
    Id dragged_ = 0;    ///< the child that a drag scrolls; 0 if there is none

    DrawingCache drawings_;
    std::vector<Item> items_;
    Id pressed_next_ = 0;   ///< pressed by the mirror, for the next frame; see press()
    Id pressed_now_ = 0;    ///< the same for this frame; 0 once it is clicked
    int pressed_layer_ = 0; ///< Item::layer of the pressed item
    bool lost_focus_ = false;
    std::vector<std::string> cut_;
    std::map<Id, Scroll> scrolls_;
    int scrolling_ = 0;               ///< number of scrolling children begun and not ended
    std::vector<std::string> modals_; ///< names of the popups begun in this frame
    std::size_t modals_before_ = 0;   ///< their number in the last frame

    bool settled_ = true;
    std::optional<double> wake_ms_;
};

} // namespace elgrande::screens
