#pragma once

#include <cstdint>
#include <functional>
#include <string>

struct ImDrawList;

/// Pictures of what the program draws besides the screen, for other programs.
namespace elgrande::platform
{

/// What becomes of a picture.
enum class PictureWay : std::uint8_t
{
    Copy, ///< to the clipboard
    Save, ///< as a file
    Send  ///< by the system's dialog that hands files to other programs
};

enum class PictureEnd : std::uint8_t
{
    Done,
    Saved, ///< the system took it neither to the clipboard nor to its dialog: it has become a file
    Failed
};

struct PictureWanted
{
    PictureWay way = PictureWay::Save;
    int width = 0; ///< in pixels, as the height at most largest_picture
    int height = 0;
    std::string name;  ///< of the file: "el-grande.png"
    std::string words; ///< that go along where something is sent
};

inline constexpr int largest_picture = 4096;

/// Draws the picture on a list whose units are its pixels, from the upper left corner; false: it is not whole yet, and
/// another frame is to be drawn.
using DrawPicture = std::function<bool(ImDrawList*)>;

class Pictures
{
public:
    virtual ~Pictures() = default;

    virtual bool can(PictureWay way) const = 0;

    /// Call it in the very frame in which a button was released, as Clipboard::copy(). `draw` is called in this frame
    /// and those that follow, until the picture is whole; what it captures must live as long. `answer` comes later. A
    /// picture that is still being drawn fails when another one is begun.
    virtual void take(const PictureWanted& wanted, DrawPicture draw, std::function<void(PictureEnd)> answer) = 0;
};

} // namespace elgrande::platform
