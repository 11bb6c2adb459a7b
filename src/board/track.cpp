#include "board/track.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"

#include <algorithm>
#include <cmath>

namespace elgrande::board
{

namespace
{

constexpr float min_height = 26.0F; ///< in CSS pixels
constexpr float radius = 14.0F;
constexpr float pitch = 42.0F;

/// Position and scale of the steps on the screen; scale 0 if there is no room for them.
struct Row
{
    Vec left;
    float scale = 0.0F;
};

Row row_of(const View& view, const Track& track)
{
    const float margin = view.screen.bottom() - view.map.bottom();
    if (track.count == 0 || margin < min_height * view.point)
    {
        return {};
    }
    const auto count = static_cast<float>(track.count);
    const float whole = (count - 1.0F) * pitch + 2.0F * (radius + 6.0F);
    const float fit = std::min(0.86F * view.screen.w / whole, margin / (2.0F * radius + 12.0F));
    const float scale = std::min(1.3F * view.point, fit);
    return {{view.screen.centre().x - (count - 1.0F) * pitch * scale / 2.0F, view.map.bottom() + margin / 2.0F}, scale};
}

void draw_step(const Pen& pen, Vec at, const Track::Step& step, bool over)
{
    const float strength = over ? 0.62F : 1.0F;
    pen.soft_ellipse(at + Vec{2.0F, 4.0F}, {radius * 1.3F, radius * 1.2F}, rgb(0x0c1d22, 0.5F * strength));
    pen.disc(at, radius, faded(step.scoring ? ink::crimson : ink::paper, strength));
    pen.circle(at, radius, faded(step.scoring ? rgb(0xf0d48a) : ink::brown, strength), 1.3F);
    if (step.scoring)
    {
        draw_scoring(pen, at, radius * 1.25F, faded(ink::gold_pale, strength));
        return;
    }
    Lettering style;
    style.face = Face::Bold;
    style.size = 17.5F * pen.scale();
    style.colour = ink::text;
    style.align = Align::Centre;
    style.anchor = Anchor::Middle;
    draw_text(pen.list(), pen.to_screen(at), Number(step.number).text(), style);
}

} // namespace

Track track_of(int rounds, int round, bool scoring)
{
    Track track;
    std::uint8_t number = 0;
    for (std::uint8_t space = 1; space <= 9; ++space)
    {
        if (rounds >= 9 || space % 3 != 1)
        {
            track.current = space == round && !scoring ? track.count : track.current;
            track.steps[static_cast<std::size_t>(track.count++)] = {space, ++number, false};
        }
        if (space % 3 == 0)
        {
            track.current = space == round && scoring ? track.count : track.current;
            track.steps[static_cast<std::size_t>(track.count++)] = {space, number, true};
        }
    }
    return track;
}

void draw_track(ImDrawList* list, const View& view, const Track& track)
{
    const Row row = row_of(view, track);
    if (row.scale == 0.0F)
    {
        return;
    }
    const Pen pen(list, row.left, row.scale);
    pen.line({{0.0F, 0.0F}, {static_cast<float>(track.count - 1) * pitch, 0.0F}}, rgb(0xe8d9ae, 0.35F), 1.6F);
    const float marker = track.marker < 0.0F ? static_cast<float>(track.current) : track.marker;
    for (int i = 0; i < track.count; ++i)
    {
        draw_step(pen, {static_cast<float>(i) * pitch, 0.0F}, track.steps[static_cast<std::size_t>(i)],
                  static_cast<float>(i) < marker);
    }
    if (marker >= 0.0F)
    {
        pen.circle({marker * pitch, 0.0F}, radius + 4.5F, ink::gold, 3.0F);
    }
}

int step_at(const View& view, const Track& track, Vec on_screen)
{
    const Row row = row_of(view, track);
    for (int i = 0; row.scale > 0.0F && i < track.count; ++i)
    {
        const Vec off = on_screen - row.left - Vec{static_cast<float>(i) * pitch * row.scale, 0.0F};
        if (std::hypot(off.x, off.y) <= (radius + 4.0F) * row.scale)
        {
            return i;
        }
    }
    return -1;
}

} // namespace elgrande::board
