#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace elgrande::testing
{

/// A reader for small QR codes, written from the standard (ISO/IEC 18004) and not from the library that makes them: of
/// versions 1 to 5 with the lowest error correction, whose bytes lie in one block. It corrects no errors.
class QrReader
{
public:
    /// `is_dark(x, y)` tells the modules, `size` is their number on each side.
    QrReader(int size, std::function<bool(int, int)> is_dark) : size_(size), is_dark_(std::move(is_dark)) {}

    /// Returns the text of the code; empty if it is of another kind.
    std::string read()
    {
        const bool small = size_ >= 21 && size_ <= 37 && size_ % 4 == 1;
        if (!small || level() != lowest_level)
        {
            return {};
        }
        collect();
        constexpr int byte_mode = 4;
        if (number(4) != byte_mode)
        {
            return {};
        }
        std::string text;
        for (int left = number(8); left > 0; --left)
        {
            text += static_cast<char>(number(8));
        }
        return text;
    }

private:
    static constexpr int lowest_level = 1;

    /// Bits 14 and 13 of the format, without their mask 10.
    int level() const { return ((is_dark_(0, 8) ? 2 : 0) + (is_dark_(1, 8) ? 1 : 0)) ^ 2; }
    /// Bits 12 to 10 of the format, without their mask 101.
    int pattern() const { return ((is_dark_(2, 8) ? 4 : 0) + (is_dark_(3, 8) ? 2 : 0) + (is_dark_(4, 8) ? 1 : 0)) ^ 5; }

    /// True for modules that hold no data.
    bool is_reserved(int x, int y) const
    {
        const auto near = [](int a, int b) { return a - b <= 2 && b - a <= 2; };
        const bool finder = (x < 9 && y < 9) || (x >= size_ - 8 && y < 9) || (x < 9 && y >= size_ - 8);
        const bool aligned = size_ > 21 && near(x, size_ - 7) && near(y, size_ - 7);
        return finder || aligned || x == 6 || y == 6;
    }

    bool is_inverted(int x, int y) const
    {
        switch (pattern())
        {
        case 0:
            return (x + y) % 2 == 0;
        case 1:
            return y % 2 == 0;
        case 2:
            return x % 3 == 0;
        case 3:
            return (x + y) % 3 == 0;
        case 4:
            return (x / 3 + y / 2) % 2 == 0;
        case 5:
            return x * y % 2 + x * y % 3 == 0;
        case 6:
            return (x * y % 2 + x * y % 3) % 2 == 0;
        default:
            return ((x + y) % 2 + x * y % 3) % 2 == 0;
        }
    }

    /// Reads the bits in pairs of columns from the right, alternately upwards and downwards.
    void collect()
    {
        bool upwards = true;
        for (int right = size_ - 1; right > 0; right -= 2)
        {
            right -= right == 6 ? 1 : 0; // the column of the timing pattern
            for (int row = 0; row < size_; ++row)
            {
                const int y = upwards ? size_ - 1 - row : row;
                for (int x = right; x > right - 2; --x)
                {
                    if (!is_reserved(x, y))
                    {
                        bits_ += is_dark_(x, y) != is_inverted(x, y) ? '1' : '0';
                    }
                }
            }
            upwards = !upwards;
        }
    }

    /// Takes the next bits as a number.
    int number(std::size_t count)
    {
        int value = 0;
        for (; count > 0 && at_ < bits_.size(); --count)
        {
            value = 2 * value + (bits_[at_++] == '1' ? 1 : 0);
        }
        return value;
    }

    int size_;
    std::function<bool(int, int)> is_dark_;
    std::string bits_;
    std::size_t at_ = 0;
};

} // namespace elgrande::testing
