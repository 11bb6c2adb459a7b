#pragma once

#include "platform/frames.hpp"
#include "platform/web/indexed_db.hpp"
#include "platform/web/parts.hpp"
#include "platform/web/text_fields.hpp"
#include "platform/window.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

struct GLFWwindow;

namespace elgrande::platform::web
{

/// The values match web/input.js.
enum class PointerEvent
{
    Move,
    Down,
    Up,
    Leave, ///< the mouse leaves the canvas
    Cancel ///< the button or finger goes up without a click
};

/// The page as the program sees it: the canvas with its WebGL 2 context, the input, and the frames. JavaScript calls
/// all functions below; it calls frame() again after the time that the previous call returned.
class Browser
{
public:
    Browser();

    /// Creates the WebGL 2 context and the program. Call it once, before all other functions but frame(). Returns false
    /// if there is no WebGL 2.
    bool start(const MakeProgram& make);

    /// Draws a frame if one is due; `now_ms` is the time of a steady clock. Returns the milliseconds until the next
    /// call: 0 for at once, −1 if none is needed before the next event.
    double frame(double now_ms);

    /// Sets the size of the canvas in CSS pixels, at least 1, with `ratio` device pixels each. Draws at once, as the
    /// browser shows the resized canvas at the end of the current task.
    void resize(float width, float height, float ratio);

    /// `at` is the position on the canvas in CSS pixels, `button` that of ImGui (0 left, 1 right, 2 middle), `touch`
    /// true for a finger, `time_ms` the time of the event by the clock of frame().
    void pointer(PointerEvent event, ImVec2 at, int button, bool touch, double time_ms);
    /// Reports a move of two fingers; positions in CSS pixels.
    void pinch(const Pinch& moved);
    /// Reports a turn of the mouse wheel in notches, as in ImGui's AddMouseWheelEvent().
    void wheel(float x, float y);

    /// Sets the modifier keys of the next pointer, wheel or key event. Every event sets them, as the release of a
    /// modifier key may go to another window. `control` is true for Cmd, too.
    void modifiers(bool shift, bool control);
    /// `name` is KeyboardEvent.key ("a", "Enter") or a button of web/gamepad.js; `down` is false when it is released.
    /// Returns false if the key is left to the browser: the program does not know it, or the context is lost.
    bool key(const std::string& name, bool down);
    /// Reports that the browser's Back button was pressed while Page::claim_back_button() claims it. Returns false if
    /// the context is lost, so that nothing was closed.
    bool back();
    /// Reports that the page has received or lost the keyboard focus.
    void focus(bool has_it);

    /// Presses a button of the hidden mirror and draws; `version` is the version of the mirror that the page shows.
    void press(int mirror_button, std::uint64_t version);

    /// Like Program::target(), but in CSS pixels.
    std::optional<ImVec2> target(int mirror_button);

    /// Report the loss and the return of the WebGL context. While it is lost, frames only update the mirror, and input
    /// on the canvas is ignored.
    void context_lost();
    void context_restored();

    Frames frames;
    ArgumentBuffers arguments;
    IndexedDb* database = nullptr; ///< of storage_; never null
    WebClipboard clipboard;
    WebAddress address;
    WebFiles files;
    WebAssets assets{arguments};
    WebBrains brains;
    WebPictures pictures;
    WebRooms rooms;
    WebTextFields text_fields;
    std::unique_ptr<Program> program; ///< null until start() has made it

    /// The time that the last frame took, without rendering by OpenGL.
    double frame_cost_ms = 0;

    /// Requests frames after an event.
    void wake();

    /// Call it after each answer of the storage. Requests frames only if the answer changes what is shown.
    void storage_answered();
    /// Repeats the writes that failed.
    void retry_saves() { storage_.retry(); }
    /// Reports that another tab may have changed the preferences.
    void preferences_changed() { preferences_.forget(); }
    void on_persistence(Persistence persistence) { page_.on_persistence(persistence); }
    /// Reports that all parts of the program have arrived.
    void on_whole()
    {
        page_.on_whole();
        wake();
    }
    /// Reports that the player may have switched between mouse and fingers.
    void pointer_changed()
    {
        page_.forget_pointer();
        page_.wake();
    }

private:
    void draw(double now_ms);
    static void paint();
    void take_size();
    /// Converts a position from CSS pixels to ImGui's units.
    ImVec2 in_units(ImVec2 of_page) const { return {of_page.x / zoom_, of_page.y / zoom_}; }
    void draw_pending_events();
    void tell_cursor();
    static void enable_extensions();
    static void warm_up();

    WebClock clock_;
    WebPreferences preferences_;
    WebSounds sounds_;
    WebPage page_;
    Storage storage_;
    Gesture gesture_;
    Platform platform_;
    GLFWwindow* window_ = nullptr;
    ImVec2 size_{1, 1};    ///< of the canvas, in CSS pixels
    float ratio_ = 1;      ///< device pixels per CSS pixel
    float zoom_ = 1;       ///< CSS pixels per unit of ImGui
    double last_ms_ = 0;   ///< time of the last frame
    int cursor_ = -2;      ///< the last ImGuiMouseCursor that was reported; −2: none yet
    bool control_ = false; ///< as in the last event
    bool drawing_ = false; ///< inside draw()
    bool lost_ = false;    ///< the graphics context is lost
};

} // namespace elgrande::platform::web
