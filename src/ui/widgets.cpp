#include "ui/widgets.hpp"

#include "ui/shape.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

ImVec2 corner(const Box& box)
{
    return {box.x, box.y};
}

ImVec2 far_corner(const Box& box)
{
    return {box.right(), box.bottom()};
}

Paint ground_of(const Button& button, const Touch& touch)
{
    switch (button.look)
    {
    case Look::Gold:
        return touch.hovered ? theme::current.gilt_hover : theme::current.gilt;
    case Look::Wine:
        return touch.hovered ? rgb(0x963030) : theme::current.wine;
    case Look::Plain:
        break;
    }
    return touch.hovered ? theme::current.wood_hover : theme::current.wood_button;
}

constexpr float caret_width = 1.2F; // of a button, in sizes of its letters
constexpr float toggle_name = 23;   // height of the line with the label
constexpr float dialog_margin = 22; // around the contents of a dialog, at scale 1

Letters toggle_help(float scale)
{
    return {.face = Face::Italic, .size = 14 * scale, .colour = theme::current.cream_quiet};
}

void label(Ui& ui, const Box& box, const Button& button, Paint colour)
{
    const Letters letters{.face = button.face, .size = button.size, .colour = colour};
    Box rest = box.inset(button.size * 0.28F, 0);
    if (button.has_caret)
    {
        const Box end = rest.cut_right(caret_width * button.size);
        const float r = 0.28F * button.size;
        const float x = end.middle_x() - r; // the rim of the button is round
        const float y = end.middle_y();
        ui.list().AddTriangleFilled({x - r, y - 0.6F * r}, {x + r, y - 0.6F * r}, {x, y + 0.7F * r}, colour);
    }
    write_in(ui, letters, rest, button.label);
}

} // namespace

void fill(Ui& ui, const Box& box, Paint colour, float radius)
{
    ui.list().AddRectFilled(corner(box), far_corner(box), colour, radius);
}

void outline(Ui& ui, const Box& box, Paint colour, float thickness, float radius)
{
    const Box line = box.inset(thickness / 2, thickness / 2);
    ui.list().AddRect(corner(line), far_corner(line), colour, radius, 0, thickness);
}

void shade(Ui& ui, const Box& box, Paint top_left, Paint bottom_right)
{
    // The other two corners lie between the two colours.
    Paint middle = 0;
    for (unsigned shift = 0; shift < 32; shift += 8)
    {
        middle |= ((top_left >> shift & 0xffU) + (bottom_right >> shift & 0xffU)) / 2 << shift;
    }
    ui.list().AddRectFilledMultiColor(corner(box), far_corner(box), top_left, middle, bottom_right, middle);
}

void shadow(Ui& ui, const Box& box, float size, float radius)
{
    // Dark under the box, transparent at the outer edge; a single band, so that no pixel is painted twice.
    struct Line
    {
        float out;
        Paint colour;
    };
    constexpr Paint dark = rgb(0x000000, 0.31F);
    const std::array lines{Line{-size / 2, dark}, Line{0, dark}, Line{size, rgb(0x000000, 0)}};
    constexpr int steps = 6; ///< of a corner
    constexpr int corners = 4 * (steps + 1);
    const Box under = box.moved(size * 0.35F, size * 0.5F);
    ImDrawList& list = ui.list();
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve(6 * corners * static_cast<int>(lines.size() - 1), corners * static_cast<int>(lines.size()));
    const unsigned first = list._VtxCurrentIdx;
    for (const Line& line : lines)
    {
        const Box outer = under.inset(-line.out, -line.out);
        const float round = std::max(0.0F, radius + line.out);
        for (int i = 0; i < corners; ++i)
        {
            const int corner = i / (steps + 1);
            const float angle =
                1.5707963F * static_cast<float>(corner + 2) + 1.5707963F * static_cast<float>(i % (steps + 1)) / steps;
            const float x = corner == 0 || corner == 3 ? outer.x + round : outer.right() - round;
            const float y = corner < 2 ? outer.y + round : outer.bottom() - round;
            list.PrimWriteVtx({x + round * std::cos(angle), y + round * std::sin(angle)}, white, line.colour);
        }
    }
    for (unsigned i = 0; i < (lines.size() - 1) * corners; ++i)
    {
        const unsigned next = (i + 1) % corners == 0 ? i + 1 - corners : i + 1;
        for (const unsigned at : {i, next, next + corners, i, next + corners, i + corners})
        {
            list.PrimWriteIdx(first + at);
        }
    }
}

void draw_screen_frame(Ui& ui, Paint colour, float width)
{
    const Box screen = ui.screen();
    for (const Box& side :
         {Box{screen.x, screen.y, screen.w, width}, Box{screen.x, screen.bottom() - width, screen.w, width},
          Box{screen.x, screen.y, width, screen.h}, Box{screen.right() - width, screen.y, width, screen.h}})
    {
        fill(ui, side, colour);
    }
    outline(ui, screen.inset(width, width), theme::current.night, 1.5F);
}

void wood(Ui& ui, const Box& box)
{
    shade(ui, box, theme::current.wood_light, theme::current.wood_dark);
    ui.push_clip(box);
    // The grain: long, slightly bent lines with few segments. They are two units wide, because Dear ImGui draws lines
    // of integer widths from its texture with less than half the triangles of other lines.
    static constexpr char grain = 0;
    constexpr int stretches = 6;
    ImDrawList& list = ui.list();
    ui.drawings().draw(list, &grain, box, 0,
                       [&]
                       {
                           for (int i = 0; i < static_cast<int>(box.h / 9) + 6; ++i)
                           {
                               const auto number = static_cast<float>(i);
                               const float y = box.y + number * 9 + 3 * std::sin(number * 12.9F);
                               const float bend = 5 * std::sin(number * 1.7F);
                               const Paint ink = rgb(i % 3 == 0 ? 0x000000U : 0xc08a4aU, 0.034F);
                               list.AddBezierCubic({box.x, y}, {box.x + box.w * 0.3F, y + bend},
                                                   {box.x + box.w * 0.7F, y - bend}, {box.right(), y + 2}, ink, 2,
                                                   stretches);
                           }
                       });
    ui.pop_clip();
}

void focus_ring(Ui& ui, const Box& box, float radius)
{
    outline(ui, box.inset(-3, -3), theme::current.parchment_bright, 2, radius + 3);
    outline(ui, box.inset(-5, -5), theme::current.wood_edge, 2, radius + 5);
}

void glow_ring(Ui& ui, const Box& box, float radius, float scale)
{
    outline(ui, box.inset(-3 * scale, -3 * scale), faded(theme::current.glow, 0.35F), 3 * scale, radius + 3 * scale);
    outline(ui, box, theme::current.glow, 3 * scale, radius);
}

bool button(Ui& ui, const Box& box, const Button& button)
{
    const Touch touch = button.enabled ? ui.area(button.id, box) : Touch{};
    if (button.enabled && button.in_mirror)
    {
        ui.name_item(std::string(button.name.empty() ? button.label : button.name), button.chosen);
    }
    const float radius = std::min(box.h / 2, button.size * 1.5F);
    const float strength = button.enabled ? 1.0F : 0.38F;
    fill(ui, box, faded(ground_of(button, touch), button.enabled ? 1.0F : 0.6F), radius);
    const Paint rim = button.look == Look::Gold ? theme::current.cream : theme::current.brass;
    outline(ui, box, faded(rim, button.look == Look::Gold ? 0.5F * strength : strength), 1, radius);
    if (touch.held)
    {
        fill(ui, box, rgb(0x000000, 0.18F), radius);
    }
    label(ui, box, button,
          button.enabled ? button.look == Look::Gold ? theme::current.on_gilt : theme::current.cream_heading
                         : theme::current.cream_off);
    if (touch.focused)
    {
        focus_ring(ui, box, radius);
    }
    return touch.clicked;
}

float button_width(const Button& button, float min_width)
{
    return std::max(min_width, text_width({.face = button.face, .size = button.size}, button.label)
                                   + button.size * (1.9F + (button.has_caret ? caret_width : 0)));
}

bool wrapped_button(Ui& ui, Id id, const Box& box, const Letters& letters, std::string_view label, std::string name)
{
    const Touch touch = ui.area(id, box);
    ui.name_item(std::move(name));
    const float radius = 8;
    fill(ui, box, touch.hovered ? theme::current.wood_hover : theme::current.wood_button, radius);
    outline(ui, box, theme::current.brass, 1, radius);
    const float room = box.w - 2 * letters.size;
    const float height = wrapped_height(letters, room, label);
    write_wrapped(ui, letters, box.centred(room, height), label);
    if (touch.focused)
    {
        focus_ring(ui, box, radius);
    }
    return touch.clicked;
}

float wrapped_button_height(const Letters& letters, float width, std::string_view label)
{
    return wrapped_height(letters, width - 2 * letters.size, label) + 0.75F * letters.size;
}

void heading(Ui& ui, const Box& box, std::string_view text, float scale)
{
    board::Lettering style{.face = Face::SmallCaps,
                           .size = 18 * scale,
                           .colour = theme::current.cream_heading,
                           .anchor = board::Anchor::Middle,
                           .spacing = 0.05F};
    style.size *= std::min(1.0F, (box.w - 8 * scale) / board::text_width(text, style));
    board::draw_text(&ui.list(), {box.x + 4 * scale, box.middle_y() + 1 * scale}, text, style);
}

void draw_scroll_bar(Ui& ui, const Box& view, float moved, float length, float scale)
{
    if (length <= view.h)
    {
        return;
    }
    const float shown = std::max(14 * scale, view.h * view.h / length);
    const float down = -moved * (view.h - shown) / (length - view.h);
    fill(ui, {view.right() - 2 * scale, view.y + down, 2 * scale, shown}, faded(theme::current.gilt, 0.6F), scale);
}

float toggle_height(const Ui& ui, std::string_view help, float width, float scale)
{
    return std::max(std::max(44 * scale, ui.min_touch_size()),
                    toggle_name * scale + wrapped_height(toggle_help(scale), width - toggle_text_left * scale, help));
}

namespace
{

/// Returns how many buttons are side by side: all, or if labels are too long for that, two or one.
int button_columns(const Ui& ui, float width, std::span<const std::string> labels)
{
    const float s = dialog_scale(ui);
    float widest = 0;
    for (const std::string& label : labels)
    {
        widest = std::max(widest, button_width({.label = label, .size = 17 * s}, 102 * s));
    }
    const auto fit = [&](int columns) { return widest <= (width + 10 * s) / static_cast<float>(columns) - 10 * s; };
    const int count = static_cast<int>(labels.size());
    return fit(count) ? count : count % 2 == 0 && fit(2) ? 2 : 1;
}

/// Draws a row of a choice; its first word has the number `first` in the whole choice.
void choice_row(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> words, int first, int& chosen,
                float scale, std::string_view title)
{
    const int count = static_cast<int>(words.size());
    const Letters letters{.size = 17 * scale};
    float widest = 0;
    float sum = 0;
    for (const std::string& word : words)
    {
        const float width = text_width(letters, word);
        widest = std::max(widest, width);
        sum += width;
    }
    const float share = box.w / static_cast<float>(count);
    const bool equal = widest <= share - 8 * scale; // else longer words get more room
    Box rest = box;
    for (int i = 0; i < count; ++i)
    {
        const int number = first + i;
        const float own = text_width(letters, words[static_cast<std::size_t>(i)]) - sum / static_cast<float>(count);
        const Box part = rest.cut_left(equal ? share : share + own);
        const Touch touch = ui.area(id_of(id, number), part);
        const std::string& word = words[static_cast<std::size_t>(i)];
        ui.name_item(title.empty() ? word : std::string(title) + ": " + word, number == chosen);
        if (number == chosen)
        {
            fill(ui, part.inset(3, 3), theme::current.gilt, part.h / 2 - 3);
        }
        else if (touch.hovered)
        {
            fill(ui, part.inset(3, 3), theme::current.wood_hover, part.h / 2 - 3);
        }
        write_in(
            ui,
            {.size = 17 * scale, .colour = number == chosen ? theme::current.on_gilt : theme::current.cream_heading},
            part, word);
        if (touch.focused)
        {
            focus_ring(ui, part.inset(3, 3), part.h / 2 - 3);
        }
        if (touch.clicked)
        {
            chosen = number;
        }
    }
}

} // namespace

float buttons_height(const Ui& ui, float width, std::span<const std::string> labels)
{
    if (labels.empty())
    {
        return 0;
    }
    const float tall = dialog_button_height(ui);
    const int rows = static_cast<int>(labels.size()) / button_columns(ui, width, labels);
    return static_cast<float>(rows) * (tall + 8) - 8;
}

std::optional<int> buttons(Ui& ui, Box box, std::string_view id, std::span<const std::string> labels, Look last)
{
    const float s = dialog_scale(ui);
    const int count = static_cast<int>(labels.size());
    std::optional<int> pressed;
    const int columns = button_columns(ui, box.w, labels);
    const bool below = columns < count;
    Box row = box;
    for (int i = 0; i < count; ++i)
    {
        row = below && i % columns == 0 ? box.cut_bottom(dialog_button_height(ui), 8) : row;
        const Box at = row.column(i % columns, columns, 10 * s);
        if (button(ui, at,
                   {.id = id_of(id, i),
                    .label = labels[static_cast<std::size_t>(i)],
                    .look = i + 1 == count ? last : Look::Plain,
                    .size = 17 * s}))
        {
            pressed = i;
        }
    }
    return pressed;
}

bool toggle(Ui& ui, Id id, const Box& box, std::string_view name, std::string_view help, bool& on, float scale)
{
    const Touch touch = id != 0 ? ui.area(id, box) : Touch{};
    if (id != 0)
    {
        ui.name_item(std::string(name), on);
    }
    const Box track{box.x, box.middle_y() - 12 * scale, 44 * scale, 24 * scale};
    fill(ui, track, on ? theme::current.gilt : theme::current.wood_inlay, track.h / 2);
    outline(ui, track, on ? theme::current.cream : theme::current.brass, 1, track.h / 2);
    const float knob = on ? track.right() - track.h / 2 : track.x + track.h / 2;
    ui.list().AddCircleFilled({knob, track.middle_y()}, track.h * 0.36F,
                              on ? theme::current.on_gilt : theme::current.cream_quiet);
    Box words = box;
    words.cut_left(toggle_text_left * scale);
    write_in(ui, {.size = 17 * scale, .colour = id != 0 ? theme::current.cream : theme::current.cream_quiet},
             words.cut_top(toggle_name * scale), name, Align::Left);
    write_wrapped(ui, toggle_help(scale), words, help);
    if (touch.focused)
    {
        focus_ring(ui, track, track.h / 2);
    }
    on = touch.clicked ? !on : on;
    return touch.clicked;
}

bool choice(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> words, int& chosen, float scale,
            int rows, std::string_view title)
{
    const float height = box.h / static_cast<float>(rows);
    fill(ui, box, theme::current.wood_inlay, height / 2);
    outline(ui, box, theme::current.brass, 1, height / 2);
    const int count = static_cast<int>(words.size());
    const int columns = (count + rows - 1) / rows;
    const int before = chosen;
    for (int first = 0; first < count; first += columns)
    {
        const int line = first / columns;
        const Box row{box.x, box.y + static_cast<float>(line) * height, box.w, height};
        const int shown = std::min(columns, count - first);
        choice_row(ui, id, row, words.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(shown)), first,
                   chosen, scale, title);
    }
    return chosen != before;
}

void draw_icon(Ui& ui, Icon icon, const Box& box, Paint colour)
{
    ImDrawList& list = ui.list();
    const float cx = box.middle_x();
    const float cy = box.middle_y();
    const float r = std::min(box.w, box.h) * 0.22F;
    const float thick = std::max(1.5F, r * 0.28F);
    switch (icon)
    {
    case Icon::Menu:
        for (int i = -1; i <= 1; ++i)
        {
            const float y = cy + static_cast<float>(i) * r * 0.8F;
            list.AddLine({cx - r, y}, {cx + r, y}, colour, thick);
        }
        return;
    case Icon::Close:
        list.AddLine({cx - r * 0.8F, cy - r * 0.8F}, {cx + r * 0.8F, cy + r * 0.8F}, colour, thick);
        list.AddLine({cx + r * 0.8F, cy - r * 0.8F}, {cx - r * 0.8F, cy + r * 0.8F}, colour, thick);
        return;
    case Icon::Older:
        list.AddTriangleFilled({cx + r * 0.6F, cy - r}, {cx + r * 0.6F, cy + r}, {cx - r * 0.9F, cy}, colour);
        return;
    case Icon::Newer:
        list.AddTriangleFilled({cx - r * 0.6F, cy - r}, {cx + r * 0.9F, cy}, {cx - r * 0.6F, cy + r}, colour);
        return;
    case Icon::Castle:
        list.AddRectFilled({cx - r, cy - r * 0.4F}, {cx + r, cy + r}, colour);
        for (int i = -1; i <= 1; ++i)
        {
            const float x = cx + static_cast<float>(i) * r * 0.75F;
            list.AddRectFilled({x - r * 0.25F, cy - r}, {x + r * 0.25F, cy}, colour);
        }
        return;
    case Icon::Points:
        list.AddRect({cx - r, cy - r}, {cx + r, cy + r}, colour, 2, 0, thick * 0.7F);
        list.AddLine({cx - r, cy - r * 0.3F}, {cx + r, cy - r * 0.3F}, colour, thick * 0.7F);
        list.AddLine({cx - r * 0.2F, cy - r}, {cx - r * 0.2F, cy + r}, colour, thick * 0.7F);
        return;
    case Icon::Settings: // three sliders
        for (int i = -1; i <= 1; ++i)
        {
            const float y = cy + static_cast<float>(i) * r * 0.85F;
            const float knob = cx + (i == 0 ? -0.45F : 0.4F) * r;
            list.AddLine({cx - r, y}, {cx + r, y}, colour, thick * 0.7F);
            list.AddCircleFilled({knob, y}, thick * 1.15F, colour);
        }
        return;
    }
}

bool icon_button(Ui& ui, Id id, const Box& box, Icon icon, Paint colour, std::string_view name)
{
    const Touch touch = ui.area(id, box);
    ui.name_item(std::string(name));
    if (touch.hovered)
    {
        fill(ui, box.inset(3, 3), rgb(0xffffff, 0.08F), 8);
    }
    draw_icon(ui, icon, box, colour);
    if (touch.focused)
    {
        focus_ring(ui, box.inset(5, 5), 8);
    }
    return touch.clicked;
}

float dialog_scale(const Ui& ui)
{
    return std::max(ui.letter_scale(), 0.95F / ui.zoom());
}

float dialog_button_height(const Ui& ui)
{
    const float tall = ui.screen().h < 320 ? 33 : 38; // 33: large letters on a phone held sideways
    return std::max(ui.shape() != Shape::Wide ? ui.finger() : ui.min_touch_size(), tall * dialog_scale(ui));
}

float dialog_text_width(const Ui& ui, float width, float scale)
{
    return std::min(width, ui.screen().w - 16) - 2 * dialog_margin * scale;
}

Box begin_dialog(Ui& ui, float width, float length, std::string_view title, float scale)
{
    ui.begin_modal(id_of("dialog"));
    fill(ui, ui.screen(), rgb(0x0c0804, 0.62F));
    const float margin = dialog_margin * scale;
    const float text_width = dialog_text_width(ui, width, scale);
    const Letters style{.face = Face::SmallCaps, .size = 25 * scale, .colour = theme::current.cream_title};
    const float head = title.empty() ? 0 : wrapped_height(style, text_width, title);
    const float top = title.empty() ? margin : margin + head + 14 * scale;
    const Box sheet = ui.screen().centred(text_width + 2 * margin, std::min(length + top + margin, ui.screen().h - 16));
    shadow(ui, sheet, 14 * scale, 12 * scale);
    wood(ui, sheet);
    outline(ui, sheet, theme::current.wood_edge, 3 * scale, 4);
    outline(ui, sheet.inset(4 * scale, 4 * scale), theme::current.gilt, 1.2F * scale, 4);
    write_wrapped(ui, style, sheet.inset(margin, margin - 3 * scale), title, Align::Centre);
    return {sheet.x + margin, sheet.y + top, sheet.w - 2 * margin, sheet.h - top - margin};
}

bool end_dialog(Ui& ui)
{
    const bool escaped = ui.reachable() && ui.key(ImGuiKey_Escape);
    ui.end_modal();
    return escaped;
}

bool close_button(Ui& ui, const Box& foot, Id id, std::string_view label, float scale)
{
    return button(ui, foot.centred(std::min(foot.w, 200 * scale), foot.h),
                  {.id = id, .label = label, .size = 17.5F * scale});
}

Box note_in(const NotePlaces& places, const Box& near, float height)
{
    const auto area_in = [](const Box& note, const Box& thing)
    {
        const Box common = intersection(note, thing);
        return common.w * common.h;
    };
    std::optional<Box> best;
    std::pair<float, float> least; // what `best` covers: of `near`, and of the rest
    for (const bool low : {true, false})
    {
        for (const Box& area : places.areas)
        {
            const Box note{area.x, low ? area.bottom() - height : area.y, area.w, height};
            std::pair covered(area_in(note, near), 0.0F);
            for (const Box& thing : places.in_sight)
            {
                covered.second += area_in(note, thing);
            }
            if (!best || covered < least)
            {
                best = note;
                least = covered;
            }
        }
    }
    return best.value_or(Box{});
}

Box tooltip(Ui& ui, const Box& near, std::string_view title, std::string_view text, const Letters& letters, float scale,
            const NotePlaces& places)
{
    const float pad = 12 * scale;
    const bool has_areas = !places.areas.empty();
    const float width =
        has_areas ? places.areas.front().w - 2 * pad : std::min(300 * scale, ui.screen().w - 16 - 2 * pad);
    Letters strong = letters;
    strong.face = Face::Bold;
    const float title_height = title.empty() ? 0 : wrapped_height(strong, width, title) + 3 * scale;
    const float body = text.empty() ? 0 : wrapped_height(letters, width, text);
    const float one_line = text.empty() ? marked_width(strong, title) : marked_width(letters, text);
    const float w = std::min(width, std::ceil(std::max(one_line, marked_width(strong, title))) + 1) + 2 * pad;
    Box box{near.middle_x() - w / 2, near.bottom() + 8 * scale, w, title_height + body + 2 * pad};
    if (box.bottom() > ui.screen().bottom() - 4)
    {
        box.y = near.y - box.h - 8 * scale;
    }
    box.x = std::clamp(box.x, 6.0F, std::max(6.0F, ui.screen().w - box.w - 6));
    box = has_areas ? note_in(places, near, box.h) : box;
    box.y = std::max(6.0F, box.y);
    const float rim = std::ceil(10 * scale); // room for the shadow
    ImGui::SetNextWindowPos({std::floor(box.x - rim), std::floor(box.y - rim)});
    ImGui::SetNextWindowSize({std::ceil(box.w + 2 * rim) + 1, std::ceil(box.h + 2 * rim) + 1});
    ImGui::BeginTooltip();
    if (ImGui::IsWindowAppearing())
    {
        ui.settle(); // Dear ImGui shows it from the next frame on
    }
    shadow(ui, box, 6 * scale, 8 * scale);
    fill(ui, box, theme::current.night, 8 * scale);
    outline(ui, box, theme::current.gilt, 1, 8 * scale);
    const Box inner = box.inset(pad, pad);
    if (!title.empty())
    {
        write_wrapped(ui, strong, inner, title);
    }
    write_wrapped(ui, letters, {inner.x, inner.y + title_height, inner.w, inner.h}, text);
    ImGui::EndTooltip();
    return box;
}

} // namespace elgrande::screens
