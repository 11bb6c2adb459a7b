#include "app/puzzle/verdict_page.hpp"

#include "app/puzzle/puzzle_words.hpp"
#include "app/puzzle/verdict_table.hpp"
#include "ui/widgets.hpp"

#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id verdict_scroll = id_of("verdict");

/// Draws the verdict, the table and the notes below it. Returns their height.
float draw_verdict(Ui& ui, Box rest, float s, const TableModel& shown, const ComparedTable& table,
                   const std::string& verdict, const std::string& notes)
{
    const float top = rest.y;
    const Letters style{.size = 17 * s, .colour = theme::current.cream};
    write_wrapped(ui, style, rest.cut_top(wrapped_height(style, rest.w, verdict), 8 * s), verdict);
    draw_compared_table(ui, shown, table, rest.cut_top(compared_table_height(ui, table, s), 8 * s), s);
    const Letters quiet{.face = Face::Italic, .size = 15.5F * s, .colour = theme::current.cream_quiet};
    if (!notes.empty())
    {
        write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, notes), 4 * s), notes);
    }
    return rest.y - top;
}

} // namespace

bool VerdictPage::has_table() const
{
    return context_.puzzle && context_.session && context_.puzzle->breakdown;
}

std::optional<Intent> VerdictPage::draw(Ui& ui)
{
    if (!has_table())
    {
        return Intent{PageCommand::Close};
    }
    const words::Localizer& localizer = context_.localizer;
    const TableModel shown = context_.session->shown();
    const ComparedTable table = verdict_table(shown, *context_.puzzle, shows_unchanged_);
    const float s = dialog_scale(ui);
    const bool phone = ui.shape() != Shape::Wide;
    const std::array labels{localizer.text(shows_unchanged_ ? Key::VerdictFewer : Key::VerdictAll),
                            localizer.text(Key::ButtonClose)};
    const float width = phone ? ui.screen().w : 780 * s;
    const float low = buttons_height(ui, dialog_text_width(ui, width, s), labels);
    Box box = begin_dialog(ui, width, content_height_ + low + 12 * s, localizer.text(Key::VerdictTitle), s);
    const Box foot = box.cut_bottom(low, 10 * s);
    scrolled(ui, verdict_scroll, box, content_height_, s,
             [&](const Box& rest)
             {
                 return draw_verdict(ui, rest, s, shown, table, verdict_text(context_),
                                     disks_text(shown, *context_.puzzle->breakdown));
             });
    bool closes = false;
    if (const auto pressed = buttons(ui, foot, "verdict foot", labels))
    {
        shows_unchanged_ = *pressed == 0 ? !shows_unchanged_ : shows_unchanged_;
        closes = *pressed == 1;
    }
    return end_dialog(ui) || closes ? std::optional(Intent{PageCommand::Close}) : std::nullopt;
}

void VerdictPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::VerdictTitle);
    if (has_table())
    {
        const TableModel shown = context_.session->shown();
        mirror.prompt = verdict_text(context_);
        mirror.rule = disks_text(shown, *context_.puzzle->breakdown);
        mirror.page = passages_of(shown, verdict_table(shown, *context_.puzzle, shows_unchanged_));
    }
}

} // namespace elgrande::screens
