#pragma once

#include "board/scene.hpp"
#include "screens/board_view/board_view.hpp"
#include "ui/ui.hpp"

#include <string_view>

namespace elgrande::screens
{

/// The board behind the start page and the pages that open from it. It shows no game, but Spain, with or without
/// pieces.
class Backdrop
{
public:
    /// The painter must outlive this object.
    explicit Backdrop(board::Painter& painter) : board_(painter) {}

    /// Draws the board over the screen, with Spain in `free` and pieces in the first `settled` regions, 0 … 9.
    /// Returns false if the board is not ready yet. If it is drawn, darken() it before writing text on it.
    bool draw(Ui& ui, const Box& free, int settled = 0);

private:
    BoardView board_;
    board::Scene scene_;
};

/// Darkens a box with a linear gradient whose opacity, 0 … 1, goes from `from` at its left edge, or its upper edge if
/// `downwards`, to `to` at the opposite edge.
void darken(Ui& ui, const Box& box, float from, float to, bool downwards);

/// Draws a wooden sheet.
void draw_sheet(Ui& ui, const Box& box);

/// The sheet of a page that opens from the start page and covers it.
struct SheetPage
{
    Box inside;          ///< below the title
    bool closed = false; ///< the button or Escape was pressed
};

/// Draws the backdrop and on it a sheet with a title and a button with the label `close`. It is at most `width` wide;
/// its part below the title is `length` high if there is room.
SheetPage draw_sheet_page(Ui& ui, Backdrop& backdrop, std::string_view title, std::string_view close, float width,
                          float length);

} // namespace elgrande::screens
