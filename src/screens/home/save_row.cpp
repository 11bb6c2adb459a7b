#include "screens/home/save_row.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;
using Drawing = SaveRows::Drawing;

constexpr float margin = 10;
constexpr float picture = 74; ///< width of the picture
constexpr float beside_picture = 10;
constexpr float mark = 17;

Letters title_letters(float scale)
{
    return {.face = Face::Bold, .size = 18 * scale, .colour = theme::current.ink};
}

float button_height(const Drawing& page)
{
    return std::max(page.ui.min_touch_size(), 30 * page.scale);
}

/// Returns the number of buttons in a line: all four or two.
int columns_of(float width, float scale)
{
    return width - 2 * margin * scale > 300 ? 4 : 2;
}

/// Returns the width beside the picture, for the title and the texts below it.
float text_width_of(const SaveRow& row, float width, float scale)
{
    return width - (2 * margin + (row.board ? picture + beside_picture : 0)) * scale;
}

/// Returns the width for the title. The players' marks follow a name; a title that lists the players has no marks.
float title_width(const SaveRow& row, float width, float scale)
{
    const float marks = row.name.empty() ? 0 : mark * scale * static_cast<float>(row.players.size()) + 6 * scale;
    return std::max(10.0F, text_width_of(row, width, scale) - marks);
}

/// Returns the height of the title, which has one or two lines.
float title_height(const Drawing& page, const SaveRow& row, float width)
{
    const Letters style = title_letters(page.scale);
    const float wrapped = wrapped_height(style, title_width(row, width, page.scale), title_of(page.localizer, row));
    return wrapped < 2.5F * line_height(style) ? std::max(wrapped, 24 * page.scale) : 24 * page.scale;
}

float text_height(const Drawing& page, const SaveRow& row, float width)
{
    const float below = 38 * page.scale;
    return std::max(title_height(page, row, width) + below, row.board ? 62 * page.scale : 0);
}

void draw_marks(const Drawing& page, const SaveRow& row, const Box& box)
{
    const float s = page.scale;
    float x = box.right();
    for (const record::Player& player : row.players)
    {
        x -= mark * s;
        board::draw_mark(board::Pen(&page.ui.list(), {x + 8 * s, box.middle_y()}, 1), {0, 0}, 13 * s,
                         static_cast<int>(player.colour));
    }
}

std::optional<Intent> draw_buttons(const Drawing& page, const SaveRow& row, int number, const Box& box)
{
    const float s = page.scale;
    const float row_height = button_height(page);
    const int columns = box.h > 1.5F * row_height ? 2 : 4;
    struct Entry
    {
        Key label;
        SaveCommand command;
        bool needs_game; ///< disabled if the game cannot be opened
    };
    const std::array entries{Entry{Key::HomeSaveOpen, SaveCommand::Open, true},
                             Entry{Key::HomeSaveRename, SaveCommand::AskName, true},
                             Entry{Key::HomeSaveDownload, SaveCommand::Download, false},
                             Entry{Key::HomeSaveDelete, SaveCommand::Delete, false}};
    const std::string of_game = ": " + whole_name_of(page.localizer, row, page.clock.local(row.saved_at_ms));
    std::optional<Intent> intent;
    for (int i = 0; i < 4; ++i)
    {
        const Entry& entry = entries[static_cast<std::size_t>(i)];
        const std::string label = page.localizer.text(entry.label);
        const std::string name = label + of_game;
        const int line = i / columns;
        const Box line_box{box.x, box.y + static_cast<float>(line) * (row_height + 5 * s), box.w, row_height};
        if (button(page.ui, line_box.column(i % columns, columns, 5 * s),
                   {.id = id_of("save button", number * 4 + i),
                    .label = label,
                    .look = i == 0 ? Look::Gold : Look::Plain,
                    .enabled = !entry.needs_game || !row.error,
                    .size = 15 * s,
                    .name = name}))
        {
            intent = WithSave{entry.command, row.key};
        }
    }
    return intent;
}

} // namespace

float SaveRows::height(const Drawing& page, const SaveRow& row, float width)
{
    const float s = page.scale;
    const float row_height = button_height(page);
    return text_height(page, row, width) + row_height + (columns_of(width, s) == 4 ? 0 : row_height + 5 * s) + 18 * s;
}

std::optional<Intent> SaveRows::draw(const Drawing& page, const SaveRow& row, int number, Box box)
{
    Ui& ui = page.ui;
    const float s = page.scale;
    const float whole = box.w;
    fill(ui, box, theme::current.parchment_row, 8 * s);
    outline(ui, box, theme::current.parchment_edge, 1, 8 * s);
    box = box.inset(margin * s, 6 * s);
    const int columns = columns_of(whole, s);
    const float row_height = button_height(page);
    const Box buttons = box.cut_bottom(row_height * (columns == 4 ? 1 : 2) + (columns == 4 ? 0 : 5 * s), 6 * s);
    if (row.board)
    {
        picture_.draw(ui, *row.board, box.cut_left(picture * s, beside_picture * s).centred(picture * s, 62 * s));
    }
    Box title = box.cut_top(title_height(page, row, whole));
    if (!row.name.empty())
    {
        draw_marks(page, row, title);
    }
    title.w = title_width(row, whole, s);
    const Letters bold = title_letters(s);
    const std::string name = title_of(page.localizer, row);
    if (title.h > 24 * s)
    {
        write_wrapped(ui, bold, title, name);
    }
    else
    {
        write_in(ui, bold, title, name, Align::Left);
    }
    const Letters small{.size = 15 * s, .colour = theme::current.ink_soft};
    const Letters error{.face = Face::Italic, .size = 15 * s, .colour = theme::current.wine};
    write_in(ui, row.error ? error : small, box.cut_top(19 * s),
             row.error ? words::load_error(page.localizer, *row.error) : facts_of(page.localizer, row), Align::Left);
    write_in(ui, small, box.cut_top(19 * s), date_text(page.clock.local(row.saved_at_ms)), Align::Left);
    return draw_buttons(page, row, number, buttons);
}

} // namespace elgrande::screens
