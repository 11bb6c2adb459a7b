#pragma once

#include "ui/ui.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A text as a QR code.
class QrCode
{
public:
    /// The capacity of the largest QR code (version 40), in bytes. Longer texts fit only if they consist of digits,
    /// capital letters, spaces and $%*+-./: alone.
    static constexpr int max_bytes = 2953;

    /// Encodes a text in UTF-8 as the smallest code that holds it, with the highest error correction level that does
    /// not enlarge the code. Returns nothing if the text is too long or contains a zero byte.
    static std::optional<QrCode> of(std::string_view text);

    /// Returns the number of modules on each side, without the quiet zone: 21 … 177.
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

/// Draws a code in the middle of the box, black on white in every theme, as large as whole pixels per module allow,
/// with a quiet zone of four modules. In a box that is too small for one pixel per module, the code overflows.
void draw_qr_code(Ui& ui, const Box& box, const QrCode& code);

} // namespace elgrande::screens
