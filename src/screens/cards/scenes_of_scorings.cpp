#include "screens/cards/scenes.hpp"

#include "board/colour.hpp"
#include "board/lettering/type.hpp"

#include <array>
#include <initializer_list>
#include <span>

namespace elgrande::screens::scenes
{

namespace
{

using board::rgb;

/// The printed scoreboards by first value. If several regions share one, the board of the first on the scoring track.
constexpr std::array<std::array<int, 3>, 4> boards{{{4, 2, 1}, {5, 3, 1}, {6, 4, 2}, {7, 4, 2}}};

void coins(const CardCanvas& canvas, std::initializer_list<Vec> centres)
{
    for (const Vec centre : centres)
    {
        canvas.coin(centre, 6.5F);
    }
}

void score_chosen(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.island(8);
    canvas.scoreboard({0, -15}, {5, 3, 2}, 0.66F, true);
    canvas.caballeros({{-13, 8}, {-2, 14}, {11, 8}}, {CardCanvas::red, CardCanvas::red, CardCanvas::blue});
    coins(canvas, {{-30, 20}, {29, 20}, {30, 2}});
}

void score_first_values(const CardCanvas& canvas, const Effect& effect)
{
    canvas.land(5);
    int lit = 0;
    for (const auto& board : boards)
    {
        lit += effect.first_values >> board[0] & 1;
    }
    float y = lit > 1 ? -13.0F : -8.0F;
    for (const auto& board : boards)
    {
        if ((effect.first_values >> board[0] & 1) != 0)
        {
            canvas.scoreboard({0, y}, board, lit > 1 ? 0.6F : 0.78F, true);
            y += 23;
        }
    }
    if (lit > 1)
    {
        coins(canvas, {{-31, 20}, {31, 20}});
        return;
    }
    coins(canvas, {{-22, 20}, {-11, 20}, {0, 20}, {11, 20}});
    if (effect.first_values >> 5 & 1)
    {
        coins(canvas, {{22, 20}});
    }
}

void score_castillo(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x6f98a4));
    canvas.tower({-6, 2}, 0.35F);
    canvas.arrow({6, 20}, {22, 20});
    canvas.caballeros({{-30, 24}, {17, 14}, {29, 10}}, {CardCanvas::yellow, CardCanvas::red, CardCanvas::blue}, 14);
    coins(canvas, {{28, -14}, {18, -20}});
}

void score_first_ranks(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0xc79a6a));
    const board::Pen& pen = canvas.pen();
    const std::array<Box, 3> steps{Box{-12, 2, 24, 24}, Box{-34, 12, 22, 14}, Box{12, 16, 22, 10}};
    for (const Box& step : steps)
    {
        pen.shaded({step.x, step.y}, {step.right(), step.y}, {step.right(), step.bottom()}, {step.x, step.bottom()},
                   rgb(0xf6ead0), rgb(0xe6d4a6), rgb(0xc9b07a), rgb(0xdcc795));
        pen.frame({step.x, step.y, step.w, step.h}, 0, board::ink::border, 1.3F);
    }
    board::draw_text(pen.list(), pen.to_screen({0, 14}), "1",
                     {.face = board::Face::Bold,
                      .size = 22 * pen.scale(),
                      .colour = board::ink::crimson,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
    canvas.caballero({-23, 10}, CardCanvas::blue, 13);
    canvas.caballero({23, 14}, CardCanvas::green, 13);
    canvas.caballero({0, 0}, CardCanvas::red, 17);
    coins(canvas, {{-12, -19}, {0, -23}, {12, -19}});
}

void score_most(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.island(3);
    canvas.caballeros({{-12, -7}, {1, -8}, {13, -6}, {-16, 4}, {-4, 3}, {8, 4}, {20, 6}, {-9, 14}, {4, 14}},
                      {CardCanvas::blue, CardCanvas::red, CardCanvas::green, CardCanvas::red, CardCanvas::yellow,
                       CardCanvas::red, CardCanvas::purple, CardCanvas::blue, CardCanvas::red},
                      13);
    coins(canvas, {{-31, -20}, {31, -20}, {31, 21}});
}

void score_fewest(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(4);
    canvas.island(1);
    canvas.caballero({0, 5}, CardCanvas::red, 17);
    coins(canvas, {{-31, -20}, {31, -20}, {31, 21}});
}

void score_unique_disks(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.hills(rgb(0x5c7796));
    canvas.disk({-23, -12}, 13, CardCanvas::blue, 2.2F);
    canvas.disk({-23, 15}, 13, CardCanvas::green, 2.2F);
    canvas.disk({12, -4}, 19, CardCanvas::red, 0.3F);
    coins(canvas, {{31, 17}, {22, 23}});
}

void score_own_two(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(6);
    canvas.island(2);
    canvas.scoreboard({0, -10}, {5, 3, 1}, 0.6F, true);
    canvas.caballeros({{-10, 14}, {10, 14}}, {CardCanvas::red, CardCanvas::red});
    canvas.caballero({30, 22}, CardCanvas::blue);
}

constexpr SceneRows<Scoring, last_scoring> scorings{{
    {Scoring::Chosen, score_chosen},
    {Scoring::FirstValues, score_first_values},
    {Scoring::Castillo, score_castillo},
    {Scoring::FirstRanks, score_first_ranks},
    {Scoring::Most, score_most},
    {Scoring::Fewest, score_fewest},
    {Scoring::UniqueDisks, score_unique_disks},
    {Scoring::OwnTwo, score_own_two},
    {Scoring::Listed, score_overseas},
}};
static_assert(all_drawn(scorings));

} // namespace

void score(const CardCanvas& canvas, const Effect& effect)
{
    scorings[static_cast<std::size_t>(effect.scoring)].draw(canvas, effect);
}

void join_scoring(const CardCanvas& canvas, const Effect& /*effect*/)
{
    canvas.land(6);
    canvas.island(2);
    canvas.scoreboard({6, -10}, {5, 3, 1}, 0.6F, true);
    canvas.caballeros({{4, 14}, {22, 14}}, {CardCanvas::blue, CardCanvas::red});
    canvas.arrow({-32, 22}, {-10, 18});
    canvas.caballero({-34, 24}, CardCanvas::red);
}

} // namespace elgrande::screens::scenes
