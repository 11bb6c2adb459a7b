#include "app/room/room_page.hpp"

#include "app/room/room_link.hpp"
#include "app/room/room_session.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id room_scroll = id_of("room of the table");

Letters room_letters(float s)
{
    return {.size = 17 * s, .colour = theme::current.cream, .lit = theme::current.lit_text};
}

Letters quiet_room_letters(float s)
{
    return {.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream};
}

Letters address_letters(float s)
{
    return {.size = 20 * s, .colour = theme::current.lit_text};
}

/// Writes a text with style marks at the upper edge of `rest` and cuts it off.
void write_part(Ui& ui, const Letters& letters, Box& rest, const std::string& text, float gap)
{
    const float height = wrapped_height(letters, rest.w, text);
    write_wrapped(ui, letters, rest.cut_top(height, gap), text);
}

Key key_of(room::Holder holder)
{
    switch (holder)
    {
    case room::Holder::Open:
        return Key::RoomSeatOpen;
    case room::Holder::Screen:
        return Key::RoomSeatScreen;
    case room::Holder::Away:
        return Key::RoomSeatAway;
    case room::Holder::Computer:
        return Key::RoomSeatComputer;
    case room::Holder::Table:
        break;
    }
    return Key::RoomSeatTable;
}

} // namespace

/// Returns the address that the next screen opens; empty while it is being made.
const std::string& RoomPage::link()
{
    const RoomSession& own = *context_.room;
    std::string now;
    const platform::Introductions introduced = context_.platform.rooms.introductions();
    const bool waits =
        introduced == platform::Introductions::Trying || introduced == platform::Introductions::Elsewhere;
    if (needs_code(context_.platform.rooms) ? !own.offer.empty() : !waits)
    {
        const room::Secret& secret = own.room.to_store().secret;
        now = context_.platform.address.address_of(
            text_of({for_watchers_ ? room::watching_secret(secret) : secret,
                     needs_code(context_.platform.rooms) ? own.offer : std::string(), for_watchers_}));
    }
    if (now != link_)
    {
        link_ = std::move(now);
        code_ = link_.empty() ? std::nullopt : QrCode::of(link_);
        outcome_->clear();
    }
    return link_;
}

/// Returns the outcome of the last command, else an instruction or the reason why there is no link.
std::string RoomPage::status_text()
{
    const RoomSession& own = *context_.room;
    const std::string& said = outcome_->empty() ? own.outcome : *outcome_;
    if (!said.empty())
    {
        return said;
    }
    const Key help = needs_code(context_.platform.rooms) ? Key::RoomCodeHelp : Key::RoomLinkHelp;
    if (for_watchers_ && !link().empty())
    {
        return context_.localizer.text(Key::RoomWatchHelp)
               + (help == Key::RoomCodeHelp ? " " + context_.localizer.text(help) : "");
    }
    const platform::Introductions introduced = context_.platform.rooms.introductions();
    return context_.localizer.text(introduced == platform::Introductions::Elsewhere ? Key::RoomElsewhere
                                   : !link().empty()                                ? help
                                   : introduced == platform::Introductions::CutOff  ? Key::RoomCutOff
                                   : own.retry_at_ms > 0                            ? Key::RoomNoConnection
                                                                                    : Key::RoomMakingLink);
}

std::vector<Offer> RoomPage::offers()
{
    const words::Localizer& say = context_.localizer;
    std::vector<Offer> list{{say.text(Key::RoomEnd), RoomCommand::End}};
    if (!link().empty())
    {
        if (needs_code(context_.platform.rooms))
        {
            list.push_back({say.text(Key::RoomNextLink), RoomCommand::NextLink});
        }
        list.push_back({say.text(Key::CodeTitle), ShowCode{link()}});
        list.push_back({say.text(Key::ButtonCopy), Choose{Copy, 0}});
        if (context_.platform.clipboard.can_share())
        {
            list.push_back({say.text(Key::PassSend), Choose{Send, 0}});
        }
    }
    list.push_back({say.text(Key::ButtonClose), PageCommand::Close});
    return list;
}

/// Draws the QR code of the link. Returns its height.
float RoomPage::draw_code(Ui& ui, Box rest, float s)
{
    const float side = std::min({rest.w, 260 * s, ui.screen().h * 0.4F});
    if (link().empty() || !code_)
    {
        return 0;
    }
    draw_qr_code(ui, rest.cut_top(side), *code_);
    return side + 10 * s;
}

/// Draws the choice of whom the link is for. Returns its height.
float RoomPage::draw_link_for(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const float top = rest.y;
    const std::string title = say.text(Key::RoomLinkFor);
    write_part(ui, room_letters(s), rest, title, 6 * s);
    const std::array people{say.text(Key::RoomForPlayers), say.text(Key::RoomForWatchers)};
    int chosen = for_watchers_ ? 1 : 0;
    if (choice(ui, "link for", rest.cut_top(dialog_button_height(ui), 10 * s), people, chosen, s, 1, title))
    {
        intent = Intent{Choose{LinkFor, chosen}};
    }
    return rest.y - top;
}

/// Draws what the link is for, and the field for the answer of another screen. Returns their height.
float RoomPage::draw_link(Ui& ui, Box rest, const Box& view, float s, std::optional<Intent>& intent)
{
    const words::Localizer& say = context_.localizer;
    const float top = rest.y;
    write_part(ui, quiet_room_letters(s), rest, status_text(), 10 * s);
    if (const float height = write_address(ui, address_letters(s), rest, link()); height > 0)
    {
        rest.cut_top(height, 10 * s);
    }
    if (needs_code(context_.platform.rooms) && !link().empty())
    {
        const float tall = dialog_button_height(ui);
        const std::string label = say.text(Key::RoomAnswer);
        const std::string connect = say.text(Key::RoomConnect);
        Box row = rest.cut_top(tall, 10 * s);
        const Box right = row.cut_right(std::min(130 * s, 0.4F * row.w), 8 * s);
        platform::TextFieldResult typed;
        text_field(ui, context_.platform,
                   {.id = "room answer",
                    .label = label,
                    .placeholder = label,
                    .max_length = 2 * static_cast<int>(platform::longest_room_code),
                    .font_size = 17 * s},
                   row, view, answer_, &typed);
        const bool has_code = !room_code_in(answer_).empty();
        const bool pressed =
            button(ui, right, {.id = id_of("room connect"), .label = connect, .enabled = has_code, .size = 17 * s});
        if (has_code && (pressed || typed.submitted))
        {
            outcome_->clear(); // status_text() then tells what has become of the code
            intent = Intent{EnterCode{std::exchange(answer_, {})}};
        }
    }
    return rest.y - top;
}

/// Draws the screens that ask for a seat, each with two buttons. Returns their height.
float RoomPage::draw_claims(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const TableModel shown = context_.session->shown();
    const float top = rest.y;
    Letters letters = room_letters(s);
    letters.seats = shown.letters_on_dark;
    const std::string grant = say.text(Key::RoomGrant);
    const std::string deny = say.text(Key::RoomDeny);
    shown_claims_ = context_.room->room.pending_claims();
    for (const room::PendingClaim& claim : shown_claims_)
    {
        const std::string player = words::player(shown.names, claim.seat);
        const std::string asks = claim.name.empty()
                                     ? say.text(Key::RoomClaim, {{"player", player}})
                                     : say.text(Key::RoomClaimNamed, {{"name", claim.name}, {"player", player}});
        write_part(ui, letters, rest, asks, 6 * s);
        const Box row = rest.cut_top(dialog_button_height(ui), 12 * s);
        const auto peer = static_cast<int>(claim.peer);
        const std::string grants = grant + ": " + words::plain(player);
        const std::string denies = deny + ": " + words::plain(player);
        if (button(ui, row.column(0, 2, 10 * s),
                   {.id = id_of("deny claim", peer), .label = deny, .size = 17 * s, .name = denies}))
        {
            intent = Intent{AnswerClaim{claim.peer, claim.seat, false}};
        }
        if (button(
                ui, row.column(1, 2, 10 * s),
                {.id = id_of("grant claim", peer), .label = grant, .look = Look::Gold, .size = 17 * s, .name = grants}))
        {
            intent = Intent{AnswerClaim{claim.peer, claim.seat, true}};
        }
    }
    return rest.y - top;
}

/// Draws the buttons for a seat whose screen is not connected. Returns their height.
float RoomPage::draw_away(Ui& ui, Box rest, float s, Seat seat, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const std::string player = ": " + words::plain(words::player(context_.session->shown().names, seat));
    const std::string computer = say.text(Key::RoomComputerPlays);
    const std::string back = say.text(Key::RoomTakeBack);
    const float tall = dialog_button_height(ui);
    Box row = rest.cut_top(tall);
    const Box right = row.cut_right(140 * s, 8 * s);
    if (button(ui, row,
               {.id = id_of("computer plays", seat), .label = computer, .size = 16 * s, .name = computer + player}))
    {
        intent = Intent{LetComputerPlay{seat}};
    }
    if (button(ui, right, {.id = id_of("take seat back", seat), .label = back, .size = 16 * s, .name = back + player}))
    {
        intent = Intent{TakeSeatBack{seat}};
    }
    return tall + 8 * s;
}

/// Draws a line for each seat, with a button that takes it back from its screen. Returns their height.
float RoomPage::draw_seats(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const TableModel shown = context_.session->shown();
    const room::TableRoom& room = context_.room->room;
    const float top = rest.y;
    const float tall = dialog_button_height(ui);
    Letters letters = room_letters(s);
    letters.seats = shown.letters_on_dark;
    const std::string back = say.text(Key::RoomTakeBack);
    for (const Seat seat : Seats(shown.view.players()))
    {
        const std::string player = words::player(shown.names, seat);
        const std::string line = say.text(key_of(room.holder(seat)), {{"player", player}});
        const bool is_away = room.holder(seat) == room::Holder::Away;
        const bool has_button = room.has_screen(seat) && !is_away;
        const float width = has_button ? rest.w - 148 * s : rest.w;
        const float text = wrapped_height(letters, width, line);
        const float height = std::max(has_button ? tall : 0.0F, text);
        Box row = rest.cut_top(height, 8 * s);
        const std::string name = back + ": " + words::plain(player);
        if (has_button
            && button(ui, row.cut_right(140 * s, 8 * s),
                      {.id = id_of("take seat back", seat), .label = back, .size = 16 * s, .name = name}))
        {
            intent = Intent{TakeSeatBack{seat}};
        }
        write_wrapped(ui, letters, row.moved(0, (height - text) / 2), line);
        rest.cut_top(is_away ? draw_away(ui, rest, s, seat, intent) : 0);
    }
    if (const int watchers = room.watchers(); watchers > 0)
    {
        write_part(ui, quiet_room_letters(s), rest, say.text(Key::RoomWatchers, {{"count", watchers}}), 4 * s);
    }
    return rest.y - top;
}

/// Draws the choice of when watchers see the game. Returns its height.
float RoomPage::draw_watching(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const float top = rest.y;
    const std::string title = say.text(Key::RoomWatching);
    rest.cut_top(8 * s);
    write_part(ui, room_letters(s), rest, title, 6 * s);
    const std::array times{say.text(Key::RoomWatchLive), say.text(Key::RoomWatchLater)};
    int chosen = context_.room->room.is_watched_later() ? 1 : 0;
    if (choice(ui, "watching", rest.cut_top(dialog_button_height(ui), 8 * s), times, chosen, s, 1, title))
    {
        intent = Intent{WatchLater{chosen == 1}};
    }
    return rest.y - top;
}

/// Draws the choice of whether screens without a seat may be in the room. Returns its height.
float RoomPage::draw_entry(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const float top = rest.y;
    const std::string title = say.text(Key::RoomEntry);
    rest.cut_top(8 * s);
    write_part(ui, room_letters(s), rest, title, 6 * s);
    const std::array ways{say.text(Key::RoomEntryOpen), say.text(Key::RoomEntryClosed)};
    int chosen = context_.room->room.is_closed() ? 1 : 0;
    if (choice(ui, "room entry", rest.cut_top(dialog_button_height(ui), 8 * s), ways, chosen, s, 1, title))
    {
        intent = Intent{AdmitOthers{chosen == 0}};
    }
    return rest.y - top;
}

std::optional<Intent> RoomPage::draw(Ui& ui)
{
    if (!context_.room || !context_.session)
    {
        return Intent{PageCommand::Close};
    }
    const float s = dialog_scale(ui);
    const bool columns = ui.shape() != Shape::Tall;
    const float width = (columns ? 820 : 520) * s;
    const float room = dialog_text_width(ui, width, s);
    const std::vector<Offer> foot_offers = offers();
    const std::vector<std::string> labels = labels_of(foot_offers);
    const float foot = buttons_height(ui, room, labels);
    const float side = columns && !link().empty() ? std::min(260 * s, 0.36F * room) : 0;
    Box box =
        begin_dialog(ui, width, std::max(length_, side) + foot + 12 * s, context_.localizer.text(Key::RoomTitle), s);
    std::optional<Intent> intent;
    if (const auto pressed = buttons(ui, box.cut_bottom(foot, 12 * s), "room", labels))
    {
        intent = foot_offers[static_cast<std::size_t>(*pressed)].intent;
    }
    if (side > 0)
    {
        draw_code(ui, box.cut_left(side, 20 * s), s);
    }
    scrolled(ui, room_scroll, box, length_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 rest.cut_top(draw_claims(ui, rest, s, intent));
                 rest.cut_top(side > 0 ? 0 : draw_code(ui, rest, s));
                 rest.cut_top(draw_link_for(ui, rest, s, intent));
                 rest.cut_top(draw_link(ui, rest, box.inset(-4, 0), s, intent));
                 rest.cut_top(draw_seats(ui, rest, s, intent));
                 rest.cut_top(draw_watching(ui, rest, s, intent));
                 rest.cut_top(draw_entry(ui, rest, s, intent));
                 return rest.y - top;
             });
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void RoomPage::describe(Mirror& mirror)
{
    const words::Localizer& say = context_.localizer;
    mirror.title = say.text(Key::RoomTitle);
    if (!context_.room || !context_.session)
    {
        return;
    }
    mirror.prompt = status_text();
    mirror.rule = link();
    const TableModel shown = context_.session->shown();
    for (const Seat seat : Seats(shown.view.players()))
    {
        mirror.position.push_back(words::plain(
            say.text(key_of(context_.room->room.holder(seat)), {{"player", words::player(shown.names, seat)}})));
    }
}

bool RoomPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr || !context_.room)
    {
        return false;
    }
    const auto say = [&context = context_, said = outcome_](Key key)
    {
        *said = context.localizer.text(key);
        context.wake();
    };
    if (choice->row == LinkFor)
    {
        for_watchers_ = choice->choice == 1;
    }
    else if (choice->row == Send)
    {
        const Key invitation = for_watchers_ ? Key::RoomWatchInvitation : Key::RoomInvitation;
        context_.platform.clipboard.share(context_.localizer.text(invitation), link(),
                                          [say](bool sent) { say(sent ? Key::PassSent : Key::PassNotSent); });
    }
    else
    {
        context_.platform.clipboard.copy(
            link(), [say](platform::Clipboard::Copied copied)
            { say(copied == platform::Clipboard::Copied::Done ? Key::ShareCopied : Key::ShareNotCopied); });
    }
    return true;
}

} // namespace elgrande::screens
