#pragma once

#include "platform/pictures.hpp"
#include "platform/storage.hpp"

#include <memory>
#include <optional>

/// The part of Pictures that is the same wherever there is OpenGL ES 3.
namespace elgrande::platform
{

/// Draws one picture at a time beside the frames of the screen, into memory of the graphics card that it gives back.
class PictureMaker
{
public:
    PictureMaker();
    ~PictureMaker();
    PictureMaker(const PictureMaker&) = delete;
    PictureMaker& operator=(const PictureMaker&) = delete;

    void begin(int width, int height, DrawPicture draw);
    /// Also before ImGui's context ends.
    void drop();
    /// Frames are to be drawn.
    bool busy() const { return draw_ != nullptr; }

    int width() const { return width_; }
    int height() const { return height_; }

    /// Between the program's frame and ImGui::Render().
    void draw();

    /// After ImGui's own lists of the frame were painted by its backend, with the context that they were painted in:
    /// the pixels in rows, the highest first, four bytes each, once the picture is whole.
    std::optional<Bytes> paint();

private:
    int width_ = 0;
    int height_ = 0;
    DrawPicture draw_;
    bool whole_ = false;
    std::unique_ptr<ImDrawList> list_;
};

} // namespace elgrande::platform
