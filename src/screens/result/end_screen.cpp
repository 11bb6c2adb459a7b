#include "screens/result/end_screen.hpp"

#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/marks.hpp"
#include "rules/order.hpp"
#include "screens/result/points_table.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id page_scroll = id_of("end page");

int best(const TableModel& shown)
{
    int most = 0;
    for (int seat = 0; seat < shown.view.players(); ++seat)
    {
        most = std::max<int>(most, shown.view.score[static_cast<std::size_t>(seat)]);
    }
    return most;
}

std::vector<Seat> winning_seats(const TableModel& shown)
{
    std::vector<Seat> seats;
    for (int seat = 0; seat < shown.view.players(); ++seat)
    {
        if (shown.view.score[static_cast<std::size_t>(seat)] == best(shown))
        {
            seats.push_back(static_cast<Seat>(seat));
        }
    }
    return seats;
}

/// The highest score first.
std::vector<Seat> by_score(const TableModel& shown)
{
    std::vector<Seat> seats(static_cast<std::size_t>(shown.view.players()));
    std::iota(seats.begin(), seats.end(), Seat{0});
    put_in_order(seats, [&](Seat a, Seat b) { return shown.view.score[a] > shown.view.score[b]; });
    return seats;
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
    case table::Source::HomeBonus:
        break;
    }
    return localizer.text(Key::EndHomeBonus);
}

/// The winners' grandes under one crown.
void draw_crowning(Ui& ui, const TableModel& shown, const Box& box, float s)
{
    const std::vector<Seat> seats = winning_seats(shown);
    const board::Pen pen(&ui.list(), {box.middle_x(), box.y}, s);
    board::draw_crown(pen, {0, 34}, 46, board::ink::gold, board::ink::gold_dark);
    const float step = 46;
    float x = -step * static_cast<float>(seats.size() - 1) / 2;
    for (const Seat seat : seats)
    {
        board::draw_grande(pen.at({x, 118}, 1.35F), {0, 0}, static_cast<int>(shown.colour(seat)), {});
        x += step;
    }
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
    return lines;
}

} // namespace

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

std::optional<Intent> draw_end(Ui& ui, const TableModel& shown, std::span<const table::PointsRow> rows,
                               Explainer& explainer)
{
    explainer.begin();
    const Box& screen = ui.screen();
    const float s = 1;
    const bool phone = ui.shape() != Shape::Wide;
    wood(ui, screen);
    const std::vector<PointsLine> lines = lines_of(shown, rows);
    const float crown = 132 * s;
    const float width = std::min(screen.w - 16, 760 * s);
    const Letters letters{.face = Face::SmallCaps,
                          .size = (phone ? 25 : 34) * s,
                          .colour = theme::current.cream_title,
                          .lit = theme::current.lit_text,
                          .seats = shown.letters_on_dark};
    const float title = wrapped_height(letters, width, winners(shown)) + 20 * s;
    const std::array<std::string, 3> labels{shown.localizer.text(Key::ButtonLookAtBoard),
                                            shown.localizer.text(Key::TableShare),
                                            shown.localizer.text(Key::ButtonNewGame)};
    const float tall = buttons_height(ui, width, labels);
    const float fixed = crown + title + tall + 120 * s;
    const auto count = static_cast<float>(lines.size());
    const float row_height = phone ? 28 : std::clamp((screen.h - fixed) / count, 22 * s, 34 * s);
    const float table = points_head * s + count * row_height + 24 * s;
    const float length = crown + title + table + tall + 40 * s;
    const float moved = ui.begin_scroll(page_scroll, screen, length, Ui::Along::Y);
    const float spare = std::max(0.0F, (screen.h - length) / 2);
    Box area{screen.middle_x() - width / 2, moved + spare, width, length};
    draw_crowning(ui, shown, area.cut_top(crown), s);
    write_wrapped(ui, letters, area.cut_top(title), winners(shown), Align::Centre);
    const Box sheet = area.cut_top(table, 14 * s);
    shadow(ui, sheet, 10 * s, 6);
    fill(ui, sheet, theme::current.parchment, 8 * s);
    outline(ui, sheet, theme::current.card_edge, 1.5F, 8 * s);
    draw_points_table(ui, shown, by_score(shown), lines, sheet.inset(12 * s, 12 * s), s, row_height, &explainer);
    const auto pressed = buttons(ui, area.cut_top(tall), "end", labels);
    ui.end_scroll();
    const Letters note{.size = 15.5F * std::max(1.0F, s),
                       .colour = theme::current.cream,
                       .lit = theme::current.lit_text,
                       .seats = shown.letters_on_dark};
    const auto more = explainer.draw(ui, shown.localizer, shown.view.setup, note, std::max(1.0F, s), words::Topic::End);
    constexpr std::array kinds{Intent::Kind::ShowBoard, Intent::Kind::OpenShare, Intent::Kind::GoHome};
    return pressed ? std::optional(Intent{kinds[static_cast<std::size_t>(*pressed)]}) : more;
}

} // namespace elgrande::screens
