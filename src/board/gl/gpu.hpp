#pragma once

#include "board/geometry/view.hpp"
#include "board/shaders.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <type_traits>

/// Objects on the graphics card, through OpenGL ES 3, which is WebGL 2 in the browser. They need a current context: use
/// them only in callbacks of ImGui's draw lists (ImDrawList::AddCallback). They are never deleted; after a lost context
/// their owner makes new ones.
namespace elgrande::board
{

/// The transform from board units to OpenGL's clip space (−1 … 1): a factor and an offset.
struct ToClip
{
    float factor_x;
    float factor_y;
    float offset_x;
    float offset_y;

    bool operator==(const ToClip&) const = default;
};

/// A rectangle of pixels; the origin is at the lower left, as in OpenGL.
struct PixelRect
{
    GLint x;
    GLint y;
    GLsizei width;
    GLsizei height;

    bool operator==(const PixelRect&) const = default;
};

/// The mapping of the board to the framebuffer.
struct Projection
{
    View view;
    ToClip to_clip;
    float pixel; ///< size of a pixel in board units

    GLsizei width; ///< size of the framebuffer in pixels
    GLsizei height;
    PixelRect board; ///< the part of the framebuffer where the board is drawn

    /// Sets the viewport to the whole framebuffer and the scissor box to `board`.
    void set_viewport() const;

    /// Returns the smallest rectangle that covers `area`, which is in board units; relative to the corner of `board`
    /// and clipped to it.
    PixelRect pixels_of(Box area) const;

    bool operator==(const Projection&) const = default;
};

/// Adds a callback to the list. ImGui's backend calls `draw(projection)` when it renders the list, with the viewport
/// and scissor box of `view`; what `draw` captures must live until then. It is not called if view.screen is smaller
/// than a pixel. Afterwards ImGui's render state is restored.
template <class Draw>
void on_gpu(ImDrawList* list, const View& view, Draw draw);

/// A program of one vertex and one fragment shader. Call begin(), then finish(), and then the others if it succeeds.
class Program
{
public:
    /// Compiles and links both shaders, without waiting for the driver.
    void begin(packed::Shader vertex, packed::Shader fragment);

    /// True if the driver reports that it is still compiling. Always false for drivers without such reports; finish()
    /// then blocks.
    bool is_compiling() const;

    /// Waits for the driver. Returns false if a shader does not compile or the program does not link, and sets `error`,
    /// which must be empty, to the name of the shader and the driver's message. Does nothing and returns true if it was
    /// called before.
    bool finish(std::string& error);

    void use() const { glUseProgram(id_); }

    // Set uniforms of this program, which must be in use. Unknown names are ignored. `colours` must not be empty.
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

/// The progress of work that is spread over several frames, one step per frame, so that no frame is slow.
enum class Progress : std::uint8_t
{
    Busy, ///< continue in the next frame
    Done,
    Failed
};

/// Finishes these programs, after Program::begin(). Returns Busy while the driver is compiling any of them, and Failed
/// if it refuses one; `error` then says why.
Progress finish(std::initializer_list<Program*> programs, std::string& error);

/// A vertex buffer: rows of numbers for the vertex shader.
class VertexBuffer
{
public:
    /// Uploads rows, replacing earlier ones. `columns` has the number of floats of each attribute, in the order of
    /// their locations. A row is for a vertex, or `per_instance`.
    void upload(std::span<const float> numbers, std::span<const int> columns, bool per_instance = false);

    /// Draws all rows as vertices of a primitive of OpenGL (GL_TRIANGLES, …) with the program in use.
    void draw(GLenum mode) const;
    /// Draws an instance of `vertices` vertices for each row; the rows must have been made `per_instance`.
    void draw_instances(GLenum mode, int vertices) const;

private:
    void bind() const { glBindVertexArray(array_); }

    GLuint array_ = 0;
    GLuint buffer_ = 0;
    GLsizei count_ = 0;
};

/// A texture that shaders can draw to and sample.
class RenderTexture
{
public:
    /// Allocates the texture, in pixels; calling it again changes its size. The contents are undefined.
    void allocate(int width, int height);

    /// Makes it the render target until end(); only one texture can be the target at a time. Changes the viewport and
    /// switches scissor test and blending off; end() does not restore them.
    void begin() const;
    static void end();

    /// Fills all four channels of the current render target with this value.
    static void clear(float channel);

    /// Binds it to this texture unit, 0 and above, for shaders to sample.
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
    ImVec2 display; ///< size of the screen in ImGui's units
    ImVec2 density; ///< pixels per unit

    Projection projection() const;
    /// Restores what ImGui's backend does not.
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
            const Projection projection = wanted.call.projection();
            if (projection.board.width > 0 && projection.board.height > 0) // a window can be too small for any board
            {
                projection.set_viewport();
                wanted.draw(projection);
                GpuCall::end();
            }
        },
        &call, sizeof call);
    list->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

} // namespace elgrande::board
