#include "board/stage.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace elgrande::board::test
{

namespace
{

constexpr Face faces[] = {Face::Regular, Face::Italic, Face::Bold, Face::SmallCaps};

constexpr ImWchar letters[] = {'A',    'z',    '0',    '9',    '&',    0xC4,   0xD6,   0xDC,  0xE4, 0xF6,
                               0xFC,   0xDF,   0xC1,   0xC9,   0xCD,   0xD3,   0xDA,   0xD1,  0xE1, 0xE9,
                               0xED,   0xF3,   0xFA,   0xF1,   0xBF,   0xA1,   0xAB,   0xBB,  0xB7, 0xD7,
                               0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2026};

float width_of(Face face, std::string_view text, float size = 20.0F)
{
    Lettering style;
    style.face = face;
    style.size = size;
    return text_width(text, style);
}

/// Every vertex: its position on the screen and in the texture.
using Drawing = std::vector<std::array<float, 4>>;

Drawing drawn(std::string_view text, Face face)
{
    ImGui::NewFrame();
    Lettering style;
    style.face = face;
    style.size = 20;
    ImDrawList* list = ImGui::GetBackgroundDrawList();
    text_width(text, style); // loads the glyphs
    const int begin = list->VtxBuffer.Size;
    draw_text(list, {0, 0}, text, style);
    Drawing corners;
    for (const ImDrawVert* corner = list->VtxBuffer.begin() + begin; corner != list->VtxBuffer.end(); ++corner)
    {
        corners.push_back({corner->pos.x, corner->pos.y, corner->uv.x, corner->uv.y});
    }
    ImGui::Render();
    return corners;
}

} // namespace

TEST_CASE("every face has the letters of English, German and Spanish")
{
    Stage stage(400, 300, 1);
    for (const Face face : faces)
    {
        ImFontBaked* baked = font(face)->GetFontBaked(20.0F);
        for (const ImWchar letter : letters)
        {
            INFO("face " << static_cast<int>(face) << ", letter " << letter);
            CHECK(baked->FindGlyphNoFallback(letter) != nullptr);
        }
        CHECK(baked->FindGlyphNoFallback(0x141) != nullptr); // Łukasz; falls back to the regular face
    }
}

TEST_CASE("figures are lining figures: they stand on the baseline and are as high as capitals")
{
    Stage stage(400, 300, 1);
    for (const Face face : faces)
    {
        ImFontBaked* baked = font(face)->GetFontBaked(100.0F);
        const float line = baked->FindGlyph('H')->Y1;
        for (ImWchar figure = '0'; figure <= '9'; ++figure)
        {
            INFO("face " << static_cast<int>(face) << ", figure " << figure);
            CHECK(std::abs(baked->FindGlyph(figure)->Y1 - line) < 5.0F);
            CHECK(baked->FindGlyph(figure)->Y1 - baked->FindGlyph(figure)->Y0 > 58.0F);
        }
    }
}

TEST_CASE("small capitals are lower than capitals, which are equally high in all faces")
{
    Stage stage(400, 300, 1);
    const ImFontGlyph small = *font(Face::SmallCaps)->GetFontBaked(100.0F)->FindGlyph('a');
    const ImFontGlyph large = *font(Face::SmallCaps)->GetFontBaked(100.0F)->FindGlyph('A');
    CHECK(small.Y1 - small.Y0 < 0.8F * (large.Y1 - large.Y0));
    for (const Face face : faces)
    {
        const ImFontGlyph* capital = font(face)->GetFontBaked(100.0F)->FindGlyph('H');
        CHECK(std::abs(capital->Y1 - capital->Y0 - 65.0F) < 5.0F);
    }
}

TEST_CASE("very large letters, whose glyphs measuring does not load, are drawn correctly the first time")
{
    Stage stage(2000, 300, 1);
    ImGui::NewFrame();
    Lettering style;
    style.size = 200;
    std::array<std::vector<ImVec2>, 2> corners; // on the screen and in the texture
    ImDrawList* list = ImGui::GetBackgroundDrawList();
    for (std::vector<ImVec2>& drawn : corners)
    {
        const int begin = list->VtxBuffer.Size;
        draw_text(list, {0, 0}, "Grandes y caballeros 1234567890", style);
        for (const ImDrawVert* corner = list->VtxBuffer.begin() + begin; corner != list->VtxBuffer.end(); ++corner)
        {
            drawn.insert(drawn.end(), {corner->pos, corner->uv});
        }
    }
    REQUIRE(corners[0].size() > 100);
    CHECK(std::equal(corners[0].begin(), corners[0].end(), corners[1].begin(), corners[1].end(),
                     [](ImVec2 a, ImVec2 b) { return a.x == b.x && a.y == b.y; }));
    ImGui::Render();
}

TEST_CASE("letters with combining marks are drawn as the typeface's own letters")
{
    Stage stage(400, 300, 1);
    for (const Face face : faces)
    {
        const Drawing composed = drawn("Ñandú Ångström Łódź Zoë", face);
        REQUIRE(composed.size() > 60);
        CHECK(drawn("N\u0303andu\u0301 A\u030angstro\u0308m Ło\u0301dz\u0301 Zoe\u0308", face) == composed);
    }
    CHECK(drawn("s\u030c\u0327", Face::Regular) == drawn("名", Face::Regular)); // with two marks no typeface has it
}

TEST_CASE("a letter missing from all typefaces is drawn as one block per grapheme, never as a question mark")
{
    Stage stage(400, 300, 1);
    const Drawing block = drawn("名", Face::Regular);
    CHECK(block.size() == 4);
    CHECK(block != drawn("?", Face::Regular));
    for (const std::string_view one : {"1️⃣", "नि", "x\u030c", "\u0301"})
    {
        CAPTURE(one);
        CHECK(drawn(one, Face::Regular) == block);
    }
    CHECK(drawn("名名", Face::Regular).size() == 2 * block.size());
    CHECK(width_of(Face::Bold, "Ana 名") > width_of(Face::Bold, "Ana ") + 5.0F);
    CHECK(drawn("\xff\xfe", Face::Regular).size() == 2 * block.size());
    CHECK(drawn("\xe2\x82", Face::Regular).size() == 2 * block.size());
}

TEST_CASE("an emoji, a flag or a sign that no typeface has is drawn as one dot, however it is written")
{
    Stage stage(400, 300, 1);
    const Drawing dot = drawn("·", Face::Regular);
    for (const std::string_view one :
         {"🎲", "👩‍👩‍👧‍👦", "👍🏽", "🇪🇸", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "→", "★"})
    {
        CAPTURE(one);
        CHECK(drawn(one, Face::Regular) == dot);
    }
    CHECK(drawn("🎲🎲", Face::Regular) == drawn("··", Face::Regular));
    CHECK(width_of(Face::Bold, "Ana 🎲") == width_of(Face::Bold, "Ana ·"));
    CHECK(width_of(Face::Bold, "🎲\u200dAna") == width_of(Face::Bold, "·Ana")); // letters are never joined to a picture
}

TEST_CASE("direction marks, joiners and selectors have no ink and no width; all kinds of spaces are spaces")
{
    Stage stage(400, 300, 1);
    CHECK(drawn("\u2068A\u200bn\u00ad\u2060a\u2069\ufeff", Face::Regular) == drawn("Ana", Face::Regular));
    CHECK(drawn("♥\ufe0f", Face::Regular) == drawn("♥", Face::Regular));
    CHECK(width_of(Face::Regular, "Ana\u00a0B\u2009C") == width_of(Face::Regular, "Ana B C"));
}

} // namespace elgrande::board::test
