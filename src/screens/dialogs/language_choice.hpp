#pragma once

#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws buttons for all languages, each with its name in itself. Returns the language chosen in this frame; nothing if
/// none was.
std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale);

} // namespace elgrande::screens
