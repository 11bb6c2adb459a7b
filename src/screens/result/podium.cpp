#include "screens/result/podium.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "board/flat/pieces.hpp"
#include "board/marks.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace elgrande::screens
{

namespace
{

constexpr float step_aspect = 0.78F; ///< width of a step divided by the height of the podium

/// The height of the steps for the ranks 1 to 3, as a fraction of the podium's height.
constexpr std::array step_heights{0.46F, 0.38F, 0.32F};

} // namespace

int rank_of(const PlayerView& view, Seat seat)
{
    const auto end = view.score.begin() + view.players();
    const auto is_better = [&](int score) { return score > view.score[seat]; };
    return 1 + static_cast<int>(std::count_if(view.score.begin(), end, is_better));
}

std::vector<PodiumStep> podium_of(const PlayerView& view)
{
    std::vector<PodiumStep> steps;
    for (const int rank : {2, 1, 3})
    {
        for (const Seat seat : Seats(view.players()))
        {
            if (rank_of(view, seat) == rank)
            {
                steps.push_back({seat, rank});
            }
        }
    }
    return steps;
}

float podium_width(const PlayerView& view, float height)
{
    return static_cast<float>(podium_of(view).size()) * height * step_aspect;
}

void draw_podium(Ui& ui, const Box& box, const TableModel& shown)
{
    const std::vector<PodiumStep> steps = podium_of(shown.view);
    const auto count = static_cast<int>(steps.size());
    for (int i = 0; i < count; ++i)
    {
        const PodiumStep& here = steps[static_cast<std::size_t>(i)];
        const int colour = static_cast<int>(shown.colour(here.seat));
        Box column = box.column(i, count, 0);
        Box step = column.cut_bottom(box.h * step_heights[static_cast<std::size_t>(here.rank - 1)]);
        fill(ui, step, here.rank == 1 ? theme::current.gilt : theme::current.parchment_row);
        outline(ui, step, theme::current.parchment_edge, 1);
        const board::Pen pen(&ui.list(), {column.middle_x(), column.bottom()}, box.h / 100);
        board::draw_grande(pen, {0, -4}, colour, {});
        if (here.rank == 1)
        {
            board::draw_crown(pen, {0, -40}, 22, board::ink::gold, board::ink::gold_dark);
        }
        const Paint ink = here.rank == 1 ? theme::current.on_gilt : theme::current.ink;
        step = step.inset(3, 2);
        const Box name = step.cut_top(0.48F * step.h);
        write_in(ui, {.face = Face::Bold, .size = 0.85F * name.h, .colour = ink}, name, shown.names[here.seat]);
        write_in(ui, {.face = Face::Bold, .size = 0.95F * step.h, .colour = ink}, step,
                 std::to_string(shown.view.score[here.seat]));
    }
}

} // namespace elgrande::screens
