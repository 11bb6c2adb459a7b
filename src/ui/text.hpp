#pragma once

#include "board/lettering/type.hpp"
#include "ui/ui.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace elgrande::screens
{

using board::Face;

/// Which part of a line lies at the position: its left end, its middle or its right end.
enum class Align : std::uint8_t
{
    Left,
    Centre,
    Right
};

/// How letters look. Sizes in ImGui's units.
struct Letters
{
    Face face = Face::Regular;
    float size = 16;
    Paint colour = theme::current.ink;
    Paint lit = theme::current.lit_text; ///< colour of passages between words::lit_begins and style_ends
    std::span<const Paint> seats = {};   ///< of players' names by seat; empty: bold in the colour of the text
    Paint found = theme::current.glow;   ///< background of text that was searched for
};

/// Returns the width of a text without marks of style on one line.
float text_width(const Letters& letters, std::string_view text);

/// Makes letters smaller so that a text that is `width` wide with them fits into `room`; does nothing if it fits.
void narrow(Letters& letters, float width, float room);

/// Writes one line without marks of style; `align` says which part of it lies at `x`, and `y` is its upper edge.
void write(Ui& ui, const Letters& letters, float x, float y, std::string_view text, Align align = Align::Left);

/// Writes one line without marks of style at half the height of a box. If it does not fit, makes it smaller, then cuts
/// it with an ellipsis, which Ui::cut() reports.
void write_in(Ui& ui, Letters letters, const Box& box, std::string_view text, Align align = Align::Centre);

/// Writes a text with marks of style (words/marks.hpp) in lines that are at most `box.w` wide, a longer word excepted,
/// from the top of the box; its height does not matter. Returns the height of the lines.
float write_wrapped(Ui& ui, const Letters& letters, const Box& box, std::string_view text, Align align = Align::Left);

/// Returns the height of the lines that write_wrapped() writes in a box of this width.
float wrapped_height(const Letters& letters, float width, std::string_view text);

/// Returns the width of the widest word, which is the smallest width of wrapped text.
float widest_word(const Letters& letters, std::string_view text);

/// Returns the width of a text with marks of style on one line.
float marked_width(const Letters& letters, std::string_view text);

inline float line_height(const Letters& letters)
{
    return letters.size * 1.18F;
}

} // namespace elgrande::screens
