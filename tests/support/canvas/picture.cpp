#include "support/canvas/picture.hpp"

#include <cstdio>
#include <cstdlib>
#include <set>

namespace elgrande::testing
{

namespace
{

std::uint32_t crc(const std::string& bytes)
{
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes)
    {
        sum ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit)
        {
            sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~sum;
}

std::string big_endian(std::uint32_t v)
{
    return {static_cast<char>(v >> 24U), static_cast<char>(v >> 16U), static_cast<char>(v >> 8U), static_cast<char>(v)};
}

std::string chunk(const std::string& name_and_content)
{
    return big_endian(static_cast<std::uint32_t>(name_and_content.size() - 4)) + name_and_content
           + big_endian(crc(name_and_content));
}

/// Returns `bytes` in zlib's format, uncompressed.
std::string stored(const std::string& bytes)
{
    std::string result = "\x78\x01";
    std::uint32_t a = 1;
    std::uint32_t b = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 65535)
    {
        const std::string part = bytes.substr(at, 65535);
        const auto size = static_cast<std::uint16_t>(part.size());
        result += static_cast<char>(at + part.size() == bytes.size());
        for (const unsigned v : {unsigned{size}, unsigned{static_cast<std::uint16_t>(~size)}})
        {
            result += static_cast<char>(v & 0xFFU);
            result += static_cast<char>(v >> 8U);
        }
        result += part;
    }
    for (const char byte : bytes)
    {
        a = (a + static_cast<std::uint8_t>(byte)) % 65521U;
        b = (b + a) % 65521U;
    }
    return result + big_endian(b << 16U | a);
}

void write_png(const Picture& picture, const std::string& file)
{
    std::string rows;
    const auto stride = static_cast<std::size_t>(picture.width) * 4;
    for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y)
    {
        rows += '\0';
        rows.append(picture.rgba.begin() + static_cast<std::ptrdiff_t>(y * stride),
                    picture.rgba.begin() + static_cast<std::ptrdiff_t>((y + 1) * stride));
        for (std::size_t end = rows.size(), at = end - stride; at < end; at += 4)
        {
            rows[at + 3] = '\xff'; // opaque: a window shows no background
        }
    }
    std::string header = "IHDR" + big_endian(static_cast<std::uint32_t>(picture.width))
                         + big_endian(static_cast<std::uint32_t>(picture.height));
    header += std::string("\x08\x06\x00\x00\x00", 5);
    const std::string png = "\x89PNG\r\n\x1a\n" + chunk(header) + chunk("IDAT" + stored(rows)) + chunk("IEND");
    if (std::FILE* out = std::fopen(file.c_str(), "wb"))
    {
        std::fwrite(png.data(), 1, png.size(), out);
        std::fclose(out);
    }
}

} // namespace

std::size_t colours_of(const Picture& picture)
{
    std::set<ImU32> colours;
    for (int y = 0; y < picture.height; y += 7)
    {
        for (int x = 0; x < picture.width; x += 7)
        {
            colours.insert(picture.at(x, y));
        }
    }
    return colours.size();
}

bool keeps_pictures()
{
    return std::getenv("ELGRANDE_PICTURES") != nullptr;
}

void keep(const Picture& picture, const std::string& name)
{
    if (const char* folder = std::getenv("ELGRANDE_PICTURES"))
    {
        write_png(picture, std::string(folder) + "/" + name + ".png");
    }
}

} // namespace elgrande::testing
