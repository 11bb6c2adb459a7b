#include "board/lettering/type.hpp"

#include <imgui.h>

#include <catch2/catch_test_macros.hpp>

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::board::test
{

TEST_CASE("the program contains the typefaces of data/fonts")
{
    const std::string names[] = {"regular", "italic", "bold", "smallcaps"};
    for (int face = 0; face < 4; ++face)
    {
        INFO(names[face]);
        std::ifstream file("data/fonts/" + names[face] + ".ttf", std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        const std::span<const std::uint32_t> words = packed::font_file(face).words;
        REQUIRE(bytes.size() > 10'000);
        REQUIRE(words.size_bytes() >= bytes.size());
        CHECK(std::memcmp(words.data(), bytes.data(), bytes.size()) == 0);
    }
    CHECK(packed::font_file(4).words.empty());
}

TEST_CASE("a damaged face is named and replaced by another one")
{
    const auto damaged = [](int face)
    {
        packed::FontFile file = packed::font_file(face);
        if (face == 1)
        {
            static std::vector<std::uint32_t> words;
            words.assign(file.words.begin(), file.words.end());
            words[words.size() / 2] ^= 0x100U;
            file.words = words;
        }
        return file;
    };
    ImFontAtlas good;
    CHECK(load_faces(good).empty());
    ImFontAtlas atlas;
    CHECK(load_faces(atlas, damaged) == "italic");
    CHECK(atlas.Fonts.Size == good.Fonts.Size);
}

} // namespace elgrande::board::test
