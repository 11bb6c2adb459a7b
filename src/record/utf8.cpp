#include "record/utf8.hpp"

#include <cstddef>
#include <cstdint>

namespace elgrande::record
{

namespace
{

/// Bytes of the character that `lead` begins, 0 if it can begin none.
std::size_t length_of(std::uint8_t lead)
{
    return lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
}

bool is_control(std::uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

bool is_encoded_right(std::uint32_t code, std::size_t length)
{
    const bool is_overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool is_surrogate = code >= 0xd800 && code < 0xe000;
    return !is_overlong && !is_surrogate && code <= 0x10ffff;
}

} // namespace

bool is_plain_text(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();)
    {
        const auto lead = static_cast<std::uint8_t>(text[i]);
        const std::size_t length = length_of(lead);
        if (length == 0 || length > text.size() - i)
        {
            return false;
        }
        std::uint32_t code = length == 1 ? lead : lead & (0x7fU >> length);
        for (std::size_t k = 1; k < length; ++k)
        {
            const auto next = static_cast<std::uint8_t>(text[i + k]);
            if ((next & 0xc0U) != 0x80U)
            {
                return false;
            }
            code = code << 6U | (next & 0x3fU);
        }
        if (is_control(code) || !is_encoded_right(code, length))
        {
            return false;
        }
        i += length;
    }
    return true;
}

} // namespace elgrande::record
