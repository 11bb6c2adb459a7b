#include "app/lesson/lessons_page.hpp"

#include "app/lesson/lesson_controller.hpp"
#include "ui/widgets.hpp"
#include "words/rule_set.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id lessons_scroll = id_of("list of lessons");

bool is_begun(const words::LessonRow& row, const LessonProgress& progress)
{
    return progress.step > 0 && progress.step + 1 < row.steps.size();
}

/// Returns "Step 7 of 28" or "Learned"; empty if the lesson was not begun.
std::string standing(const words::Localizer& localizer, const words::LessonRow& row, const LessonProgress& progress)
{
    if (is_begun(row, progress))
    {
        return localizer.text(Key::LearnLeftAt, {{"value", static_cast<int>(progress.step) + 1},
                                                 {"count", static_cast<int>(row.steps.size())}});
    }
    return progress.done ? localizer.text(Key::LearnLearned) : std::string();
}

Key verb(const words::LessonRow& row, const LessonProgress& progress)
{
    return is_begun(row, progress) ? Key::LearnGoOn : progress.done ? Key::LearnAgain : Key::LearnBegin;
}

Intent opening(const words::LessonRow& row)
{
    return Intent{OpenLesson{std::string(row.id)}};
}

/// Returns the edition and the subject: "Big Box · One caballero of yours wins ties …".
std::string about(const words::Localizer& localizer, const words::LessonRow& row)
{
    return localizer.text(words::edition_name(row.edition)) + " · " + localizer.text(row.about);
}

Letters about_letters(float scale)
{
    return {.size = 16 * scale, .colour = theme::current.ink_soft};
}

} // namespace

std::optional<Intent> LessonsPage::draw(Ui& ui)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const float width = std::min(540 * s, ui.screen().w - 40);
    const float inner = width - 60 * s;
    float length = 0;
    for (const words::LessonRow& row : words::lessons())
    {
        length += wrapped_height(about_letters(s), inner, about(localizer, row)) + 48 * s + button_height + 12 * s;
    }
    Box box = begin_dialog(ui, width, length + button_height + 6 * s, localizer.text(Key::LearnTitle), s);
    const Box foot = box.cut_bottom(button_height, 6 * s);
    const float moved = ui.begin_scroll(lessons_scroll, box.inset(-4, 0), length, Ui::Along::Y);
    Box rest{box.x, box.y + moved, box.w, length};
    std::optional<Intent> intent;
    int number = 0;
    for (const words::LessonRow& row : words::lessons())
    {
        const std::string line_about = about(localizer, row);
        const float text = wrapped_height(about_letters(s), rest.w - 24 * s, line_about);
        const Box sheet = rest.cut_top(text + 46 * s + button_height, 12 * s);
        fill(ui, sheet, theme::current.parchment_row, 8 * s);
        outline(ui, sheet, theme::current.parchment_edge, 1, 8 * s);
        Box part = sheet.inset(12 * s, 8 * s);
        write_in(ui, {.face = Face::Bold, .size = 18 * s, .colour = theme::current.ink}, part.cut_top(24 * s),
                 localizer.text(row.title), Align::Left);
        write_wrapped(ui, about_letters(s), part.cut_top(text, 6 * s), line_about);
        const LessonProgress progress = progress_in(context_.platform.preferences, row.id);
        const std::string label = localizer.text(verb(row, progress));
        const std::string name = label + ": " + localizer.text(row.title);
        const Box line = part.cut_bottom(button_height);
        Box left = line;
        if (button(ui, left.cut_right(std::min(line.w * 0.55F, 190 * s), 8 * s),
                   {.id = id_of("lesson", number++),
                    .label = label,
                    .look = progress.done ? Look::Plain : Look::Gold,
                    .size = 16.5F * s,
                    .name = name}))
        {
            intent = opening(row);
        }
        write_in(ui, {.face = Face::Italic, .size = 15 * s, .colour = theme::current.ink_soft}, left,
                 standing(localizer, row, progress), Align::Left);
    }
    ui.end_scroll();
    draw_scroll_bar(ui, {box.x, box.y, box.w + 10 * s, box.h}, moved, length, s);
    const std::string close = localizer.text(Key::ButtonClose);
    if (button(ui, foot.centred(std::min(foot.w, 200 * s), foot.h),
               {.id = id_of("close lessons"), .label = close, .size = 17.5F * s}))
    {
        intent = Intent{PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void LessonsPage::describe(Mirror& mirror)
{
    const words::Localizer& localizer = context_.localizer;
    mirror.title = localizer.text(Key::LearnTitle);
    for (const words::LessonRow& row : words::lessons())
    {
        const std::string how_far = standing(localizer, row, progress_in(context_.platform.preferences, row.id));
        mirror.page.push_back({1, localizer.text(row.title)});
        mirror.page.push_back({0, about(localizer, row) + (how_far.empty() ? "" : " " + how_far + ".")});
    }
}

LessonOffer lesson_offer(const PageContext& context)
{
    const words::Localizer& localizer = context.localizer;
    const auto rows = words::lessons();
    const auto progress = [&](const words::LessonRow& row)
    { return progress_in(context.platform.preferences, row.id); };
    const auto open = std::find_if(rows.begin(), rows.end(),
                                   [&](const words::LessonRow& row)
                                   {
                                       const LessonProgress at = progress(row);
                                       return !at.done && (row.edition == Edition::Classic || is_begun(row, at));
                                   });
    const words::LessonRow& row = open != rows.end() ? *open : rows.front();
    const std::string how_far = standing(localizer, row, progress(row));
    const bool begun = is_begun(row, progress(row));
    return {.id = std::string(row.id),
            .label = localizer.text(begun ? Key::LearnGoOn : Key::HomeLearn),
            .about = begun ? localizer.text(row.title) + " · " + how_far : localizer.text(row.about),
            .first = context.session == nullptr && context.saves.rows().empty() && !progress(rows.front()).done};
}

} // namespace elgrande::screens
