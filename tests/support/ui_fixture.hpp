#pragma once

#include "board/lettering/type.hpp"
#include "ui/ui.hpp"

#include <imgui.h>

#include <functional>
#include <optional>

/// Runs the Ui alone, without a window and an App.
namespace elgrande::testing
{

/// An 800 × 600 page in an ImGui context of its own; no other context may be current when it is constructed. Tests set
/// `draw`, which draws the content in every frame. Calls that simulate input draw the frames that handle it. `fingers`
/// is true for a touch screen, false for a mouse.
class UiFixture
{
public:
    explicit UiFixture(bool fingers = false) : fingers_(fingers), context_(ImGui::CreateContext())
    {
        ImGuiIO& io = ImGui::GetIO();
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        io.IniFilename = nullptr;
        io.DisplaySize = {800, 600};
        board::load_faces(*io.Fonts);
        ui.emplace();
        frame(); // Dear ImGui finds a window under the pointer from its second frame on
    }

    ~UiFixture()
    {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
        {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
        ImGui::DestroyContext(context_);
    }

    UiFixture(const UiFixture&) = delete;
    UiFixture& operator=(const UiFixture&) = delete;

    void frame(float elapsed_ms = 16)
    {
        ImGui::GetIO().DeltaTime = elapsed_ms / 1000;
        now_ms_ += static_cast<double>(elapsed_ms);
        ImGui::NewFrame();
        ui->begin(now_ms_, fingers_, gesture);
        draw();
        ui->end();
        ImGui::Render();
    }

    void move(float x, float y)
    {
        ImGui::GetIO().AddMousePosEvent(x, y);
        frame();
    }

    void move(const Box& box) { move(box.middle_x(), box.middle_y()); }

    /// Presses the primary button if `down` is true, otherwise releases it, where the pointer is.
    void press(bool down)
    {
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        (down ? gesture.pressed_ms : gesture.lifted_ms) = now_ms_;
        frame();
    }

    /// Presses and releases a key.
    void key(ImGuiKey key)
    {
        ImGui::GetIO().AddKeyEvent(key, true);
        frame();
        ImGui::GetIO().AddKeyEvent(key, false);
        frame();
    }

    platform::Gesture gesture;
    std::function<void()> draw = [] {};
    std::optional<screens::Ui> ui;

private:
    bool fingers_;
    ImGuiContext* context_;
    double now_ms_ = 0;
};

} // namespace elgrande::testing
