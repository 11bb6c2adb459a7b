#include "board/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

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
    const float covered = 255.0F * alpha + static_cast<float>(pixel[3]) * (1.0F - alpha);
    pixel[3] = static_cast<std::uint8_t>(std::clamp(covered + 0.5F, 0.0F, 255.0F));
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

/// From one corner to another.
ImVec2 way(const Corner& from, const Corner& to)
{
    return {to.x - from.x, to.y - from.y};
}

float dot(ImVec2 a, ImVec2 b)
{
    return a.x * b.x + a.y * b.y;
}

/// A letter is a rectangle, upright or turned, that shows a rectangle of the texture; a smooth line shows a row of it.
bool is_letter(const std::array<Corner, 3>& t)
{
    const auto& [a, b, c] = t;
    const ImVec2 across = way(a, b);
    const ImVec2 down = way(b, c);
    const float lengths = std::sqrt(dot(across, across) * dot(down, down));
    return a.vertex->uv.x != c.vertex->uv.x && a.vertex->uv.y != c.vertex->uv.y && b.vertex->uv.y == a.vertex->uv.y
           && b.vertex->uv.x == c.vertex->uv.x && lengths > 0.0F && std::abs(dot(across, down)) < 0.001F * lengths;
}

/// Letters one after another. A halo is the same letter just before, a little aside.
class Letters
{
public:
    explicit Letters(const std::function<void(const Letter&)>& on_letter) : on_letter_(on_letter) {}
    ~Letters()
    {
        for (const Seen& seen : last_)
        {
            on_letter_(seen.letter);
        }
    }
    Letters(const Letters&) = delete;
    Letters& operator=(const Letters&) = delete;

    /// Before it is painted: `t` is the half with its upper right corner.
    void see(const Picture& picture, const std::array<Corner, 3>& t, const ImVec4& clip, ImTextureData& texture)
    {
        const auto& [low, turn, far] = t;
        const ImVec2 across = way(low, turn);
        const ImVec2 down = way(turn, far);
        const float height = std::sqrt(dot(down, down));
        const auto [x0, x1] = std::minmax({low.x, turn.x, far.x, low.x + down.x});
        const auto [y0, y1] = std::minmax({low.y, turn.y, far.y, low.y + down.y});
        if (x0 < clip.x || y0 < clip.y || x1 > clip.z || y1 > clip.w)
        {
            return;
        }

        std::array<float, 3> sum{};
        float weight = 0;
        bool painted = true;
        for (int y = static_cast<int>(y0); y < static_cast<int>(y1); ++y)
        {
            for (int x = static_cast<int>(x0); x < static_cast<int>(x1); ++x)
            {
                const ImVec2 at{static_cast<float>(x) + 0.5F - low.x, static_cast<float>(y) + 0.5F - low.y};
                const float along = dot(at, across) / dot(across, across);
                const float deep = dot(at, down) / dot(down, down);
                if (along < 0 || along > 1 || deep < 0 || deep > 1)
                {
                    continue;
                }
                const ImVec2 from = low.vertex->uv;
                const ImVec2 to = far.vertex->uv;
                const float u = from.x + along * (to.x - from.x);
                const float v = from.y + deep * (to.y - from.y);
                const float ink = sample(texture, u, v).part[3];
                if (ink < 0.5F || x < 0 || y < 0 || x >= picture.width || y >= picture.height)
                {
                    continue;
                }
                const std::uint8_t* pixel = &picture.rgba[4 * (static_cast<std::size_t>(y) * picture.width + x)];
                painted = painted && pixel[3] > 200;
                for (std::size_t i = 0; i < 3; ++i)
                {
                    sum[i] += ink * static_cast<float>(pixel[i]);
                }
                weight += ink;
            }
        }
        if (weight > 0)
        {
            keep(low, height, low.vertex->col, sum, painted ? weight : 0);
        }
    }

private:
    struct Seen
    {
        Letter letter;
        ImVec2 uv;
    };

    void keep(const Corner& low, float height, ImU32 colour, const std::array<float, 3>& sum, float weight)
    {
        const float alpha = static_cast<float>(colour >> 24U) / 255.0F;
        Letter letter{low.x, low.y, height, 0, 0};
        for (unsigned i = 0; i < 3 && weight > 0; ++i)
        {
            const float behind = sum[i] / weight;
            const float ink = static_cast<float>(colour >> (8U * i) & 0xFFU) * alpha + behind * (1.0F - alpha);
            letter.behind |= static_cast<ImU32>(behind + 0.5F) << (8U * i);
            letter.ink |= static_cast<ImU32>(ink + 0.5F) << (8U * i);
        }
        letter.ink |= 0xFF000000U;
        letter.behind |= weight > 0 ? 0xFF000000U : 0U;
        const ImVec2 uv = low.vertex->uv;
        const auto halo = std::remove_if(last_.begin(), last_.end(),
                                         [&](const Seen& before)
                                         {
                                             return before.uv.x == uv.x && before.uv.y == uv.y
                                                    && std::abs(before.letter.x - low.x) < 0.2F * height
                                                    && std::abs(before.letter.y - low.y) < 0.2F * height;
                                         });
        last_.erase(halo, last_.end());
        last_.push_back({letter, uv});
    }

    const std::function<void(const Letter&)>& on_letter_;
    std::vector<Seen> last_;
};

/// A graphics card would have drawn there: nobody knows what.
void forget(Picture& picture, const ImVec4& clip)
{
    const int right = std::min(picture.width, static_cast<int>(clip.z));
    const int bottom = std::min(picture.height, static_cast<int>(clip.w));
    for (int y = std::max(0, static_cast<int>(clip.y)); y < bottom; ++y)
    {
        for (int x = std::max(0, static_cast<int>(clip.x)); x < right; ++x)
        {
            picture.rgba[4 * (static_cast<std::size_t>(y) * picture.width + x) + 3] = 0;
        }
    }
}

void paint_list(Picture& picture, const ImDrawList& list, const ImDrawData& data, Letters* letters)
{
    const float scale = data.FramebufferScale.x;
    for (const ImDrawCmd& command : list.CmdBuffer)
    {
        ImTextureData* texture = command.UserCallback == nullptr ? command.TexRef._TexData : nullptr;
        const ImVec4 clip{command.ClipRect.x * scale, command.ClipRect.y * scale, command.ClipRect.z * scale,
                          command.ClipRect.w * scale};
        if (command.UserCallback != nullptr && command.UserCallback != ImDrawCallback_ResetRenderState)
        {
            forget(picture, clip);
        }
        for (unsigned i = 0; texture != nullptr && i < command.ElemCount; i += 3)
        {
            std::array<Corner, 3> corners{};
            for (unsigned k = 0; k < 3; ++k)
            {
                const unsigned index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
                const ImDrawVert& vertex = list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                corners[k] = {vertex.pos.x * scale, vertex.pos.y * scale, &vertex};
            }
            if (letters != nullptr && is_letter(corners))
            {
                letters->see(picture, corners, clip, *texture);
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

Picture paint(ImDrawData& data, const std::function<void(const Letter&)>& on_letter)
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
    std::optional<Letters> letters;
    if (on_letter)
    {
        letters.emplace(on_letter);
    }
    for (const ImDrawList* list : data.CmdLists)
    {
        paint_list(picture, *list, data, letters ? &*letters : nullptr);
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
