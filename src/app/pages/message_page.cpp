#include "app/pages/message_page.hpp"

namespace elgrande::screens
{

std::optional<Intent> MessagePage::draw(Ui& ui)
{
    const auto pressed = draw_message(ui, message_);
    return pressed ? std::optional(chosen(0, *pressed)) : std::nullopt;
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
        list.push_back({message_.buttons[static_cast<std::size_t>(i)], id_of("message", i), chosen(0, i)});
    }
    return list;
}

bool MessagePage::handle(const Intent& intent)
{
    const auto number = static_cast<std::size_t>(intent.choice);
    if (intent.kind == Intent::Kind::Choose && number < answers_.size() && answers_[number])
    {
        answers_[number]();
    }
    return intent.kind == Intent::Kind::Choose;
}

} // namespace elgrande::screens
