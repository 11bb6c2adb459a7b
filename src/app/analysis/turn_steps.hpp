#pragma once

#include "rules/action.hpp"
#include "rules/outlook/objective.hpp"
#include "rules/state.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A turn in steps as people see them. A step has one or several answers of one seat: a caballero is lifted and
/// dropped, several are placed in the same region, or an action ends with "done".
using TurnSteps = std::vector<std::vector<Action>>;

/// Returns the steps of a turn that begins at `begin`, from the answers of all seats in the order of the game. Ends
/// before the first answer that is not legal.
TurnSteps steps_of(const State& begin, std::span<const Action> answers);

/// Returns what happens in step `number` of `steps`, which must be steps_of() the turn from `begin`, and why it counts:
/// the places whose points it changes, and the value by the objective after it if that is another one. With marks of
/// style.
std::string step_text(const words::Localizer& localizer, words::Names names, const State& begin, Objective objective,
                      std::span<const std::vector<Action>> steps, std::size_t number);

} // namespace elgrande::screens
