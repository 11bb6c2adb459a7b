#pragma once

#include "board/painter.hpp"
#include "rules/setup.hpp"
#include "ui/ui.hpp"
#include "words/book.hpp"

#include <optional>

namespace elgrande::screens
{

/// The pictures in the rules, drawn with the board and the cards of the table.
class RulePictures
{
public:
    /// Returns the height of a picture on a sheet of this width, with letters of this size; 0 for Picture::None.
    static float height(words::Picture picture, float width, float size);

    /// Draws a picture for a game of this set-up. `box` has the picture's height().
    void draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, words::Picture picture, const Box& box,
              float size);

private:
    void draw_board(Ui& ui, const words::Localizer& localizer, Edition edition, const Box& box, float size);
    void draw_scoring(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Box& box);
    void paint(Ui& ui, const board::Scene& scene, const board::View& view);

    std::optional<board::Painter> painter_; ///< separate from the table's painter, which keeps its own drawn land
};

} // namespace elgrande::screens
