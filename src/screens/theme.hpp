#pragma once

#include "board/colour.hpp"
#include "record/game.hpp"

#include <array>
#include <cstdint>

namespace elgrande::screens
{

/// A colour as ImGui packs it: alpha, blue, green, red from the highest byte.
using Paint = std::uint32_t;

/// From 0xRRGGBB, as it stands in a style sheet, and an opacity.
constexpr Paint paint(std::uint32_t rgb, float opacity = 1.0F)
{
    const auto alpha = static_cast<std::uint32_t>(opacity * 255.0F + 0.5F);
    return alpha << 24U | (rgb & 0xffU) << 16U | (rgb & 0xff00U) | rgb >> 16U;
}

/// The same colour, more transparent.
constexpr Paint faded(Paint colour, float opacity)
{
    const auto alpha = static_cast<std::uint32_t>(static_cast<float>(colour >> 24U) * opacity + 0.5F);
    return (colour & 0xffffffU) | alpha << 24U;
}

/// Wood, parchment, ink and gilt.
namespace theme
{

inline constexpr Paint wood_light = paint(0x4a3018);
inline constexpr Paint wood_dark = paint(0x2e1d0e);
inline constexpr Paint wood_edge = paint(0x1c120a);
inline constexpr Paint wood_inlay = paint(0x2b1c0f);
inline constexpr Paint wood_button = paint(0x3a2c1a);
inline constexpr Paint wood_hover = paint(0x4d3b24);
inline constexpr Paint brass = paint(0x8a6a3a);
inline constexpr Paint gilt = paint(0xd8b25c);
inline constexpr Paint gilt_hover = paint(0xe8c878);
inline constexpr Paint glow = paint(0xffcf4a);
inline constexpr Paint lit_text = paint(0xffd86b);
inline constexpr Paint night = paint(0x1d150c);

inline constexpr Paint parchment = paint(0xf5e9c8);
inline constexpr Paint parchment_bright = paint(0xfff6da);
inline constexpr Paint parchment_row = paint(0xe9dab4);
inline constexpr Paint parchment_now = paint(0xf7ebcb);
inline constexpr Paint parchment_edge = paint(0x6b4a20);
inline constexpr Paint card_gone = paint(0x3a2a1a); ///< a card that was used up
inline constexpr Paint card_edge = paint(0x4a3217);

inline constexpr Paint ink = paint(0x2b1a0c);
inline constexpr Paint ink_soft = paint(0x4a3217);
inline constexpr Paint ink_label = paint(0x715328);
inline constexpr Paint wine = paint(0x7b1f1f);
inline constexpr Paint wine_dark = paint(0x5c1a14);

inline constexpr Paint cream = paint(0xf3e6c4);
inline constexpr Paint cream_heading = paint(0xf0d9a0);
inline constexpr Paint cream_title = paint(0xf6e7bd);
inline constexpr Paint cream_quiet = paint(0xd9bf86);
inline constexpr Paint cream_off = paint(0xa9946a); ///< what cannot be pressed now
inline constexpr Paint cream_log = paint(0xead9b0);
inline constexpr Paint on_gilt = paint(0x22170a);

inline constexpr Paint sea_light = paint(0x3f6a70);
inline constexpr Paint sea_dark = paint(0x234850);

/// Behind the pictures of action cards, by stack 1 … 5.
inline constexpr std::array<Paint, 5> stack{paint(0x8c6d46), paint(0x6e7c4a), paint(0x8a4a3c), paint(0x4c6a86),
                                            paint(0x5b4a7a)};

/// A set of wooden pieces: its face, its lit and its shaded side, letters in its colour on dark ground and on
/// parchment, and those that are printed on its face.
struct Wood
{
    Paint face;
    Paint lit;
    Paint shade;
    Paint letters;
    Paint on_paper;
    Paint print;
};

constexpr Wood of(record::Colour colour)
{
    const auto i = static_cast<std::size_t>(colour);
    return {board::woods[i].body,   board::woods[i].light,   board::woods[i].dark,
            board::text_on_dark[i], board::text_on_paper[i], board::text_on_wood[i]};
}

} // namespace theme

} // namespace elgrande::screens
