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

/// The framebuffer that was bound before Picture::begin().
GLint drawn_on_before = 0;

GLuint compile(GLenum kind, packed::ShaderSource source)
{
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source.text, nullptr);
    glCompileShader(shader);
    return shader;
}

/// Returns ": " and the driver's error message; empty if the shader compiled.
std::string complaint(GLuint shader)
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

/// True if the driver can be asked whether it is still compiling; the page enables the extension.
bool drivers_tell()
{
    const auto* names = reinterpret_cast<const char*>(glGetString(GL_EXTENSIONS)); // NOLINT: bytes are letters
    return names != nullptr && std::string_view(names).find("KHR_parallel_shader_compile") != std::string_view::npos;
}

} // namespace

void Lens::focus() const
{
    glViewport(0, 0, wide, high);
    glEnable(GL_SCISSOR_TEST);
    glScissor(left, low, board_wide, board_high);
}

Pixels Lens::pixels_of(Box seen) const
{
    const auto between = [](float a, float b, GLint begin, GLsizei size)
    {
        const auto clamped = [&](float at) { return std::clamp(static_cast<GLint>(at) - begin, 0, size); };
        const GLint from = clamped(std::floor(std::min(a, b)));
        return std::pair(from, clamped(std::ceil(std::max(a, b))) - from);
    };
    const auto across = [this](float x)
    { return (x * to_clip.factor_x + to_clip.offset_x + 1.0F) / 2.0F * static_cast<float>(wide); };
    const auto up = [this](float y)
    { return (y * to_clip.factor_y + to_clip.offset_y + 1.0F) / 2.0F * static_cast<float>(high); };
    const auto [from_left, width] = between(across(seen.x), across(seen.right()), left, board_wide);
    const auto [from_low, height] = between(up(seen.y), up(seen.bottom()), low, board_high);
    return {from_left, from_low, width, height};
}

Lens GpuCall::lens() const
{
    const auto pixels = [](float length) { return static_cast<GLsizei>(length + 0.5F); };
    const float high = display.y * density.y;
    const Box& screen = view.screen;
    return {view,
            {2.0F * view.scale / display.x, -2.0F * view.scale / display.y, 2.0F * view.origin.x / display.x - 1.0F,
             1.0F - 2.0F * view.origin.y / display.y},
            1.0F / (view.scale * density.x),
            pixels(display.x * density.x),
            pixels(high),
            static_cast<GLint>(screen.x * density.x),
            static_cast<GLint>(high - screen.bottom() * density.y),
            pixels(screen.w * density.x),
            pixels(screen.h * density.y)};
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
    static const bool tell = drivers_tell();
    constexpr GLenum completion_status = 0x91B1; // of KHR_parallel_shader_compile
    GLint done = GL_TRUE;
    if (tell && !finished_)
    {
        glGetProgramiv(id_, completion_status, &done);
    }
    return done != GL_TRUE;
}

bool Program::finish(std::string& trouble)
{
    if (finished_)
    {
        return true;
    }
    GLint done = GL_FALSE;
    glGetProgramiv(id_, GL_LINK_STATUS, &done);
    for (std::size_t i = 0; i < shaders_.size() && done != GL_TRUE && trouble.empty(); ++i)
    {
        const std::string why = complaint(shaders_[i]);
        trouble = why.empty() ? std::string() : names_[i] + why;
    }
    if (done != GL_TRUE && trouble.empty())
    {
        trouble = std::string(names_[0]) + " and " + names_[1] + " do not fit together";
    }
    std::for_each(shaders_.begin(), shaders_.end(), glDeleteShader);
    finished_ = true;
    return done == GL_TRUE;
}

Progress finish(std::initializer_list<Program*> programs, std::string& trouble)
{
    if (std::any_of(programs.begin(), programs.end(), [](const Program* program) { return program->is_compiling(); }))
    {
        return Progress::Busy;
    }
    const bool good =
        std::all_of(programs.begin(), programs.end(), [&](Program* program) { return program->finish(trouble); });
    return good ? Progress::Done : Progress::Failed;
}

void Program::set(const char* uniform, std::span<const ImVec4> colours) const
{
    glUniform4fv(at(uniform), static_cast<GLsizei>(colours.size()), &colours.front().x);
}

void Rows::make(std::span<const float> numbers, std::span<const int> columns, bool per_instance)
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

void Rows::draw(GLenum mode) const
{
    bind();
    glDrawArrays(mode, 0, count_);
}

void Rows::draw_instances(GLenum mode, int vertices) const
{
    bind();
    glDrawArraysInstanced(mode, 0, vertices, count_);
}

void Picture::make(int width, int height)
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

void Picture::begin() const
{
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &drawn_on_before);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    glViewport(0, 0, width_, height_);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_BLEND);
}

void Picture::clear(float channel)
{
    glClearColor(channel, channel, channel, channel);
    glClear(GL_COLOR_BUFFER_BIT);
}

void Picture::end()
{
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(drawn_on_before));
}

void Picture::bind(int unit) const
{
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture_);
}

} // namespace elgrande::board
