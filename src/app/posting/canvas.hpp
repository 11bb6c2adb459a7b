#pragma once

#include "board/geometry/plane.hpp"
#include "board/lettering/type.hpp"
#include "ui/theme.hpp"

#include <string>
#include <string_view>
#include <vector>

struct ImDrawList;

namespace elgrande::screens
{

/// A drawing surface with the few shapes of a picture to be posted. Boxes and sizes of letters are in units of its draw
/// list; radii are in CSS pixels of the picture. One CSS pixel is `unit` units.
struct Canvas
{
    ImDrawList* list;
    float unit;

    void fill(const Box& box, Paint colour, float radius = 0) const;
    /// Draws a line, one CSS pixel wide, on the edge of the box.
    void frame(const Box& box, Paint colour, float radius) const;

    /// Writes one line, vertically centred in the box. A text that is too long gets smaller letters, down to three
    /// fifths of their size; what is still too long is clipped.
    void write(const Box& box, std::string_view text, board::Lettering style) const;

    /// Writes a text in lines from the top of the box, with smaller letters if it needs more lines than fit, down to
    /// three fifths of their size; what is still too much is clipped.
    void write_lines(const Box& box, std::string_view text, board::Lettering style) const;
};

/// Breaks a text into lines at its blanks. `room` is the width of a line, in the unit of `style.size`; a wider word has
/// a line of its own. An empty text is one empty line.
std::vector<std::string> lines_of(std::string_view text, const board::Lettering& style, float room);

/// Returns the distance from one line to the next, in the unit of `style.size`.
inline float line_step(const board::Lettering& style)
{
    return style.size * 1.18F;
}

} // namespace elgrande::screens
