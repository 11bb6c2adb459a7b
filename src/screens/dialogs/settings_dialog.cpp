#include "screens/dialogs/settings_dialog.hpp"

#include "ui/widgets.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id settings_scroll = id_of("settings");

/// Returns the number of rows that choice() needs in a box of this width: two if a word would be too narrow for a
/// finger in one.
int choice_rows(const Ui& ui, float width, std::span<const std::string> words, float scale)
{
    const Letters letters{.size = 17 * scale};
    const float share = width / static_cast<float>(words.size());
    float sum = 0;
    float shortest = width;
    float longest = 0;
    for (const std::string& word : words)
    {
        const float length = text_width(letters, word);
        sum += length;
        shortest = std::min(shortest, length);
        longest = std::max(longest, length);
    }
    const bool equal = longest <= share - 8 * scale; // as choice() lays them out
    const float narrowest = equal ? share : share + shortest - sum / static_cast<float>(words.size());
    return narrowest < ui.min_touch_size() ? 2 : 1;
}

/// A row of the dialog, with its choices in words.
struct ShownRow
{
    words::Key title;
    int chosen; ///< index in `choices`
    std::vector<std::string> choices;
    float height; ///< without the label above it
    int lines;    ///< of choices
};

/// Returns the rows whose choices have this width.
std::vector<ShownRow> shown_rows(const Ui& ui, const words::Localizer& localizer, const Settings& settings, float width,
                                 float scale)
{
    std::vector<ShownRow> rows;
    for (const SettingRow& row : setting_rows(settings))
    {
        std::vector<std::string> choices;
        std::transform(row.choices.begin(), row.choices.end(), std::back_inserter(choices),
                       [&](Key key) { return localizer.text(key); });
        const int lines = choice_rows(ui, width, choices, scale);
        rows.push_back(
            {row.title, row.chosen, std::move(choices), static_cast<float>(lines) * dialog_button_height(ui), lines});
    }
    return rows;
}

} // namespace

std::optional<Intent> draw_settings(Ui& ui, const words::Localizer& localizer, const Settings& settings,
                                    std::string_view about_saves)
{
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const float width = 520 * s;
    const float label_width = 118 * s;
    const bool labels_beside = std::min(width, ui.screen().w) > 420 * s;
    const float label_height = labels_beside ? 0 : 24 * s;
    const float inside = dialog_text_width(ui, width, s);
    const std::vector<ShownRow> rows =
        shown_rows(ui, localizer, settings, labels_beside ? inside - label_width : inside, s);
    const Letters about{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet};
    const float about_height = about_saves.empty() ? 0 : wrapped_height(about, inside, about_saves) + 12 * s;
    float content_height = about_height;
    for (const ShownRow& row : rows)
    {
        content_height += label_height + row.height + 12 * s;
    }
    Box box = begin_dialog(ui, width, content_height + button_height + 6 * s, localizer.text(Key::SettingsTitle), s);
    const Box foot = box.cut_bottom(button_height, 6 * s);
    const float scroll_offset = ui.begin_scroll(settings_scroll, box.inset(-4, 0), content_height, Ui::Along::Y);
    Box rest{box.x, box.y + scroll_offset, box.w, content_height};
    std::optional<Intent> intent;
    int row_index = 0;
    for (const ShownRow& row : rows)
    {
        Box line = rest.cut_top(label_height + row.height, 12 * s);
        write_in(ui, {.size = 18 * s, .colour = theme::current.cream},
                 labels_beside ? line.cut_left(label_width) : line.cut_top(label_height), localizer.text(row.title),
                 Align::Left);
        int chosen = row.chosen;
        if (choice(ui, setting_name(row_index), line, row.choices, chosen, s, row.lines, localizer.text(row.title)))
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
