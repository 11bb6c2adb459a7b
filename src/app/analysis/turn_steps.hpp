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

/// Describes step `number` of `steps`, which must be the result of steps_of() for the turn from `begin`: what happens,
/// in which places it changes the points, and the value by the objective after it, if that changes. With style marks.
std::string step_text(const words::Localizer& localizer, words::Names names, const State& begin, Objective objective,
                      std::span<const std::vector<Action>> steps, std::size_t number);

} // namespace elgrande::screens
