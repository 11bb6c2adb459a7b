#include "support/canvas/canvas.hpp"

#include "support/canvas/graphics.hpp"

#include <GLES3/gl3.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace elgrande::testing
{

Canvas::Canvas() : of_(ImGui::GetCurrentContext())
{
    begin_graphics();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
    {
        if (texture->Status == ImTextureStatus_OK) // AppDriver::hand_over_textures() has marked it as uploaded
        {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
    ImGui_ImplOpenGL3_Init("#version 300 es");
    ImGui_ImplOpenGL3_NewFrame(); // compiles its shader program
    glGenFramebuffers(1, &frame_);
    glGenRenderbuffers(1, &pixels_);
    glGenRenderbuffers(1, &marks_);
}

Canvas::~Canvas()
{
    glDeleteFramebuffers(1, &frame_);
    glDeleteRenderbuffers(1, &pixels_);
    glDeleteRenderbuffers(1, &marks_);
    ImGuiContext* current = ImGui::GetCurrentContext();
    ImGui::SetCurrentContext(of_);
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::SetCurrentContext(current);
}

void Canvas::make(int width, int height)
{
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    if (width == width_ && height == height_)
    {
        return;
    }
    width_ = width;
    height_ = height;
    glBindRenderbuffer(GL_RENDERBUFFER, pixels_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, pixels_);
    glBindRenderbuffer(GL_RENDERBUFFER, marks_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_STENCIL_INDEX8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_STENCIL_ATTACHMENT, GL_RENDERBUFFER, marks_);
}

void Canvas::take_letters()
{
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
    {
        if (texture->Status != ImTextureStatus_OK)
        {
            ImGui_ImplOpenGL3_UpdateTexture(texture);
        }
    }
}

void Canvas::draw(ImDrawData& data)
{
    make(static_cast<int>(data.DisplaySize.x * data.FramebufferScale.x),
         static_cast<int>(data.DisplaySize.y * data.FramebufferScale.y));
    glDisable(GL_SCISSOR_TEST);
    glClearColor(1, 0, 1, 1); // empty
    glClear(GL_COLOR_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&data);
    if (const GLenum error = glGetError(); error != GL_NO_ERROR)
    {
        throw std::runtime_error("OpenGL error " + std::to_string(error));
    }
}

void Canvas::read(Picture& into) const
{
    read(into, 0, 0, width_, height_);
}

void Canvas::read(Picture& into, int left, int top, int right, int bottom) const
{
    const auto width = static_cast<std::size_t>(width_);
    into.width = width_;
    into.height = height_;
    into.rgba.resize(4 * width * static_cast<std::size_t>(height_));
    left = std::clamp(left, 0, width_);
    top = std::clamp(top, 0, height_);
    right = std::clamp(right, left, width_);
    bottom = std::clamp(bottom, top, height_);
    const auto row = 4 * static_cast<std::size_t>(right - left);
    const std::size_t bytes = row * static_cast<std::size_t>(bottom - top);
    lowest_first_.resize(std::max(lowest_first_.size(), bytes));
    glReadPixels(left, height_ - bottom, right - left, bottom - top, GL_RGBA, GL_UNSIGNED_BYTE, lowest_first_.data());
    auto from = lowest_first_.begin();
    for (int y = bottom - 1; y >= top; --y)
    {
        const std::size_t at = 4 * (static_cast<std::size_t>(y) * width + static_cast<std::size_t>(left));
        std::copy_n(from, row, into.rgba.begin() + static_cast<std::ptrdiff_t>(at));
        from += static_cast<std::ptrdiff_t>(row);
    }
}

} // namespace elgrande::testing
