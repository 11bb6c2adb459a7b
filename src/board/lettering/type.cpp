#include "board/lettering/type.hpp"

#include "board/lettering/grapheme.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <span>
#include <vector>

namespace elgrande::board
{

namespace
{

constexpr int face_count = 4; ///< the number of faces in Face

/// Half the height of a capital letter, as a fraction of the size.
constexpr float half_capital = 0.325F;

/// A font of one face, at a size of whole pixels of the screen.
struct SizedFont
{
    ImFontBaked* baked;
    float step;  ///< added between letters, in ImGui's units
    float pixel; ///< size of a pixel in ImGui's units

    explicit SizedFont(const Lettering& style)
    {
        const float density = std::max(0.5F, ImGui::GetIO().DisplayFramebufferScale.x);
        pixel = 1.0F / density;
        const float size = std::max(4.0F, std::round(style.size * density)) * pixel;
        baked = font(style.face)->GetFontBaked(size, density);
        step = style.spacing * size;
    }

    float width(std::string_view text) const
    {
        const ImFontGlyph missing = substitute();
        float sum = 0.0F;
        while (!text.empty())
        {
            if (const ImFontGlyph* glyph = next(text, missing))
            {
                sum += glyph->AdvanceX + step;
            }
        }
        return sum > 0.0F ? sum - step : 0.0F;
    }

    /// Returns the substitute for letters that the face lacks: a block as high as a capital.
    ImFontGlyph substitute() const
    {
        const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
        const float wide = std::max(pixel, snap(0.42F * baked->Size));
        const float gap = std::max(pixel, snap(0.06F * baked->Size));
        ImFontGlyph glyph;
        glyph.Visible = 1;
        glyph.AdvanceX = wide + 2 * gap;
        glyph.X0 = gap;
        glyph.X1 = gap + wide;
        glyph.Y0 = baked->Ascent - snap(2 * half_capital * baked->Size);
        glyph.Y1 = baked->Ascent;
        glyph.U0 = glyph.U1 = white.x;
        glyph.V0 = glyph.V1 = white.y;
        return glyph;
    }

    /// Removes a grapheme from the front of `text`. Returns its glyph: a dot for a picture that the face lacks,
    /// `missing` for another letter that it lacks; null if the grapheme is invisible.
    const ImFontGlyph* next(std::string_view& text, const ImFontGlyph& missing) const
    {
        const Grapheme grapheme = next_grapheme(text);
        if (!grapheme.has_width)
        {
            return nullptr;
        }
        const bool is_possible = grapheme.letter <= IM_UNICODE_CODEPOINT_MAX;
        const ImFontGlyph* const glyph =
            is_possible ? baked->FindGlyphNoFallback(static_cast<ImWchar>(grapheme.letter)) : nullptr;
        if (glyph == nullptr && grapheme.is_picture)
        {
            constexpr ImWchar dot = 0xB7;
            if (const ImFontGlyph* const replacement = baked->FindGlyphNoFallback(dot))
            {
                return replacement;
            }
        }
        return glyph != nullptr ? glyph : &missing;
    }

    /// Returns the nearest position at which the pixels of letters match those of the screen. ImGui's ascent is a whole
    /// number of units, which need not be one of pixels, for example at a density of 1.25.
    Vec on_pixels(Vec top) const { return {snap(top.x), snap(top.y + baked->Ascent) - baked->Ascent}; }

    /// Rounds to whole pixels. It uses floor(), which is one instruction of wasm; round() is a call.
    float snap(float v) const { return std::floor(v / pixel + 0.5F) * pixel; }
};

/// A rotation about `pivot`.
struct Rotation
{
    Vec pivot;
    float cosine = 1.0F;
    float sine = 0.0F;

    ImVec2 operator()(float x, float y) const
    {
        return {pivot.x + x * cosine - y * sine, pivot.y + x * sine + y * cosine};
    }
};

using Glyphs = std::vector<const ImFontGlyph*>;

/// Draws the letters of one line; `visible` is the number of those with ink. `from` is relative to the pivot: x along
/// the line, y down from its top.
void emit(ImDrawList* list, const SizedFont& sized_font, const Rotation& rotation, Vec from, const Glyphs& glyphs,
          int visible, ImU32 colour)
{
    list->PrimReserve(6 * visible, 4 * visible);
    float x = from.x;
    for (const ImFontGlyph* glyph : glyphs)
    {
        const ImVec2 low{x + glyph->X0, from.y + glyph->Y0};
        const ImVec2 high{x + glyph->X1, from.y + glyph->Y1};
        const ImVec2 uv_low{glyph->U0, glyph->V0};
        const ImVec2 uv_high{glyph->U1, glyph->V1};
        x += glyph->AdvanceX + sized_font.step;
        if (glyph->Visible == 0)
        {
            continue;
        }
        if (rotation.sine == 0.0F)
        {
            list->PrimRectUV(low, high, uv_low, uv_high, colour);
        }
        else
        {
            list->PrimQuadUV(rotation(low.x, low.y), rotation(high.x, low.y), rotation(high.x, high.y),
                             rotation(low.x, high.y), uv_low, {uv_high.x, uv_low.y}, uv_high, {uv_low.x, uv_high.y},
                             colour);
        }
    }
}

void emit_with_halo(ImDrawList* list, const SizedFont& sized_font, const Rotation& rotation, Vec from,
                    std::string_view text, const Lettering& style)
{
    static Glyphs glyphs; // to reuse its memory
    ImFontGlyph missing = sized_font.substitute();
    int visible = 0;
    // Loading a glyph can move the others in memory and in the texture. Start again then: measuring does not load very
    // large glyphs.
    for (int known = -1; known != sized_font.baked->Glyphs.Size;)
    {
        known = sized_font.baked->Glyphs.Size;
        glyphs.clear();
        visible = 0;
        for (std::string_view rest = text; !rest.empty();)
        {
            if (const ImFontGlyph* glyph = sized_font.next(rest, missing))
            {
                glyphs.push_back(glyph);
                visible += glyph->Visible != 0 ? 1 : 0;
            }
        }
    }
    missing = sized_font.substitute(); // the texture may have grown in the meantime
    constexpr std::array<Vec, 8> around{
        {{1, 0}, {0.7F, 0.7F}, {0, 1}, {-0.7F, 0.7F}, {-1, 0}, {-0.7F, -0.7F}, {0, -1}, {0.7F, -0.7F}}};
    if (style.halo >> 24U != 0 && style.halo_width > 0.0F)
    {
        for (const Vec offset : around)
        {
            emit(list, sized_font, rotation, from + offset * style.halo_width, glyphs, visible, style.halo);
        }
    }
    emit(list, sized_font, rotation, from, glyphs, visible, style.colour);
}

/// Returns where the line begins, relative to the position that was passed.
Vec start(const SizedFont& sized_font, std::string_view text, const Lettering& style)
{
    // Measuring also rasterises, so that no letter changes the texture while letters are drawn.
    const float width = sized_font.width(text);
    const float left = style.align == Align::Left ? 0.0F : style.align == Align::Right ? -width : -width / 2.0F;
    switch (style.anchor)
    {
    case Anchor::Middle:
        return {left, half_capital * style.size - sized_font.baked->Ascent};
    case Anchor::Baseline:
        return {left, -sized_font.baked->Ascent};
    case Anchor::Top:
        break;
    }
    return {left, 0.0F};
}

/// Returns the checksum of a file (packed::FontFile::check).
std::uint32_t checksum(std::span<const std::uint32_t> words)
{
    return std::accumulate(words.begin(), words.end(), 2166136261U,
                           [](std::uint32_t sum, std::uint32_t word) { return (sum ^ word) * 16777619U; });
}

} // namespace

std::string load_faces(ImFontAtlas& atlas, packed::FontFile (*source)(int))
{
    IM_ASSERT(atlas.Fonts.empty());
    constexpr std::array names{"regular", "italic", "bold", "small capitals"};
    static_assert(names.size() == face_count);
    std::array<packed::FontFile, face_count> files;
    atlas.TexMinHeight = 256; // enough for the letters of the start page: growing means packing all of them again
    std::string damaged;
    for (std::size_t face = 0; face < files.size(); ++face)
    {
        files[face] = source(static_cast<int>(face));
        if (checksum(files[face].words) != files[face].check)
        {
            files[face].words = {};
            damaged += (damaged.empty() ? "" : ", ") + std::string(names[face]);
        }
    }
    const auto spare = std::find_if(files.begin(), files.end(), [](const auto& file) { return !file.words.empty(); });
    if (spare == files.end())
    {
        std::abort(); // the page reports a crash
    }
    const auto add = [&](std::span<const std::uint32_t> words, bool merge)
    {
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false; // the atlas copies it
        config.MergeMode = merge;
        void* bytes = const_cast<std::uint32_t*>(words.data()); // NOLINT(*-const-cast): ImGui takes, but does not write
        atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(words.size_bytes()), 16.0F, &config);
    };
    for (const packed::FontFile& file : files)
    {
        add(file.words.empty() ? spare->words : file.words, false);
        if (&file != files.data() && !file.words.empty() && spare == files.begin())
        {
            add(spare->words, true); // letters that only the regular face has
        }
    }
    return damaged;
}

std::span<const std::byte> file_of(Face face)
{
    const packed::FontFile file = packed::font_file(static_cast<int>(face));
    return std::as_bytes(checksum(file.words) == file.check ? file.words : file.words.first(0));
}

ImFont* font(Face face)
{
    return ImGui::GetIO().Fonts->Fonts[static_cast<int>(face)];
}

float text_width(std::string_view text, const Lettering& style)
{
    return SizedFont(style).width(text);
}

void draw_text(ImDrawList* list, Vec at, std::string_view text, const Lettering& style)
{
    const SizedFont sized_font(style);
    const Vec from = at + start(sized_font, text, style);
    emit_with_halo(list, sized_font, Rotation{}, sized_font.on_pixels(from), text, style);
}

void draw_text_turned(ImDrawList* list, Vec at, float angle, std::string_view text, const Lettering& style)
{
    const SizedFont sized_font(style);
    emit_with_halo(list, sized_font, Rotation{at, std::cos(angle), std::sin(angle)}, start(sized_font, text, style),
                   text, style);
}

} // namespace elgrande::board
