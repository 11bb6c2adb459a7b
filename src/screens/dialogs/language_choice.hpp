#pragma once

#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws the languages side by side, each under its own name. Returns the one that was chosen; nothing if none was.
std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale);

} // namespace elgrande::screens
