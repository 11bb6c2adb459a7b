#pragma once

#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_session.hpp"
#include "app/puzzle/stored_results.hpp"
#include "screens/model/puzzle_shown.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// A hint for the solution.
struct Hint
{
    words::Key name; ///< its subject, for the button: "the card"
    std::string text;
};

/// Returns the hints for the solution, in the order in which they are given, from the vaguest to the most specific; at
/// least one. A puzzle must be open, with PuzzleSession::answer set.
std::vector<Hint> hints_of(const PageContext& context);

/// Returns the verdict on the judged turn, or a sentence that there is none if the solver found nothing. Where others
/// answer, it includes the reply that is worst for the player. A puzzle must be open and its turn judged.
std::string verdict_text(const PageContext& context);

/// Returns a text about the number of days in a row on which the puzzle of the day was solved; empty for 0.
std::string streak_text(const words::Localizer& localizer, const Streak& streak);

/// Returns the table's texts and buttons for the open puzzle, which must exist.
PuzzleShown shown_puzzle(const PageContext& context);

} // namespace elgrande::screens
