#include "app/posting/code_page.hpp"

#include "ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

using words::Key;

CodePage::CodePage(const PageContext& context, std::string address)
    : context_(context), address_(std::move(address)), code_(QrCode::of(address_))
{
}

std::string CodePage::message() const
{
    return code_ ? context_.localizer.text(Key::CodeHelp)
                 : context_.localizer.text(
                     Key::CodeTooLong, {{"count", static_cast<int>(address_.size())}, {"value", QrCode::max_bytes}});
}

std::optional<Intent> CodePage::draw(Ui& ui)
{
    const words::Localizer& say = context_.localizer;
    const float s = dialog_scale(ui);
    const Letters style{.size = 17 * s, .colour = theme::current.cream};
    const Letters typed{.size = 20 * s, .colour = theme::current.lit_text};
    const std::string text = message();
    const float foot = dialog_button_height(ui);
    const float widest = ui.screen().w - 16;
    const float title = 61 * s; // and the margins of the dialog
    const float room = ui.screen().h - 16 - title - foot - 24 * s;
    // On a wide screen the words stand beside the code, which then is higher.
    const bool beside = ui.screen().w > 1.2F * ui.screen().h;
    const float column = 230 * s;
    const auto height_of_text = [&](float room_across)
    { return wrapped_height(style, room_across, text) + 6 * s + address_height(typed, room_across, address_); };
    const float narrow = std::min(widest - 44 * s, 300 * s);
    const float side = !code_   ? 0
                       : beside ? std::min(ui.screen().h - 16 - title, widest - 62 * s - column)
                                : std::min(widest - 44 * s, room - height_of_text(narrow));
    const float across = beside && code_ ? column : std::max(side, narrow);
    const float width = across + 44 * s + (beside && code_ ? side + 18 * s : 0);
    const float length = beside && code_ ? side : side + height_of_text(across) + foot + 24 * s;
    Box box = begin_dialog(ui, width, length, say.text(Key::CodeTitle), s);
    if (code_)
    {
        const Box place = beside ? box.cut_left(side, 18 * s) : box.cut_top(side, 12 * s);
        draw_qr_code(ui, place, *code_);
    }
    box.cut_top(write_wrapped(ui, style, box, text), 6 * s);
    write_address(ui, typed, box, address_);
    const bool closed = close_button(ui, box.cut_bottom(foot), id_of("close code"), say.text(Key::ButtonClose), s);
    return end_dialog(ui) || closed ? std::optional(Intent{PageCommand::Close}) : std::nullopt;
}

void CodePage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::CodeTitle);
    mirror.prompt = address_;
    mirror.notice = message();
}

} // namespace elgrande::screens
