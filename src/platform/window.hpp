#pragma once

#include "platform/platform.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

/// The window, or the page's canvas: ImGui's backend, input, and the loop that draws frames.
namespace elgrande::platform
{

/// The program that runs in the window.
class Program
{
public:
    virtual ~Program() = default;

    /// Returns the size of ImGui's unit in CSS pixels, for a window of `width` × `height` CSS pixels. Called before
    /// every frame: io.DisplaySize and the positions of the pointer are divided by it.
    virtual float zoom(float width, float height) = 0;

    /// Draws a frame. Called between ImGui::NewFrame and ImGui::Render; `now_ms` is the time of a steady clock.
    virtual void frame(double now_ms) = 0;

    /// Updates what is not drawn, such as the page's mirror and title. Called after each frame, once the commands for
    /// the graphics card are submitted; in the browser not after the first frame, which players wait for.
    virtual void update_page() = 0;

    /// Report that the graphics context was lost, with all objects on the graphics card, or was restored. Never called
    /// in frame().
    virtual void context_lost() = 0;
    virtual void context_restored() = 0;

    /// True if a frame must be drawn although there was no input.
    virtual bool wants_frame() const = 0;

    /// Returns when the next frame is due if there is no input before, by the clock of frame(); nothing if none is.
    virtual std::optional<double> next_wake_ms() const = 0;

    /// Presses a button of the page's hidden mirror; `mirror_button` is its id in the mirror. Does nothing if `version`
    /// of the mirror is outdated. Never called in frame().
    virtual void press(int mirror_button, std::uint64_t version) = 0;

    /// Returns the position of a click on the item of the mirror button with this id, or on the item with the keyboard
    /// focus if it is −1, in Dear ImGui's units. Returns nothing if that position is out of sight or there is no such
    /// item, and scrolls it into view if possible.
    virtual std::optional<ImVec2> target(int mirror_button) = 0;

    /// True if closing the window now would lose data.
    virtual bool unsaved() const = 0;

    /// Returns the contents of a crash report. It may take some milliseconds. Never called in frame().
    virtual std::string diagnostics() const = 0;
};

/// Makes the program. The platform outlives it.
using MakeProgram = std::function<std::unique_ptr<Program>(Platform&)>;

/// Answers the questions of Brains inside the program itself; the page uses a second program instead.
class Thinker
{
public:
    virtual ~Thinker() = default;

    /// Starts on a question and drops the previous one.
    virtual void begin(const Bytes& question) = 0;
    /// Thinks for a few milliseconds, longer for a search. Returns true once answer() is complete.
    virtual bool think() = 0;
    /// Returns the answer. Call it only after think() has returned true.
    virtual Bytes answer() const = 0;
};

/// Opens the window, makes the program and runs it. On the desktop it returns when the window is closed; in the browser
/// it returns at once, and the page's events run the program. `thinker` is used on the desktop only and may be null in
/// the browser. The last two arguments are those of main(). Returns 0, or 1 after a message if no window can be opened.
int run(const MakeProgram& make, std::unique_ptr<Thinker> thinker, int argument_count, char** arguments);

} // namespace elgrande::platform
