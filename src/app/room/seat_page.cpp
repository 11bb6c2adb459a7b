#include "app/room/seat_page.hpp"

#include "app/room/room_link.hpp"
#include "app/room/room_session.hpp"
#include "app/room/signs_page.hpp"
#include "board/marks.hpp"
#include "record/link/link.hpp"
#include "record/utf8.hpp"
#include "screens/model/colours.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id seat_scroll = id_of("seats of the room");

} // namespace

/// Returns the outcome of the last command, else the state of the connection and of the guest's claim.
std::string SeatPage::status_text() const
{
    const words::Localizer& say = context_.localizer;
    const GuestSession& own = *context_.guest;
    if (!outcome_->empty() || !own.outcome.empty())
    {
        return outcome_->empty() ? own.outcome : *outcome_;
    }
    if (own.guest.connection() == room::ConnectionState::OtherVersion)
    {
        return say.text(Key::SeatPageOtherVersion);
    }
    if (own.guest.kept_out())
    {
        return say.text(absence_text(own, context_.platform.rooms));
    }
    const room::Update* update = own.guest.update();
    if (update == nullptr)
    {
        const platform::Introductions introduced = context_.platform.rooms.introductions();
        return !own.answer.empty()                                               ? say.text(Key::SeatPageAnswer)
               : introduced == platform::Introductions::CutOff                   ? say.text(Key::SeatPageCutOff)
               : own.table == 0 && introduced == platform::Introductions::ByCode ? say.text(Key::SeatPageNeedsCode)
                                                                                 : say.text(Key::SeatPageLooking);
    }
    if (own.guest.connection() == room::ConnectionState::Away)
    {
        return say.text(absence_text(own, context_.platform.rooms));
    }
    if (update->seat != nobody)
    {
        const std::string name = words::seat_name(say, update->members[update->seat].player);
        return say.text(Key::SeatPageYours, {{"player", words::marked(update->seat, name)}});
    }
    if (update->only_watches)
    {
        return say.text(Key::SeatPageOnlyWatch) + (update->later ? " " + say.text(Key::SeatPageLater) : "");
    }
    if (own.guest.is_claiming() || update->claim_state == room::ClaimState::Asked)
    {
        return say.text(Key::SeatPageAsked);
    }
    if (update->claim_state == room::ClaimState::Denied)
    {
        return say.text(Key::SeatPageDenied);
    }
    const auto lost = own.guest.lost_seat();
    const Key text = !lost                               ? Key::SeatPagePick
                     : lost == room::SeatLoss::TakenBack ? Key::SeatPageTakenBack
                                                         : Key::SeatPageElsewhere;
    return say.text(text) + (update->later ? " " + say.text(Key::SeatPageLater) : "");
}

/// True if the guest has no seat and can choose one.
bool SeatPage::chooses() const
{
    const GuestSession& own = *context_.guest;
    const room::Update* update = own.guest.update();
    return own.guest.connection() == room::ConnectionState::Present && update != nullptr && update->seat == nobody
           && !update->only_watches && !own.guest.is_claiming();
}

/// Returns the seats; those that can be taken without asking come first.
std::vector<Offer> SeatPage::seats() const
{
    std::vector<Offer> list;
    if (!chooses())
    {
        return list;
    }
    const words::Localizer& say = context_.localizer;
    const std::vector<room::Member>& members = context_.guest->guest.update()->members;
    const bool fits =
        name_.size() <= record::max_name_bytes && record::is_plain_text(name_) && record::can_be_seen(name_);
    const std::string name = fits ? name_ : std::string();
    for (const bool open : {true, false})
    {
        for (std::size_t seat = 0; seat < members.size(); ++seat)
        {
            const room::Member& member = members[seat];
            if ((member.holder == room::Holder::Open) != open)
            {
                continue;
            }
            const std::string player = words::seat_name(say, member.player);
            list.push_back({open ? player : say.text(Key::SeatPageAskFor, {{"name", player}}),
                            ClaimSeat{static_cast<Seat>(seat), name}});
        }
    }
    return list;
}

std::vector<Offer> SeatPage::offers() const
{
    const words::Localizer& say = context_.localizer;
    const GuestSession& own = *context_.guest;
    std::vector<Offer> list;
    const room::Update* update = own.guest.update();
    if (update == nullptr)
    {
        list.push_back({say.text(Key::ButtonCancel), PageCommand::Close});
        if (!own.answer.empty())
        {
            list.push_back({say.text(Key::SeatPageCopy), Choose{}});
        }
        return list;
    }
    if (!signing_seats(context_).empty())
    {
        list.push_back({say.text(Key::SeatPageLeave), RoomCommand::LeaveSeat});
    }
    list.push_back({say.text(update->seat != nobody ? Key::ButtonClose : Key::SeatPageWatch), PageCommand::Close});
    return list;
}

/// Returns the address with the answer for the table; empty if there is none to send.
std::string SeatPage::answer() const
{
    const GuestSession& own = *context_.guest;
    return own.guest.update() != nullptr || own.answer.empty()
               ? std::string()
               : context_.platform.address.address_of(answer_link(own.answer));
}

/// Draws the answer as a QR code. Returns its height.
float SeatPage::draw_answer(Ui& ui, Box rest, float s)
{
    std::string address = answer();
    if (address != coded_)
    {
        code_ = QrCode::of(address);
        coded_ = std::move(address);
    }
    if (coded_.empty() || !code_)
    {
        return 0;
    }
    const float side = std::min({rest.w, 260 * s, ui.screen().h * 0.4F});
    draw_qr_code(ui, rest.cut_top(side), *code_);
    return side + 10 * s;
}

/// Draws the colour and the mark of the seat that a button is for.
void SeatPage::draw_mark(Ui& ui, const Box& button, const Offer& offer) const
{
    const auto* claim = intent_as<ClaimSeat>(offer.intent);
    const room::Update* update = context_.guest->guest.update();
    if (claim == nullptr || update == nullptr)
    {
        return;
    }
    const record::Colour colour = update->members[claim->seat].player.colour;
    const theme::Wood wood = theme::wood_of(colour);
    const float radius = 0.28F * button.h;
    const Vec centre{button.x + 0.5F * button.h, button.middle_y()};
    ui.list().AddCircleFilled({centre.x, centre.y}, radius, wood.face);
    board::draw_mark(board::Pen(&ui.list(), centre, 1), {0, 0}, 1.2F * radius, static_cast<int>(colour), wood.print);
}

/// Draws the field for the name, and a button for each seat. Returns their height.
float SeatPage::draw_seats(Ui& ui, Box rest, const Box& view, float s, std::optional<Intent>& intent)
{
    const float top = rest.y;
    const float tall = dialog_button_height(ui);
    if (chooses())
    {
        const std::string label = context_.localizer.text(Key::SeatPageName);
        text_field(ui, context_.platform,
                   {.id = "guest name",
                    .label = label,
                    .placeholder = label,
                    .max_length = static_cast<int>(record::max_passed_name_bytes),
                    .font_size = 17 * s},
                   rest.cut_top(tall, 10 * s), view, name_);
    }
    for (const Offer& offer : seats())
    {
        const Box row = rest.cut_top(tall, 8 * s);
        const int seat = intent_as<ClaimSeat>(offer.intent)->seat; // another screen may reorder the list during a press
        if (button(ui, row, {.id = id_of("claim seat", seat), .label = offer.label, .size = 17 * s}))
        {
            intent = offer.intent;
        }
        draw_mark(ui, row, offer);
    }
    return rest.y - top;
}

std::optional<Intent> SeatPage::draw(Ui& ui)
{
    if (!context_.guest)
    {
        return Intent{PageCommand::Close};
    }
    const float s = dialog_scale(ui);
    const float width = 480 * s;
    const float room = dialog_text_width(ui, width, s);
    const std::vector<Offer> foot_offers = offers();
    const std::vector<std::string> labels = labels_of(foot_offers);
    const float foot = buttons_height(ui, room, labels);
    const bool plays = !signing_seats(context_).empty();
    Box box = begin_dialog(ui, width, length_ + foot + 12 * s, context_.localizer.text(Key::SeatPageTitle), s);
    std::optional<Intent> intent;
    const Look last = chooses() ? Look::Plain : Look::Gold; // few people want only to watch
    if (const auto pressed = buttons(ui, box.cut_bottom(foot, 12 * s), "seat", labels, last))
    {
        intent = foot_offers[static_cast<std::size_t>(*pressed)].intent;
    }
    Letters letters{.size = 18 * s, .colour = theme::current.cream, .lit = theme::current.lit_text};
    if (context_.session)
    {
        letters.seats = context_.session->shown().letters_on_dark;
    }
    scrolled(ui, seat_scroll, box, length_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 const std::string says = status_text();
                 write_wrapped(ui, letters, rest.cut_top(wrapped_height(letters, rest.w, says), 12 * s), says);
                 rest.cut_top(draw_answer(ui, rest, s));
                 rest.cut_top(draw_seats(ui, rest, box.inset(-4, 0), s, intent));
                 std::optional<room::Sign> sign;
                 rest.cut_top(plays ? draw_sign_buttons(ui, context_.localizer, rest, s, sign) : 0);
                 if (sign)
                 {
                     intent = Intent{ShowSign{static_cast<int>(*sign)}};
                 }
                 return rest.y - top;
             });
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void SeatPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::SeatPageTitle);
    if (context_.guest)
    {
        mirror.prompt = words::plain(status_text());
        mirror.rule = answer();
    }
}

bool SeatPage::handle(const Intent& intent)
{
    if (intent_as<Choose>(intent) == nullptr || !context_.guest)
    {
        return false;
    }
    const auto say = [&context = context_, said = outcome_](Key key)
    {
        *said = context.localizer.text(key);
        context.wake();
    };
    context_.platform.clipboard.copy(
        answer(), [say](platform::Clipboard::Copied copied)
        { say(copied == platform::Clipboard::Copied::Done ? Key::SeatPageCopied : Key::ShareNotCopied); });
    return true;
}

} // namespace elgrande::screens
