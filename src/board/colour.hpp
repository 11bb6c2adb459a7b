#pragma once

#include <array>
#include <imgui.h>

/// The colours of the printed game.
namespace elgrande::board
{

/// 0xRRGGBB with an opacity from 0 to 1.
constexpr ImU32 rgb(unsigned code, float opacity = 1.0F)
{
    const auto alpha = static_cast<unsigned>(opacity * 255.0F + 0.5F);
    return (alpha << 24U) | (code & 0xFFU) << 16U | (code & 0xFF00U) | (code >> 16U & 0xFFU);
}

/// `colour` with its opacity multiplied.
constexpr ImU32 faded(ImU32 colour, float by)
{
    const float alpha = static_cast<float>(colour >> 24U) * by;
    return (colour & 0xFFFFFFU) | static_cast<ImU32>(alpha + 0.5F) << 24U;
}

/// From `a` (t = 0) to `b` (t = 1).
constexpr ImU32 mixed(ImU32 a, ImU32 b, float t)
{
    ImU32 result = 0;
    for (unsigned shift = 0; shift < 32; shift += 8)
    {
        const float from = static_cast<float>(a >> shift & 0xFFU);
        const float to = static_cast<float>(b >> shift & 0xFFU);
        result |= static_cast<ImU32>(from + (to - from) * t + 0.5F) << shift;
    }
    return result;
}

/// What a seat's wood and print look like: in the shade of the light, facing it, and turned away from it.
struct Wood
{
    ImU32 body;
    ImU32 light;
    ImU32 dark;
};

/// How many colours the players choose from.
inline constexpr int colour_count = 5;

/// Red, blue, green, yellow, purple: the order of the colour index everywhere. They differ in brightness as well, so
/// that they are told apart with any deficiency of colour vision (tests/board/palette_test.cpp).
inline constexpr std::array<Wood, colour_count> woods{{
    {rgb(0xa92f28), rgb(0xd9655a), rgb(0x73201b)},
    {rgb(0x2f66ad), rgb(0x6a9adb), rgb(0x1d416f)},
    {rgb(0x5f9a63), rgb(0x97c897), rgb(0x3c6740)},
    {rgb(0xe8b93a), rgb(0xf8dd83), rgb(0xa37a1c)},
    {rgb(0x5c2f63), rgb(0x94639c), rgb(0x3b1d41)},
}};

/// The same colours as text on dark ground, and on parchment.
inline constexpr std::array<ImU32, colour_count> text_on_dark{rgb(0xff9c8d), rgb(0x93bdf5), rgb(0x9fd3a1),
                                                              rgb(0xf4d270), rgb(0xd3a9e3)};
inline constexpr std::array<ImU32, colour_count> text_on_paper{rgb(0x8a2019), rgb(0x244f8a), rgb(0x2c5e33),
                                                               rgb(0x6f4a00), rgb(0x5c2f63)};

/// Text printed on the wood itself.
inline constexpr std::array<ImU32, colour_count> text_on_wood{rgb(0xfff3d0), rgb(0xfff3d0), rgb(0x1c1208),
                                                              rgb(0x1c1208), rgb(0xfff3d0)};

namespace ink
{
inline constexpr ImU32 border = rgb(0x3b2610);
inline constexpr ImU32 text = rgb(0x2b1a0c);
inline constexpr ImU32 paper = rgb(0xf3e6c4);
inline constexpr ImU32 paper_light = rgb(0xfaf1d8);
inline constexpr ImU32 halo = rgb(0xf6ead0);
inline constexpr ImU32 brown = rgb(0x4a3217);
inline constexpr ImU32 crimson = rgb(0x7b1f1f);
inline constexpr ImU32 gold = rgb(0xffcf4a);
inline constexpr ImU32 gold_pale = rgb(0xf4d98b);
inline constexpr ImU32 gold_dark = rgb(0x8a6420);
inline constexpr ImU32 empty = rgb(0x140d08); ///< what every picture begins with
inline constexpr ImU32 night = rgb(0x1d150c);
inline constexpr ImU32 shadow = rgb(0x2b1a0c);
inline constexpr ImU32 sea_top = rgb(0x3d6a74);
inline constexpr ImU32 sea_bottom = rgb(0x234850);
inline constexpr ImU32 sea_line = rgb(0xb9d2cb);
inline constexpr ImU32 sea_text = rgb(0xd8e2d2);
inline constexpr ImU32 quiet_land = rgb(0xa39f83);
inline constexpr ImU32 quiet_ink = rgb(0x363022);
} // namespace ink

/// The parchment of each region, in the order of the scoring track.
inline constexpr std::array<ImU32, 9> region_tints{rgb(0xc8cfa0), rgb(0xb4c48f), rgb(0xd3bda6),
                                                   rgb(0xd9a790), rgb(0xe5d29f), rgb(0xdcb987),
                                                   rgb(0xc6c08b), rgb(0xcda480), rgb(0xe4c07d)};

} // namespace elgrande::board
