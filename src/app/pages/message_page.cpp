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

std::vector<Command> MessagePage::commands()
{
    std::vector<Command> list;
    list.reserve(message_.buttons.size());
    for (int i = 0; i < static_cast<int>(message_.buttons.size()); ++i)
    {
        list.push_back({message_.buttons[static_cast<std::size_t>(i)], id_of("message", i), Choose{0, i}});
    }
    return list;
}

bool MessagePage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    const auto number = static_cast<std::size_t>(choice->choice);
    if (number < answers_.size() && answers_[number])
    {
        answers_[number]();
    }
    return true;
}

} // namespace elgrande::screens
