#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <string_view>

namespace elgrande::board
{

/// A number as text, without a heap allocation.
class Number
{
public:
    explicit Number(int value)
    {
        const auto result = std::to_chars(digits_.data(), digits_.data() + digits_.size(), value);
        size_ = static_cast<std::size_t>(result.ptr - digits_.data());
    }

    /// Returns the text, which lives as long as this object.
    std::string_view text() const { return {digits_.data(), size_}; }

private:
    std::array<char, 12> digits_{};
    std::size_t size_ = 0;
};

} // namespace elgrande::board
