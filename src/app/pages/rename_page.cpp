#include "app/pages/rename_page.hpp"

#include "screens/dialogs/dialogs.hpp"

namespace elgrande::screens
{

using words::Key;

Intent RenamePage::rename_to(std::string name) const
{
    return RenameSave{key_, name == before_ ? std::string() : std::move(name)};
}

std::optional<Intent> RenamePage::draw(Ui& ui)
{
    auto name = draw_rename(ui, context_.platform, context_.localizer, name_, begins_);
    return name ? std::optional(rename_to(std::move(*name))) : std::nullopt;
}

void RenamePage::describe(Mirror& mirror)
{
    // The name itself is typed into a field of the page.
    mirror.title = context_.localizer.text(Key::HomeSaveRename);
    mirror.prompt = context_.localizer.text(Key::MessageRename);
}

} // namespace elgrande::screens
