#pragma once

#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws a button for each language, labelled with its name in that language. `scale` is as in ui/widgets.hpp. Returns
/// the language chosen in this frame; nothing if none was.
std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale);

} // namespace elgrande::screens
