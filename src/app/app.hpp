#pragma once

#include "app/pages/registry.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/mirror.hpp"

#include <imgui.h>

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

    /// The factor from the App's units to CSS pixels on a canvas of this size: it depends on the screen and on the
    /// setting for larger letters. Ask before every frame and set up ImGui's display by it.
    float zoom(float width, float height);

    /// Draws one frame. `now_ms` is a steady clock, for motion and for fading messages.
    void frame(double now_ms);

    /// After a frame: brings the mirror and the page's title up to date.
    void tell();

    /// As of the Program of platform/window.hpp.
    void context_lost();
    void context_restored();

    /// True if a frame must be drawn although nobody touched anything: an answer of the storage has come, something
    /// moves, or the layout is not settled. The caller adds its own frames after each input event.
    bool wants_frame() const;

    /// When the next frame is due although nothing happens before (steady clock, ms); nothing if never.
    std::optional<double> next_wake_ms() const;

    /// Opens the link in a text, as of the address bar: record/link/link.hpp. Empty: nothing.
    /// A bad link shows a message and leaves the current game untouched.
    void open_link(std::string_view fragment);

    /// The link of the current game with everything in it, for a crash report; empty without a game. Plays the whole
    /// game again to write it: ask when nobody waits (platform::Page::game_changed).
    std::string diagnostics() const;

    /// Registers a page, which the intent OpenPage opens by this name.
    void add_page(std::string name, PageMaker maker);

    /// Carries out an intent, except Choose, which only a page understands. Call it outside of a frame.
    void act(const Intent& intent);

    /// The contents of the DOM mirror. Changes only when mirror_version() does.
    const Mirror& mirror() const;
    std::uint64_t mirror_version() const;

    /// Presses a button of the mirror: `id` of an answer or of another button. Unknown ids do nothing.
    void perform(int id);

    /// Where a player touches next, in Dear ImGui's units, to give the answer or press the button `index` of the
    /// mirror: most need one touch, some two (first the mobile scoreboard, then its place). Nothing if the target is
    /// not on the screen: it is scrolled into view, so ask again after the next frame. For −1: the item that has the
    /// focus.
    std::optional<ImVec2> target(int index);

    /// The items and the cut texts of the last frame: for tests.
    const Ui& ui() const;

    /// True if there are unsaved changes, for the page's question whether to leave.
    bool unsaved() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace elgrande::screens
