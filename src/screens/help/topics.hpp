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

/// The rule that a question is about.
words::Topic topic_of(Question question, SealedPurpose purpose);

/// The rule behind a refusal.
words::Topic topic_of(Rule rule);

/// What lies on the map: what it is, and what it would pay.
std::optional<Explanation> explanation_of(const TableModel& shown, const board::Target& target, const Box& at);

/// What the special action of a card is, what the number on it and the band across it mean. With marks of style.
std::string card_facts(const TableModel& shown, CardId id);

Explanation explanation_of(const TableModel& shown, CardId id, const Box& at);

} // namespace elgrande::screens
