#include "screens/result/end_screen.hpp"

#include "rules/order.hpp"
#include "screens/model/tooltip_letters.hpp"
#include "screens/result/podium.hpp"
#include "screens/result/points_chart.hpp"
#include "screens/result/points_table.hpp"
#include "screens/result/sign_line.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace elgrande::screens
{

namespace
{

/// A button at the foot of the page.
struct EndButton
{
    words::Key label{};
    Intent intent;
};

/// Returns the buttons from left to right; the last one is the default. On a guest's screen only those that do not
/// need the table.
std::vector<EndButton> end_buttons(const TableModel& shown)
{
    std::vector<EndButton> buttons;
    if (shown.can_sign)
    {
        buttons.push_back({words::Key::SignPage, RoomCommand::OpenSigns});
    }
    if (shown.of_guest)
    {
        buttons.insert(buttons.end(), {{words::Key::MenuHome, PageCommand::GoHome},
                                       {words::Key::ButtonLookAtBoard, PageCommand::ShowBoard}});
        return buttons;
    }
    buttons.insert(buttons.end(), {{words::Key::ButtonNewGame, PageCommand::GoHome},
                                   {words::Key::ButtonLookAtBoard, PageCommand::ShowBoard},
                                   {words::Key::ButtonReplay, PageCommand::ReplayGame},
                                   {words::Key::AnalysisTitle, AnalysisCommand::ShowChances},
                                   {words::Key::TableShare, PageCommand::OpenShare},
                                   {words::Key::PictureTitle, OpenPage{"picture"}},
                                   {words::Key::ButtonRotateSeats, PageCommand::RotateSeats},
                                   {words::Key::ButtonRematch, PageCommand::Rematch}});
    return buttons;
}

using words::Key;

constexpr Id page_scroll = id_of("end page");

std::vector<Seat> winning_seats(const TableModel& shown)
{
    std::vector<Seat> seats;
    for (const Seat seat : Seats(shown.view.players()))
    {
        if (rank_of(shown.view, seat) == 1)
        {
            seats.push_back(seat);
        }
    }
    return seats;
}

PerSeat<int> scores(const TableModel& shown)
{
    PerSeat<int> result{};
    std::copy_n(shown.view.score.begin(), shown.view.players(), result.begin());
    return result;
}

std::string source_name(const words::Localizer& localizer, const table::PointsRow& row)
{
    const words::Argument general("value", row.general);
    switch (row.source)
    {
    case table::Source::Before:
        return localizer.text(Key::EndBefore);
    case table::Source::GeneralCastillo:
        return localizer.text(Key::EndGeneralCastillo, {general});
    case table::Source::GeneralRegions:
        return localizer.text(Key::EndGeneralRegions, {general});
    case table::Source::Special:
        return words::card_name(localizer, row.card);
    case table::Source::KingBonus:
        return localizer.text(Key::EndKingBonus);
    case table::Source::SpaceBonus:
        return localizer.text(Key::EndSpaceBonus);
    case table::Source::Disc:
        return localizer.text(Key::EndDiscs);
    case table::Source::HomeBonus:
        break;
    }
    return localizer.text(Key::EndHomeBonus);
}

words::Topic topic_of(table::Source source)
{
    switch (source)
    {
    case table::Source::GeneralCastillo:
        return words::Topic::Castillo;
    case table::Source::GeneralRegions:
        return words::Topic::General;
    case table::Source::Special:
        return words::Topic::ScorePlace;
    case table::Source::KingBonus:
        return words::Topic::KingsBonus;
    case table::Source::HomeBonus:
        return words::Topic::HomeBonus;
    case table::Source::SpaceBonus:
        return words::Topic::Overseas;
    case table::Source::Disc:
        return words::Topic::Disc;
    case table::Source::Before:
        break;
    }
    return words::Topic::EndTable;
}

std::vector<PointsLine> lines_of(const TableModel& shown, std::span<const table::PointsRow> rows)
{
    std::vector<PointsLine> lines;
    for (const table::PointsRow& row : rows)
    {
        lines.push_back({source_name(shown.localizer, row), row.points, topic_of(row.source)});
    }
    PointsLine total{shown.localizer.text(Key::EndTotal), {}, words::Topic::End, true};
    for (std::size_t seat = 0; seat < max_players; ++seat)
    {
        total.points[seat] = shown.view.score[seat];
    }
    lines.push_back(total);
    PointsLine rank{shown.localizer.text(Key::EndRank), {}, words::Topic::End};
    for (const Seat seat : Seats(shown.view.players()))
    {
        rank.points[seat] = rank_of(shown.view, seat);
    }
    lines.push_back(rank);
    return lines;
}

/// Draws the parts of the page. Lengths are in ImGui's units.
struct EndPage
{
    Ui& ui;
    const TableModel& shown;
    const EndResult& result;
    const AnalysisOffer& analysis;
    const std::function<void(const Box&)>& draw_board;
    Explainer& explainer;

    static constexpr float gap = 12;

    Letters note() const
    {
        return {.size = 16 * ui.letter_scale(),
                .colour = theme::current.cream,
                .lit = theme::current.lit_text,
                .seats = shown.letters_on_dark};
    }

    Letters crowned(float size) const
    {
        return {.face = Face::SmallCaps,
                .size = size,
                .colour = theme::current.cream_title,
                .lit = theme::current.lit_text,
                .seats = shown.letters_on_dark};
    }

    float note_height(const Highlight& line, float width) const
    {
        const float least = ui.shape() == Shape::Wide ? ui.min_touch_size() : ui.finger();
        return line.moment ? std::max(least, wrapped_button_height(note(), width, line.text))
                           : wrapped_height(note(), width, line.text);
    }

    float notes_height(float width) const
    {
        float height = 0;
        for (const Highlight& line : highlights_of(shown, result.story))
        {
            height += note_height(line, width) + 4;
        }
        return height;
    }

    /// Draws the sentences about the game; those about a moment are buttons that lead to it.
    std::optional<Intent> draw_notes(Box box) const
    {
        std::optional<Intent> pressed;
        int number = 0;
        for (const Highlight& line : highlights_of(shown, result.story))
        {
            const Box at = box.cut_top(note_height(line, box.w), 4);
            if (!line.moment)
            {
                write_wrapped(ui, note(), at, line.text, Align::Centre);
            }
            else if (wrapped_button(ui, id_of("highlight", number++), at, note(), line.text, words::plain(line.text)))
            {
                pressed = Intent{LookAt{*line.moment}};
            }
        }
        return pressed;
    }

    void draw_sheet(const Box& sheet) const
    {
        shadow(ui, sheet, 10, 6);
        fill(ui, sheet, theme::current.parchment, 8);
        outline(ui, sheet, theme::current.card_edge, 1.5F, 8);
    }

    /// Draws a thumbnail of the board; a touch opens the board.
    bool draw_map(const Box& box) const
    {
        draw_board(box);
        const Touch touch = ui.area(id_of("final board"), box, false);
        outline(ui, box, touch.hovered ? theme::current.gilt : theme::current.brass, 2);
        return touch.clicked;
    }

    std::optional<Intent> draw_buttons(Box box, int columns) const
    {
        std::optional<Intent> pressed;
        const std::vector<EndButton> offered = end_buttons(shown);
        const auto count = static_cast<int>(offered.size());
        for (int i = 0; i < count; ++i)
        {
            const int line = i / columns;
            const Box row{box.x, box.y + static_cast<float>(line) * (button_height() + 8), box.w, button_height()};
            const EndButton& what = offered[static_cast<std::size_t>(i)];
            const bool analyses = what.intent == Intent{AnalysisCommand::ShowChances};
            const std::string label = analyses ? analysis.label : shown.localizer.text(what.label);
            if (button(ui, row.column(i % columns, columns, 10),
                       {.id = id_of("end", i),
                        .label = label,
                        .look = i + 1 == count ? Look::Gold : Look::Plain,
                        .size = 17 * ui.letter_scale(),
                        .name = analyses ? analysis.name : label}))
            {
                pressed = what.intent;
            }
        }
        return pressed;
    }

    float button_height() const { return dialog_button_height(ui); }

    int button_count() const { return static_cast<int>(end_buttons(shown).size()); }

    /// False if only the end of the game is known.
    bool has_chart() const { return !result.story.points.empty(); }

    float buttons_height(int columns) const
    {
        const int lines = (button_count() + columns - 1) / columns;
        return static_cast<float>(lines) * (button_height() + 8) - 8;
    }

    /// Draws the board and texts on the left and the course of the game on the right. They scroll if they do not fit;
    /// the buttons are always visible.
    std::optional<Intent> draw_wide(const Box& screen) const
    {
        constexpr float edge = 16;
        constexpr float title = 116;
        const std::vector<PointsLine> lines = lines_of(shown, result.rows);
        const auto count = static_cast<float>(lines.size());
        const bool two_rows = screen.w < 1300 || button_count() > 8;
        const int columns = two_rows ? (button_count() + 1) / 2 : button_count();
        Box view = screen;
        const Box foot = view.cut_bottom(buttons_height(columns) + edge).inset(edge, 0);
        const float fixed = title + edge + 2 * gap;
        constexpr float head = points_header_height + 24;
        constexpr float min_row_height = 20;
        constexpr float min_chart_height = 150;
        const float least = head + count * min_row_height + min_chart_height + gap;
        const float content = std::max(view.h - fixed, least);
        const float length = content + fixed;
        const float moved = ui.begin_scroll(page_scroll, view, length, Ui::Along::Y);
        Box area{view.x + edge, view.y + moved + edge, view.w - 2 * edge, length - edge - gap};
        draw_title(area.cut_top(title, gap));
        Box left = area.cut_left(area.w * 0.5F, 2 * gap);
        const auto to_moment = draw_notes(left.cut_bottom(notes_height(left.w), gap));
        const bool to_board = draw_map(left);
        const float row = std::clamp((area.h - 1.2F * min_chart_height - gap - head) / count, min_row_height, 30.0F);
        const float tall = head + count * row;
        const Box table = has_chart() ? area.cut_bottom(tall, gap) : area.cut_top(tall);
        if (has_chart())
        {
            draw_sheet(area);
            draw_points_chart(ui, shown, result.story, area.inset(12, 10), 1);
        }
        draw_sheet(table);
        draw_points_table(ui, shown, by_score(shown, scores(shown)), lines, table.inset(12, 12), 1, row, &explainer);
        ui.end_scroll();
        draw_scroll_bar(ui, view, moved, length, 1);
        const auto pressed = draw_buttons(foot, columns);
        return to_board ? std::optional<Intent>(PageCommand::ShowBoard) : to_moment ? to_moment : pressed;
    }

    /// Draws the same in large letters, which leave no room for the board: the chart takes its place.
    std::optional<Intent> draw_afar(const Box& screen) const
    {
        constexpr float edge = 16;
        constexpr float title = 140;
        constexpr float margins = 24; ///< of the sheet with the table
        const float s = ui.letter_scale();
        const std::vector<PointsLine> lines = lines_of(shown, result.rows);
        const auto count = static_cast<float>(lines.size());
        const int columns = (button_count() + 1) / 2;
        Box view = screen;
        const Box foot = view.cut_bottom(buttons_height(columns) + edge).inset(edge, 0);
        const float fixed = title + edge + 2 * gap;
        const float head = points_header_height * s + margins;
        constexpr float min_row_height = 21;
        const float length = std::max(view.h, fixed + head + count * min_row_height);
        const float moved = ui.begin_scroll(page_scroll, view, length, Ui::Along::Y);
        Box area{view.x + edge, view.y + moved + edge, view.w - 2 * edge, length - edge - gap};
        draw_title(area.cut_top(title, gap));
        Box left = area.cut_left(area.w * 0.45F, 2 * gap);
        const auto to_moment = draw_notes(left.cut_bottom(notes_height(left.w), gap));
        if (has_chart())
        {
            draw_sheet(left);
            draw_points_chart(ui, shown, result.story, left.inset(12, 10), s);
        }
        const float row = std::min((area.h - head) / count, 30 * s);
        const Box table = area.cut_top(head + count * row);
        draw_sheet(table);
        draw_points_table(ui, shown, by_score(shown, scores(shown)), lines, table.inset(12, 12), s, row, &explainer);
        ui.end_scroll();
        draw_scroll_bar(ui, view, moved, length, 1);
        const auto pressed = draw_buttons(foot, columns);
        return to_moment ? to_moment : pressed;
    }

    /// Draws the podium and, beside it, the winners.
    void draw_title(const Box& box) const
    {
        const Letters letters = crowned(36);
        const std::string said = winners(shown);
        constexpr float beside = 24;
        const float podium = podium_width(shown.view, box.h);
        const float width = std::min(box.w - podium - beside, marked_width(letters, said) + 4);
        Box line = box.centred(podium + beside + width, box.h);
        draw_podium(ui, line.cut_left(podium, beside), shown);
        write_wrapped(ui, letters, line.centred(line.w, wrapped_height(letters, line.w, said)), said, Align::Centre);
    }

    /// Draws one below the other: the podium and the winners, the notes, the buttons, the course of the game and the
    /// board.
    std::optional<Intent> draw_narrow(const Box& screen) const
    {
        constexpr float podium = 122;
        constexpr float row = 28;
        const float chart = has_chart() ? 220 : 0;
        const float width = std::min(screen.w - 16, 760.0F);
        const Letters letters = crowned(27);
        const std::string said = winners(shown);
        const std::vector<PointsLine> lines = lines_of(shown, result.rows);
        const float title = wrapped_height(letters, width, said) + 16;
        const float notes = notes_height(width - 8);
        const float table = points_header_height + static_cast<float>(lines.size()) * row + 24;
        const float map = width * 0.8F;
        const float buttons = buttons_height(2);
        const float length = podium + title + notes + chart + table + map + buttons + 8 * gap;
        const float moved = ui.begin_scroll(page_scroll, screen, length, Ui::Along::Y);
        Box area{screen.middle_x() - width / 2, screen.y + moved + gap / 2, width, length};
        const Box steps = area.cut_top(podium, gap);
        draw_podium(ui, steps.centred(std::min(steps.w, podium_width(shown.view, podium)), podium), shown);
        write_wrapped(ui, letters, area.cut_top(title), said, Align::Centre);
        const auto to_moment = draw_notes(area.cut_top(notes, gap).inset(4, 0));
        const auto pressed = draw_buttons(area.cut_top(buttons, 2 * gap), 2);
        if (has_chart())
        {
            const Box drawn = area.cut_top(chart, gap);
            draw_sheet(drawn);
            draw_points_chart(ui, shown, result.story, drawn.inset(8, 8), 1);
        }
        const bool to_board = draw_map(area.cut_top(map, gap));
        const Box sheet = area.cut_top(table, gap);
        draw_sheet(sheet);
        draw_points_table(ui, shown, by_score(shown, scores(shown)), lines, sheet.inset(12, 12), 1, row, &explainer);
        ui.end_scroll();
        draw_scroll_bar(ui, screen, moved, length, 1);
        return to_board ? std::optional<Intent>(PageCommand::ShowBoard) : to_moment ? to_moment : pressed;
    }
};

} // namespace

std::vector<std::string> points_lines(const TableModel& shown, std::span<const table::PointsRow> rows)
{
    std::vector<std::string> lines;
    for (const PointsLine& line : lines_of(shown, rows))
    {
        lines.push_back(shown.localizer.text(
            Key::LogScored,
            {{"place", line.name}, {"list", listed_points(shown, by_score(shown, scores(shown)), line.points)}}));
    }
    return lines;
}

std::string winners(const TableModel& shown)
{
    const std::vector<Seat> seats = winning_seats(shown);
    std::string list;
    for (std::size_t i = 0; i < seats.size(); ++i)
    {
        const std::string name = words::player(shown.names, seats[i]);
        const Key key = i + 1 == seats.size() ? Key::EndAnd : Key::EndComma;
        list = i == 0 ? name : shown.localizer.text(key, {{"player", list}, {"other", name}});
    }
    return seats.size() == 1 ? shown.localizer.text(Key::EndWinner, {{"player", list}})
                             : shown.localizer.text(Key::EndShared, {{"list", list}});
}

std::optional<Intent> draw_end(Ui& ui, const TableModel& shown, const EndResult& result, const AnalysisOffer& analysis,
                               const std::function<void(const Box&)>& draw_board, Explainer& explainer)
{
    explainer.begin();
    const Box& screen = ui.screen();
    wood(ui, screen);
    const EndPage page{ui, shown, result, analysis, draw_board, explainer};
    Box view = screen;
    if (!shown.signs.empty())
    {
        draw_sign_line(ui, shown, view.cut_top(sign_line_height(ui)).inset(6, 3));
    }
    const auto pressed = ui.from_afar()              ? page.draw_afar(view)
                         : ui.shape() == Shape::Wide ? page.draw_wide(view)
                                                     : page.draw_narrow(view);
    const auto more =
        explainer.draw(ui, shown.localizer, shown.view.setup, tooltip_letters(shown), 1, words::Topic::End);
    return pressed ? pressed : more;
}

} // namespace elgrande::screens
