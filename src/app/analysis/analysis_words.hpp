#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "app/pages/page_context.hpp"
#include "screens/model/puzzle_shown.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The number of best turns that are offered.
inline constexpr std::size_t most_offered = 5;

/// Does a turn lie on the table in place of the game?
bool shows_turn(const PageContext& context);

/// The table's texts and buttons during an analysis.
PuzzleShown shown_turn(const PageContext& context);

/// A value as people count it: where rivals are held down it is their points.
int counted(Objective objective, int value);

/// Ends can be more than a number of the texts holds.
int told_count(std::uint64_t count);

/// The short names of the objectives, in their order.
std::vector<std::string> objective_names(const words::Localizer& localizer);

/// The question of the chosen objective, in one sentence.
std::string objective_sentence(const words::Localizer& localizer, Objective objective);

/// The solver's answer about the turn, or that it is still counting; with marks of style.
std::string verdict_on(const words::Localizer& localizer, const AnalysisOnTable& analysis);

/// The best turns that are offered, in one line each, with marks of style.
std::vector<std::string> best_turns_said(const words::Localizer& localizer, words::Names names,
                                         const AnalysisOnTable& analysis);

/// The answers from there on, summed up in one line, with marks of style.
std::string turn_said(const words::Localizer& localizer, words::Names names, const State& position,
                      const std::vector<Action>& answers);

} // namespace elgrande::screens
