#include "board/type.hpp"
#include "board/typeface.hpp"

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <imgui.h>
#include <imstb_truetype.h>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::board::test
{

namespace
{

std::vector<unsigned char> file_bytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool same_glyph(const stbtt_fontinfo& left, const stbtt_fontinfo& right, int glyph)
{
    stbtt_vertex* a = nullptr;
    stbtt_vertex* b = nullptr;
    const int size = stbtt_GetGlyphShape(&left, glyph, &a);
    bool same = size == stbtt_GetGlyphShape(&right, glyph, &b);
    for (int i = 0; same && i < size; ++i)
    {
        const auto equal = [](const stbtt_vertex& v, const stbtt_vertex& w)
        { return v.type == w.type && v.x == w.x && v.y == w.y && v.cx == w.cx && v.cy == w.cy; };
        same = equal(a[i], b[i]);
    }
    stbtt_FreeShape(&left, a);
    stbtt_FreeShape(&right, b);
    int advances[2] = {};
    int boxes[2][4] = {};
    int bearing = 0;
    stbtt_GetGlyphHMetrics(&left, glyph, &advances[0], &bearing);
    stbtt_GetGlyphHMetrics(&right, glyph, &advances[1], &bearing);
    stbtt_GetGlyphBox(&left, glyph, &boxes[0][0], &boxes[0][1], &boxes[0][2], &boxes[0][3]);
    stbtt_GetGlyphBox(&right, glyph, &boxes[1][0], &boxes[1][1], &boxes[1][2], &boxes[1][3]);
    // Some files round the box up; ours fits the points.
    const bool near = std::equal(std::begin(boxes[0]), std::end(boxes[0]), std::begin(boxes[1]),
                                 [](int x, int y) { return std::abs(x - y) <= 1; });
    return same && advances[0] == advances[1] && near;
}

} // namespace

TEST_CASE("a packed face shows exactly the letters of its file")
{
    const std::string names[] = {"regular", "italic", "bold", "smallcaps"};
    for (int face = 0; face < 4; ++face)
    {
        INFO(names[face]);
        const std::vector<unsigned char> original = file_bytes("data/fonts/" + names[face] + ".ttf");
        const std::vector<unsigned char> unpacked = true_type(packed::font_bytes(face));
        stbtt_fontinfo left;
        stbtt_fontinfo right;
        REQUIRE(stbtt_InitFont(&left, original.data(), 0) != 0);
        REQUIRE(stbtt_InitFont(&right, unpacked.data(), 0) != 0);
        REQUIRE(left.numGlyphs == right.numGlyphs);
        int letters = 0;
        for (int code = 0; code < 0x3000; ++code)
        {
            const int glyph = stbtt_FindGlyphIndex(&left, code);
            CHECK(glyph == stbtt_FindGlyphIndex(&right, code));
            letters += glyph != 0 ? 1 : 0;
        }
        CHECK(letters > 100);
        for (int glyph = 0; glyph < left.numGlyphs; ++glyph)
        {
            INFO("glyph " << glyph);
            CHECK(same_glyph(left, right, glyph));
        }
        int lines[2][3] = {};
        stbtt_GetFontVMetrics(&left, &lines[0][0], &lines[0][1], &lines[0][2]);
        stbtt_GetFontVMetrics(&right, &lines[1][0], &lines[1][1], &lines[1][2]);
        CHECK(std::memcmp(lines[0], lines[1], sizeof lines[0]) == 0);
    }
}

TEST_CASE("a damaged face is named, and another one stands in for it")
{
    const auto damaged = [](int face)
    {
        packed::FontBytes bytes = packed::font_bytes(face);
        if (face == 1)
        {
            static std::vector<std::uint32_t> words;
            words.assign(bytes.words, bytes.words + bytes.size / sizeof(std::uint32_t));
            words[words.size() / 2] ^= 0x100U;
            bytes.words = words.data();
        }
        return bytes;
    };
    ImFontAtlas good;
    CHECK(load_faces(good).empty());
    ImFontAtlas atlas;
    CHECK(load_faces(atlas, damaged) == "italic");
    CHECK(atlas.Fonts.Size == good.Fonts.Size);
}

} // namespace elgrande::board::test
