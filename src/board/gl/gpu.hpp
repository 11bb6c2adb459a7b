#pragma once

#include "board/geometry/view.hpp"
#include "board/shaders.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <type_traits>

/// Objects of the graphics card, through OpenGL ES 3, which is WebGL 2 in the browser. Everything here needs a current
/// context: call it only while ImGui draws (ImDrawList::AddCallback). A lost context takes all of it along, and nothing
/// is given back: whoever made it makes it again.
namespace elgrande::board
{

/// From board units to the clip space of what is drawn on: factor and offset.
struct ToClip
{
    float factor_x;
    float factor_y;
    float offset_x;
    float offset_y;

    bool operator==(const ToClip&) const = default;
};

/// A rectangle of pixels, from the lower left.
struct Pixels
{
    GLint left;
    GLint low;
    GLsizei wide;
    GLsizei high;
};

/// How the board lies on what is drawn on.
struct Lens
{
    View view;
    ToClip to_clip;
    float pixel; ///< board units

    // In pixels, from the lower left: all that is drawn on, and the part where the board is.
    GLsizei wide;
    GLsizei high;
    GLint left;
    GLint low;
    GLsizei board_wide;
    GLsizei board_high;

    /// Restricts drawing to it.
    void focus() const;

    /// All pixels of the part where the board is that show some of this, counted from its lower left.
    Pixels pixels_of(Box seen) const;

    bool operator==(const Lens&) const = default;
};

/// Puts a callback on the list that is run when ImGui draws it, with the viewport and the clipping of `view`; what it
/// captures must live until then. ImGui finds its own state again afterwards.
template <class Draw>
void on_gpu(ImDrawList* list, const View& view, Draw draw);

/// One vertex and one fragment shader.
class Program
{
public:
    /// Hands both to the driver without waiting for it.
    void begin(packed::Shader vertex, packed::Shader fragment);

    /// True if the driver is still compiling. Where drivers cannot tell, finish() waits.
    bool in_work() const;

    /// Returns false if the driver refuses a shader; `trouble` then says which one and why.
    bool finish(std::string& trouble);

    void use() const { glUseProgram(id_); }

    // Of the program in use.
    void set(const char* uniform, float value) const { glUniform1f(at(uniform), value); }
    void set(const char* uniform, int value) const { glUniform1i(at(uniform), value); }
    void set(const char* uniform, Box value) const { glUniform4f(at(uniform), value.x, value.y, value.w, value.h); }
    void set(const char* uniform, ToClip to) const
    {
        glUniform4f(at(uniform), to.factor_x, to.factor_y, to.offset_x, to.offset_y);
    }
    void set(const char* uniform, std::span<const ImVec4> colours) const;

private:
    int at(const char* uniform) const { return glGetUniformLocation(id_, uniform); }

    GLuint id_ = 0;
    std::array<GLuint, 2> shaders_{};
    std::array<const char*, 2> names_{};
    bool finished_ = false;
};

/// Work that is spread over several frames, one piece in each, so that the first one is not late and none takes long.
enum class Making : std::uint8_t
{
    Busy, ///< come back in the next frame
    Done,
    Failed
};

/// Continues with these programs, which have begun.
Making finish(std::initializer_list<Program*> programs, std::string& trouble);

/// Numbers for the vertex shader, in rows.
class Rows
{
public:
    /// `columns`: how many floats each attribute takes, in the order of their locations; with `once` a row is for a
    /// whole instance.
    /// Calling it again replaces the numbers.
    void make(std::span<const float> numbers, std::span<const int> columns, bool once = false);

    void draw(GLenum mode) const;
    void draw_instances(GLenum mode, int vertices) const;

private:
    void bind() const { glBindVertexArray(array_); }

    GLuint array_ = 0;
    GLuint buffer_ = 0;
    GLsizei count_ = 0;
};

/// A picture that shaders draw and others read.
class Picture
{
public:
    /// Calling it again changes the size.
    void make(int width, int height);

    /// Redirects drawing into it until end(), which changes the viewport.
    void begin() const;
    static void end();

    /// Fills all four channels with this value.
    static void clear(float channel);

    void bind(int unit) const;

private:
    GLuint texture_ = 0;
    GLuint frame_ = 0;
    int width_ = 0;
    int height_ = 0;
};

/// The data that on_gpu() copies into the list.
struct GpuCall
{
    View view;
    ImVec2 display;
    ImVec2 density;

    Lens lens() const;
    static void end();
};

template <class Draw>
void on_gpu(ImDrawList* list, const View& view, Draw draw)
{
    struct Call
    {
        GpuCall call;
        Draw draw;
    };
    static_assert(std::is_trivially_copyable_v<Draw>);
    Call call{{view, ImGui::GetIO().DisplaySize, ImGui::GetIO().DisplayFramebufferScale}, draw};
    list->AddCallback(
        [](const ImDrawList*, const ImDrawCmd* command)
        {
            const auto& wanted = *static_cast<const Call*>(command->UserCallbackData);
            const Lens lens = wanted.call.lens();
            if (lens.board_wide > 0 && lens.board_high > 0) // a window can be too small for any board
            {
                lens.focus();
                wanted.draw(lens);
                GpuCall::end();
            }
        },
        &call, sizeof call);
    list->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

} // namespace elgrande::board
