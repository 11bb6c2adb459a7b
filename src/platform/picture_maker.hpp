#pragma once

#include "platform/pictures.hpp"
#include "platform/storage.hpp"

#include <functional>
#include <memory>
#include <optional>

/// Draws pictures off the screen with OpenGL ES 3, for implementations of Pictures.
namespace elgrande::platform
{

/// Draws one picture at a time into a temporary framebuffer, once in each frame until the picture is complete.
class PictureMaker
{
public:
    PictureMaker();
    ~PictureMaker();
    PictureMaker(const PictureMaker&) = delete;
    PictureMaker& operator=(const PictureMaker&) = delete;

    /// Begins a picture of `width` × `height` pixels, each clamped to 1 … largest_picture; one that is not finished
    /// is dropped.
    void begin(int width, int height, DrawPicture draw);
    /// Begins a picture like begin(), but one whose pixels `answer` gets instead of the caller of paint(); without
    /// pixels if it is dropped. Returns false, and does nothing, if busy().
    bool begin_own(int width, int height, DrawPicture draw, std::function<void(const Bytes&)> answer);
    /// Drops the picture. Call it before ImGui's context is destroyed, too. Returns true if begin() had begun it.
    bool drop();
    /// True while a picture is being drawn: the caller must keep drawing frames.
    bool busy() const { return draw_ != nullptr; }

    /// Return the size of the last picture that was begun, in pixels; 0 before the first one.
    int width() const { return width_; }
    int height() const { return height_; }

    /// Calls the DrawPicture, if there is a picture. Call it in each frame, after the program's own drawing and before
    /// ImGui::Render().
    void draw();

    /// Renders the picture. Once it is complete, ends it and returns its pixels: row by row from the top, four bytes
    /// each (red, green, blue, opacity); until then, if there is no picture, or if it is of begin_own(), returns
    /// nothing. Call it in each frame after ImGui's backend has rendered, with the same graphics context.
    std::optional<Bytes> paint();

private:
    int width_ = 0;
    int height_ = 0;
    DrawPicture draw_;
    std::function<void(const Bytes&)> answer_; ///< of begin_own()
    bool whole_ = false;                       ///< the last result of draw_: the picture is complete
    std::unique_ptr<ImDrawList> list_;         ///< from draw() to paint()
};

} // namespace elgrande::platform
