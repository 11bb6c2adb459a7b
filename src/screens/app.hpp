#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::platform
{
struct Platform;
}

namespace elgrande::screens
{

class Ui;

/// A point on the screen in ImGui's coordinates: io.DisplaySize is the size of the canvas in CSS pixels, divided by
/// App::zoom(), and io.DisplayFramebufferScale the pixel ratio, multiplied by it.
struct ScreenPoint
{
    float x = 0;
    float y = 0;
};

/// Something that can be done now, as a button without pixels.
struct MirrorButton
{
    int id = 0;                   ///< for App::perform
    std::string label;            ///< plain text
    std::optional<bool> chosen{}; ///< one of several choices, or a switch: is it the chosen one, is it on?

    bool operator==(const MirrorButton&) const = default;
};

/// A line of a text that is read as a whole.
struct MirrorPassage
{
    int level = 0; ///< 1 and 2: headings of so many levels below the title; 0: a paragraph
    std::string text;

    bool operator==(const MirrorPassage&) const = default;
};

/// What the screen says and offers, without pixels: the source of the DOM mirror. Plain text in the page's language.
struct Mirror
{
    std::string title;                 ///< of the screen: "El Grande", "Round 5 of 9"
    std::string prompt;                ///< the question, one sentence
    std::string rule;                  ///< which rule is behind the question
    std::string notice;                ///< trouble that is told beside everything else, or nothing
    std::vector<std::string> position; ///< one line a seat and a place: what the viewer may know
    std::vector<std::string> about;    ///< line by line, what that is
    std::vector<MirrorPassage> page;   ///< the rules, while they are open
    std::vector<std::string> log;      ///< oldest first
    std::vector<MirrorButton> answers; ///< the legal actions in their order: id is the index in legal()
    std::vector<MirrorButton> buttons; ///< what else the screen offers (undo, new game, lift the curtain, …)

    bool operator==(const Mirror&) const = default;
};

/// The whole program behind a window: which screen is shown, the sitting, its saves.
/// `frame` is called between ImGui::NewFrame and ImGui::Render; everything else at any time outside of a frame.
/// The App installs fonts and style itself in its constructor: an ImGui context must exist, and the backend must
/// support ImGuiBackendFlags_RendererHasTextures. Nothing else of ImGui may be used to draw.
class App
{
public:
    /// `platform` must outlive the App. Asks the storage for what is saved; opens nothing yet.
    explicit App(platform::Platform& platform);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// How much larger than in its own coordinates it is to be shown on a canvas of so many CSS pixels: by the size of
    /// the screen and the players' wish for larger letters. Ask before every frame and begin the frame so.
    float zoom(float width, float height);

    /// Draws one frame. `now_ms` is a steady clock, for motion and for fading messages.
    void frame(double now_ms);

    /// As of the Program of platform/window.hpp.
    void graphics_lost();
    void graphics_back();

    /// True if a frame must be drawn although nobody touched anything: an answer of the storage has come, something
    /// moves, or the layout is not settled. The caller adds its own frames after each input event.
    bool wants_frame() const;

    /// When the next frame is due although nothing happens before (steady clock, ms); nothing if never.
    std::optional<double> next_wake_ms() const;

    /// Opens the link in a text, as of the address bar: record/link.hpp. Empty: nothing.
    /// A bad link shows a message and leaves the current game untouched.
    void open_link(std::string_view fragment);

    /// The link of the current game with everything in it, for a crash report; empty without a game.
    /// Kept up to date after every action, so that it can be read after a crash.
    const std::string& diagnostics() const;

    /// What the DOM mirror shows now. Changes only when mirror_version() does.
    const Mirror& mirror() const;
    std::uint64_t mirror_version() const;

    /// Presses a button of the mirror: `id` of an answer or of another button. Unknown ids do nothing.
    void perform(int id);

    /// Where a player touches next to give the answer `index` of the mirror: most need one touch, some two (first the
    /// mobile scoreboard, then its place). Nothing while the target is not on the screen: a hidden one is scrolled
    /// into view, so ask again after the next frame. For −1: where the keyboard points, if that is shown.
    std::optional<ScreenPoint> target(int index);

    /// What can be touched and which texts did not fit in the last frame: for tests.
    const Ui& ui() const;

    /// The game was left with unsaved changes (for the page's "leave?" question); false nearly always.
    bool unsaved() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace elgrande::screens
