#pragma once

#include "app/app.hpp"
#include "record/game.hpp"
#include "screens/model/settings.hpp"
#include "support/fake_world.hpp"
#include "support/game_of.hpp"
#include "ui/shape.hpp"

#include <imgui.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace elgrande::testing
{

using test::game_of;

/// Returns the number of text sizes in the settings that differ on a screen of this size in CSS pixels: a small one
/// cannot be read from afar.
inline int text_sizes(float width, float height, bool fingers)
{
    return screens::zoom_from_afar(width, height, fingers) ? screens::text_size_count : screens::text_size_count - 1;
}

/// Runs the App in a fake world, without a window or graphics card: draws frames, and simulates pointer and keys.
/// Sizes are in CSS pixels, positions in ImGui's units. Calls that simulate input also draw the frames that handle it.
class AppDriver
{
public:
    /// Starts the App on a screen of this size, and draws the first frame. `fingers` is true for a touch screen, false
    /// for a mouse. `prepare` may change the fake world before the App starts.
    AppDriver(float width, float height, bool fingers, const std::function<void(FakeWorld&)>& prepare = {})
    {
        if (prepare)
        {
            prepare(world);
        }
        context_ = ImGui::CreateContext();
        make_current();
        ImGuiIO& io = ImGui::GetIO();
        width_ = width;
        height_ = height;
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        io.IniFilename = nullptr;
        world.page.fingers = fingers;
        app_ = std::make_unique<screens::App>(world.platform);
        frame();
    }

    ~AppDriver()
    {
        make_current();
        world.pictures.maker.drop();
        app_.reset();
        // Releases the textures, as a renderer would.
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
        {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
        ImGui::DestroyContext(context_);
    }

    AppDriver(const AppDriver&) = delete;
    AppDriver& operator=(const AppDriver&) = delete;

    screens::App& app()
    {
        make_current();
        return *app_;
    }

    /// Draws one frame, `elapsed_ms` after the previous one.
    void frame(double elapsed_ms = 16)
    {
        make_current();
        ImGuiIO& io = ImGui::GetIO();
        const float zoom = app_->zoom(width_, height_);
        io.DisplaySize = {width_ / zoom, height_ / zoom};
        io.DisplayFramebufferScale = {zoom, zoom};
        io.DeltaTime = static_cast<float>(elapsed_ms) / 1000;
        now_ms_ += elapsed_ms;
        ImGui::NewFrame();
        app_->frame(now_ms_);
        world.pictures.maker.draw();
        ImGui::Render();
        app_->update_page();
        graphics();
        world.pictures.paint();
    }

    /// Acknowledges Dear ImGui's texture requests, as a renderer would, without uploading anything.
    static void hand_over_textures()
    {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
        {
            if (texture->Status == ImTextureStatus_WantCreate || texture->Status == ImTextureStatus_WantUpdates)
            {
                texture->SetTexID(1);
                texture->SetStatus(ImTextureStatus_OK);
            }
            else if (texture->Status == ImTextureStatus_WantDestroy)
            {
                texture->SetTexID(ImTextureID_Invalid);
                texture->SetStatus(ImTextureStatus_Destroyed);
            }
        }
    }

    void resize(float width, float height)
    {
        width_ = width;
        height_ = height;
        frame();
    }

    /// Draws frames until the App requests no further one. Returns false if it still does after 12 frames.
    bool settle()
    {
        for (int i = 0; i < 12; ++i)
        {
            frame();
            if (!app_->wants_frame())
            {
                return true;
            }
        }
        return false;
    }

    void click(ImVec2 at)
    {
        press_down(at);
        release(16, 16);
    }

    /// Presses the primary button (or a finger) at `at` and keeps it down until release().
    void press_down(ImVec2 at)
    {
        make_current();
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(at.x, at.y);
        frame();
        io.AddMouseButtonEvent(0, true);
        world.gesture.pressed_ms = now_ms_;
        frame();
    }

    /// Releases the button after a press that lasted `held_ms` by the time stamps of the input events, and draws the
    /// next frame `drawn_after_ms` after the previous one.
    void release(double held_ms, double drawn_after_ms)
    {
        make_current();
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        world.gesture.lifted_ms = world.gesture.pressed_ms + held_ms;
        frame(drawn_after_ms);
    }

    void press(ImGuiKey key)
    {
        make_current();
        ImGui::GetIO().AddKeyEvent(key, true);
        frame();
        ImGui::GetIO().AddKeyEvent(key, false);
        frame();
    }

    void type(char c)
    {
        make_current();
        ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(c));
        frame();
    }

    /// True if the mirror has a button labelled exactly `label` that is selected or switched on.
    bool chosen(const std::string& label) const
    {
        const auto& buttons = app_->mirror().buttons;
        return std::any_of(buttons.begin(), buttons.end(),
                           [&](const screens::MirrorButton& button)
                           { return button.label == label && button.chosen.value_or(false); });
    }

    /// Returns the id of the first mirror button whose label contains `part`, or −1.
    int button(const std::string& part) const
    {
        for (const screens::MirrorButton& candidate : app_->mirror().buttons)
        {
            if (candidate.label.find(part) != std::string::npos)
            {
                return candidate.id;
            }
        }
        return -1;
    }

    /// Presses the first mirror button whose label contains `part` and settles. Returns false if there is none.
    bool perform(const std::string& part)
    {
        const int id = button(part);
        if (id >= 0)
        {
            app().perform(id);
            settle();
        }
        return id >= 0;
    }

    /// Opens a page of the program by its name.
    void open_page(const std::string& name)
    {
        app().act(screens::Intent{screens::OpenPage{name}});
        settle();
    }

    /// As perform(), on a page that it opens first.
    bool perform_on(const std::string& page, const std::string& part)
    {
        open_page(page);
        return perform(part);
    }

    /// True if a page that it opens, and closes again, has a button whose label contains `part`.
    bool offers_on(const std::string& page, const std::string& part)
    {
        open_page(page);
        const bool found = button(part) >= 0;
        press(ImGuiKey_Escape);
        settle();
        return found;
    }

    /// Begins the game that the form of the start page describes.
    bool start_game() { return perform_on("games", "Start the game"); }

    FakeWorld world;
    std::function<void()> graphics = hand_over_textures; ///< called after every frame

private:
    /// Makes this driver's ImGui context current: several drivers may exist at once.
    void make_current() { ImGui::SetCurrentContext(context_); }

    ImGuiContext* context_ = nullptr;
    float width_;
    float height_;
    std::unique_ptr<screens::App> app_;
    double now_ms_ = 0;
};

} // namespace elgrande::testing
