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

/// Returns the table's texts and buttons for the shown turn. shows_turn() must be true.
PuzzleShown shown_turn(const PageContext& context);

/// Returns a solver's value as players see it: for HoldRivals the points of the strongest rival, which the solver
/// counts as negative.
int displayed_value(Objective objective, int value);

/// Returns a solver's value in words, to stand within a sentence: "3 points ahead", "12 points for the strongest
/// rival".
std::string value_text(const words::Localizer& localizer, Objective objective, int value);

/// Returns a count as an int for texts, clamped to 999,999,999.
int displayed_count(std::uint64_t count);

/// Returns the short names of the objectives, in the order of Objective.
std::vector<std::string> objective_names(const words::Localizer& localizer);

/// Returns the objective as a question in one sentence.
std::string objective_sentence(const words::Localizer& localizer, Objective objective);

/// Returns the explanation of the page's list: objective_sentence(), or a text about the chance of winning.
std::string chosen_sentence(const words::Localizer& localizer, const AnalysisSession& analysis);

/// True if another player has to answer a question during the turn that begins at `position` with `answers`. Also true
/// if `answers` break off before the end of the turn or contain an illegal one, as the solver's turns lack the answers
/// of others.
bool asks_others(const State& position, const std::vector<Action>& answers);

/// Returns the solver's verdict on the turn or, if turns are listed by their chance of winning, the accuracy and
/// progress of the estimate, in sentences with style marks; or one that says that the solver is thinking, has failed or
/// is not available.
std::string verdict_on(const words::Localizer& localizer, const AnalysisSession& analysis);

/// Returns the turns that the analysis offers, in one line with style marks each: the value or the chance of winning,
/// its difference from the best one, turn_text() and, with a value, the number of equivalent ways to play it. In the
/// order of AnalysisSession::listed(). Empty if there is no answer yet.
std::vector<std::string> offered_turn_texts(const words::Localizer& localizer, words::Names names,
                                            const AnalysisSession& analysis);

/// Returns a summary of `answers`, played from `position`, in one line with style marks, preceded by the player's name
/// if `is_named`. Where `answers` lack the answers of players who could veto a step, assumes that they allow it. Stops
/// at the first illegal answer.
std::string turn_text(const words::Localizer& localizer, words::Names names, const State& position,
                      const std::vector<Action>& answers, bool is_named = true);

} // namespace elgrande::screens
