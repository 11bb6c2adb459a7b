#include "app/analysis/chances_page.hpp"

#include "app/analysis/chances_chart.hpp"
#include "app/analysis/chances_words.hpp"
#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id chances_scroll = id_of("chances page");

} // namespace

/// Returns an explanation of the chart, and the progress of the estimate.
std::string ChancesPage::state_text() const
{
    const WinChances& chances = *context_.chances;
    const words::Localizer& localizer = context_.localizer;
    std::string text = localizer.text(Key::ChancesSays);
    if (chances.failed())
    {
        text += " " + localizer.text(Key::AnalysisNotHere);
    }
    else if (!chances.done())
    {
        text += " " + localizer.text(Key::ChancesCounting, {{"value", chances.percent()}});
    }
    return text;
}

/// Returns the buttons for the turning points; empty until all turns have been estimated once.
std::vector<ChancesPage::TurnButton> ChancesPage::turn_buttons() const
{
    std::vector<TurnButton> list;
    const WinChances& chances = *context_.chances;
    const TableModel shown = context_.session->shown();
    const table::History& history = context_.session->sitting().history();
    for (const std::size_t number : chances.turning_points())
    {
        list.push_back({turning_point_text(shown, history, chances, number, static_cast<int>(list.size()) + 1),
                        Intent{AnalyseMoment{chances.turns()[number].turn.start}}});
    }
    return list;
}

/// Returns the description of the chosen turn; empty if there is none.
std::string ChancesPage::chosen_text() const
{
    return chosen_ ? chosen_turn_text(context_.session->shown(), context_.session->sitting().history(),
                                      context_.chances->turns()[*chosen_])
                   : std::string();
}

/// Chooses the nearest turn before (−1) or after (1) the chosen one whose chances are known.
void ChancesPage::choose_neighbour(int step)
{
    const auto turns = context_.chances->turns();
    for (auto i = static_cast<int>(*chosen_) + step; i >= 0 && i < static_cast<int>(turns.size()); i += step)
    {
        if (const auto turn = static_cast<std::size_t>(i); turns[turn].before.known())
        {
            chosen_ = turn;
            return;
        }
    }
}

/// Draws the description of the chosen turn, and below it the button for its moment between those for its neighbours,
/// as a turn of the chart is narrower than a finger.
void ChancesPage::draw_chosen(Ui& ui, Box& rest, const Letters& letters, float s, std::optional<Intent>& intent)
{
    const words::Localizer& localizer = context_.localizer;
    const std::string text = chosen_text();
    write_wrapped(ui, letters, rest.cut_top(wrapped_height(letters, rest.w, text), 6 * s), text);
    const float tall = dialog_button_height(ui);
    Box row = rest.cut_top(tall, 12 * s);
    row = row.centred(std::min(row.w, 380 * s), tall);
    const Box older = row.cut_left(tall, 6 * s);
    const Box newer = row.cut_right(tall, 6 * s);
    if (icon_button(ui, id_of("earlier turn"), older, Icon::Older, theme::current.cream_heading,
                    localizer.text(Key::ChancesEarlier)))
    {
        choose_neighbour(-1);
        ui.settle();
    }
    if (icon_button(ui, id_of("later turn"), newer, Icon::Newer, theme::current.cream_heading,
                    localizer.text(Key::ChancesLater)))
    {
        choose_neighbour(1);
        ui.settle();
    }
    if (button(
            ui, row,
            {.id = id_of("see moment"), .label = localizer.text(Key::ChancesSee), .look = Look::Gold, .size = 17 * s}))
    {
        intent = Intent{LookAt{context_.chances->turns()[*chosen_].turn.start}};
    }
}

/// Draws everything but the close button. Returns its height.
float ChancesPage::draw_content(Ui& ui, Box rest, float s, std::optional<Intent>& intent)
{
    const float top = rest.y;
    const TableModel shown = context_.session->shown();
    const Letters quiet{.face = Face::Italic, .size = 15.5F * s, .colour = theme::current.cream_quiet};
    const std::string text = state_text();
    write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, text), 8 * s), text);
    const float plot = (ui.shape() == Shape::Wide ? 250 : 200) * s;
    const Box sheet = rest.cut_top(plot + chances_legend_height(shown, rest.w - 16 * s, s), 8 * s);
    fill(ui, sheet, theme::current.parchment, 8);
    outline(ui, sheet, theme::current.card_edge, 1.5F, 8);
    const auto pressed = draw_chances_chart(ui, shown, *context_.chances, chosen_, sheet.inset(8 * s, 6 * s), s);
    chosen_ = pressed ? pressed : chosen_;
    const Letters letters{
        .size = 16 * s, .colour = theme::current.cream, .lit = theme::current.lit_text, .seats = shown.letters_on_dark};
    if (chosen_)
    {
        const float below = rest.y;
        draw_chosen(ui, rest, letters, s, intent);
        if (pressed)
        {
            ui.scroll_into_view(Box{rest.x, below, rest.w, rest.y - below});
        }
    }
    const std::string own = own_changes_text(shown, *context_.chances);
    write_wrapped(ui, letters, rest.cut_top(wrapped_height(letters, rest.w, own), 8 * s), own);
    const std::vector<TurnButton> turns = turn_buttons();
    for (std::size_t i = 0; i < turns.size(); ++i)
    {
        const float button_height =
            std::max(dialog_button_height(ui), wrapped_button_height(letters, rest.w, turns[i].label));
        if (wrapped_button(ui, id_of("turning point", static_cast<int>(i)), rest.cut_top(button_height, 6 * s), letters,
                           turns[i].label, words::plain(turns[i].label)))
        {
            intent = turns[i].intent;
        }
    }
    return rest.y - top;
}

std::optional<Intent> ChancesPage::draw(Ui& ui)
{
    if (!has_content())
    {
        return Intent{PageCommand::Close};
    }
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    Box box = begin_dialog(ui, 680 * s, button_height + content_height_ + 12 * s,
                           context_.localizer.text(Key::ChancesTitle), s);
    const Box foot = box.cut_bottom(button_height, 8 * s);
    std::optional<Intent> intent;
    scrolled(ui, chances_scroll, box, content_height_, s,
             [&](const Box& rest) { return draw_content(ui, rest, s, intent); });
    if (close_button(ui, foot, id_of("close chances"), context_.localizer.text(Key::ButtonClose), s))
    {
        intent = Intent{PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

bool ChancesPage::closes_with(const Intent& intent) const
{
    const auto* table = std::get_if<TableIntent>(&intent);
    return Page::closes_with(intent) || (table != nullptr && std::holds_alternative<LookAt>(*table));
}

void ChancesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::ChancesTitle);
    if (!has_content())
    {
        return;
    }
    mirror.prompt = state_text();
    if (chosen_)
    {
        mirror.page.push_back({0, words::plain(chosen_text())});
    }
    mirror.page.push_back({0, words::plain(own_changes_text(context_.session->shown(), *context_.chances))});
}

} // namespace elgrande::screens
