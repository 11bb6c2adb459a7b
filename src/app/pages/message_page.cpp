#include "app/pages/message_page.hpp"

namespace elgrande::screens
{

std::optional<Intent> MessagePage::draw(Ui& ui)
{
    const auto pressed = draw_message(ui, message_);
    return pressed ? std::optional(Choose{0, *pressed}) : std::nullopt;
}

void MessagePage::describe(Mirror& mirror)
{
    mirror.title = message_.title;
    mirror.prompt = message_.text;
}

bool MessagePage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    const auto number = static_cast<std::size_t>(choice->choice);
    if (number < callbacks_.size() && callbacks_[number])
    {
        callbacks_[number]();
    }
    return true;
}

} // namespace elgrande::screens
