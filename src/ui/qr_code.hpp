#pragma once

#include "ui/ui.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A text as a QR code, which phones read with their camera.
class QrCode
{
public:
    /// The largest number of bytes of any text that fits into the largest QR code (version 40).
    static constexpr int most_bytes = 2953;

    /// Encodes a text in UTF-8 as the smallest code that holds it, with as much error correction as fits. Returns
    /// nothing if the text is too long or has a zero byte.
    static std::optional<QrCode> of(std::string_view text);

    /// The number of modules on each side, without the quiet zone: 21 … 177.
    int size() const { return size_; }

    /// True if the module is black. `x` and `y` count from the upper left corner: 0 … size() − 1.
    bool is_dark(int x, int y) const
    {
        const int at = y * size_ + x;
        return dark_[static_cast<std::size_t>(at)] != 0;
    }

private:
    int size_ = 0;
    std::vector<std::uint8_t> dark_; ///< 1 for black, row by row
};

/// Draws a code as large as whole pixels allow in the middle of the box, black on white in every light, with the white
/// border of four modules that readers need.
void draw_qr_code(Ui& ui, const Box& box, const QrCode& code);

} // namespace elgrande::screens
