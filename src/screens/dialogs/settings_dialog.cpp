#include "screens/dialogs/settings_dialog.hpp"

#include "ui/widgets.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id settings_scroll = id_of("settings");

} // namespace

std::optional<Intent> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                    std::string_view about_saves)
{
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const float width = 520 * s;
    const float label_width = 118 * s;
    const bool labels_beside = std::min(width, ui.screen().w) > 420 * s;
    const float row_height = labels_beside ? button_height : 24 * s + button_height;
    const Letters about{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet};
    const float about_height =
        about_saves.empty() ? 0 : wrapped_height(about, dialog_text_width(ui, width, s), about_saves) + 12 * s;
    const float content_height = setting_count * (row_height + 12 * s) + about_height;
    Box box = begin_dialog(ui, width, content_height + button_height + 6 * s, localizer.text(Key::SettingsTitle), s);
    const Box foot = box.cut_bottom(button_height, 6 * s);
    const float scroll_offset = ui.begin_scroll(settings_scroll, box.inset(-4, 0), content_height, Ui::Along::Y);
    Box rest{box.x, box.y + scroll_offset, box.w, content_height};
    std::optional<Intent> intent;
    int row_index = 0;
    for (const SettingRow& row : setting_rows(settings))
    {
        Box line = rest.cut_top(row_height, 12 * s);
        write_in(ui, {.size = 18 * s, .colour = theme::current.cream},
                 labels_beside ? line.cut_left(label_width) : line.cut_top(24 * s), localizer.text(row.title),
                 Align::Left);
        std::vector<std::string> choices;
        std::transform(row.choices.begin(), row.choices.end(), std::back_inserter(choices),
                       [&](Key key) { return localizer.text(key); });
        int chosen = row.chosen;
        if (choice(ui, setting_name(row_index), line, choices, chosen, s, 1, localizer.text(row.title)))
        {
            intent = ChooseSetting{row_index, chosen};
        }
        ++row_index;
    }
    if (!about_saves.empty())
    {
        write_wrapped(ui, about, rest, about_saves);
    }
    ui.end_scroll();
    draw_scroll_bar(ui, {box.x, box.y, box.w + 10 * s, box.h}, scroll_offset, content_height, s);
    const std::string close = localizer.text(Key::ButtonClose);
    if (button(ui, foot.centred(std::min(foot.w, 200 * s), foot.h),
               {.id = id_of("close settings"), .label = close, .look = Look::Gold, .size = 17.5F * s}))
    {
        intent = PageCommand::Close;
    }
    return end_dialog(ui) ? PageCommand::Close : intent;
}

} // namespace elgrande::screens
