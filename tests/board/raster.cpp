#include "board/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace elgrande::board::test
{

namespace
{

struct Colour
{
    std::array<float, 4> part{}; ///< red, green, blue, opacity: 0 … 1
};

Colour unpack(ImU32 colour)
{
    Colour result;
    for (std::size_t i = 0; i < 4; ++i)
    {
        result.part[i] = static_cast<float>(colour >> (8U * i) & 0xFFU) / 255.0F;
    }
    return result;
}

/// The texture's colour between its pixels.
Colour sample(ImTextureData& texture, float u, float v)
{
    const auto within = [](float part, int size)
    { return std::clamp(part * static_cast<float>(size) - 0.5F, 0.0F, static_cast<float>(size - 1)); };
    const float x = within(u, texture.Width);
    const float y = within(v, texture.Height);
    const int left = std::min(static_cast<int>(x), texture.Width - 2);
    const int top = std::min(static_cast<int>(y), texture.Height - 2);
    const float right_part = x - static_cast<float>(left);
    const float low_part = y - static_cast<float>(top);
    Colour sum;
    for (int corner = 0; corner < 4; ++corner)
    {
        const int dx = corner % 2;
        const int dy = corner / 2;
        const float weight = (dx == 1 ? right_part : 1.0F - right_part) * (dy == 1 ? low_part : 1.0F - low_part);
        const auto* pixel = static_cast<const std::uint8_t*>(texture.GetPixelsAt(left + dx, top + dy));
        for (std::size_t i = 0; i < 4; ++i)
        {
            const int byte = texture.BytesPerPixel == 4 ? pixel[i] : i == 3 ? pixel[0] : 255;
            sum.part[i] += weight * static_cast<float>(byte) / 255.0F;
        }
    }
    return sum;
}

void blend(Picture& picture, int x, int y, const Colour& colour)
{
    std::uint8_t* pixel = &picture.rgba[4 * (static_cast<std::size_t>(y) * picture.width + x)];
    const float alpha = colour.part[3];
    for (std::size_t i = 0; i < 3; ++i)
    {
        const float mixed = static_cast<float>(pixel[i]) * (1.0F - alpha) + 255.0F * colour.part[i] * alpha;
        pixel[i] = static_cast<std::uint8_t>(std::clamp(mixed + 0.5F, 0.0F, 255.0F));
    }
    pixel[3] = 255;
}

struct Corner
{
    float x;
    float y;
    const ImDrawVert* vertex;
};

float edge(const Corner& a, const Corner& b, float x, float y)
{
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

/// Does a point exactly on this edge belong to the triangle? Of two that share an edge, one says yes.
bool owns(const Corner& a, const Corner& b)
{
    return a.y == b.y ? b.x > a.x : b.y < a.y;
}

/// Most shapes are plain: all their corners show the texture's white pixel.
bool is_plain(const std::array<Corner, 3>& t)
{
    const auto same = [&](std::size_t i)
    { return t[i].vertex->uv.x == t[0].vertex->uv.x && t[i].vertex->uv.y == t[0].vertex->uv.y; };
    return same(1) && same(2);
}

void paint_pixel(Picture& picture, int px, int py, const std::array<Corner, 3>& corners, std::array<float, 3> weights,
                 ImTextureData* texture)
{
    Colour colour;
    float u = 0.0F;
    float v = 0.0F;
    for (std::size_t i = 0; i < 3; ++i)
    {
        const Colour part = unpack(corners[i].vertex->col);
        for (std::size_t c = 0; c < 4; ++c)
        {
            colour.part[c] += weights[i] * part.part[c];
        }
        u += weights[i] * corners[i].vertex->uv.x;
        v += weights[i] * corners[i].vertex->uv.y;
    }
    if (texture != nullptr)
    {
        const Colour texel = sample(*texture, u, v);
        for (std::size_t c = 0; c < 4; ++c)
        {
            colour.part[c] *= texel.part[c];
        }
    }
    blend(picture, px, py, colour);
}

void paint_triangle(Picture& picture, std::array<Corner, 3> t, const ImVec4& clip, ImTextureData& texture)
{
    float area = edge(t[0], t[1], t[2].x, t[2].y);
    if (area == 0.0F)
    {
        return;
    }
    if (area < 0.0F)
    {
        std::swap(t[1], t[2]);
        area = -area;
    }
    const bool plain = is_plain(t);
    const auto [x0, x1] = std::minmax({t[0].x, t[1].x, t[2].x});
    const auto [y0, y1] = std::minmax({t[0].y, t[1].y, t[2].y});
    const int left = static_cast<int>(std::max({0.0F, x0, clip.x}));
    const int top = static_cast<int>(std::max({0.0F, y0, clip.y}));
    const int right = static_cast<int>(std::min({static_cast<float>(picture.width), x1 + 1.0F, clip.z}));
    const int bottom = static_cast<int>(std::min({static_cast<float>(picture.height), y1 + 1.0F, clip.w}));
    for (int py = top; py < bottom; ++py)
    {
        for (int px = left; px < right; ++px)
        {
            std::array<float, 3> weights{};
            bool within = true;
            for (std::size_t i = 0; i < 3 && within; ++i)
            {
                const Corner& a = t[(i + 1) % 3];
                const Corner& b = t[(i + 2) % 3];
                const float w = edge(a, b, static_cast<float>(px) + 0.5F, static_cast<float>(py) + 0.5F);
                within = w > 0.0F || (w == 0.0F && owns(a, b));
                weights[i] = w / area;
            }
            if (within)
            {
                paint_pixel(picture, px, py, t, weights, plain ? nullptr : &texture);
            }
        }
    }
}

void paint_list(Picture& picture, const ImDrawList& list, const ImDrawData& data)
{
    const float scale = data.FramebufferScale.x;
    for (const ImDrawCmd& command : list.CmdBuffer)
    {
        ImTextureData* texture = command.TexRef._TexData;
        const ImVec4 clip{command.ClipRect.x * scale, command.ClipRect.y * scale, command.ClipRect.z * scale,
                          command.ClipRect.w * scale};
        for (unsigned i = 0; texture != nullptr && i < command.ElemCount; i += 3)
        {
            std::array<Corner, 3> corners{};
            for (unsigned k = 0; k < 3; ++k)
            {
                const unsigned index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
                const ImDrawVert& vertex = list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                corners[k] = {vertex.pos.x * scale, vertex.pos.y * scale, &vertex};
            }
            paint_triangle(picture, corners, clip, *texture);
        }
    }
}

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

/// zlib's format without compression.
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

} // namespace

ImU32 Picture::at(int x, int y) const
{
    const std::uint8_t* pixel = &rgba[4 * (static_cast<std::size_t>(y) * width + x)];
    return IM_COL32(pixel[0], pixel[1], pixel[2], 255);
}

Picture paint(ImDrawData& data)
{
    for (ImTextureData* texture : *data.Textures)
    {
        if (texture->Status == ImTextureStatus_WantCreate || texture->Status == ImTextureStatus_WantUpdates)
        {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
        else if (texture->Status == ImTextureStatus_WantDestroy)
        {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
    Picture picture;
    picture.width = static_cast<int>(data.DisplaySize.x * data.FramebufferScale.x);
    picture.height = static_cast<int>(data.DisplaySize.y * data.FramebufferScale.y);
    picture.rgba.resize(static_cast<std::size_t>(picture.width) * picture.height * 4);
    for (const ImDrawList* list : data.CmdLists)
    {
        paint_list(picture, *list, data);
    }
    return picture;
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

} // namespace elgrande::board::test
