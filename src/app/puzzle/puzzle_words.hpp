#pragma once

#include "app/pages/page_context.hpp"
#include "app/puzzle/kept_results.hpp"
#include "app/puzzle/puzzle_on_table.hpp"
#include "screens/model/puzzle_shown.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The hints for the solution, in the order in which they are given; at least one. `puzzle.answer` must be set.
std::vector<std::string> hints_of(const words::Localizer& localizer, const PuzzleOnTable& puzzle);

/// The verdict on a turn that was judged; that there is none, if the solver found nothing.
std::string verdict_said(const words::Localizer& localizer, const PuzzleOnTable& puzzle);

/// How many days in a row the puzzle of the day was solved; empty for 0.
std::string streak_said(const words::Localizer& localizer, const Streak& streak);

/// The table's texts and buttons for the open puzzle. A puzzle must be open.
PuzzleShown shown_puzzle(const PageContext& context);

} // namespace elgrande::screens
