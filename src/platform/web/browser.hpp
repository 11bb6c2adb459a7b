#pragma once

#include "platform/frames.hpp"
#include "platform/web/indexed_db.hpp"
#include "platform/web/parts.hpp"
#include "platform/web/text_fields.hpp"
#include "platform/window.hpp"

struct GLFWwindow;

namespace elgrande::platform::web
{

enum class PointerEvent
{
    Move,
    Down,
    Up,
    Leave,
    Cancel ///< up and away: nothing is clicked
};

/// The page: the canvas with its WebGL2 context, the input, and the frames. JavaScript owns the time: it calls frame()
/// when the last answer said so.
class Browser
{
public:
    Browser();

    /// Makes the context and the program; false, with a message on the page, where there is no WebGL2.
    bool start(const MakeProgram& make);

    /// Draws if something is to be drawn. Returns how many milliseconds to sleep (0: not at all), −1 for ever.
    double frame(double now_ms);

    /// The canvas has this size in CSS pixels now, at `ratio` device pixels each. Draws at once: the page shows a
    /// canvas of another size at the end of this very turn of its loop.
    void resize(float width, float height, float ratio);

    /// `time_ms` is the event's own, by the clock of frame().
    void pointer(PointerEvent event, Point at, int button, bool touch, double time_ms);
    void pinch(const Pinch& moved);
    void wheel(float x, float y);

    /// What the next event of the pointer, the wheel or a key comes with: each says it itself, as the key's own release
    /// may never be told.
    void modifiers(bool shift, bool control);
    /// `name` is the key's name in the page ("a", "Enter"). Returns whether the program has a use for it.
    bool key(const std::string& name, bool down);
    /// Back of the browser, while Page::take_back() has asked for it. False if nobody hears it.
    bool back();
    void focus(bool has_it);

    /// A button of the page's hidden mirror, in the version of it that was shown.
    void press(int mirror_button, std::uint64_t version);

    /// Where a player clicks instead, in CSS pixels; nothing while it is out of sight.
    std::optional<Point> target(int mirror_button);

    /// Until there is a new one the frames are drawn for the mirror alone, and what is done on the canvas does nothing.
    void context_lost();
    void context_restored();

    Frames frames;
    Room room;
    IndexedDb* database = nullptr;
    WebClipboard clipboard;
    WebAddress address;
    WebFiles files;
    WebAssets assets{room};
    WebBrains brains;
    WebPictures pictures;
    WebTextFields text_fields;
    std::unique_ptr<Program> program;

    /// What the last frame cost before anything was handed to the graphics card.
    double frame_cost_ms = 0;

    /// Something came from outside: frames follow.
    void wake();

    /// The storage has done something, or has not: only what is to be shown costs frames.
    void storage_answered();
    void retry_saves() { storage_.retry(); }
    void preferences_changed() { preferences_.forget(); }
    void keeps(Keeping keeping) { page_.keeps(keeping); }
    void pointer_changed()
    {
        page_.forget_pointer();
        page_.wake();
    }

private:
    void draw(double now_ms);
    static void paint();
    void take_size();
    Point in_units(Point of_page) const { return {of_page.x / zoom_, of_page.y / zoom_}; }
    void draw_what_waits();
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
    Point size_{1, 1}; ///< of the canvas, in CSS pixels
    float ratio_ = 1;  ///< device pixels of one of them
    float zoom_ = 1;   ///< CSS pixels of one of ImGui's units
    double last_ms_ = 0;
    int cursor_ = -2;
    bool control_ = false; ///< as the last event said
    bool drawing_ = false;
    bool lost_ = false;
};

} // namespace elgrande::platform::web
