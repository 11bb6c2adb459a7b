#include "screens/result/scoring_sheet.hpp"

#include "screens/result/points_table.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id sheet_scroll = id_of("scoring sheet");

/// Returns the lines in the order of the scoring: the Castillo comes first.
std::vector<PointsLine> lines_of(const TableModel& shown, const table::ScoringSheet& sheet)
{
    const auto name = [&](Place place) { return words::place(shown.localizer, shown.view.setup.edition, place); };
    std::vector<PointsLine> lines{{name(Place::Castillo), sheet.board[index(Place::Castillo)]}};
    const auto scored = regions(shown.view.setup);
    std::transform(scored.begin(), scored.end(), std::back_inserter(lines),
                   [&](Place region) {
                       return PointsLine{name(region), sheet.board[index(region)]};
                   });
    lines.push_back({shown.localizer.text(Key::EndKingBonus), sheet.king});
    lines.push_back({shown.localizer.text(Key::EndHomeBonus), sheet.home});
    if (has_colonies(shown.view.setup))
    {
        lines.push_back({shown.localizer.text(Key::EndSpaceBonus), sheet.space});
    }
    PointsLine total{shown.localizer.text(Key::EndTotal), {}, words::Topic::EndTable, true};
    for (const Seat seat : Seats(shown.view.players()))
    {
        total.points[seat] = sheet.total(seat);
    }
    lines.push_back(total);
    return lines;
}

int round_of(const TableModel& shown, const table::ScoringSheet& sheet)
{
    return round_number(shown.view.setup, sheet.round);
}

std::string after_round(const TableModel& shown, const table::ScoringSheet& sheet)
{
    return shown.localizer.text(Key::ScoringAfter, {{"round", round_of(shown, sheet)}});
}

std::string title_of(const TableModel& shown, const table::ScoringSheet& sheet)
{
    return words::plain(shown.localizer.text(Key::LogGeneralScoringBegan, {{"round", round_of(shown, sheet)}}));
}

} // namespace

bool draw_scoring_sheet(Ui& ui, const TableModel& shown, int& number)
{
    const Box& screen = ui.screen();
    const bool phone = ui.shape() != Shape::Wide;
    const float s = dialog_scale(ui);
    const int count = static_cast<int>(shown.scorings.size());
    number = std::clamp(number, 0, std::max(0, count - 1));
    const table::ScoringSheet& sheet = shown.scorings[static_cast<std::size_t>(number)];
    const std::vector<PointsLine> lines = lines_of(shown, sheet);
    const float button_height = dialog_button_height(ui);
    const float row = (ui.from_afar() ? 19 : 27) * s; // large letters in low rows, so that the total is in sight
    const float table = points_header_height * s + static_cast<float>(lines.size()) * row + 20 * s;
    const float buttons = button_height + 12 * s;
    const float choices = count > 1 ? buttons : 0;
    Box box = begin_dialog(ui, phone ? screen.w : 700 * s, choices + table + buttons,
                           phone ? after_round(shown, sheet) : title_of(shown, sheet), s);
    if (count > 1)
    {
        std::vector<std::string> rounds;
        for (const table::ScoringSheet& one : shown.scorings)
        {
            rounds.push_back(phone ? std::to_string(round_of(shown, one)) : after_round(shown, one));
        }
        choice(ui, "which scoring", box.cut_top(button_height, 12 * s), rounds, number, s);
    }
    const Box foot = box.cut_bottom(button_height, 12 * s);
    const float moved = ui.begin_scroll(sheet_scroll, box, table, Ui::Along::Y);
    const Box paper{box.x, box.y + moved, box.w, table};
    fill(ui, paper, theme::current.parchment, 6 * s);
    outline(ui, paper, theme::current.card_edge, 1.5F, 6 * s);
    std::vector<Seat> seats(static_cast<std::size_t>(shown.view.players()));
    std::iota(seats.begin(), seats.end(), Seat{0});
    draw_points_table(ui, shown, seats, lines, paper.inset(8 * s, 10 * s), s, row, nullptr);
    draw_scroll_bar(ui, box, moved, table, s);
    ui.end_scroll();
    const std::string label = shown.localizer.text(Key::ButtonClose);
    const bool closed = button(ui, foot.centred(std::min(foot.w, 220 * s), foot.h),
                               {.id = id_of("close scoring"), .label = label, .look = Look::Gold, .size = 17 * s});
    return end_dialog(ui) || closed;
}

std::vector<MirrorPassage> passages_of(const TableModel& shown)
{
    std::vector<MirrorPassage> passages;
    for (auto sheet = shown.scorings.rbegin(); sheet != shown.scorings.rend(); ++sheet)
    {
        passages.push_back({1, title_of(shown, *sheet)});
        for (const PointsLine& line : lines_of(shown, *sheet))
        {
            std::vector<Seat> listed;
            for (const Seat seat : Seats(shown.view.players()))
            {
                if (line.points[seat] > 0 || line.is_total)
                {
                    listed.push_back(seat);
                }
            }
            const std::string points = listed.empty() ? shown.localizer.text(Key::ScoringNobody)
                                                      : words::plain(listed_points(shown, listed, line.points));
            passages.push_back({0, line.name + ": " + points});
        }
    }
    return passages;
}

} // namespace elgrande::screens
