#pragma once

#include "board/colour.hpp"

#include <array>
#include <cstdint>

namespace elgrande::screens
{

using board::faded;
using board::rgb;

/// A colour as Dear ImGui packs it.
using Paint = ImU32;

/// The light on the table.
enum class Light : std::uint8_t
{
    Day,
    Candle
};

/// The colours of the screens: wood, parchment, ink and gilt.
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
    Paint glow;     ///< frames what is active, focused or pointed at; background of text found by a search
    Paint lit_text; ///< emphasis on dark grounds
    Paint night;    ///< background of messages, and shadows
    Paint parchment;
    Paint parchment_bright;
    Paint parchment_row;
    Paint parchment_now; ///< row of the seat whose turn it is, and hovered or chosen rows
    Paint parchment_edge;
    Paint card_gone; ///< a card that is used up
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
    Paint cream_quiet; ///< secondary text on dark grounds
    Paint cream_off;   ///< disabled buttons
    Paint cream_log;
    Paint on_gilt;              ///< text on gilt
    std::array<Paint, 7> stack; ///< the frame of an action card's picture: index n for stack n + 1
    bool candle;                ///< true in candle_palette only
};

inline constexpr Palette day_palette{
    .wood_light = rgb(0x4a3018),
    .wood_dark = rgb(0x2e1d0e),
    .wood_edge = rgb(0x1c120a),
    .wood_inlay = rgb(0x2b1c0f),
    .wood_button = rgb(0x3a2c1a),
    .wood_hover = rgb(0x4d3b24),
    .brass = rgb(0x8a6a3a),
    .gilt = rgb(0xd8b25c),
    .gilt_hover = rgb(0xe8c878),
    .glow = rgb(0xffcf4a),
    .lit_text = rgb(0xffd86b),
    .night = rgb(0x1d150c),
    .parchment = rgb(0xf5e9c8),
    .parchment_bright = rgb(0xfff6da),
    .parchment_row = rgb(0xe9dab4),
    .parchment_now = rgb(0xf7ebcb),
    .parchment_edge = rgb(0x6b4a20),
    .card_gone = rgb(0x3a2a1a),
    .card_veil = rgb(0x241609, 0.42F),
    .card_edge = rgb(0x4a3217),
    .ink = rgb(0x2b1a0c),
    .ink_soft = rgb(0x4a3217),
    .ink_label = rgb(0x715328),
    .wine = rgb(0x7b1f1f),
    .wine_dark = rgb(0x5c1a14),
    .cream = rgb(0xf3e6c4),
    .cream_heading = rgb(0xf0d9a0),
    .cream_title = rgb(0xf6e7bd),
    .cream_quiet = rgb(0xd9bf86),
    .cream_off = rgb(0xa9946a),
    .cream_log = rgb(0xead9b0),
    .on_gilt = rgb(0x22170a),
    .stack = {rgb(0x8c6d46), rgb(0x6e7c4a), rgb(0x8a4a3c), rgb(0x4c6a86), rgb(0x5b4a7a), rgb(0x39363c), rgb(0x2f6b6a)},
    .candle = false,
};

/// The same table by candlelight: dark wood and warm, dim colours.
inline constexpr Palette candle_palette{
    .wood_light = rgb(0x2a1a0d),
    .wood_dark = rgb(0x170e07),
    .wood_edge = rgb(0x0c0704),
    .wood_inlay = rgb(0x150d07),
    .wood_button = rgb(0x261a0e),
    .wood_hover = rgb(0x3a2917),
    .brass = rgb(0x6b4f28),
    .gilt = rgb(0xc0923e),
    .gilt_hover = rgb(0xd6a952),
    .glow = rgb(0xffb93a),
    .lit_text = rgb(0xffc65a),
    .night = rgb(0x0f0a05),
    .parchment = rgb(0xcdb07c),
    .parchment_bright = rgb(0xdcc08a),
    .parchment_row = rgb(0xbf9f6c),
    .parchment_now = rgb(0xd2b680),
    .parchment_edge = rgb(0x4a3217),
    .card_gone = rgb(0x22160c),
    .card_veil = rgb(0x241609, 0.26F),
    .card_edge = rgb(0x2e1e0e),
    .ink = rgb(0x1a0f06),
    .ink_soft = rgb(0x2e1e0c),
    .ink_label = rgb(0x3d2a12),
    .wine = rgb(0x6e1b1b),
    .wine_dark = rgb(0x45110c),
    .cream = rgb(0xe2cc9c),
    .cream_heading = rgb(0xd9b877),
    .cream_title = rgb(0xe6cf98),
    .cream_quiet = rgb(0xc2a46a),
    .cream_off = rgb(0xa58c60),
    .cream_log = rgb(0xcdb585),
    .on_gilt = rgb(0x1a1006),
    .stack = {rgb(0x6d4724), rgb(0x555126), rgb(0x6b301f), rgb(0x3b4545), rgb(0x46303f), rgb(0x241f20), rgb(0x274641)},
    .candle = true,
};

constexpr const Palette& palette(Light light)
{
    return light == Light::Candle ? candle_palette : day_palette;
}

/// The current palette, global like ImGui's style. The app calls set_light() in each frame and when the setting
/// changes.
inline Palette current = day_palette;

inline void set_light(Light light)
{
    current = palette(light);
}

} // namespace theme

} // namespace elgrande::screens
