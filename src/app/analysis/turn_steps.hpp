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

/// A turn in steps as players see them. A step has one or several actions of one seat: a caballero is lifted and
/// dropped, or several are placed in the same region; "done" belongs to the step before it.
using TurnSteps = std::vector<std::vector<Action>>;

/// Returns the steps of a turn that begins at `begin`, from the actions of all seats in the order of the game. Ends
/// with the turn, or before the first action that is not legal.
TurnSteps steps_of(const State& begin, std::span<const Action> actions);

/// Returns a description of steps[number], which must exist, with style marks: the events, the changes of points in the
/// two places where they change most, and the value by the objective after the step, if it changes. `steps` must be the
/// result of steps_of() for the turn from `begin`.
std::string step_text(const words::Localizer& localizer, words::Names names, const State& begin, Objective objective,
                      std::span<const std::vector<Action>> steps, std::size_t number);

} // namespace elgrande::screens
