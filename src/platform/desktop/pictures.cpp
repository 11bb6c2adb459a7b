#include "platform/desktop/pictures.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace elgrande::platform::desktop
{

namespace
{

void add(Bytes& bytes, std::uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8)
    {
        bytes.push_back(static_cast<std::byte>(number >> static_cast<unsigned>(shift)));
    }
}

std::uint32_t check_of(const std::byte* from, const std::byte* until)
{
    std::uint32_t sum = ~0U;
    for (; from != until; ++from)
    {
        sum ^= static_cast<std::uint32_t>(*from);
        for (int bit = 0; bit < 8; ++bit)
        {
            sum = (sum & 1U) != 0 ? sum >> 1U ^ 0xEDB88320U : sum >> 1U;
        }
    }
    return ~sum;
}

void add_chunk(Bytes& png, std::string_view kind, const Bytes& content)
{
    add(png, static_cast<std::uint32_t>(content.size()));
    const std::size_t begin = png.size();
    std::transform(kind.begin(), kind.end(), std::back_inserter(png), [](char c) { return static_cast<std::byte>(c); });
    png.insert(png.end(), content.begin(), content.end());
    add(png, check_of(png.data() + begin, png.data() + png.size()));
}

/// As zlib says it, in stored blocks.
Bytes stored(const Bytes& content)
{
    constexpr std::size_t most = 65535;
    Bytes result{std::byte{0x78}, std::byte{0x01}};
    for (std::size_t at = 0; at < content.size(); at += most)
    {
        const std::size_t length = std::min(most, content.size() - at);
        const bool last = at + length == content.size();
        const auto low = [](std::size_t number) { return static_cast<std::byte>(number & 0xFFU); };
        const std::size_t other = ~length;
        result.insert(result.end(), {low(last ? 1 : 0), low(length), low(length >> 8U), low(other), low(other >> 8U)});
        const auto from = content.begin() + static_cast<std::ptrdiff_t>(at);
        result.insert(result.end(), from, from + static_cast<std::ptrdiff_t>(length));
    }
    constexpr std::uint32_t prime = 65521;
    std::uint32_t a = 1;
    std::uint32_t b = 0;
    for (const std::byte byte : content)
    {
        a = (a + static_cast<std::uint32_t>(byte)) % prime;
        b = (b + a) % prime;
    }
    add(result, b << 16U | a);
    return result;
}

} // namespace

Bytes png_of(const Bytes& pixels, int width, int height)
{
    constexpr std::array signature{0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A};
    Bytes png;
    std::transform(signature.begin(), signature.end(), std::back_inserter(png),
                   [](int byte) { return static_cast<std::byte>(byte); });
    Bytes head;
    add(head, static_cast<std::uint32_t>(width));
    add(head, static_cast<std::uint32_t>(height));
    constexpr std::array<std::byte, 5> eight_bits_of_three_colours{std::byte{8}, std::byte{2}};
    head.insert(head.end(), eight_bits_of_three_colours.begin(), eight_bits_of_three_colours.end());
    add_chunk(png, "IHDR", head);
    Bytes rows;
    rows.reserve(pixels.size());
    for (std::size_t i = 0; i < pixels.size(); ++i)
    {
        if (i % (4 * static_cast<std::size_t>(width)) == 0)
        {
            rows.push_back(std::byte{0}); // as they are
        }
        if (i % 4 != 3)
        {
            rows.push_back(pixels[i]);
        }
    }
    add_chunk(png, "IDAT", stored(rows));
    add_chunk(png, "IEND", {});
    return png;
}

void DesktopPictures::take(const PictureWanted& wanted, DrawPicture draw, std::function<void(PictureEnd)> answer)
{
    if (answer_)
    {
        std::exchange(answer_, nullptr)(PictureEnd::Failed);
    }
    name_ = wanted.name;
    answer_ = std::move(answer);
    maker_.begin(wanted.width, wanted.height, std::move(draw));
}

bool DesktopPictures::paint()
{
    const auto pixels = maker_.paint();
    if (pixels)
    {
        files_.save(name_, png_of(*pixels, maker_.width(), maker_.height()));
        std::exchange(answer_, nullptr)(PictureEnd::Done);
    }
    return pixels.has_value();
}

} // namespace elgrande::platform::desktop
