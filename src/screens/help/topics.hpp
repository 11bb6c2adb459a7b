#pragma once

#include "board/scene.hpp"
#include "rules/game.hpp"
#include "rules/state.hpp"
#include "screens/help/explainer.hpp"
#include "screens/model/table_model.hpp"
#include "words/book.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// Returns the topic of a question. For Question::SetDisk it depends on `purpose`, which is PlayerView::sealed.purpose.
words::Topic topic_of(Question question, SealedPurpose purpose);

/// Returns the topic of the rule behind a refusal.
words::Topic topic_of(Rule rule);

/// Returns the explanation of a target on the map: its name, for a place also the caballeros there and what a scoring
/// of it would pay, and a warning if the disk would send caballeros from there to the court. `at` is its box on the
/// screen. Nothing for Target::Kind::Nothing.
std::optional<Explanation> explanation_of(const TableModel& shown, const board::Target& target, const Box& at);

/// Returns the explanation of an action card with style marks: its special action, the number on it and, if a player
/// has taken it, the band across it.
std::string card_facts(const TableModel& shown, CardId id);

/// Returns the explanation of an action card: card_facts(), what its scoring would pay now (unless previews are off),
/// and its provenance. `at` is its box on the screen.
Explanation explanation_of(const TableModel& shown, CardId id, const Box& at);

} // namespace elgrande::screens
