#pragma once

#include "board/scene.hpp"
#include "screens/board_view/board_view.hpp"
#include "ui/ui.hpp"

#include <string_view>

namespace elgrande::screens
{

/// The board behind the start page and the pages that open from it: no game, only Spain.
class Backdrop
{
public:
    /// The painter must outlive this.
    explicit Backdrop(board::Painter& painter) : board_(painter) {}

    /// Draws the board over the screen, with Spain in `free` and pieces in the first `settled` regions. Returns true if
    /// there is a picture, which what is written on it must darken first.
    bool draw(Ui& ui, const Box& free, int settled = 0);

private:
    BoardView board_;
    board::Scene scene_;
};

/// Darkens a part of the picture: its left or upper edge by `from`, the opposite one by `to`, 0 … 1.
void darken(Ui& ui, const Box& box, float from, float to, bool downwards);

/// Draws a wooden sheet.
void draw_sheet(Ui& ui, const Box& box);

/// A page that opens from the start page and covers it: a sheet with a title and a button that closes it.
struct SheetPage
{
    Box inside;          ///< below the title
    bool closed = false; ///< the button or Escape was pressed
};

/// Draws the sheet over the backdrop: at most `width` wide, with `length` for what stands below the title if there is
/// room. `close`: the label of the button.
SheetPage draw_sheet_page(Ui& ui, Backdrop& backdrop, std::string_view title, std::string_view close, float width,
                          float length);

} // namespace elgrande::screens
