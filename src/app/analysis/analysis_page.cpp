#include "app/analysis/analysis_page.hpp"

#include "app/analysis/analysis_words.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id turns_scroll = id_of("best turns");

Letters letters_of(const PageContext& context, float size, Paint colour)
{
    return {.size = size,
            .colour = colour,
            .lit = theme::current.lit_text,
            .seats = context.session->shown().letters_on_dark};
}

} // namespace

std::string AnalysisPage::describe_played_turn() const
{
    const AnalysisSession& analysis = *context_.analysis;
    return analysis.by_chance || analysis.played.empty() || !analysis.answer()
               ? std::string()
               : turn_text(context_.localizer, context_.session->shown().names, *analysis.position, analysis.played);
}

/// Draws everything below the objectives. Returns its height.
float AnalysisPage::draw_turns(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const AnalysisSession& analysis = *context_.analysis;
    const words::Localizer& localizer = context_.localizer;
    const float top = rest.y;
    const auto write_down = [&](const Letters& style, const std::string& text, float gap)
    {
        if (!text.empty())
        {
            write_wrapped(ui, style, rest.cut_top(wrapped_height(style, rest.w, text), gap), text);
        }
    };
    Letters quiet = letters_of(context_, 15.5F * s, theme::current.cream_quiet);
    quiet.face = Face::Italic;
    write_down(quiet, chosen_sentence(localizer, analysis), 8 * s);
    write_down(letters_of(context_, 17 * s, theme::current.cream), verdict_on(localizer, analysis), 6 * s);
    write_down(quiet, describe_played_turn(), 8 * s);
    const Letters style = letters_of(context_, 16 * s, theme::current.cream_heading);
    const std::vector<std::string> turns = offered_turn_texts(localizer, context_.session->shown().names, analysis);
    for (std::size_t i = 0; i < turns.size(); ++i)
    {
        const float button_height = std::max(dialog_button_height(ui), wrapped_button_height(style, rest.w, turns[i]));
        const auto number = static_cast<int>(i);
        if (wrapped_button(ui, id_of("best turn", number), rest.cut_top(button_height, 6 * s), style, turns[i],
                           words::plain(turns[i])))
        {
            intent = ShowBestTurn{number};
        }
    }
    return rest.y - top;
}

std::optional<Intent> AnalysisPage::draw(Ui& ui)
{
    if (!context_.analysis || !context_.session)
    {
        return Intent{PageCommand::Close};
    }
    const words::Localizer& localizer = context_.localizer;
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const int rows = ui.shape() == Shape::Tall ? 3 : 2;
    const float chips = static_cast<float>(rows) * button_height;
    const std::array labels{localizer.text(Key::PuzzleMake), localizer.text(Key::ButtonClose)};
    const float low = buttons_height(ui, dialog_text_width(ui, 600 * s, s), labels);
    Box box = begin_dialog(ui, 600 * s, chips + low + content_height_ + 24 * s, localizer.text(Key::AnalysisTitle), s);
    const Box foot = box.cut_bottom(low, 8 * s);
    std::optional<Intent> intent;
    std::vector<std::string> names = objective_names(localizer);
    names.insert(names.begin(), localizer.text(Key::AnalysisChance));
    int chosen = context_.analysis->by_chance ? 0 : 1 + static_cast<int>(context_.analysis->objective);
    if (choice(ui, "objective", box.cut_top(chips, 10 * s), names, chosen, s, rows))
    {
        intent = ChooseObjective{chosen};
    }
    scrolled(ui, turns_scroll, box, content_height_, s,
             [&](const Box& rest) { return draw_turns(ui, rest, s, intent); });
    if (const auto pressed = buttons(ui, foot, "analysis foot", labels))
    {
        intent = Intent{*pressed == 0 ? PageCommand::MakePuzzle : PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void AnalysisPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::AnalysisTitle);
    if (!context_.analysis || !context_.session)
    {
        return;
    }
    mirror.prompt = words::plain(verdict_on(context_.localizer, *context_.analysis));
    mirror.rule = chosen_sentence(context_.localizer, *context_.analysis);
    if (const std::string played = describe_played_turn(); !played.empty())
    {
        mirror.page.push_back({0, words::plain(played)});
    }
}

} // namespace elgrande::screens
