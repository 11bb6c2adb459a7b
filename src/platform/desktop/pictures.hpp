#pragma once

#include "platform/picture_maker.hpp"
#include "platform/platform.hpp"

#include <functional>
#include <string>

namespace elgrande::platform::desktop
{

/// The pixels (rows from the top, four bytes each, of which the last is left out) as a PNG, not compressed.
Bytes png_of(const Bytes& pixels, int width, int height);

/// A picture becomes a file: GLFW's clipboard takes text only.
class DesktopPictures final : public Pictures
{
public:
    /// `files` must outlive this.
    explicit DesktopPictures(Files& files) : files_(files) {}

    bool can(PictureWay way) const override { return way == PictureWay::Save; }
    void take(const PictureWanted& wanted, DrawPicture draw, std::function<void(PictureEnd)> answer) override;

    void draw() { maker_.draw(); }
    /// True when the picture was written.
    bool paint();
    bool busy() const { return maker_.busy(); }

private:
    Files& files_;
    PictureMaker maker_;
    std::string name_;
    std::function<void(PictureEnd)> answer_;
};

} // namespace elgrande::platform::desktop
