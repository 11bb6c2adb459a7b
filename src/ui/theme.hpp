#pragma once

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

/// The light on the table.
enum class Light : std::uint8_t
{
    Day,
    Candle
};

/// Wood, parchment, ink and gilt.
namespace theme
{

struct Palette
{
    Paint wood_light;
    Paint wood_dark;
    Paint wood_edge;
    Paint wood_inlay;
    Paint wood_button;
    Paint wood_hover;
    Paint brass;
    Paint gilt;
    Paint gilt_hover;
    Paint glow;
    Paint lit_text;
    Paint night;
    Paint parchment;
    Paint parchment_bright;
    Paint parchment_row;
    Paint parchment_now;
    Paint parchment_edge;
    Paint card_gone; ///< a card that was used up
    Paint card_veil; ///< over a card that is taken
    Paint card_edge;
    Paint ink;
    Paint ink_soft;
    Paint ink_label;
    Paint wine;
    Paint wine_dark;
    Paint cream;
    Paint cream_heading;
    Paint cream_title;
    Paint cream_quiet;
    Paint cream_off; ///< what cannot be pressed now
    Paint cream_log;
    Paint on_gilt;
    Paint sea_light;
    Paint sea_dark;
    std::array<Paint, 7> stack; ///< behind the pictures of action cards, by stack 1 … 7
    bool candle;
};

inline constexpr Palette by_day{
    .wood_light = paint(0x4a3018),
    .wood_dark = paint(0x2e1d0e),
    .wood_edge = paint(0x1c120a),
    .wood_inlay = paint(0x2b1c0f),
    .wood_button = paint(0x3a2c1a),
    .wood_hover = paint(0x4d3b24),
    .brass = paint(0x8a6a3a),
    .gilt = paint(0xd8b25c),
    .gilt_hover = paint(0xe8c878),
    .glow = paint(0xffcf4a),
    .lit_text = paint(0xffd86b),
    .night = paint(0x1d150c),
    .parchment = paint(0xf5e9c8),
    .parchment_bright = paint(0xfff6da),
    .parchment_row = paint(0xe9dab4),
    .parchment_now = paint(0xf7ebcb),
    .parchment_edge = paint(0x6b4a20),
    .card_gone = paint(0x3a2a1a),
    .card_veil = paint(0x241609, 0.42F),
    .card_edge = paint(0x4a3217),
    .ink = paint(0x2b1a0c),
    .ink_soft = paint(0x4a3217),
    .ink_label = paint(0x715328),
    .wine = paint(0x7b1f1f),
    .wine_dark = paint(0x5c1a14),
    .cream = paint(0xf3e6c4),
    .cream_heading = paint(0xf0d9a0),
    .cream_title = paint(0xf6e7bd),
    .cream_quiet = paint(0xd9bf86),
    .cream_off = paint(0xa9946a),
    .cream_log = paint(0xead9b0),
    .on_gilt = paint(0x22170a),
    .sea_light = paint(0x3f6a70),
    .sea_dark = paint(0x234850),
    .stack = {paint(0x8c6d46), paint(0x6e7c4a), paint(0x8a4a3c), paint(0x4c6a86), paint(0x5b4a7a), paint(0x39363c),
              paint(0x2f6b6a)},
    .candle = false,
};

/// The same table in the evening: dark wood, and the warm light that is left of everything.
inline constexpr Palette by_candle{
    .wood_light = paint(0x2a1a0d),
    .wood_dark = paint(0x170e07),
    .wood_edge = paint(0x0c0704),
    .wood_inlay = paint(0x150d07),
    .wood_button = paint(0x261a0e),
    .wood_hover = paint(0x3a2917),
    .brass = paint(0x6b4f28),
    .gilt = paint(0xc0923e),
    .gilt_hover = paint(0xd6a952),
    .glow = paint(0xffb93a),
    .lit_text = paint(0xffc65a),
    .night = paint(0x0f0a05),
    .parchment = paint(0xcdb07c),
    .parchment_bright = paint(0xdcc08a),
    .parchment_row = paint(0xbf9f6c),
    .parchment_now = paint(0xd2b680),
    .parchment_edge = paint(0x4a3217),
    .card_gone = paint(0x22160c),
    .card_veil = paint(0x241609, 0.26F),
    .card_edge = paint(0x2e1e0e),
    .ink = paint(0x1a0f06),
    .ink_soft = paint(0x2e1e0c),
    .ink_label = paint(0x3d2a12),
    .wine = paint(0x6e1b1b),
    .wine_dark = paint(0x45110c),
    .cream = paint(0xe2cc9c),
    .cream_heading = paint(0xd9b877),
    .cream_title = paint(0xe6cf98),
    .cream_quiet = paint(0xc2a46a),
    .cream_off = paint(0xa58c60),
    .cream_log = paint(0xcdb585),
    .on_gilt = paint(0x1a1006),
    .sea_light = paint(0x1b2a2a),
    .sea_dark = paint(0x0e1716),
    .stack = {paint(0x6d4724), paint(0x555126), paint(0x6b301f), paint(0x3b4545), paint(0x46303f), paint(0x241f20),
              paint(0x274641)},
    .candle = true,
};

constexpr const Palette& palette(Light light)
{
    return light == Light::Candle ? by_candle : by_day;
}

/// The one that everything is drawn with now, as ImGui has one style: App::frame() begins with light().
inline Palette current = by_day;

inline void light(Light light)
{
    current = palette(light);
}

} // namespace theme

} // namespace elgrande::screens
