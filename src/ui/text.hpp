#pragma once

#include "board/lettering/type.hpp"
#include "ui/ui.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace elgrande::screens
{

using board::Face;

/// The horizontal alignment of a line to its position.
enum class Align : std::uint8_t
{
    Left,
    Centre,
    Right
};

/// The style of a text. Sizes are in ImGui's units.
struct Letters
{
    Face face = Face::Regular;
    float size = 16;
    Paint colour = theme::current.ink;
    Paint lit = theme::current.lit_text; ///< colour of passages between words::lit_begins and style_ends
    std::span<const Paint> seats = {};   ///< by seat: the colour of its name; empty: names have the text's colour
    Paint found = theme::current.glow;   ///< background of search results
};

/// Returns the width of a text without style marks on one line.
float text_width(const Letters& letters, std::string_view text);

/// Shrinks the letters by the factor room / width, rounded down to a size in whole pixels, if a text that is `width`
/// wide does not fit into `room`. The text may still be a little too wide, as letters advance by whole pixels.
void shrink_to_fit(Letters& letters, float width, float room);

/// Writes one line without style marks; `align` says which part of it lies at `x`, and `y` is its upper edge.
void write(Ui& ui, const Letters& letters, float x, float y, std::string_view text, Align align = Align::Left);

/// Writes one line without style marks, centred vertically in a box. If it is too wide, shrinks it by about a quarter
/// at most; if it is still too wide, truncates it with an ellipsis and reports it to Ui::note_cut().
void write_in(Ui& ui, Letters letters, const Box& box, std::string_view text, Align align = Align::Centre);

/// Writes a text with style marks (words/marks.hpp), and without line breaks or other control characters, from the top
/// of the box, wrapped to its width. A word that is wider than the box overflows, and the text is reported to
/// Ui::note_cut(). Ignores the height of the box. Returns the height of the lines; 0 for an empty text.
float write_wrapped(Ui& ui, const Letters& letters, const Box& box, std::string_view text, Align align = Align::Left);

/// Returns the height of the lines that write_wrapped() writes in a box of this width.
float wrapped_height(const Letters& letters, float width, std::string_view text);

/// Returns the smallest width, at most `width`, in which write_wrapped() needs no more lines than in `width`. Its lines
/// are then about equally long.
float balanced_width(const Letters& letters, float width, std::string_view text);

/// Returns the width of the widest word: wrapped text in a narrower box overflows.
float widest_word(const Letters& letters, std::string_view text);

/// Returns the width of a text with style marks on one line; 0 for an empty text.
float marked_width(const Letters& letters, std::string_view text);

/// The most characters of an address that write_address() shows: nobody types a longer one.
inline constexpr std::size_t longest_typed_address = 100;

/// Writes an address, without style marks, from the top of the box for people who type it elsewhere. Breaks it where
/// the box ends, or before a '#' that is on the same line. Returns the height of the lines; for an empty address and
/// one longer than longest_typed_address writes nothing and returns 0.
float write_address(Ui& ui, const Letters& letters, const Box& box, std::string_view address);

/// Returns the height of the lines that write_address() writes in a box of this width.
float address_height(const Letters& letters, float width, std::string_view address);

/// Returns the distance between the upper edges of two lines of write_wrapped() and write_address().
inline float line_height(const Letters& letters)
{
    return letters.size * 1.18F;
}

} // namespace elgrande::screens
