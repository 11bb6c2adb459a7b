#include "board/gl/gpu.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

namespace elgrande::board
{

namespace
{

/// The framebuffer that was bound before RenderTexture::begin().
GLint previous_framebuffer = 0;

GLuint compile(GLenum kind, packed::ShaderSource source)
{
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source.text, nullptr);
    glCompileShader(shader);
    return shader;
}

/// Returns ": " and the driver's error message; empty if the shader compiled.
std::string compile_error(GLuint shader)
{
    GLint done = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
    std::string why;
    if (done != GL_TRUE)
    {
        why.resize(512);
        GLsizei length = 0;
        glGetShaderInfoLog(shader, static_cast<GLsizei>(why.size()), &length, why.data());
        why.resize(static_cast<std::size_t>(length));
        why.insert(0, ": ");
    }
    return why;
}

/// True if the driver reports whether it is still compiling; the page enables the extension.
bool can_poll_drivers()
{
    const auto* names = reinterpret_cast<const char*>(glGetString(GL_EXTENSIONS)); // NOLINT: bytes are letters
    return names != nullptr && std::string_view(names).find("KHR_parallel_shader_compile") != std::string_view::npos;
}

} // namespace

void Projection::set_viewport() const
{
    glViewport(0, 0, width, height);
    glEnable(GL_SCISSOR_TEST);
    glScissor(board.x, board.y, board.width, board.height);
}

PixelRect Projection::pixels_of(Box area) const
{
    const auto between = [](float a, float b, GLint begin, GLsizei size)
    {
        const auto clamped = [&](float at) { return std::clamp(static_cast<GLint>(at) - begin, 0, size); };
        const GLint from = clamped(std::floor(std::min(a, b)));
        return std::pair(from, clamped(std::ceil(std::max(a, b))) - from);
    };
    const auto across = [this](float x)
    { return (x * to_clip.factor_x + to_clip.offset_x + 1.0F) / 2.0F * static_cast<float>(width); };
    const auto up = [this](float y)
    { return (y * to_clip.factor_y + to_clip.offset_y + 1.0F) / 2.0F * static_cast<float>(height); };
    const auto [x, wide] = between(across(area.x), across(area.right()), board.x, board.width);
    const auto [y, high] = between(up(area.y), up(area.bottom()), board.y, board.height);
    return {x, y, wide, high};
}

Projection GpuCall::projection() const
{
    const auto pixels = [](float length) { return static_cast<GLsizei>(length + 0.5F); };
    const float height = display.y * density.y;
    const Box& screen = view.screen;
    return {view,
            {2.0F * view.scale / display.x, -2.0F * view.scale / display.y, 2.0F * view.origin.x / display.x - 1.0F,
             1.0F - 2.0F * view.origin.y / display.y},
            1.0F / (view.scale * density.x),
            pixels(display.x * density.x),
            pixels(height),
            {static_cast<GLint>(screen.x * density.x), static_cast<GLint>(height - screen.bottom() * density.y),
             pixels(screen.w * density.x), pixels(screen.h * density.y)}};
}

void GpuCall::end()
{
    glActiveTexture(GL_TEXTURE0); // where ImGui expects its own
}

void Program::begin(packed::Shader vertex, packed::Shader fragment)
{
    const packed::ShaderSource first = packed::source(vertex);
    const packed::ShaderSource second = packed::source(fragment);
    names_ = {first.name, second.name};
    shaders_ = {compile(GL_VERTEX_SHADER, first), compile(GL_FRAGMENT_SHADER, second)};
    finished_ = false;
    id_ = glCreateProgram();
    glAttachShader(id_, shaders_[0]);
    glAttachShader(id_, shaders_[1]);
    glLinkProgram(id_);
}

bool Program::is_compiling() const
{
    static const bool can_poll = can_poll_drivers();
    constexpr GLenum completion_status = 0x91B1; // of KHR_parallel_shader_compile
    GLint done = GL_TRUE;
    if (can_poll && !finished_)
    {
        glGetProgramiv(id_, completion_status, &done);
    }
    return done != GL_TRUE;
}

bool Program::finish(std::string& error)
{
    if (finished_)
    {
        return true;
    }
    GLint done = GL_FALSE;
    glGetProgramiv(id_, GL_LINK_STATUS, &done);
    for (std::size_t i = 0; i < shaders_.size() && done != GL_TRUE && error.empty(); ++i)
    {
        const std::string why = compile_error(shaders_[i]);
        error = why.empty() ? std::string() : names_[i] + why;
    }
    if (done != GL_TRUE && error.empty())
    {
        error = std::string(names_[0]) + " and " + names_[1] + " cannot be linked";
    }
    std::for_each(shaders_.begin(), shaders_.end(), glDeleteShader);
    finished_ = true;
    return done == GL_TRUE;
}

Progress finish(std::initializer_list<Program*> programs, std::string& error)
{
    if (std::any_of(programs.begin(), programs.end(), [](const Program* program) { return program->is_compiling(); }))
    {
        return Progress::Busy;
    }
    const bool good =
        std::all_of(programs.begin(), programs.end(), [&](Program* program) { return program->finish(error); });
    return good ? Progress::Done : Progress::Failed;
}

void Program::set(const char* uniform, std::span<const ImVec4> colours) const
{
    glUniform4fv(at(uniform), static_cast<GLsizei>(colours.size()), &colours.front().x);
}

void VertexBuffer::upload(std::span<const float> numbers, std::span<const int> columns, bool per_instance)
{
    const int width = std::max(1, std::accumulate(columns.begin(), columns.end(), 0));
    count_ = static_cast<GLsizei>(numbers.size()) / width;
    if (array_ == 0)
    {
        glGenVertexArrays(1, &array_);
        glGenBuffers(1, &buffer_);
    }
    bind();
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(numbers.size_bytes()), numbers.data(), GL_STATIC_DRAW);
    std::size_t offset = 0;
    for (std::size_t i = 0; i < columns.size(); ++i)
    {
        const auto location = static_cast<GLuint>(i);
        glEnableVertexAttribArray(location);
        // OpenGL takes the offset as if it were an address.
        // NOLINTNEXTLINE(performance-no-int-to-ptr)
        const auto* at = reinterpret_cast<const void*>(offset * sizeof(float));
        glVertexAttribPointer(location, columns[i], GL_FLOAT, GL_FALSE, width * static_cast<GLsizei>(sizeof(float)),
                              at);
        glVertexAttribDivisor(location, per_instance ? 1 : 0);
        offset += static_cast<std::size_t>(columns[i]);
    }
}

void VertexBuffer::draw(GLenum mode) const
{
    bind();
    glDrawArrays(mode, 0, count_);
}

void VertexBuffer::draw_instances(GLenum mode, int vertices) const
{
    bind();
    glDrawArraysInstanced(mode, 0, vertices, count_);
}

void RenderTexture::allocate(int width, int height)
{
    width_ = width;
    height_ = height;
    if (texture_ == 0)
    {
        glGenTextures(1, &texture_);
        glGenFramebuffers(1, &frame_);
    }
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void RenderTexture::begin() const
{
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &previous_framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    glViewport(0, 0, width_, height_);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_BLEND);
}

void RenderTexture::clear(float channel)
{
    glClearColor(channel, channel, channel, channel);
    glClear(GL_COLOR_BUFFER_BIT);
}

void RenderTexture::end()
{
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(previous_framebuffer));
}

void RenderTexture::bind(int unit) const
{
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture_);
}

} // namespace elgrande::board
