#include "screens/home/saves_screen.hpp"

#include "record/link/link.hpp"
#include "ui/shape.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id saves_scroll = id_of("saved games");
constexpr float list_gap = 16;     ///< between two columns of saved games
constexpr float list_column = 360; ///< the minimum width of such a column
constexpr int max_columns = 3;

int list_columns(float width)
{
    return std::clamp(static_cast<int>((width + list_gap) / (list_column + list_gap)), 1, max_columns);
}

Letters note_letters()
{
    return {.face = Face::Italic, .size = 16, .colour = theme::current.cream_quiet};
}

} // namespace

std::span<const SaveRow> SavesScreen::listed(const SavedGames& saves) const
{
    return saves.rows.first(std::min(max_listed_, saves.rows.size()));
}

/// Draws a field for a link and a button for a file, side by side if there is room.
void SavesScreen::draw_link_and_file(const Drawing& page, Box& rest, const Box& visible)
{
    Ui& ui = page.ui;
    const bool chooses = page.platform.files.can_choose();
    const bool beside = list_columns(rest.w) > 1;
    Box row = rest.cut_top(page.button_height(), 8);
    const std::string upload = page.localizer.text(Key::HomeUpload);
    const Box file = beside ? row.cut_right(190, list_gap) : chooses ? rest.cut_top(page.button_height(), 8) : Box();
    const std::string open = page.localizer.text(Key::HomeSaveOpen);
    const std::string open_link = page.localizer.text(Key::HomeOpenLink);
    const bool go =
        button(ui, row.cut_right(84, 8),
               {.id = id_of("open link"), .label = open, .enabled = !link_.empty(), .size = 16, .name = open_link});
    const std::string hint = page.localizer.text(Key::HomeLinkHint);
    platform::TextFieldResult typed;
    text_field(ui, page.platform,
               {.id = "link",
                .label = hint,
                .placeholder = hint,
                .max_length = static_cast<int>(record::max_text_around_link),
                .font_size = 17},
               row, visible, link_, &typed);
    if ((go || typed.submitted) && !link_.empty())
    {
        page.intent = Intent{OpenLink{link_}};
        link_.clear();
    }
    if (chooses && button(ui, file, {.id = id_of("upload"), .label = upload, .size = 16}))
    {
        page.intent = Intent{HomeCommand::ChooseFile};
    }
}

/// Draws messages about the list, and the button that restores the game that was just deleted.
void SavesScreen::draw_notes(const Drawing& page, Box& rest)
{
    Ui& ui = page.ui;
    const words::Localizer& localizer = page.localizer;
    if (page.saves.removed != nullptr)
    {
        const std::string text = localizer.text(Key::HomeDeleted, {{"name", title_of(localizer, *page.saves.removed)}});
        const float words = wrapped_height(note_letters(), rest.w - 92, text);
        Box line = rest.cut_top(std::max(page.button_height(), words), 8);
        const std::string undo = localizer.text(Key::HomeUndoDelete);
        if (button(ui, line.cut_right(84, 8), {.id = id_of("bring back"), .label = undo, .size = 16}))
        {
            page.intent = Intent{HomeCommand::BringBackSave};
        }
        write_wrapped(ui, note_letters(), line.centred(line.w, words), text);
    }
    std::optional<Key> note;
    if (page.saves.rows.empty())
    {
        note = page.saves.listed ? Key::HomeNoSaves : Key::HomeLoading;
    }
    else if (page.platform.page.deletes_after_a_week())
    {
        note = Key::HomeSavesWeek;
    }
    if (note)
    {
        rest.cut_top(write_wrapped(ui, note_letters(), rest.inset(4, 0), localizer.text(*note)), 8);
    }
}

/// Draws the saved games in columns.
void SavesScreen::draw_list(const Drawing& page, Box& rest)
{
    const auto saves = listed(page.saves);
    const auto columns = static_cast<std::size_t>(list_columns(rest.w));
    const SaveRows::Drawing row{page.ui, page.platform.clock, page.localizer, 1};
    for (std::size_t first = 0; first < saves.size(); first += columns)
    {
        const auto line = saves.subspan(first, std::min(columns, saves.size() - first));
        const float width = rest.column(0, static_cast<int>(columns), list_gap).w;
        float height = 0;
        for (const SaveRow& save : line)
        {
            height = std::max(height, SaveRows::height(row, save, width));
        }
        const Box strip = rest.cut_top(height, 8);
        for (std::size_t i = 0; i < line.size(); ++i)
        {
            const Box box = strip.column(static_cast<int>(i), static_cast<int>(columns), list_gap);
            if (auto wish = rows_.draw(row, line[i], static_cast<int>(first + i), box))
            {
                page.intent = std::move(wish);
            }
        }
    }
    if (const auto more = static_cast<int>(page.saves.rows.size() - saves.size()); more > 0)
    {
        const std::string label = page.localizer.text(Key::HomeOlder, {{"count", more}});
        if (button(page.ui, rest.cut_top(page.button_height(), 8),
                   {.id = id_of("older saves"), .label = label, .size = 16}))
        {
            max_listed_ *= 2;
        }
    }
}

std::optional<Intent> SavesScreen::draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                        const SavedGames& saves)
{
    const float width = ui.shape() == Shape::Wide ? max_columns * (list_column + list_gap) + 48 : 520.0F;
    const SheetPage sheet = draw_sheet_page(ui, backdrop_, localizer.text(Key::HomeSavedGames),
                                            localizer.text(Key::ButtonClose), width, content_height_);
    std::optional<Intent> intent;
    if (sheet.closed)
    {
        intent = Intent{PageCommand::Close};
    }
    const Drawing page{ui, platform, localizer, saves, intent};
    scrolled(ui, saves_scroll, sheet.inside, content_height_, 1,
             [&](Box rest)
             {
                 const float top = rest.y;
                 draw_link_and_file(page, rest, sheet.inside);
                 draw_notes(page, rest);
                 draw_list(page, rest);
                 return rest.y - top;
             });
    return intent;
}

} // namespace elgrande::screens
