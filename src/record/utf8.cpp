#include "record/utf8.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace elgrande::record
{

namespace
{

/// Returns the length in bytes of a character with this first byte; 0 if no character begins with it.
std::size_t length_of(std::uint8_t lead)
{
    return lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
}

bool is_control(std::uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

bool is_well_formed(std::uint32_t code, std::size_t length)
{
    const bool is_overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool is_surrogate = code >= 0xd800 && code < 0xe000;
    return !is_overlong && !is_surrogate && code <= 0x10ffff;
}

/// Removes the first character and returns its code point; nothing if it is not well-formed.
std::optional<std::uint32_t> take_code(std::string_view& text)
{
    const auto lead = static_cast<std::uint8_t>(text[0]);
    const std::size_t length = length_of(lead);
    if (length == 0 || length > text.size())
    {
        return std::nullopt;
    }
    std::uint32_t code = length == 1 ? lead : lead & (0x7fU >> length);
    for (std::size_t k = 1; k < length; ++k)
    {
        const auto next = static_cast<std::uint8_t>(text[k]);
        if ((next & 0xc0U) != 0x80U)
        {
            return std::nullopt;
        }
        code = code << 6U | (next & 0x3fU);
    }
    text.remove_prefix(length);
    return is_well_formed(code, length) ? std::optional(code) : std::nullopt;
}

/// True for invisible characters: Unicode's separators, Default_Ignorable_Code_Point, and the blank Braille pattern.
bool is_blank(std::uint32_t code)
{
    struct Range
    {
        std::uint32_t first;
        std::uint32_t last;
    };
    static constexpr Range blanks[] = {
        {0x0020, 0x0020}, {0x00a0, 0x00a0},   {0x00ad, 0x00ad},   {0x034f, 0x034f},  {0x061c, 0x061c}, {0x115f, 0x1160},
        {0x1680, 0x1680}, {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f},  {0x2028, 0x202f}, {0x205f, 0x206f},
        {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164},   {0xfe00, 0xfe0f},  {0xfeff, 0xfeff}, {0xffa0, 0xffa0},
        {0xfff0, 0xfffb}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};
    return std::any_of(std::begin(blanks), std::end(blanks),
                       [code](const Range& range) { return range.first <= code && code <= range.last; });
}

} // namespace

bool is_plain_text(std::string_view text)
{
    while (!text.empty())
    {
        const std::optional<std::uint32_t> code = take_code(text);
        if (!code || is_control(*code))
        {
            return false;
        }
    }
    return true;
}

std::string_view utf8_prefix(std::string_view text, std::size_t max_bytes)
{
    std::size_t end = std::min(text.size(), max_bytes);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
    {
        --end;
    }
    return text.substr(0, end);
}

bool can_be_seen(std::string_view text)
{
    while (!text.empty())
    {
        const std::optional<std::uint32_t> code = take_code(text);
        if (code && !is_blank(*code) && !is_control(*code))
        {
            return true;
        }
        if (!code)
        {
            return false;
        }
    }
    return false;
}

} // namespace elgrande::record
