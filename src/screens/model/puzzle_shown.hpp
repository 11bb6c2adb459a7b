#pragma once

#include "screens/model/intent.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Something that a sheet offers beside the answers.
struct SheetButton
{
    std::string_view name; ///< of its place on the screen
    std::string label;
    Intent intent;
    char key = 0;
    bool gold = false; ///< the default
};

/// The table's texts and buttons while a puzzle is on it.
struct PuzzleShown
{
    std::string heading;
    std::string title{}; ///< the heading without the clock, for screen readers
    std::string says;    ///< with marks of style; before the question where answers are asked for
    bool silent = false; ///< no answers are asked for
    std::vector<SheetButton> buttons;
};

} // namespace elgrande::screens
