#include "screens/help/explainer.hpp"

#include "screens/cards/card_picture.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::screens
{

using words::Key;

void Explainer::offer(const Explanation& explanation)
{
    offered_ = explanation;
}

void Explainer::offer(Ui& ui, const Box& box, words::Topic topic, const std::string& title)
{
    if (ui.wants_tooltip(box))
    {
        offer({.topic = topic, .title = title, .at = box});
    }
}

std::string Explainer::title(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation)
{
    return explanation.title.empty()
               ? localizer.text(words::chapters()[words::chapter_of(setup, explanation.topic)].title)
               : explanation.title;
}

std::string Explainer::text(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation)
{
    if (explanation.without_rule)
    {
        return explanation.details;
    }
    const std::string rule = words::explanation(localizer, setup, explanation.topic);
    return explanation.details + (explanation.details.empty() || rule.empty() ? "" : ". ") + rule;
}

namespace
{

constexpr float card_picture_height = 112; ///< of an action card; larger than on the table

/// Returns the box for a pinned explanation of the thing at `at`: in one of `places.areas`, else below or above it.
Box place_of_pinned(const Box& screen, const Box& at, ImVec2 size, float scale, const NotePlaces& places)
{
    Box sheet{at.middle_x() - size.x / 2, at.bottom() + 8 * scale, size.x, size.y};
    if (sheet.bottom() > screen.bottom() - 6)
    {
        sheet.y = at.y - size.y - 8 * scale;
    }
    if (!places.areas.empty())
    {
        NotePlaces fitted = places;
        for (Box& area : fitted.areas)
        {
            area = area.centred(std::min(area.w, sheet.w), area.h);
        }
        sheet = note_in(fitted, at, size.y);
    }
    sheet.x = std::clamp(sheet.x, 6.0F, std::max(6.0F, screen.w - sheet.w - 6));
    sheet.y = std::clamp(sheet.y, 6.0F, std::max(6.0F, screen.h - sheet.h - 6));
    return sheet;
}

} // namespace

std::optional<Intent> Explainer::draw(Ui& ui, const words::Localizer& localizer, const Setup& setup,
                                      const Letters& letters, float scale, words::Topic asked, const NotePlaces& places)
{
    drawn_box_ = {};
    if (pinned_)
    {
        return draw_pinned(ui, localizer, setup, letters, scale, places);
    }
    const bool question_mark = ui.reachable() && ui.typed() == '?';
    if (!offered_ || !ui.reachable())
    {
        return question_mark ? std::optional(more_about(asked)) : std::nullopt;
    }
    if (question_mark || ui.long_press())
    {
        pinned_ = offered_;
        ui.settle();
        return std::nullopt;
    }
    // A tooltip shows only the current state; `?` adds the rule, which is always the same.
    std::string said = offered_->details.empty() || offered_->without_rule ? text(localizer, setup, *offered_)
                                                                           : offered_->details + ".";
    if (!ui.fingers())
    {
        said += " " + localizer.text(Key::ButtonMoreKey);
    }
    drawn_box_ = tooltip(ui, offered_->at, title(localizer, setup, *offered_), said, letters, scale, places);
    return std::nullopt;
}

std::optional<Intent> Explainer::draw_pinned(Ui& ui, const words::Localizer& localizer, const Setup& setup,
                                             const Letters& letters, float scale, const NotePlaces& places)
{
    const Explanation& shown = *pinned_;
    const std::string name = title(localizer, setup, shown);
    const std::string said = text(localizer, setup, shown);
    const float pad = 14 * scale;
    const float wide = places.areas.empty() ? 0 : places.areas.front().w / scale - 28;
    const float inner = std::min(std::max(330.0F, wide) * scale, ui.screen().w - 16 - 2 * pad);
    const float button_height = std::max(ui.min_touch_size(), 34 * scale);
    Letters strong = letters;
    strong.face = Face::Bold;
    const float head = wrapped_height(strong, inner, name) + 4 * scale;
    float height = head + wrapped_height(letters, inner, said) + 10 * scale + button_height + 2 * pad;
    const float picture = shown.card == no_card ? 0 : card_picture_height * scale + pad;
    const bool pictured = picture > 0 && height + picture < ui.screen().h - 12;
    height += pictured ? picture : 0;
    ui.begin_modal(id_of("explanation"));
    const Box sheet = place_of_pinned(ui.screen(), shown.at, {inner + 2 * pad, height}, scale, places);
    drawn_box_ = sheet;
    shadow(ui, sheet, 8 * scale, 10 * scale);
    fill(ui, sheet, theme::current.night, 10 * scale);
    outline(ui, sheet, theme::current.gilt, 1.2F, 10 * scale);
    Box rest = sheet.inset(pad, pad);
    const Box row = rest.cut_bottom(button_height);
    if (pictured)
    {
        draw_card_picture(ui, card(shown.card), rest.cut_top(picture - pad, pad), 6 * scale, theme::current.night);
    }
    write_wrapped(ui, strong, rest.cut_top(head), name);
    write_wrapped(ui, letters, rest, said);
    const std::string more = localizer.text(Key::ButtonMore);
    const std::string close = localizer.text(Key::ButtonClose);
    const bool wants_more = button(ui, row.column(0, 2, 8 * scale),
                                   {.id = id_of("more"), .label = more, .look = Look::Gold, .size = 16 * scale});
    const bool closed =
        button(ui, row.column(1, 2, 8 * scale), {.id = id_of("close note"), .label = close, .size = 16 * scale});
    const ImVec2 mouse = ui.mouse();
    const bool beside = ImGui::GetIO().MouseReleased[0] && !sheet.is_under(mouse);
    std::optional<Intent> intent;
    if (ui.reachable() && (wants_more || closed || beside || ui.key(ImGuiKey_Escape) || ui.typed() == '?'))
    {
        if (wants_more || ui.typed() == '?')
        {
            intent = more_about(shown.topic);
        }
        pinned_.reset();
        ui.settle();
    }
    ui.end_modal();
    return intent;
}

} // namespace elgrande::screens
