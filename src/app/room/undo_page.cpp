#include "app/room/undo_page.hpp"

#include "app/room/room_session.hpp"
#include "words/names.hpp"

#include <utility>

namespace elgrande::screens
{

/// Returns what the page says now: seats come to the table when their screens disconnect.
Message UndoPage::message() const
{
    using words::Key;
    const words::Localizer& say = context_.localizer;
    Message message{say.text(Key::MessageUndoTitle), wait_->says, {say.text(Key::ButtonCancel)}};
    if (!context_.room || !context_.session)
    {
        return message;
    }
    const TableModel shown = context_.session->shown();
    const room::TableRoom& room = context_.room->room;
    std::string here;
    std::string elsewhere;
    for (const Seat seat : wait_->seats)
    {
        if (room.consent(seat) == room::Consent::Waits)
        {
            std::string& list = room.holder(seat) == room::Holder::Screen ? elsewhere : here;
            list += (list.empty() ? "" : ", ") + words::player(shown.names, seat);
        }
    }
    const auto add = [&](Key key, const std::string& list) {
        message.text += (message.text.empty() ? "" : " ") + words::plain(say.text(key, {{"list", list}}));
    };
    if (!here.empty())
    {
        add(Key::MessageUndoAsks, here);
        message.buttons.push_back(say.text(Key::MessageUndoYes));
    }
    if (!elsewhere.empty())
    {
        add(Key::RoomUndoWaits, elsewhere);
    }
    return message;
}

std::optional<Intent> UndoPage::draw(Ui& ui)
{
    const auto pressed = draw_message(ui, message());
    return pressed ? std::optional(Choose{0, *pressed}) : std::nullopt;
}

void UndoPage::describe(Mirror& mirror)
{
    Message now = message();
    mirror.title = std::move(now.title);
    mirror.prompt = std::move(now.text);
}

bool UndoPage::handle(const Intent& intent)
{
    if (intent == Intent(Choose{0, 1}) && context_.room)
    {
        context_.room->room.agree_at_table();
    }
    return intent_as<Choose>(intent) != nullptr;
}

} // namespace elgrande::screens
