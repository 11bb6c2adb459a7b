#include "platform/picture_maker.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <utility>

namespace elgrande::platform
{

namespace
{

/// While it lives, drawing goes to an opaque framebuffer of this size instead of the screen.
class Surface
{
public:
    Surface(GLsizei width, GLsizei height)
    {
        glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before_);
        glGenFramebuffers(1, &frame_);
        glGenRenderbuffers(1, &colours_);
        glBindRenderbuffer(GL_RENDERBUFFER, colours_);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_RGB8, width, height); // no alpha
        glBindRenderbuffer(GL_RENDERBUFFER, 0);
        glBindFramebuffer(GL_FRAMEBUFFER, frame_);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours_);
    }

    ~Surface()
    {
        glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before_));
        glDeleteFramebuffers(1, &frame_);
        glDeleteRenderbuffers(1, &colours_);
    }

    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;

private:
    GLint before_ = 0;
    GLuint frame_ = 0;
    GLuint colours_ = 0;
};

/// Reads the pixels from the top row down; OpenGL counts rows from the bottom.
Bytes read(int width, int height)
{
    constexpr std::size_t pixel = 4;
    const std::size_t row = pixel * static_cast<std::size_t>(width);
    Bytes bytes(row * static_cast<std::size_t>(height));
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, bytes.data());
    for (int low = 0, high = height - 1; low < high; ++low, --high)
    {
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(row) * low;
        std::swap_ranges(from, from + static_cast<std::ptrdiff_t>(row),
                         bytes.begin() + static_cast<std::ptrdiff_t>(row) * high);
    }
    return bytes;
}

} // namespace

PictureMaker::PictureMaker() = default;
PictureMaker::~PictureMaker() = default;

void PictureMaker::begin(int width, int height, DrawPicture draw)
{
    drop();
    width_ = std::clamp(width, 1, largest_picture);
    height_ = std::clamp(height, 1, largest_picture);
    draw_ = std::move(draw);
}

bool PictureMaker::begin_own(int width, int height, DrawPicture draw, std::function<void(const Bytes&)> answer)
{
    if (busy())
    {
        return false;
    }
    begin(width, height, std::move(draw));
    answer_ = std::move(answer);
    return true;
}

bool PictureMaker::drop()
{
    const bool dropped = std::exchange(draw_, nullptr) != nullptr;
    list_.reset();
    if (const auto answer = std::exchange(answer_, nullptr))
    {
        answer({});
        return false;
    }
    return dropped;
}

void PictureMaker::draw()
{
    if (!busy())
    {
        return;
    }
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 size(static_cast<float>(width_), static_cast<float>(height_));
    list_ = std::make_unique<ImDrawList>(ImGui::GetDrawListSharedData());
    list_->_ResetForNewFrame();
    list_->PushTexture(io.Fonts->TexRef);
    list_->PushClipRect({0, 0}, size);
    // Drawing code takes the size of a pixel from ImGui's io.
    const ImVec2 display = std::exchange(io.DisplaySize, size);
    const ImVec2 density = std::exchange(io.DisplayFramebufferScale, ImVec2(1, 1));
    whole_ = draw_(list_.get());
    io.DisplaySize = display;
    io.DisplayFramebufferScale = density;
}

std::optional<Bytes> PictureMaker::paint()
{
    if (!busy() || list_ == nullptr)
    {
        return std::nullopt;
    }
    std::optional<Bytes> pixels;
    {
        const Surface surface(width_, height_);
        glViewport(0, 0, width_, height_);
        glDisable(GL_SCISSOR_TEST);
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ImDrawData data;
        data.Valid = true;
        data.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
        data.FramebufferScale = {1, 1};
        data.AddDrawList(list_.get());
        ImGui_ImplOpenGL3_RenderDrawData(&data);
        if (whole_)
        {
            pixels = read(width_, height_);
        }
    }
    list_.reset();
    if (!pixels)
    {
        return std::nullopt;
    }
    draw_ = nullptr;
    if (const auto answer = std::exchange(answer_, nullptr))
    {
        answer(*pixels);
        return std::nullopt;
    }
    return pixels;
}

} // namespace elgrande::platform
