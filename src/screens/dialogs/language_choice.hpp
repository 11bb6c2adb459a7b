#pragma once

#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// The languages of the game, side by side, each in its own words. The other one that was chosen, if any.
std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale);

} // namespace elgrande::screens
