#pragma once

#include "board/geometry/plane.hpp"
#include "platform/platform.hpp"
#include "ui/kept_drawings.hpp"
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

/// The id of an item: the same in every frame and in every window, so that the mirror and tests can name it.
using Id = ImGuiID;

/// Returns the id for a name and a number. The id 0 stands for no item.
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

/// How the player touches an item in this frame.
struct Touch
{
    bool hovered = false;
    bool held = false;          ///< pressed and not yet released
    bool clicked = false;       ///< released inside, not after a long touch; or Enter or Space while it has the focus
    bool focused = false;       ///< it has the keyboard focus, and the focus is visible
    bool shows_tooltip = false; ///< show its explanation: hovered for a moment, held long by a finger, or focused
};

/// A frame of Dear ImGui as this game uses it: one window for the page, children for what scrolls or lies above it,
/// modal popups for dialogs, items with boxes of our own layout. See README.md beside this file.
///
/// Adds what Dear ImGui lacks: long touches, scrolling by dragging a finger, and a list of the items of a frame for the
/// mirror and for tests.
class Ui
{
public:
    /// Gives Dear ImGui's current context the style of the game and switches navigation on.
    Ui();

    /// Begins the window of the page; call it after ImGui::NewFrame. `fingers` is true if the player uses fingers, not
    /// a mouse. Everything below is for the time from begin() to end() unless stated otherwise.
    void begin(double now_ms, bool fingers, const platform::Gesture& gesture);
    /// Ends the window of the page; call it before ImGui::Render.
    void end();

    double now_ms() const { return now_ms_; }
    bool fingers() const { return fingers_; }
    /// Sets the factor by which the page enlarges everything: zoom_of(), or zoom_from_afar() if it is read `from_afar`.
    /// Call it before begin().
    void set_zoom(float zoom, bool from_afar = false)
    {
        zoom_ = zoom;
        from_afar_ = from_afar;
    }
    float zoom() const { return zoom_; }
    /// True if the table is read from about two metres.
    bool from_afar() const { return from_afar_; }
    /// The factor for letters on the table: above 1 if it is read from afar.
    float letter_scale() const { return from_afar_ ? 1.3F : 1.0F; }
    /// The smallest size that a finger can touch safely, in ImGui's units.
    float finger() const { return finger_of_page / zoom_; }
    /// The smallest size of an item: finger(), or 0 with a mouse.
    float least_touch() const { return fingers_ ? finger() : 0; }
    const Box& screen() const { return screen_; }
    /// True in the first four frames of a new size of the screen: the layout may not have settled.
    bool resized() const { return frames_of_size_ < 4; }
    Shape shape() const { return shape_of(screen_.w, screen_.h); }
    /// The draw list of the current window.
    ImDrawList& list() const { return *ImGui::GetWindowDrawList(); }
    KeptDrawings& drawings() { return drawings_; }
    /// The position of the pointer; (−1, −1) if there is none.
    ImVec2 mouse() const { return mouse_; }
    /// True if a key went down in this frame, outside of text fields. Escape is also B of a gamepad and Back of the
    /// browser.
    bool key(ImGuiKey key) const;
    /// True if Back of the browser was pressed in this frame (ImGuiKey_AppBack).
    static bool goes_back();
    /// The ASCII character that was typed in this frame outside of text fields, or 0. Ctrl+Z is 'u' (undo), Ctrl+Y and
    /// Ctrl+Shift+Z are 'r' (redo).
    char typed() const { return typed_; }
    /// True if a button, a finger or a key went down in this frame.
    bool begins_something() const { return begins_; }
    /// The movement of two fingers since the last frame; nothing if there was none.
    const std::optional<platform::Pinch>& pinch() const { return pinch_; }

    // --- items ---------------------------------------------------------------------------------------------------

    /// Adds an item with the button behaviour of Dear ImGui to the current window; `whole` is its box, also where it is
    /// clipped. Tab and the arrows reach it if it is `focusable`.
    Touch area(Id id, const Box& whole, bool focusable = true);
    /// Adds an item for the keyboard only; it may lie over others.
    Touch key_area(Id id, const Box& box);
    /// Names the item that was added last in this frame, as plain text: only items with a name are buttons of the
    /// mirror. `chosen` is for items of a choice and for switches: true if it is the chosen one or on.
    void name_item(std::string name, std::optional<bool> chosen = {});
    /// Clicks an item in the next frame, if it is drawn there: of several with this id the one in the topmost dialog.
    /// Call it outside of a frame.
    void press(Id id);
    /// True if the pointer rests on `box` or a finger has held it long: show its explanation. For what cannot be
    /// pressed, and for parts of items.
    bool asks_about(const Box& box);
    /// True if a finger was lifted in this frame after a long touch.
    bool long_touch() const { return long_touch_; }
    /// The item that has the keyboard focus, if the focus is visible; else 0.
    Id focused() const;
    /// Takes the keyboard focus from its item; the next Tab or arrow starts over.
    void forget_focus();
    /// True after the item with the visible focus was no longer drawn, until another item has the focus or the pointer
    /// is pressed.
    bool lost_focus() const { return lost_focus_; }
    /// Gives the keyboard focus to the visible item of items() whose middle is nearest to `at`, of those that Tab or the
    /// arrows reach. Call it after end() and before the next frame.
    void focus_at(ImVec2 at);
    /// The item that the pointer holds down; 0 if there is none.
    Id pressed() const;
    /// Keeps the pointer for a piece that is being dragged: in this frame it touches, scrolls and explains nothing
    /// else.
    void keep_pointer();

    /// An item of this frame, also one that is scrolled out of sight.
    struct Item
    {
        Id id;
        Box box; ///< the visible part; empty if there is none
        Box whole;
        int layer; ///< the number of modal popups in which it lies
        bool focusable;
        bool keys_only;               ///< it was added by key_area()
        bool scrolled;                ///< it lies in something that scrolls
        ImGuiWindow* window;          ///< in which it lies
        std::string name{};           ///< for the mirror; empty if it is none of its buttons
        std::optional<bool> chosen{}; ///< see name_item()
    };
    /// The items of this frame so far, or of the last one, in the order of drawing.
    const std::vector<Item>& items() const { return items_; }
    /// The visible part of an item of items(); nothing if it is out of sight or not among them.
    std::optional<Box> seen(Id id) const;
    /// Scrolls an item of items() into view in the next frame; does nothing if it is not among them.
    void show(Id id);
    /// Scrolls a box of the current window into view in the next frame.
    void bring_into_view(const Box& box);

    /// The texts that did not fit in this frame, and so were cut or too wide: for tests.
    const std::vector<std::string>& cut() const { return cut_; }
    void note_cut(std::string_view text) { cut_.emplace_back(text); }

    // --- windows -------------------------------------------------------------------------------------------------

    /// Begins a child above what the page has drawn so far. It takes the pointer if `touched`; otherwise the pointer
    /// reaches what lies below it.
    void begin_panel(Id id, const Box& box, bool touched) const;
    void end_panel();
    /// Begins a modal popup over the whole screen, above those that were begun earlier in this frame. It is open as
    /// long as it is drawn; nothing below it can be touched. Call end_modal() before the next begin_modal().
    void begin_modal(Id id);
    void end_modal();
    /// True if no modal popup lies over the current window; false in a popup in the frame in which it opens.
    bool reachable() const;

    /// The axis along which a child scrolls.
    enum class Along : std::uint8_t
    {
        X,
        Y
    };

    /// Begins a child that clips to `view` and scrolls. Returns an offset of at most 0, to be added to x or y of what
    /// is drawn there. `length` is the length of the content along the axis. End it with end_scroll().
    float begin_scroll(Id id, const Box& view, float length, Along along);
    void end_scroll();
    /// Brings the part of the content between the offsets `from` and `to` into view in the next frame; `id` is that of
    /// begin_scroll(). Does nothing if it is in view.
    void reveal(Id id, float from, float to);
    /// Scroll in the next frame: to this offset of the content, by this length, to the end of the content.
    void scroll_to(Id id, float offset);
    void scroll_by(Id id, float length) { scroll_to(id, scrolls_[id].offset + length); }
    void scroll_to_end(Id id) { scroll_to(id, 1e9F); }
    /// Lets the arrows up and down scroll the current window in the next frame instead of moving the focus.
    void keep_arrows();

    /// Restricts drawing and items to `box` and the current restriction, until pop_clip().
    void push_clip(const Box& box);
    void pop_clip();

    /// Requests another frame at once, because this one is not final.
    void settle() { settled_ = false; }
    /// Requests a frame at `ms`, by the clock of begin().
    void wake_at(double ms);
    /// False if settle() was called since begin().
    bool settled() const { return settled_; }
    /// The earliest time passed to wake_at() since begin(); nothing if there was none.
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
    const Item* place_towards(const Item& from, ImGuiDir to) const;
    const Item* off_axis(const Item& from, ImGuiDir to) const;
    void redirect_arrow();
    void focus(const Item& item);
    bool steals_drag(Id id, const Box& visible, Along along);
    bool explains(const Touch& touch);

    float zoom_ = 1;
    bool from_afar_ = false;
    double now_ms_ = 0;
    bool fingers_ = false;
    Box screen_;
    int frames_of_size_ = 0; ///< frames since the size changed, at most 4
    ImVec2 mouse_{-1, -1};
    bool begins_ = false; ///< see begins_something()
    char typed_ = 0;

    double pressed_ms_ = 0;   ///< when the pointer went down, not when that was first drawn
    bool long_touch_ = false; ///< the finger that was lifted in this frame asked for an explanation
    bool kept_ = false;       ///< see keep_pointer()
    std::optional<platform::Pinch> pinch_;
    ImVec2 drag_from_{};
    bool moved_ = false; ///< the pointer has moved since it went down: no long touch
    Id dragged_ = 0;     ///< what is scrolled by a drag

    KeptDrawings drawings_;
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
