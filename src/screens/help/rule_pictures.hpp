#pragma once

#include "board/painter.hpp"
#include "rules/setup.hpp"
#include "ui/ui.hpp"
#include "words/book.hpp"

#include <optional>

namespace elgrande::screens
{

/// The pictures in the rules, drawn by what draws the table: the board, and the cards.
class RulePictures
{
public:
    /// Of a picture on a sheet that is `width` wide, with letters of this size.
    static float height(words::Picture picture, float width, float size);

    /// Draws it as it is in a game of this set-up. `box` has the picture's height.
    void draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, words::Picture picture, const Box& box,
              float size);

private:
    void draw_board(Ui& ui, const words::Localizer& localizer, Edition edition, const Box& box, float size);
    void draw_scoring(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Box& box);
    void paint(Ui& ui, const board::Scene& scene, const board::View& view);

    std::optional<board::Painter> painter_; ///< in flat colours: the table's own keeps the land as it is there
};

} // namespace elgrande::screens
