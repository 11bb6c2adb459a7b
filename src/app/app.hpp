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
/// support ImGuiBackendFlags_RendererHasTextures. Nothing else may draw with that context.
class App
{
public:
    /// `platform` must outlive the App. Reads the preferences; opens nothing, and requests no saves before
    /// update_page().
    explicit App(platform::Platform& platform);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Returns the number of CSS pixels per unit of ImGui, on a canvas of this size in CSS pixels. It depends on the
    /// screen, on the setting for larger letters, and on the page that is shown. Call before every frame and set up
    /// ImGui's display by it.
    float zoom(float width, float height);

    /// Draws one frame. `now_ms` is the time of a steady clock, for animations, fading messages and everything else
    /// that waits.
    void frame(double now_ms);

    /// Call after each frame: updates the mirror and the page's title; the mirror of a page that has just
    /// been opened comes one frame later. The first call requests the list of saved games.
    void update_page();

    /// See Program in platform/window.hpp.
    void context_lost();
    void context_restored();

    /// True if a frame must be drawn even without input: the storage has answered, something moves, or the layout is
    /// not settled. The caller draws further frames after each input event.
    bool wants_frame() const;

    /// Returns the time at which the next frame is due without input, by the clock of frame(); nothing if none is.
    std::optional<double> next_wake_ms() const;

    /// Opens the link in a text such as that of the address bar (record/link/link.hpp): of a game, a position, a puzzle
    /// or a room. Does nothing for an empty text. A bad link shows a message and leaves the current game untouched.
    void open_link(std::string_view fragment);

    /// Returns the link of the whole current game, for a crash report (GameSession::game_link); empty without a game.
    /// Replays the game, so call it only when the players pause (platform::Page::game_changed).
    std::string diagnostics() const;

    /// Registers a page under a name, by which the intent OpenPage opens it, in place of a page with this name.
    void add_page(std::string name, PageMaker maker);

    /// Carries out an intent, except Choose, which only pages handle.
    void act(const Intent& intent);

    /// Returns the contents of the DOM mirror. Changes only when mirror_version() does.
    const Mirror& mirror() const;
    std::uint64_t mirror_version() const;

    /// Presses the answer or other button of the mirror that has this id. Does nothing if there is none.
    void perform(int id);

    /// Returns where a player must touch next, in Dear ImGui's units, to give the answer or press the button with the
    /// id `id` in the mirror; −1 stands for the focused item. Most need one touch, some two (first the mobile
    /// scoreboard, then its place). If the target is out of sight, returns nothing and scrolls it into view: ask again
    /// after the next frame. Also returns nothing where MirrorMaker::touch_point() does.
    std::optional<ImVec2> target(int id);

    /// For tests: gives access to the items of the last frame and the texts that did not fit.
    const Ui& ui() const;

    /// True if there are unsaved changes, so that the browser asks before the page is left.
    bool unsaved() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace elgrande::screens
