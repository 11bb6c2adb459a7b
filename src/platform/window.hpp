#pragma once

#include "platform/platform.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

/// The window (or the page's canvas), ImGui's backend in it, the input and the loop that sleeps while nothing happens.
namespace elgrande::platform
{

/// What runs in the window.
class Program
{
public:
    virtual ~Program() = default;

    /// How much larger than in ImGui's units everything is to be shown in a window of so many CSS pixels. Asked before
    /// every frame: io.DisplaySize is that of the window divided by it, and so is every point that the program is told.
    virtual float zoom(float width, float height) = 0;

    /// Between ImGui::NewFrame and ImGui::Render.
    virtual void frame(double now_ms) = 0;

    /// After each frame, once the driver has its picture and draws it: what is read instead of seen, as the page's
    /// mirror. Outside of ImGui's frame.
    virtual void tell() = 0;

    /// What it has put on the graphics card is gone, with the old context; nobody sees what it draws until there is a
    /// new one. Neither within frame().
    virtual void graphics_lost() = 0;
    virtual void graphics_back() = 0;

    /// A frame must be drawn although nobody touched anything.
    virtual bool wants_frame() const = 0;

    /// When the next frame is due if nothing happens before.
    virtual std::optional<double> next_wake_ms() const = 0;

    /// A button of the page's hidden mirror was pressed, of the version of it that show_mirror() was given with.
    /// Nothing happens if it is an old one.
    virtual void press(int mirror_button, std::uint64_t version) = 0;

    /// Where a player clicks instead of pressing it, in ImGui's units; nothing while it is out of sight.
    virtual std::optional<Point> target(int mirror_button) = 0;

    /// Closing now would lose something.
    virtual bool unsaved() const = 0;

    /// What a report of a crash should hold; it may take a while to be put together. Outside of a frame.
    virtual std::string diagnostics() const = 0;
};

using MakeProgram = std::function<std::unique_ptr<Program>(Platform&)>;

/// Who thinks where there is only this program: the page has another one for it.
class Thinker
{
public:
    virtual ~Thinker() = default;

    virtual void begin(const Bytes& question) = 0;
    /// For a few milliseconds; is the answer there?
    virtual bool think() = 0;
    virtual Bytes answer() const = 0;
};

/// Opens the window with an ImGui context, then makes the program and runs it. On the desktop it returns when the
/// window is closed; in the browser it returns at once and the page goes on by events.
/// `thinker` may be nothing in a page.
/// 0, or 1 with a message for the player if there is no window to be had.
int run(const MakeProgram& make, std::unique_ptr<Thinker> thinker, int argument_count, char** arguments);

} // namespace elgrande::platform
