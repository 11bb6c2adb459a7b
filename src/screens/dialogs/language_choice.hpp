#pragma once

#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws a choice of the languages, each by its own name. Returns the new choice; nothing if it has not changed.
std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale);

} // namespace elgrande::screens
