#pragma once

#include "record/game.hpp"
#include "rules/game.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Actions as sentences: the colour of the player, then the phrase of the action (action_kind_rows).
namespace elgrande::record
{

/// Returns the sentence of a legal action, without a line break. `players`: in seat order.
std::string write_sentence(const State& state, Action action, const std::vector<Player>& players);

/// Returns the legal action that `line` states; `line` must not contain a comment. Throws Malformed, which says what
/// was expected, or which rule forbids the action.
Action read_sentence(const State& state, std::string_view line, const std::vector<Player>& players);

} // namespace elgrande::record
