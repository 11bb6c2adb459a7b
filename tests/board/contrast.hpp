#pragma once

#include "support/canvas/letters.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <set>
#include <string>
#include <utility>

namespace elgrande::board::test
{

/// The minimum contrast of text (WCAG 2.2, 1.4.3), applied to small and large letters alike.
inline constexpr double min_contrast = 4.5;

/// Converts a channel of sRGB to linear light, both 0 … 1.
inline double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// Returns linear red, green and blue, 0 … 1.
inline std::array<double, 3> light_of(ImU32 colour)
{
    std::array<double, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
    {
        result[i] = linear(static_cast<double>(colour >> (8U * i) & 0xFFU) / 255.0);
    }
    return result;
}

/// Returns the contrast ratio of WCAG, 1 … 21.
inline double contrast(ImU32 a, ImU32 b)
{
    const auto luminance = [](ImU32 colour)
    {
        const auto [red, green, blue] = light_of(colour);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// Collects letters with too little contrast, once for each pair of colours.
class Pale
{
public:
    /// Counts a letter and checks its contrast, unless its background is unknown (Letter::behind is 0).
    void see(const testing::Letter& letter)
    {
        bare += letter.bare ? 1 : 0;
        if (letter.behind == 0)
        {
            return;
        }
        ++seen;
        max_deviation = std::max(max_deviation, letter.off);
        const double found = contrast(letter.ink, letter.behind);
        if (found < min_contrast && pairs_.insert({letter.ink, letter.behind}).second && pairs_.size() < 30)
        {
            char line[120];
            std::snprintf(line, sizeof line, "\n%.2f: #%06x on #%06x, %.0f high, at %.0f, %.0f", found, web(letter.ink),
                          web(letter.behind), static_cast<double>(letter.height), static_cast<double>(letter.x),
                          static_cast<double>(letter.y));
            list += line;
        }
    }

    int seen = 0;            ///< number of letters whose contrast was checked
    int bare = 0;            ///< number of letters whose background is not painted
    float max_deviation = 0; ///< largest deviation of a letter's colour from the expected one, of 255
    std::string list;        ///< a line for each letter with too little contrast, at most 30

private:
    static unsigned web(ImU32 colour) { return (colour & 0xFFU) << 16U | (colour & 0xFF00U) | (colour >> 16U & 0xFFU); }

    std::set<std::pair<ImU32, ImU32>> pairs_;
};

} // namespace elgrande::board::test
