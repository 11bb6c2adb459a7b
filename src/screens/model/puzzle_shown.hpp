#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/saved_games.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// A button on the sheet of a puzzle or analysed turn, other than those for answers.
struct SheetButton
{
    std::string_view name; ///< of its item, whose id is id_of(name)
    std::string label;
    Intent intent;
    char key = 0;      ///< the key that presses it, in lower case; or 0
    bool gold = false; ///< drawn as the default
};

/// The button for the puzzle of the day on the start page.
struct PuzzleOffer
{
    std::string link;                   ///< empty: not known yet
    std::string label;                  ///< of the button that opens it
    std::optional<BoardSketch> board{}; ///< its position
    std::string streak{};               ///< the number of consecutive days with a solved puzzle; empty if 0
};

/// The texts and buttons of the table while a puzzle or an analysed turn is on it.
struct PuzzleShown
{
    std::string heading;
    std::string title{}; ///< the heading without the clock, for screen readers
    std::string says;    ///< the text on the sheet, with style marks; precedes the question unless `silent`
    bool silent = false; ///< neither the question nor answers are shown
    std::vector<SheetButton> buttons;
};

} // namespace elgrande::screens
