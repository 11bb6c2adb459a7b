#include "screens/dialogs/language_choice.hpp"

#include "ui/widgets.hpp"

#include <array>
#include <string>

namespace elgrande::screens
{

std::optional<words::Language> choose_language(Ui& ui, const Box& box, const words::Localizer& localizer, float scale)
{
    std::array<std::string, words::language_count> names;
    for (std::size_t i = 0; i < names.size(); ++i)
    {
        names[i] = words::language_row(static_cast<words::Language>(i)).name;
    }
    auto chosen = static_cast<int>(localizer.language());
    return choice(ui, "language", box, names, chosen, scale) ? std::optional(static_cast<words::Language>(chosen))
                                                             : std::nullopt;
}

} // namespace elgrande::screens
