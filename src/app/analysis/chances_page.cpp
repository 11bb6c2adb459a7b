#include "app/analysis/losses_page.hpp"

#include "app/analysis/losses_chart.hpp"
#include "screens/result/points_table.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id losses_scroll = id_of("losses");

} // namespace

/// What the numbers of the page mean, and for how many turns the losses are known.
std::string LossesPage::state_said() const
{
    const Losses& losses = *context_.losses;
    const words::Localizer& localizer = context_.localizer;
    std::string says = localizer.text(Key::LossesSays);
    if (losses.failed)
    {
        says += " " + localizer.text(Key::AnalysisNotHere);
    }
    if (!losses.all_counted())
    {
        says += " "
                + localizer.text(Key::LossesCounting, {{"value", static_cast<int>(losses.counted)},
                                                       {"total", static_cast<int>(losses.turns.size())}});
    }
    return says;
}

std::string LossesPage::sum_said() const
{
    const TableModel shown = context_.session->shown();
    const PerSeat<int> lost = total_losses(*context_.losses);
    return context_.localizer.text(Key::LogScored, {{"place", context_.localizer.text(Key::EndTotal)},
                                                    {"list", listed_points(shown, by_score(shown, lost), lost)}});
}

/// The buttons for the worst turns; empty until all turns are counted.
std::vector<LossesPage::MomentButton> LossesPage::moment_buttons() const
{
    std::vector<MomentButton> list;
    const Losses& losses = *context_.losses;
    if (!losses.all_counted())
    {
        return list;
    }
    const TableModel shown = context_.session->shown();
    for (const std::size_t number : worst_turns(losses))
    {
        const TurnLoss& loss = losses.turns[number];
        list.push_back({words::plain(context_.localizer.text(loss.exact ? Key::LossesMoment : Key::LossesMore,
                                                             {{"round", round_number(shown.view.setup, loss.round)},
                                                              {"player", words::player(shown.names, loss.seat)},
                                                              {"points", loss.points.value_or(0)}})),
                        Intent{AnalyseMoment{loss.turn.start}}});
    }
    return list;
}

/// Draws everything but the close button. Returns its height.
float LossesPage::draw_content(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const float top = rest.y;
    const TableModel shown = context_.session->shown();
    const Letters quiet{.face = Face::Italic, .size = 15.5F * s, .colour = theme::current.cream_quiet};
    const std::string says = state_said();
    write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, says), 8 * s), says);
    const Box sheet = rest.cut_top((ui.shape() == Shape::Wide ? 250 : 200) * s, 8 * s);
    fill(ui, sheet, theme::current.parchment, 8);
    outline(ui, sheet, theme::current.card_edge, 1.5F, 8);
    draw_losses_chart(ui, shown, *context_.losses, sheet.inset(8 * s, 6 * s), s);
    const Letters letters{
        .size = 17 * s, .colour = theme::current.cream, .lit = theme::current.lit_text, .seats = shown.letters_on_dark};
    const std::string sum = sum_said();
    write_wrapped(ui, letters, rest.cut_top(wrapped_height(letters, rest.w, sum), 8 * s), sum);
    const std::vector<MomentButton> moments = moment_buttons();
    for (std::size_t i = 0; i < moments.size(); ++i)
    {
        if (button(ui, rest.cut_top(dialog_button_height(ui), 6 * s),
                   {.id = id_of("telling", static_cast<int>(i)), .label = moments[i].label, .size = 16.5F * s}))
        {
            intent = moments[i].intent;
        }
    }
    return rest.y - top;
}

std::optional<Intent> LossesPage::draw(Ui& ui)
{
    if (!is_there())
    {
        return Intent{PageCommand::Close};
    }
    const float s = dialog_scale(ui);
    const float tall = dialog_button_height(ui);
    Box box = begin_dialog(ui, 640 * s, tall + length_ + 12 * s, context_.localizer.text(Key::LossesTitle), s);
    const Box foot = box.cut_bottom(tall, 8 * s);
    std::optional<Intent> intent;
    scrolled(ui, losses_scroll, box, length_, s, [&](const Box& rest) { return draw_content(ui, rest, s, intent); });
    if (close_button(ui, foot, id_of("close losses"), context_.localizer.text(Key::ButtonClose), s))
    {
        intent = Intent{PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void LossesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::LossesTitle);
    if (!is_there())
    {
        return;
    }
    mirror.prompt = state_said();
    mirror.page.push_back({0, words::plain(sum_said())});
    for (const std::string& line : losses_by_round(context_.session->shown(), *context_.losses))
    {
        mirror.page.push_back({0, words::plain(line)});
    }
}

} // namespace elgrande::screens
