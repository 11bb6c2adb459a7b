#include "app/editor/editor_page.hpp"

#include "board/flat/pieces.hpp"
#include "board/marks.hpp"
#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// Drawing of the editor: the map, the palette, and the rows with values.
namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id rows_scroll = id_of("editor rows");
constexpr Id options_scroll = id_of("editor options");
constexpr Id side_scroll = id_of("editor side");
constexpr Id problems_scroll = id_of("editor problems");
constexpr float gap = 6;
constexpr float tool_height = 54;

Letters problem_letters()
{
    return {.size = 15.5F, .colour = theme::current.cream};
}

/// Draws a mobile scoreboard as on the map.
void draw_values(Ui& ui, const Box& box, const ScoreValues& values)
{
    fill(ui, box, theme::current.wine, 4);
    outline(ui, box, theme::current.gilt, 1, 4);
    for (int i = 0; i < 3; ++i)
    {
        const int value = values[static_cast<std::size_t>(i)];
        write_in(ui, {.face = Face::Bold, .size = 18, .colour = theme::current.parchment_bright},
                 box.inset(2, 0).column(i, 3, 0), value > 0 ? std::to_string(value) : "–");
    }
}

/// Draws a piece as on the map, in the middle of a box.
void draw_piece(Ui& ui, const Box& box, EditorTool tool, int colour)
{
    const board::Pen pen(&ui.list(), {box.middle_x(), box.middle_y()}, std::min(box.h, 40.0F) / 34);
    switch (tool)
    {
    case EditorTool::Caballero:
        board::draw_cube(pen, {0, 7}, colour, {}, 15);
        return;
    case EditorTool::Grande:
        board::draw_grande(pen.at({0, 12}, 0.72F), {0, 0}, colour, {});
        return;
    case EditorTool::King:
        board::draw_king(pen.at({0, 12}, 0.62F), {0, 0}, {});
        return;
    case EditorTool::FirstBoard:
    case EditorTool::SecondBoard:
        draw_values(ui, box.centred(std::min(box.w - 4, 56.0F), 26),
                    mobile_boards[tool == EditorTool::FirstBoard ? 0 : 1]);
        return;
    case EditorTool::Take:
        pen.line({{-7, -7}, {7, 7}}, theme::current.cream_heading, 3);
        pen.line({{7, -7}, {-7, 7}}, theme::current.cream_heading, 3);
        return;
    }
}

/// The height of the owners' chips above rows of this height.
float owner_height(float row_height)
{
    return std::max(row_height, 42.0F);
}

/// With large letters the tools take two rows.
int tool_columns(float width)
{
    constexpr float narrowest = 52;
    return width < editor_tools * (narrowest + 4) ? editor_tools / 2 : editor_tools;
}

/// Returns the height of the palette with the gap below it.
float palette_height(float width, float row_height)
{
    const auto rows = static_cast<float>(editor_tools / tool_columns(width));
    return owner_height(row_height) + 8 + rows * (tool_height + 4) + 4;
}

/// Returns the board's colour of an owner; that of the black caballeros comes after the players'.
int colour_of(std::span<const record::Player> players, Seat owner)
{
    return owner < players.size() ? static_cast<int>(players[owner].colour) : board::black;
}

} // namespace

void EditorPage::put(std::vector<editor::Edit> edits, std::optional<Intent>& intent)
{
    if (!edits.empty())
    {
        pending_edits_ = std::move(edits);
        intent = Choose{Put, 0};
    }
}

std::optional<Intent> EditorPage::draw(Ui& ui)
{
    std::optional<Intent> intent;
    refresh();
    if (!context_.localizer.has_guide())
    {
        fill(ui, ui.screen(), theme::current.wood_dark);
        Box box = ui.screen().inset(20, 20);
        write_wrapped(ui, problem_letters(), box.cut_top(80), context_.localizer.text(Key::MessageComing));
        draw_buttons({ui, dialog_button_height(ui), intent}, box.cut_top(dialog_button_height(ui)), {history().back()});
        return ui.reachable() && ui.key(ImGuiKey_Escape) ? std::optional(Intent{PageCommand::Close}) : intent;
    }
    court_ = {};
    const float before = content_height_;
    ui.shape() == Shape::Tall ? draw_tall(ui, intent) : draw_wide(ui, intent);
    if (content_height_ != before)
    {
        ui.settle();
    }
    put(board_.use_hand(ui, contents(), court_), intent);
    const char key = ui.reachable() ? ui.typed() : '\0';
    if (key == 'u' || key == 'r')
    {
        intent = Choose{key == 'u' ? Undo : Redo, 0};
    }
    if (ui.reachable() && ui.key(ImGuiKey_Escape) && !board_.drags())
    {
        intent = opened_ ? Intent(Choose{Fold, 0}) : Intent(PageCommand::Close);
    }
    return intent;
}

/// Draws the map, and above it a hint or the reason for a refusal.
void EditorPage::draw_map(Ui& ui, const Box& box, std::optional<Intent>& intent)
{
    const bool roomy = ui.shape() == Shape::Wide;
    const std::string hint = roomy ? context_.localizer.text(Key::EditorHow) : std::string();
    const std::string& says = refused_.empty() ? hint : refused_;
    const Letters style{.size = 16, .colour = theme::current.cream};
    const float margin = roomy ? 14 : 6;
    // The bar keeps its height, so that the map below it stays where it is.
    const float text = says.empty() ? 0 : wrapped_height(style, box.w - 2 * margin - 28, roomy ? hint : says);
    Box free = box;
    const Box bar{box.x + margin, box.y + margin, box.w - 2 * margin, text + 16};
    if (roomy)
    {
        free.cut_top(bar.h + margin);
        free.cut_bottom(56); // the rounds, below the map
    }
    EditorTouch touch = board_.draw(ui, box, free, contents());
    put(std::move(touch.edits), intent);
    if (touch.not_removable)
    {
        not_removable_ = *touch.not_removable;
        intent = Choose{ExplainRefusal, 0};
    }
    if (!says.empty())
    {
        ui.begin_panel(id_of("editor says"), bar, false);
        fill(ui, bar, faded(refused_.empty() ? theme::current.wood_dark : theme::current.wine_dark, 0.94F), 8);
        outline(ui, bar, theme::current.gilt, 1, 8);
        write_wrapped(ui, style, {bar.x + 14, bar.y + 8, bar.w - 28, text}, says);
        ui.end_panel();
    }
}

void EditorPage::draw_wide(Ui& ui, std::optional<Intent>& intent)
{
    const bool low = ui.shape() == Shape::Short;
    Box rest = ui.screen();
    const float width = low ? std::clamp(rest.w * 0.45F, 300.0F, 440.0F) : std::clamp(rest.w * 0.33F, 420.0F, 560.0F);
    const Box side = rest.cut_right(width);
    draw_map(ui, rest, intent);
    wood(ui, side);
    ui.list().AddLine({side.x, side.y}, {side.x, side.bottom()}, theme::current.wood_edge, 4);
    const float row_height = std::max(ui.min_touch_size(), 36.0F);
    const Sheet sheet{ui, row_height, intent};
    Box room = side.inset(16, 10);
    if (low)
    {
        draw_scrolled(sheet, room, true);
        return;
    }
    write_in(ui, {.face = Face::SmallCaps, .size = 25, .colour = theme::current.cream_title}, room.cut_top(34, gap),
             context_.localizer.text(Key::EditorTitle));
    draw_buttons(sheet, room.cut_top(row_height, 10), history());
    draw_palette(sheet, room);
    Box foot = room.cut_bottom(2 * row_height + gap, 10);
    draw_next_commands(sheet, foot);
    draw_below(sheet, room);
}

void EditorPage::draw_tall(Ui& ui, std::optional<Intent>& intent)
{
    Box rest = ui.screen();
    const float row_height = ui.finger();
    wood(ui, rest);
    const Sheet sheet{ui, row_height, intent};
    draw_buttons(sheet, rest.cut_top(row_height + 8).inset(8, 4), history());
    const Box map = rest.cut_top(std::min(rest.w * 0.86F, rest.h * 0.45F));
    draw_map(ui, map, intent);
    Box room = rest.inset(8, 6);
    const float foot_height = 2 * row_height + gap;
    constexpr float below_tabs = 8;
    if (room.h < palette_height(room.w, row_height) + foot_height + gap + 2 * row_height + below_tabs)
    {
        draw_scrolled(sheet, room, false); // a small phone: not even one row would be visible
        return;
    }
    draw_palette(sheet, room);
    Box foot = room.cut_bottom(foot_height, gap);
    draw_next_commands(sheet, foot);
    draw_below(sheet, room);
}

/// Draws everything but the map in one part that scrolls, for screens on which not all of it has room.
void EditorPage::draw_scrolled(const Sheet& sheet, const Box& room, bool has_history)
{
    Ui& ui = sheet.ui;
    rows_view_ = room.inset(-6, 0);
    const float moved = ui.begin_scroll(side_scroll, rows_view_, content_height_, Ui::Along::Y);
    Box all{room.x, room.y + moved, room.w, 1e5F};
    if (has_history)
    {
        draw_buttons(sheet, all.cut_top(sheet.row_height, gap), history());
    }
    draw_palette(sheet, all);
    draw_problems(sheet, all);
    draw_tabs(sheet, all);
    all.cut_top(opened_ ? draw_options(sheet, all) : draw_rows(sheet, all), gap);
    draw_next_commands(sheet, all);
    ui.end_scroll();
    draw_scroll_bar(ui, {room.x, room.y, room.w + 8, room.h}, moved, content_height_, 1);
    set_measured_length(content_height_, all.y - room.y - moved);
}

void EditorPage::draw_buttons(const Sheet& sheet, const Box& box, const std::vector<CommandButton>& buttons)
{
    const auto count = static_cast<int>(buttons.size());
    float sum = 0;
    std::vector<float> widths;
    for (const CommandButton& command : buttons)
    {
        widths.push_back(text_width({.size = 16}, command.label) + 18);
        sum += widths.back();
    }
    Box rest = box;
    const float share = (box.w - gap * static_cast<float>(count - 1)) / std::max(sum, 1.0F);
    for (std::size_t i = 0; i < buttons.size(); ++i)
    {
        const CommandButton& command = buttons[i];
        const Box at = i + 1 == buttons.size() ? rest : rest.cut_left(widths[i] * share, gap);
        if (button(sheet.ui, at,
                   {.id = command.id,
                    .label = command.label,
                    .look = command.look,
                    .enabled = command.enabled,
                    .size = 16 * std::min(1.0F, 0.4F + 0.6F * share)}))
        {
            sheet.intent = command.intent;
        }
    }
}

/// Draws the buttons that continue with the position, in two rows.
void EditorPage::draw_next_commands(const Sheet& sheet, Box& rest) const
{
    const std::vector<CommandButton> buttons = next_commands();
    const auto middle = buttons.begin() + 2;
    draw_buttons(sheet, rest.cut_top(sheet.row_height, gap), {buttons.begin(), middle});
    draw_buttons(sheet, rest.cut_top(sheet.row_height), {middle, buttons.end()});
}

void EditorPage::draw_palette(const Sheet& sheet, Box& rest)
{
    const std::vector<Seat> owners = owners_in(controller_.draft().state());
    const auto count = static_cast<int>(owners.size());
    const Box chips = rest.cut_top(owner_height(sheet.row_height), 8);
    for (int i = 0; i < count; ++i)
    {
        draw_owner(sheet, chips.column(i, count, gap), owners[static_cast<std::size_t>(i)]);
    }
    const int columns = tool_columns(rest.w);
    Box tools;
    for (int i = 0; i < editor_tools; ++i)
    {
        tools = i % columns == 0 ? rest.cut_top(tool_height, i + columns < editor_tools ? 4 : 8) : tools;
        draw_tool(sheet, tools.column(i % columns, columns, 4), static_cast<EditorTool>(i));
    }
}

/// Draws an owner's chip, which selects the pieces of the palette, with the number of caballeros in the province.
void EditorPage::draw_owner(const Sheet& sheet, const Box& box, Seat owner)
{
    Ui& ui = sheet.ui;
    const State& state = controller_.draft().state();
    const bool is_chosen = owner == owner_;
    const bool is_player = owner < players_.size();
    const Touch touch = ui.area(id_of("editor owner", owner), box);
    ui.name_item(names_[owner], is_chosen);
    const Paint edge = is_player ? theme::wood_of(players_[owner].colour).face : theme::current.night;
    fill(ui, box, is_chosen || touch.hovered ? theme::current.parchment_now : theme::current.parchment_row, 8);
    ui.list().AddRectFilled({box.x, box.y}, {box.x + 8, box.bottom()}, edge, 8, ImDrawFlags_RoundCornersLeft);
    is_chosen ? glow_ring(ui, box, 8, 1) : outline(ui, box, theme::current.parchment_edge, 1, 8);
    const bool narrow = box.w < 60;
    const board::Pen pen(&ui.list(), {box.x + (narrow ? 14.0F : 21.0F), box.middle_y()}, 1);
    board::draw_mark(pen, {0, 0}, narrow ? 10 : 14, colour_of(players_, owner));
    const std::string count = is_player ? std::to_string(state.province[owner]) : std::string();
    Box words = box.inset(narrow ? 2.0F : 4.0F, 0);
    words.cut_left(narrow ? 18 : 28);
    const bool named = words.w > 84;
    write_in(ui, {.face = Face::Bold, .size = 17, .colour = theme::current.ink}, named ? words.cut_right(24) : words,
             count, named ? Align::Right : Align::Centre);
    if (named)
    {
        write_in(
            ui,
            {.size = 16, .colour = is_player ? theme::wood_of(players_[owner].colour).on_paper : theme::current.ink},
            words, names_[owner], Align::Left);
    }
    if (has_problem(owner))
    {
        const ImVec2 at{box.right() - 6, box.y + 5};
        ui.list().AddCircleFilled(at, 8, theme::current.wine);
        write_in(ui, {.face = Face::Bold, .size = 13, .colour = theme::current.parchment_bright},
                 {at.x - 8, at.y - 8, 16, 16}, "!");
    }
    if (touch.focused)
    {
        focus_ring(ui, box, 8);
    }
    if (touch.clicked)
    {
        sheet.intent = Choose{Owner, owner};
    }
    if (ImGui::GetIO().MouseClicked[0] && ui.pressed() == id_of("editor owner", owner))
    {
        board_.grasp({Spot::Kind::Court, owner, Place::Court});
    }
}

void EditorPage::draw_tool(const Sheet& sheet, const Box& box, EditorTool tool)
{
    Ui& ui = sheet.ui;
    const Id id = id_of("editor tool", static_cast<int>(tool));
    const bool is_chosen = tool == tool_;
    const Touch touch = ui.area(id, box);
    ui.name_item(tool_name(tool), is_chosen);
    fill(ui, box, touch.hovered ? theme::current.wood_hover : theme::current.wood_button, 8);
    is_chosen ? glow_ring(ui, box, 8, 0.8F) : outline(ui, box, theme::current.brass, 1, 8);
    Box inner = box.inset(3, 3);
    if (tool != EditorTool::FirstBoard && tool != EditorTool::SecondBoard) // these have their names on them
    {
        write_in(ui, {.size = 13, .colour = theme::current.cream_heading}, inner.cut_bottom(16), tool_name(tool));
    }
    draw_piece(ui, inner, tool, colour_of(players_, owner_));
    if (touch.focused)
    {
        focus_ring(ui, box, 8);
    }
    if (touch.clicked)
    {
        sheet.intent = Choose{Tool, static_cast<int>(tool)};
    }
    if (ImGui::GetIO().MouseClicked[0] && ui.pressed() == id)
    {
        if (const auto piece = piece_of(tool, owner_, view_))
        {
            board_.grasp(*piece);
        }
    }
}

void EditorPage::draw_tabs(const Sheet& sheet, Box& rest) const
{
    std::array<std::string, editor_tabs> tabs;
    for (int i = 0; i < editor_tabs; ++i)
    {
        tabs[static_cast<std::size_t>(i)] = context_.localizer.text(tab_name(static_cast<EditorTab>(i)));
    }
    int tab = static_cast<int>(tab_);
    if (choice(sheet.ui, "editor tab", rest.cut_top(sheet.row_height, 8), tabs, tab, 0.94F))
    {
        sheet.intent = Choose{Tab, tab};
    }
}

/// Draws the problems, the tabs, and the rows of the chosen tab.
void EditorPage::draw_below(const Sheet& sheet, Box rest)
{
    draw_problems(sheet, rest);
    draw_tabs(sheet, rest);
    const Id scroll = opened_ ? options_scroll : rows_scroll;
    if (std::exchange(from_top_, false))
    {
        sheet.ui.scroll_to(scroll, 0);
    }
    rows_view_ = rest.inset(-5, 0);
    const float moved = sheet.ui.begin_scroll(scroll, rows_view_, content_height_, Ui::Along::Y);
    const Box all{rest.x, rest.y + moved, rest.w, 1e5F};
    const float length = opened_ ? draw_options(sheet, all) : draw_rows(sheet, all);
    sheet.ui.end_scroll();
    draw_scroll_bar(sheet.ui, {rest.x, rest.y, rest.w + 7, rest.h}, moved, content_height_, 1);
    set_measured_length(content_height_, length);
}

void EditorPage::draw_problems(const Sheet& sheet, Box& rest) const
{
    if (problems_.empty())
    {
        return;
    }
    Ui& ui = sheet.ui;
    const Letters style = problem_letters();
    const float way = 150;
    const auto room = [&](std::size_t i) { return rest.w - 24 - (fix_labels_[i].empty() ? 0 : way + 8); };
    float length = 0;
    std::vector<float> heights;
    for (std::size_t i = 0; i < problems_.size(); ++i)
    {
        const float button = fix_labels_[i].empty() ? 0 : sheet.row_height;
        heights.push_back(std::max(button, wrapped_height(style, room(i), problems_[i])) + 8);
        length += heights.back();
    }
    const float most = std::max(heights.front() + 8, std::min(length + 8, rest.h * 0.4F));
    const Box box = rest.cut_top(std::min(length + 8, most), 8);
    fill(ui, box, theme::current.wine_dark, 8);
    outline(ui, box, theme::current.gilt, 1, 8);
    const Box inner = box.inset(12, 4);
    const float moved = ui.begin_scroll(problems_scroll, inner, length, Ui::Along::Y);
    Box lines{inner.x, inner.y + moved, inner.w, length};
    for (std::size_t i = 0; i < problems_.size(); ++i)
    {
        Box line = lines.cut_top(heights[i]).inset(0, 4);
        const Box right = fix_labels_[i].empty() ? Box{} : line.cut_right(way, 8);
        const float text = wrapped_height(style, line.w, problems_[i]);
        write_wrapped(ui, style, line.centred(line.w, text), problems_[i]);
        const std::string name = problems_[i] + " " + fix_labels_[i];
        if (!fix_labels_[i].empty()
            && button(ui, right.centred(right.w, sheet.row_height),
                      {.id = id_of("mend", static_cast<int>(i)),
                       .label = fix_labels_[i],
                       .look = Look::Gold,
                       .size = 15,
                       .name = name}))
        {
            sheet.intent = Choose{Fix, static_cast<int>(i)};
        }
    }
    ui.end_scroll();
    draw_scroll_bar(ui, box.inset(2, 4), moved, length, 1);
}

} // namespace elgrande::screens
