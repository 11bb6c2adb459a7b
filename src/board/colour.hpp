#pragma once

#include "rules/complete.hpp"

#include <algorithm>
#include <array>
#include <imgui.h>

/// The colours of the printed game, in ImGui's format, and calculations with them.
namespace elgrande::board
{

/// Returns the colour 0xRRGGBB with an opacity from 0 to 1.
constexpr ImU32 rgb(unsigned code, float opacity = 1.0F)
{
    const auto alpha = static_cast<unsigned>(opacity * 255.0F + 0.5F);
    return (alpha << 24U) | (code & 0xFFU) << 16U | (code & 0xFF00U) | (code >> 16U & 0xFFU);
}

/// Returns `colour` with its opacity multiplied by `by`, from 0 to 1.
constexpr ImU32 faded(ImU32 colour, float by)
{
    const float alpha = static_cast<float>(colour >> 24U) * by;
    return (colour & 0xFFFFFFU) | static_cast<ImU32>(alpha + 0.5F) << 24U;
}

/// Returns a mix of two colours and of their opacities, for t from 0 to 1: `a` for t = 0, `b` for t = 1.
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

/// Returns a colour of the sea or the land by candlelight: gold stays bright, water becomes dark. Same formula as
/// shaders/copy.frag.
constexpr ImU32 candlelit_ground(ImU32 colour)
{
    const auto part = [colour](unsigned shift) { return static_cast<float>(colour >> shift & 0xFFU) / 255.0F; };
    const auto ramp = [](float from, float to, float v) {
        return v <= from ? 0.0F : v >= to ? 1.0F : (v - from) / (to - from);
    };
    const float golden = ramp(0.44F, 0.60F, part(0) - part(16));
    const float dim = 1.0F - 0.62F * ramp(0.0F, 0.12F, part(16) - part(0)) * (1.0F - golden);
    ImU32 result = colour & 0xFF000000U;
    constexpr std::array<float, 3> flame{0.80F, 0.64F, 0.46F};
    constexpr std::array<float, 3> shine{1.0F, 0.92F, 0.78F};
    for (unsigned i = 0; i < 3; ++i)
    {
        const float by = flame[i] * dim + (shine[i] - flame[i] * dim) * golden;
        result |= static_cast<ImU32>(part(i * 8) * by * 255.0F + 0.5F) << i * 8;
    }
    return result;
}

/// Returns the colour by candlelight of something that stands or is printed on the board: brighter than the sea and the
/// land, except that ink becomes darker.
constexpr ImU32 candlelit(ImU32 colour)
{
    ImU32 result = colour & 0xFF000000U;
    const unsigned brightest = std::max({colour & 0xFFU, colour >> 8U & 0xFFU, colour >> 16U & 0xFFU});
    const float ink = 0.6F + 0.4F * std::clamp((static_cast<float>(brightest) - 60.0F) / 60.0F, 0.0F, 1.0F);
    constexpr std::array<float, 3> flame{0.92F, 0.80F, 0.66F};
    for (unsigned i = 0; i < 3; ++i)
    {
        result |= static_cast<ImU32>(static_cast<float>(colour >> i * 8 & 0xFFU) * flame[i] * ink + 0.5F) << i * 8;
    }
    return result;
}

/// Three tones of a seat's colour: normal, facing the light, and turned away from it.
struct Wood
{
    ImU32 body;
    ImU32 light;
    ImU32 dark;
};

/// The number of colours that players choose from.
inline constexpr int colour_count = 5;

/// The next colour index: black, for caballeros that belong to nobody.
inline constexpr int black = colour_count;

/// The number of colour indices, including black.
inline constexpr int wood_count = colour_count + 1;

/// By colour index: red, blue, green, yellow, purple, black. The colours differ in brightness too, so that they can be
/// told apart with any colour vision deficiency (tests/board/palette_test.cpp).
inline constexpr auto woods = table_of<Wood, wood_count>(
    Wood{rgb(0xa92f28), rgb(0xd9655a), rgb(0x73201b)}, Wood{rgb(0x2f66ad), rgb(0x6a9adb), rgb(0x1d416f)},
    Wood{rgb(0x5f9a63), rgb(0x97c897), rgb(0x3c6740)}, Wood{rgb(0xe8b93a), rgb(0xf8dd83), rgb(0xa37a1c)},
    Wood{rgb(0x5c2f63), rgb(0x94639c), rgb(0x3b1d41)}, Wood{rgb(0x2b2a2d), rgb(0x5f5d63), rgb(0x151417)});

/// The players' colours for text on a dark background, and on parchment, by colour index.
inline constexpr auto text_on_dark = table_of<ImU32, wood_count>(rgb(0xff9c8d), rgb(0x93bdf5), rgb(0x9fd3a1),
                                                                 rgb(0xf4d270), rgb(0xd3a9e3), rgb(0xd6d3da));
inline constexpr auto text_on_paper = table_of<ImU32, wood_count>(rgb(0x8a2019), rgb(0x244f8a), rgb(0x2c5e33),
                                                                  rgb(0x6f4a00), rgb(0x5c2f63), rgb(0x2b2a2d));

/// The colour of marks and text printed on wood, by colour index of the wood.
inline constexpr auto text_on_wood = table_of<ImU32, wood_count>(rgb(0xfff3d0), rgb(0xfff3d0), rgb(0x1c1208),
                                                                 rgb(0x1c1208), rgb(0xfff3d0), rgb(0xf0e2c0));

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
inline constexpr ImU32 empty = rgb(0x140d08); ///< the screen before the board fades in
inline constexpr ImU32 night = rgb(0x1d150c);
inline constexpr ImU32 shadow = rgb(0x2b1a0c);
inline constexpr ImU32 sea_top = rgb(0x3d6a74);
inline constexpr ImU32 sea_bottom = rgb(0x234850);
inline constexpr ImU32 sea_line = rgb(0xb9d2cb);
inline constexpr ImU32 sea_text = rgb(0xe0e9da);
inline constexpr ImU32 quiet_land = rgb(0xa39f83);
inline constexpr ImU32 quiet_land_at_night = rgb(0x55503e);
inline constexpr ImU32 quiet_ink = rgb(0x2a2418);
} // namespace ink

/// The parchment of each region, in the order of the scoring track.
inline constexpr auto region_tints =
    table_of<ImU32, 9>(rgb(0xc8cfa0), rgb(0xb4c48f), rgb(0xd3bda6), rgb(0xd9a790), rgb(0xe5d29f), rgb(0xdcb987),
                       rgb(0xc6c08b), rgb(0xcda480), rgb(0xe4c07d));

} // namespace elgrande::board
