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

/// Returns the topic of a question. `purpose`: PlayerView::sealed.purpose, as disks have several uses.
words::Topic topic_of(Question question, SealedPurpose purpose);

/// Returns the topic of the rule behind a refusal.
words::Topic topic_of(Rule rule);

/// Returns the explanation of something on the map, which is at `at` on the screen: what it is, and what a scoring of
/// it would pay. Nothing for targets without an explanation.
std::optional<Explanation> explanation_of(const TableModel& shown, const board::Target& target, const Box& at);

/// Returns the explanation of a card's special action, of the number on it and of the band across it. With marks of
/// style.
std::string card_facts(const TableModel& shown, CardId id);

/// Returns the explanation of a card, which is at `at` on the screen: card_facts(), what its scoring would pay now, and
/// its provenance.
Explanation explanation_of(const TableModel& shown, CardId id, const Box& at);

} // namespace elgrande::screens
