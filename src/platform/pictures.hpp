#pragma once

#include "platform/storage.hpp"

#include <cstdint>
#include <functional>
#include <string>

struct ImDrawList;

/// Pictures that the program draws off the screen: for other programs (the clipboard, a file or a share dialog), or to
/// show them itself.
namespace elgrande::platform
{

/// The destination of a picture. The values match web/pictures.js.
enum class PictureAction : std::uint8_t
{
    Copy, ///< to the clipboard
    Save, ///< as a file
    Send  ///< to another program, by the system's share dialog
};

/// The outcome of a request for a picture. The values match web/pictures.js.
enum class PictureOutcome : std::uint8_t
{
    Done,  ///< as requested, or the player closed the share dialog
    Saved, ///< clipboard or share dialog refused it, so it was saved as a file
    Failed
};

struct PictureRequest
{
    PictureAction action = PictureAction::Save;
    int width = 0; ///< in pixels, like height: 1 … largest_picture; others are clamped
    int height = 0;
    std::string name;  ///< of the file: "el-grande.png"
    std::string words; ///< text to send along with it (PictureAction::Send)
};

inline constexpr int largest_picture = 4096; ///< greatest width and height, in pixels

/// Draws the picture into a list whose units are the picture's pixels, from its upper left corner. Returns false if it
/// is not complete yet and must be drawn again in the next frame.
using DrawPicture = std::function<bool(ImDrawList*)>;

class Pictures
{
public:
    virtual ~Pictures() = default;

    /// True if the system supports `action`.
    virtual bool can(PictureAction action) const = 0;

    /// Makes a picture, if can(wanted.action). Needs user activation (platform.hpp). `draw` is called in this frame and
    /// the following ones until the picture is complete; whatever it captures must live until then. `answer` is called
    /// in a later frame. A picture that is still being drawn fails when another one begins.
    virtual void take(const PictureRequest& wanted, DrawPicture draw, std::function<void(PictureOutcome)> answer) = 0;

    /// Makes a picture that the program itself shows, of 1 … largest_picture pixels each way; `draw` is as for take().
    /// `answer` is called once, outside of the program's frame, with its pixels (PictureMaker::paint()); without any if
    /// take() begins another picture or the graphics context is lost. Returns false, and calls nothing, while another
    /// picture is being drawn, or if no picture can be made here.
    virtual bool make(int width, int height, DrawPicture draw, std::function<void(const Bytes&)> answer) = 0;
};

} // namespace elgrande::platform
