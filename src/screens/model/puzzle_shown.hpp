#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/saved_games.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A button of the sheet that is not an answer.
struct SheetButton
{
    std::string_view name; ///< of its area on the screen
    std::string label;
    Intent intent;
    char key = 0;      ///< the key that presses it, in lower case; or 0
    bool gold = false; ///< drawn as the default
};

/// The link from the start page to the puzzle of the day.
struct PuzzleOffer
{
    std::string link;                   ///< empty: not known yet
    std::string label;                  ///< of the button that opens it
    std::optional<BoardSketch> board{}; ///< its position
    std::string streak{};               ///< the days in a row on which one was solved; empty if there are none
};

/// The texts and buttons of the table during a puzzle.
struct PuzzleShown
{
    std::string heading;
    std::string title{}; ///< the heading without the clock, for screen readers
    std::string says;    ///< with marks of style; stands before the question if answers are asked for
    bool silent = false; ///< no answers are asked for
    std::vector<SheetButton> buttons;
};

} // namespace elgrande::screens
