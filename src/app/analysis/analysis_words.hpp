#pragma once

#include "app/analysis/analysis_session.hpp"
#include "app/pages/page_context.hpp"
#include "screens/model/puzzle_shown.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// True if an analysed turn is shown on the table in place of the game.
bool shows_turn(const PageContext& context);

/// The table's texts and buttons for the shown turn. shows_turn() must be true.
PuzzleShown shown_turn(const PageContext& context);

/// A solver's value as players see it: for HoldRivals the rivals' points, which the solver counts as negative.
int displayed_value(Objective objective, int value);

/// A solver's value in words, to stand within a sentence: "3 points ahead", "12 points for the strongest rival".
std::string value_text(const words::Localizer& localizer, Objective objective, int value);

/// Returns a count as an int for texts, clamped to 999,999,999.
int displayed_count(std::uint64_t count);

/// The short names of the objectives, in the order of Objective.
std::vector<std::string> objective_names(const words::Localizer& localizer);

/// The objective as a question in one sentence.
std::string objective_sentence(const words::Localizer& localizer, Objective objective);

/// The question that the page's list answers, in one or two sentences.
std::string chosen_sentence(const words::Localizer& localizer, const AnalysisSession& analysis);

/// True if another player has to answer a question during the turn that begins at `position` with `answers`. Also true
/// if `answers` break off before the end of the turn or contain an illegal one, as the solver's turns lack the answers
/// of others.
bool asks_others(const State& position, const std::vector<Action>& answers);

/// The solver's answer about the turn, how good the estimated chances are, or that it is still thinking; with style
/// marks.
std::string verdict_on(const words::Localizer& localizer, const AnalysisSession& analysis);

/// The turns that the analysis offers, in one line each: the value or the chance of winning, how much less that is than
/// the best one, turn_text(), and how many equivalent ways there are to play it. Empty if there is no answer yet.
std::vector<std::string> offered_turn_texts(const words::Localizer& localizer, words::Names names,
                                            const AnalysisSession& analysis);

/// Returns a summary of `answers`, played from `position`, in one line with style marks, preceded by the player's name
/// if `is_named`. Where `answers` lack the answers of players who could veto a step, assumes that they allow it. Stops
/// at the first illegal answer.
std::string turn_text(const words::Localizer& localizer, words::Names names, const State& position,
                      const std::vector<Action>& answers, bool is_named = true);

} // namespace elgrande::screens
