#pragma once

#include "platform/platform.hpp"
#include "ui/box.hpp"
#include "ui/shape.hpp"
#include "ui/theme.hpp"

#include <imgui.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// What a touchable area is called: the same in every frame, different for every area of a frame.
using Id = std::uint32_t;

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

/// What the player does with an area.
struct Touch
{
    bool hovered = false;
    bool held = false;      ///< pressed and not yet released
    bool clicked = false;   ///< released inside, not after a long touch; or Enter while it has the focus
    bool focused = false;   ///< the keyboard points here, and that should be seen
    bool explained = false; ///< hovered for a moment, held long by a finger, or focused: time for an explanation
};

/// One frame's input, handed to areas in the order in which they are drawn, and everything that outlives a frame:
/// focus, scrolling, the pressed area. Nothing of ImGui's own widgets is used.
///
/// Areas of one layer must not overlap. While a layer is open, what lies below it is out of reach.
class Ui
{
public:
    /// Reads the input of the frame that ImGui::NewFrame has begun.
    void begin(double now_ms, bool fingers, const platform::Gesture& gesture);
    void end();

    double now_ms() const { return now_ms_; }
    bool fingers() const { return fingers_; }
    /// How much larger the page shows all of this. Say it before begin().
    void zoomed(float zoom) { zoom_ = zoom; }
    float zoom() const { return zoom_; }
    /// What a finger can touch safely.
    float finger() const { return finger_of_page / zoom_; }
    /// The least size of what is touched: nothing for a mouse.
    float least_touch() const { return fingers_ ? finger() : 0; }
    ImDrawList& list() const { return *list_; }
    ImVec2 mouse() const { return mouse_; }
    bool key(ImGuiKey key) const;
    /// A character that was typed in this frame outside of text fields, or 0.
    char typed() const { return typed_; }
    /// The mouse moved or was pressed in this frame.
    bool pointer_busy() const { return pointer_busy_; }
    /// A button, a finger or a key went down in this frame.
    bool begins_something() const { return begins_; }
    /// What two fingers did since the last frame.
    const std::optional<platform::Pinch>& pinch() const { return pinch_; }

    // --- areas ---------------------------------------------------------------------------------------------------

    /// An area that can be touched, and reached with Tab and the arrows if `focusable`.
    Touch area(Id id, const Box& whole, bool focusable = true);
    /// The pointer rests there, or a finger held it long: time for an explanation of something that cannot be pressed,
    /// or of a part of an area. It may lie over others.
    bool asks_about(const Box& box);
    /// A finger was lifted in this frame that asked for an explanation.
    bool long_touch() const { return long_touch_; }
    /// An area for the keyboard only; it may lie over others.
    Touch key_area(Id id, const Box& box);
    /// Puts the focus on an area that is asked for in this or the next frame; it is shown.
    void focus(Id id);
    Id focused() const { return focus_visible_ ? focus_ : 0; }
    /// The area on which the pointer went down, until it comes up; 0 if there is none.
    Id pressed() const { return pressed_; }
    /// A piece is being dragged: until the pointer comes up nothing else is touched, scrolled or explained by it.
    void keep_pointer();
    /// Takes the click away from every area that is asked for later in this frame.
    void swallow();

    /// What can be touched in this frame, in the order of asking, also what is scrolled out of sight.
    struct Asked
    {
        Id id;
        Box box; ///< the visible part
        Box whole;
        int layer;
        bool focusable;
        bool keys_only;            ///< it may lie over others
        std::array<Id, 2> scrolls; ///< in which it lies, the inner one first
    };
    const std::vector<Asked>& asked() const { return asked_; }
    /// Where an area is in sight; nothing if it is not.
    std::optional<Box> seen(Id id) const;
    /// Scrolls an area that is asked for into sight with the next frame.
    void show(Id id);

    /// The texts that did not fit where they stand and were cut in this frame: for tests.
    const std::vector<std::string>& cut() const { return cut_; }
    void note_cut(std::string_view text) { cut_.emplace_back(text); }

    // --- layers --------------------------------------------------------------------------------------------------

    void open_layer() { layer_ = ++layers_; }
    void close_layer() { layer_ = 0; }
    bool reachable() const { return layer_ == top_layer_; }

    // --- scrolling -----------------------------------------------------------------------------------------------

    enum class Along : std::uint8_t
    {
        X,
        Y
    };

    /// Clips to `view` and moves what is drawn there; returns by how much (add it to x or y).
    /// `length` is that of the whole content along the axis.
    float begin_scroll(Id id, const Box& view, float length, Along along);
    void end_scroll();
    /// Brings the stretch from `from` to `to` of the content into view with the next frame.
    void reveal(Id id, float from, float to);
    /// Back to the beginning of the content.
    void rewind(Id id);
    /// By so much, as far as there is content.
    void scroll_by(Id id, float length);
    /// The arrows up and down do not move the focus in the next frame: they scroll.
    void keep_arrows() { arrows_kept_ = true; }
    void scroll_to_end(Id id);

    // --- clipping and waking -------------------------------------------------------------------------------------

    void push_clip(const Box& box);
    void pop_clip();
    Box clip() const { return clips_.empty() ? screen_ : clips_.back(); }
    const Box& screen() const { return screen_; }
    Shape shape() const { return shape_of(screen_.w, screen_.h); }

    /// Another frame is needed: at once, or at a time.
    void settle() { settled_ = false; }
    void wake_at(double ms);
    bool settled() const { return settled_; }
    std::optional<double> wake() const { return wake_ms_; }

private:
    struct Scroll
    {
        float offset = 0;
        float length = 0;
        float view = 0;
        Box box;
        Along along{};
        std::optional<std::pair<float, float>> reveal;
    };

    const Asked* find(const std::vector<Asked>& areas, Id id) const;
    void note(Id id, const Box& whole, bool focusable, bool keys_only);
    void show(const Asked& asked);
    void move_focus(bool upright);
    void step_focus(int by);
    void turn_focus(float dx, float dy);
    void drag(Id id, Scroll& scroll);

    float zoom_ = 1;
    double now_ms_ = 0;
    bool fingers_ = false;
    ImDrawList* list_ = nullptr;
    Box screen_;
    ImVec2 mouse_{-1, -1};
    bool pointer_busy_ = false;
    bool begins_ = false;
    bool swallowed_ = false;
    char typed_ = 0;

    Id pressed_ = 0;
    ImVec2 pressed_at_{};
    double pressed_ms_ = 0; ///< by the press's own clock, not when it was first drawn
    double still_ms_ = 0;   ///< since when the pointer has not moved
    bool arrows_kept_ = false;
    bool long_touch_ = false; ///< the finger that was lifted in this frame asked for an explanation
    std::optional<platform::Pinch> pinch_;
    Id hovered_ = 0;
    double hovered_ms_ = 0;
    bool any_hovered_ = false;

    Id focus_ = 0;
    bool focus_visible_ = false;
    Id entered_ = 0; ///< Enter was pressed on it

    int layer_ = 0;
    int layers_ = 0;
    int top_layer_ = 0;

    std::vector<Asked> asked_;
    std::vector<std::string> cut_;
    std::vector<Asked> last_asked_;
    std::vector<Box> clips_;
    std::map<Id, Scroll> scrolls_;
    std::vector<Id> scroll_stack_;
    Id dragged_ = 0;
    ImVec2 drag_from_{};
    bool dragging_ = false;

    bool settled_ = true;
    std::optional<double> wake_ms_;
};

} // namespace elgrande::screens
