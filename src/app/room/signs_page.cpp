#include "app/room/signs_page.hpp"

#include "app/room/room_session.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id signs_scroll = id_of("signs");

} // namespace

std::vector<Seat> signing_seats(const PageContext& context)
{
    std::vector<Seat> seats;
    if (context.guest)
    {
        const room::Guest& guest = context.guest->guest;
        const room::Update* update = guest.update();
        if (guest.connection() == room::ConnectionState::Present && update != nullptr && update->seat != nobody)
        {
            seats.push_back(update->seat);
        }
    }
    else if (context.room && context.session)
    {
        for (const Seat seat : Seats(context.session->shown().view.players()))
        {
            if (context.room->room.signs_at_table(seat))
            {
                seats.push_back(seat);
            }
        }
    }
    return seats;
}

std::vector<std::string> signs_now(const PageContext& context)
{
    std::vector<std::string> words;
    const ShownSigns* shown = context.guest ? &context.guest->signs : context.room ? &context.room->signs : nullptr;
    for (const Seat seat : Seats(shown != nullptr ? context.session->shown().view.players() : 0))
    {
        const auto sign = shown->of(seat, context.now_ms);
        words.push_back(sign ? context.localizer.text(words_of(*sign)) : std::string());
    }
    return words;
}

void describe_signs(const PageContext& context, Mirror& mirror)
{
    const std::vector<std::string> signs = signs_now(context);
    for (std::size_t seat = 0; seat < signs.size(); ++seat)
    {
        if (!signs[seat].empty())
        {
            mirror.notice +=
                (mirror.notice.empty() ? "" : " ") + context.session->shown().names[seat] + ": " + signs[seat];
        }
    }
}

float draw_sign_buttons(Ui& ui, const words::Localizer& say, Box rest, float scale, std::optional<room::Sign>& pressed)
{
    constexpr int columns = 3;
    const float top = rest.y;
    const Letters letters{.face = Face::Italic, .size = 16 * scale, .colour = theme::current.cream};
    const std::string title = say.text(Key::SignTitle);
    write_wrapped(ui, letters, rest.cut_top(wrapped_height(letters, rest.w, title), 8 * scale), title);
    Box row;
    for (int i = 0; i < room::sign_count; ++i)
    {
        row = i % columns == 0 ? rest.cut_top(dialog_button_height(ui), 8 * scale) : row;
        const auto sign = static_cast<room::Sign>(i);
        const std::string label = say.text(words_of(sign));
        if (button(ui, row.column(i % columns, columns, 8 * scale),
                   {.id = id_of("sign", i), .label = label, .size = 17 * scale}))
        {
            pressed = sign;
        }
    }
    return rest.y - top;
}

/// Draws the choice of the player who shows a sign, if there are several. Returns its height.
float SignsPage::draw_players(Ui& ui, Box rest, float scale, const std::vector<Seat>& seats)
{
    if (std::find(seats.begin(), seats.end(), signer_) == seats.end())
    {
        const Seat asked = context_.session->shown().view.decision.seat;
        signer_ = std::find(seats.begin(), seats.end(), asked) != seats.end() ? asked : seats.front();
    }
    if (seats.size() == 1)
    {
        return 0;
    }
    const float top = rest.y;
    const words::Names names = context_.session->shown().names;
    std::vector<std::string> players;
    players.reserve(seats.size());
    for (const Seat seat : seats)
    {
        players.push_back(names[seat]);
    }
    constexpr int columns = 3;
    const auto count = static_cast<int>(seats.size());
    const int rows = (count + columns - 1) / columns;
    int chosen = static_cast<int>(std::find(seats.begin(), seats.end(), signer_) - seats.begin());
    if (choice(ui, "sign of", rest.cut_top(static_cast<float>(rows) * dialog_button_height(ui), 12 * scale), players,
               chosen, scale, rows, context_.localizer.text(Key::SignBy)))
    {
        signer_ = seats[static_cast<std::size_t>(chosen)];
    }
    return rest.y - top;
}

std::optional<Intent> SignsPage::draw(Ui& ui)
{
    const std::vector<Seat> seats = signing_seats(context_);
    if (seats.empty() || !context_.session)
    {
        return Intent{PageCommand::Close};
    }
    const float s = dialog_scale(ui);
    const float width = 480 * s;
    const std::array labels{context_.localizer.text(Key::ButtonClose)};
    const float foot = buttons_height(ui, dialog_text_width(ui, width, s), labels);
    Box box = begin_dialog(ui, width, length_ + foot + 12 * s, context_.localizer.text(Key::SignPage), s);
    std::optional<Intent> intent;
    if (buttons(ui, box.cut_bottom(foot, 12 * s), "signs", labels))
    {
        intent = Intent{PageCommand::Close};
    }
    scrolled(ui, signs_scroll, box, length_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 rest.cut_top(draw_players(ui, rest, s, seats));
                 std::optional<room::Sign> pressed;
                 rest.cut_top(draw_sign_buttons(ui, context_.localizer, rest, s, pressed));
                 if (pressed)
                 {
                     intent = Intent{ShowSign{static_cast<int>(*pressed), signer_}};
                 }
                 return rest.y - top;
             });
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void SignsPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::SignPage);
    mirror.prompt = context_.localizer.text(Key::SignTitle);
}

} // namespace elgrande::screens
