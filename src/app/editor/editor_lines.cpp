#include "app/editor/editor_page.hpp"

#include "rules/cards/card.hpp"
#include "screens/model/colours.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

/// Drawing of the editor's rows: numbers with more and less, lists, cards, and commands.
namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float between = 5;
constexpr float chip_width = 50;

constexpr float label_above = 26;

std::string joined(const std::string& label, const std::string& value)
{
    return value.empty() ? label : label + ": " + value;
}

/// True if a list's label stands above its value, for lack of room.
bool is_stacked(const EditorRow& row, float width)
{
    return row.kind == EditorRow::Kind::List && width < 340;
}

/// The icon of a round button at either end of a row.
enum class StepIcon : std::uint8_t
{
    Less,
    More,
    Before,
    After
};

/// Draws a round button, which has `name` in the mirror.
Touch step_button(Ui& ui, Id id, const Box& box, StepIcon icon, bool enabled, std::string name)
{
    const Touch touch = enabled ? ui.area(id, box) : Touch{};
    if (enabled)
    {
        ui.name_item(std::move(name));
    }
    const Paint colour = enabled ? theme::current.cream_heading : theme::current.brass;
    if (touch.hovered)
    {
        fill(ui, box.inset(2, 2), theme::current.wood_hover, box.h / 2);
    }
    const float x = box.middle_x();
    const float y = box.middle_y();
    constexpr float r = 6;
    switch (icon)
    {
    case StepIcon::More:
        ui.list().AddLine({x, y - r}, {x, y + r}, colour, 2.2F);
        ui.list().AddLine({x - r, y}, {x + r, y}, colour, 2.2F);
        break;
    case StepIcon::Less:
        ui.list().AddLine({x - r, y}, {x + r, y}, colour, 2.2F);
        break;
    case StepIcon::Before:
        ui.list().AddTriangleFilled({x + 4, y - r}, {x + 4, y + r}, {x - 5, y}, colour);
        break;
    case StepIcon::After:
        ui.list().AddTriangleFilled({x - 4, y + r}, {x - 4, y - r}, {x + 5, y}, colour);
        break;
    }
    if (touch.focused)
    {
        focus_ring(ui, box.inset(3, 3), box.h / 2 - 3);
    }
    return touch;
}

/// Writes a text in one line, or in several smaller ones if it does not fit.
void write_fitting(Ui& ui, Letters style, const Box& box, const std::string& text, Align align)
{
    if (text_width(style, text) <= box.w)
    {
        write_in(ui, style, box, text, align);
        return;
    }
    style.size *= 0.86F;
    const float height = wrapped_height(style, box.w, text);
    if (height > box.h + 2)
    {
        write_in(ui, style, box, text, align);
        return;
    }
    write_wrapped(ui, style, box.centred(box.w, height), text, align);
}

} // namespace

/// Draws all rows below one another, with power cards side by side. Returns their height.
float EditorPage::draw_rows(const Sheet& sheet, Box rest)
{
    const float top = rest.y;
    const float row_height = sheet.row_height;
    float across = 0; // width of the chips in the current line
    Box chips = rest;
    for (std::size_t i = 0; i < rows_.size(); ++i)
    {
        const EditorRow& row = rows_[i];
        const auto number = static_cast<int>(i);
        if (row.kind == EditorRow::Kind::Chip)
        {
            if (across == 0 || across + chip_width > rest.w)
            {
                chips = rest.cut_top(row_height, between);
                across = 0;
            }
            draw_chip(sheet, {chips.x + across, chips.y, chip_width, row_height}, number);
            across += chip_width + between;
            continue;
        }
        across = 0;
        if (row.kind == EditorRow::Kind::Heading)
        {
            const Letters style{.face = Face::SmallCaps,
                                .size = 18,
                                .colour = row.is_wrong ? theme::current.lit_text : theme::current.cream_heading};
            const float text = wrapped_height(style, rest.w - 8, row.label);
            write_wrapped(sheet.ui, style, rest.cut_top(text + 8, 2).inset(4, 5), row.label);
            continue;
        }
        draw_row(sheet, rest.cut_top(is_stacked(row, rest.w) ? row_height + label_above : row_height, between), number);
    }
    return rest.y - top;
}

void EditorPage::draw_row(const Sheet& sheet, const Box& box, int number)
{
    const EditorRow& row = rows_[static_cast<std::size_t>(number)];
    if (row.kind == EditorRow::Kind::Command)
    {
        if (button(sheet.ui, box,
                   {.id = id_of("editor value", number),
                    .label = row.label,
                    .size = 16,
                    .name = joined(row.label, row.value)}))
        {
            sheet.intent = Choose{Next, number};
        }
        return;
    }
    Box rest = box;
    const bool counted = row.kind == EditorRow::Kind::Number;
    const Box control = is_stacked(row, box.w)
                            ? rest.cut_bottom(sheet.row_height)
                            : rest.cut_right(counted ? std::max(132.0F, 3 * sheet.row_height) : box.w * 0.58F, 8);
    write_fitting(sheet.ui, {.size = 16.5F, .colour = theme::current.cream}, rest, row.label, Align::Left);
    if (row.field && row.field->item == editor::Item::Court)
    {
        court_ = box;
    }
    draw_value(sheet, control, number);
}

/// Draws a row's value with a step button on either side. A list opens when its value is pressed.
void EditorPage::draw_value(const Sheet& sheet, const Box& box, int number)
{
    Ui& ui = sheet.ui;
    const EditorRow& row = rows_[static_cast<std::size_t>(number)];
    const bool counted = row.kind == EditorRow::Kind::Number;
    fill(ui, box, theme::current.wood_inlay, box.h / 2);
    outline(ui, box, theme::current.brass, 1, box.h / 2);
    Box middle = box;
    const Box left = middle.cut_left(sheet.row_height);
    const Box right = middle.cut_right(sheet.row_height);
    if (counted)
    {
        draw_number(sheet, middle, number);
    }
    else
    {
        const Touch touch = ui.area(id_of("editor value", number), middle);
        ui.name_item(joined(row.label, row.value));
        if (touch.hovered)
        {
            fill(ui, middle.inset(0, 3), theme::current.wood_hover, 4);
        }
        write_fitting(ui, {.size = 16, .colour = theme::current.cream_title}, middle.inset(2, 0), row.value,
                      Align::Centre);
        if (touch.focused)
        {
            focus_ring(ui, middle.inset(0, 4), 4);
        }
        if (touch.clicked)
        {
            sheet.intent = opening(number);
        }
    }
    const bool several = row.options.size() > 1;
    const auto name = [&](Key key)
    {
        const words::Localizer& say = context_.localizer;
        return counted ? say.text(key, {{"name", row.label}, {"value", row.value}}) : std::string();
    };
    const Id less = id_of("editor less", number);
    const Id more = id_of("editor more", number);
    const Touch on_less = step_button(ui, less, left, counted ? StepIcon::Less : StepIcon::Before,
                                      counted ? row.can_be_less() : several, name(Key::EditorLess));
    const Touch on_more = step_button(ui, more, right, counted ? StepIcon::More : StepIcon::After,
                                      counted ? row.can_be_more() : several, name(Key::EditorMore));
    if (counted ? repeats(ui, less, on_less) : on_less.clicked)
    {
        sheet.intent = Choose{Less, number};
    }
    if (counted ? repeats(ui, more, on_more) : on_more.clicked)
    {
        sheet.intent = Choose{More, number};
    }
}

/// Draws a number. A press turns it into a text field. The wheel changes it only when the pointer has rested on it, so
/// that scrolling the rows below the pointer does not.
void EditorPage::draw_number(const Sheet& sheet, const Box& box, int number)
{
    Ui& ui = sheet.ui;
    const EditorRow& row = rows_[static_cast<std::size_t>(number)];
    if (typed_row_ == static_cast<std::size_t>(number))
    {
        platform::TextFieldResult result;
        text_field(ui, context_.platform,
                   {.id = "editor number",
                    .label = row.label,
                    .placeholder = row.value,
                    .max_length = 4,
                    .font_size = 17,
                    .focus = std::exchange(typing_begins_, false)},
                   box, rows_view_, typed_, &result);
        if (result.submitted || result.left || result.escaped)
        {
            sheet.intent = Choose{result.escaped ? Fold : Typed, number};
        }
        return;
    }
    const Touch touch = ui.area(id_of("editor value", number), box);
    ui.name_item(joined(row.label, row.value));
    if (touch.hovered)
    {
        fill(ui, box.inset(0, 3), theme::current.wood_hover, 4);
    }
    write_in(ui, {.face = Face::Bold, .size = 18, .colour = theme::current.cream_title}, box, row.value);
    if (touch.focused)
    {
        focus_ring(ui, box.inset(0, 4), 4);
    }
    if (touch.clicked)
    {
        sheet.intent = Choose{Type, number};
    }
    if (touch.hovered && touch.shows_tooltip)
    {
        ImGui::SetItemKeyOwner(ImGuiKey_MouseWheelY);
        const float wheel = ImGui::GetIO().MouseWheel;
        if (wheel != 0)
        {
            sheet.intent = Choose{wheel > 0 ? More : Less, number};
        }
    }
}

bool EditorPage::repeats(Ui& ui, Id id, const Touch& touch)
{
    constexpr double first_ms = 450;
    constexpr double slow_ms = 90;
    constexpr double fast_ms = 30;
    constexpr int slow_steps = 10;
    if (!touch.held)
    {
        const bool has_counted = held_ == id && held_steps_ > 0;
        held_ = held_ == id ? 0 : held_;
        return touch.clicked && !has_counted;
    }
    if (held_ != id)
    {
        held_ = id;
        held_next_ms_ = ui.now_ms() + first_ms;
        held_steps_ = 0;
    }
    const bool counts = ui.now_ms() >= held_next_ms_;
    if (counts)
    {
        ++held_steps_;
        held_next_ms_ = ui.now_ms() + (held_steps_ < slow_steps ? slow_ms : fast_ms);
    }
    ui.wake_at(held_next_ms_);
    return counts;
}

/// Draws a power card: in its colour if in hand, dark if used, empty if it does not belong to the hand.
void EditorPage::draw_chip(const Sheet& sheet, const Box& box, int number)
{
    Ui& ui = sheet.ui;
    const EditorRow& row = rows_[static_cast<std::size_t>(number)];
    const theme::Wood wood = theme::wood_of(players_[owner_].colour);
    const bool absent = !row.is_full && row.options.size() > 2 && row.now == 0;
    const Touch touch = ui.area(id_of("editor value", number), box);
    ui.name_item(joined(row.label, row.value));
    const Box card = box.centred(box.w, std::min(box.h, 38.0F));
    const Paint ground = row.is_full ? wood.face : absent ? theme::current.wood_inlay : theme::current.card_gone;
    fill(ui, card, ground, 6);
    outline(ui, card, touch.hovered ? theme::current.gilt : row.is_full ? wood.lit : theme::current.brass, 1, 6);
    const Letters style{.face = Face::Bold,
                        .size = 18,
                        .colour = row.is_full ? wood.print
                                  : absent    ? theme::current.brass
                                              : theme::current.cream_off};
    const int value = bid_value(controller_.draft().state().setup, row.field->b);
    write_in(ui, style, card, std::to_string(value));
    if (!row.is_full && !absent)
    {
        ui.list().AddLine({card.x + 9, card.bottom() - 9}, {card.right() - 9, card.y + 9}, theme::current.cream_off, 2);
    }
    if (touch.focused)
    {
        focus_ring(ui, card, 6);
    }
    if (touch.clicked)
    {
        sheet.intent = Choose{Next, number};
    }
}

/// Draws the values of the opened row, in place of the rows. Returns their height.
float EditorPage::draw_options(const Sheet& sheet, Box rest)
{
    const float top = rest.y;
    const EditorRow& row = rows_[*opened_];
    Box head = rest.cut_top(sheet.row_height, between);
    const std::string back = context_.localizer.text(Key::EditorBack);
    if (button(sheet.ui, head.cut_right(110, 8), {.id = id_of("editor fold"), .label = back, .size = 16}))
    {
        sheet.intent = Choose{Fold, 0};
    }
    heading(sheet.ui, head, row.label, 1);
    for (std::size_t i = 0; i < row.options.size(); ++i)
    {
        const auto number = static_cast<int>(i);
        if (button(sheet.ui, rest.cut_top(sheet.row_height, between),
                   {.id = id_of("editor option", number),
                    .label = row.options[i].text,
                    .look = i == row.now ? Look::Gold : Look::Plain,
                    .size = 16,
                    .chosen = i == row.now}))
        {
            sheet.intent = Choose{Option, number};
        }
    }
    return rest.y - top;
}

} // namespace elgrande::screens
