#pragma once

#include "app/pages/page_context.hpp"
#include "app/puzzle/kept_results.hpp"
#include "app/puzzle/puzzle_on_table.hpp"
#include "screens/model/puzzle_shown.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The hints on the way to the solution, one after the other; the solver must have answered.
std::vector<std::string> hints_of(const words::Localizer& localizer, const PuzzleOnTable& puzzle);

/// How many days in a row the puzzle of the day was solved; nothing if it is none.
std::string streak_said(const words::Localizer& localizer, const Streak& streak);

/// The table's texts about the puzzle that is on it; there must be one.
PuzzleShown shown_puzzle(const PageContext& context);

} // namespace elgrande::screens
