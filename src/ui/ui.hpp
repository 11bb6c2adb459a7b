#pragma once

#include "platform/platform.hpp"
#include "ui/box.hpp"
#include "ui/kept_drawings.hpp"
#include "ui/shape.hpp"
#include "ui/theme.hpp"

#include <imgui.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct ImGuiWindow;

namespace elgrande::screens
{

/// The name of an item: the same in every frame and in every window, so that the mirror and tests can name it.
using Id = ImGuiID;

constexpr Id id_of(std::string_view name, int number = 0)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : name)
    {
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    return (hash ^ static_cast<std::uint32_t>(number + 1)) * 16777619U;
}

/// How far the pointer moves, in units of the screens, before it is more than a press.
inline constexpr float drag_threshold = 8;

/// How the player touches an item.
struct Touch
{
    bool hovered = false;
    bool held = false;      ///< pressed and not yet released
    bool clicked = false;   ///< released inside, not after a long touch; or Enter or Space while it has the focus
    bool focused = false;   ///< the keyboard points here, and that should be seen
    bool explained = false; ///< hovered for a moment, held long by a finger, or focused: time for an explanation
};

/// A frame of Dear ImGui as this game uses it: one window for the page, children for what scrolls or lies above it,
/// modal popups for dialogs, items with boxes of our own layout. See README.md beside this file.
///
/// Adds what Dear ImGui lacks: long touches, scrolling by a finger's drag, and a list of the frame's items, which
/// the mirror and tests look things up in.
class Ui
{
public:
    /// Gives Dear ImGui's current context the style of the game and switches navigation on.
    Ui();

    /// After ImGui::NewFrame: begins the window of the page.
    void begin(double now_ms, bool fingers, const platform::Gesture& gesture);
    void end();

    double now_ms() const { return now_ms_; }
    bool fingers() const { return fingers_; }
    /// How much larger the page shows all of this. Say it before begin().
    void zoomed(float zoom) { zoom_ = zoom; }
    float zoom() const { return zoom_; }
    /// The least size that a finger can touch safely.
    float finger() const { return finger_of_page / zoom_; }
    /// The least size of what is touched: nothing for a mouse.
    float least_touch() const { return fingers_ ? finger() : 0; }
    const Box& screen() const { return screen_; }
    /// The screen has had another size a moment ago; what lies on it may not have found its place yet.
    bool resized() const { return frames_of_size_ < 4; }
    Shape shape() const { return shape_of(screen_.w, screen_.h); }
    /// Of the window that is being drawn.
    ImDrawList& list() const { return *ImGui::GetWindowDrawList(); }
    KeptDrawings& drawings() { return drawings_; }
    /// (−1, −1) when there is no pointer.
    ImVec2 mouse() const { return mouse_; }
    /// A key went down in this frame, outside of text fields; B of a gamepad and Back of the browser are Escape, too.
    bool key(ImGuiKey key) const;
    /// Back of the browser was pressed in this frame (ImGuiKey_AppBack).
    static bool goes_back();
    /// A character that was typed in this frame outside of text fields, or 0.
    char typed() const { return typed_; }
    /// A button, a finger or a key went down in this frame.
    bool begins_something() const { return begins_; }
    /// The movement of two fingers since the last frame.
    const std::optional<platform::Pinch>& pinch() const { return pinch_; }

    // --- items ---------------------------------------------------------------------------------------------------

    /// An item of Dear ImGui's with button behaviour; reached with Tab and the arrows if `focusable`.
    Touch area(Id id, const Box& whole, bool focusable = true);
    /// An item for the keyboard only; it may lie over others.
    Touch key_area(Id id, const Box& box);
    /// Names the item that was added last, as plain text: only items with a name are buttons of the mirror. `chosen`:
    /// of a choice or switch, whether it is the chosen one or on.
    void name_item(std::string name, std::optional<bool> chosen = {});
    /// Clicks an item in the next frame, if it is drawn there. Call it outside of a frame.
    void press(Id id) { pressed_next_ = id; }
    /// The pointer rests there, or a finger held it long: time for an explanation of something that cannot be pressed,
    /// or of a part of an item.
    bool asks_about(const Box& box);
    /// A finger was lifted in this frame that asked for an explanation.
    bool long_touch() const { return long_touch_; }
    /// The item that the keyboard points to, if that is shown; else 0.
    Id focused() const;
    void forget_focus();
    /// The item on which the pointer went down, until it comes up; 0 if there is none.
    Id pressed() const;
    /// A piece is being dragged: in this frame nothing else is touched, scrolled or explained by the pointer.
    void keep_pointer();

    /// An item of this frame, also one that is scrolled out of sight.
    struct Asked
    {
        Id id;
        Box box; ///< the visible part
        Box whole;
        int layer; ///< the number of modal popups in which it lies
        bool focusable;
        bool keys_only; ///< it may lie over others
        bool scrolled;  ///< it lies in something that scrolls
        ImGuiWindow* window;
        std::string name{};           ///< for the mirror; empty if it is none of its buttons
        std::optional<bool> chosen{}; ///< see name_item()
    };
    /// In the order of drawing.
    const std::vector<Asked>& asked() const { return asked_; }
    /// Where an item is in sight; nothing if it is not.
    std::optional<Box> seen(Id id) const;
    /// Scrolls an item of the last frame into sight with the next one.
    void show(Id id);
    /// The same of a box of the window that is being drawn.
    void bring_into_view(const Box& box);

    /// The texts that did not fit where they stand and were cut in this frame: for tests.
    const std::vector<std::string>& cut() const { return cut_; }
    void note_cut(std::string_view text) { cut_.emplace_back(text); }

    // --- windows -------------------------------------------------------------------------------------------------

    /// A child that lies above what the page has drawn so far; `touched` says if it takes the pointer.
    void begin_panel(Id id, const Box& box, bool touched) const;
    void end_panel();
    /// A modal popup over the whole screen, open for as long as it is drawn: what lies below it is out of reach.
    void begin_modal(Id id);
    void end_modal();
    /// No modal popup lies over the window that is being drawn.
    bool reachable() const;

    enum class Along : std::uint8_t
    {
        X,
        Y
    };

    /// A child that clips to `view` and scrolls what is drawn there; returns by how much (add it to x or y).
    /// `length` is that of the whole content along the axis.
    float begin_scroll(Id id, const Box& view, float length, Along along);
    void end_scroll();
    /// Brings the stretch from `from` to `to` of the content into view with the next frame.
    void reveal(Id id, float from, float to);
    /// With the next frame: to this place of the content, by so much, to its end.
    void scroll_to(Id id, float offset);
    void scroll_by(Id id, float length) { scroll_to(id, scrolls_[id].offset + length); }
    void scroll_to_end(Id id) { scroll_to(id, 1e9F); }
    /// The arrows up and down do not move the focus in the next frame: they scroll.
    void keep_arrows();

    void push_clip(const Box& box);
    void pop_clip();

    /// Another frame is needed: at once, or at a time.
    void settle() { settled_ = false; }
    void wake_at(double ms);
    bool settled() const { return settled_; }
    std::optional<double> wake() const { return wake_ms_; }

private:
    struct Scroll
    {
        float offset = 0; ///< where it was last
        float view = 0;
        std::optional<float> wanted;
        std::optional<std::pair<float, float>> revealed;
    };

    const Asked* find(Id id) const;
    void add_asked(Id id, const Box& whole, bool focusable, bool keys_only);
    void read_keys();
    const Asked* place_towards(const Asked& from, ImGuiDir to) const;
    const Asked* aslant(const Asked& from, ImGuiDir to) const;
    void lead_arrow();
    bool steals_drag(Id id, const Box& visible, Along along);
    bool explains(const Touch& touch);

    float zoom_ = 1;
    double now_ms_ = 0;
    bool fingers_ = false;
    Box screen_;
    int frames_of_size_ = 0; ///< at most 4 are counted
    ImVec2 mouse_{-1, -1};
    bool begins_ = false;
    char typed_ = 0;

    double pressed_ms_ = 0;   ///< by the press's own clock, not when it was first drawn
    bool long_touch_ = false; ///< the finger that was lifted in this frame asked for an explanation
    bool kept_ = false;       ///< see keep_pointer()
    std::optional<platform::Pinch> pinch_;
    ImVec2 drag_from_{};
    bool moved_ = false; ///< the pointer has gone away from there since it went down: no long touch
    Id dragged_ = 0;     ///< what is scrolled by a drag

    KeptDrawings drawings_;
    std::vector<Asked> asked_;
    Id pressed_next_ = 0; ///< see press()
    Id pressed_now_ = 0;
    std::vector<std::string> cut_;
    std::map<Id, Scroll> scrolls_;
    int scrolling_ = 0; ///< begun and not ended
    std::vector<std::string> modals_;
    std::size_t modals_before_ = 0;

    bool settled_ = true;
    std::optional<double> wake_ms_;
};

} // namespace elgrande::screens
