#include "board/overlay.hpp"

#include "board/arrangement.hpp"
#include "board/colour.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"
#include "rules/order.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::board
{

namespace
{

struct Entry
{
    int seat;
    int points;
};

/// Who would get something, most first.
std::vector<Entry> entries_of(const Preview& preview)
{
    std::vector<Entry> entries;
    for (int seat = 0; seat < seat_count; ++seat)
    {
        if (const int points = preview.points[static_cast<std::size_t>(seat)]; points != 0)
        {
            entries.push_back({seat, points});
        }
    }
    put_in_order(entries, [](Entry a, Entry b) { return a.points > b.points; });
    return entries;
}

/// A dark ribbon below the scoreboard, kept on the screen.
void draw_ribbon(const Pen& pen, const Scene& scene, const View& view, int place)
{
    const auto entries = entries_of(scene.previews[static_cast<std::size_t>(place)]);
    const float size = std::max(20.0F * view.scale, 12.0F * view.point);
    const float step = size * 2.05F;
    const float width = std::max(1.0F, static_cast<float>(entries.size())) * step + size * 0.5F;
    const float height = size * 1.4F;
    Vec corner = view.to_screen(scoreboard_centre(place) + Vec{0.0F, scoreboard_height / 2.0F + 2.0F});
    corner.x = std::clamp(corner.x - width / 2.0F, view.screen.x, std::max(view.screen.x, view.screen.right() - width));
    corner.y = std::min(corner.y, view.screen.bottom() - height);
    const Pen ribbon(pen.list(), corner, 1.0F);
    ribbon.box({0.0F, 0.0F, width, height}, height * 0.25F, faded(ink::night, 0.93F));
    ribbon.frame({0.0F, 0.0F, width, height}, height * 0.25F, rgb(0xd8b25c), 1.2F);
    Lettering how;
    how.face = Face::Bold;
    how.size = size;
    how.anchor = Anchor::Middle;
    if (entries.empty())
    {
        how.colour = ink::gold_pale;
        how.align = Align::Centre;
        draw_text(pen.list(), corner + Vec{width / 2.0F, height / 2.0F}, "–", how);
    }
    float x = size * 0.75F;
    for (const Entry entry : entries)
    {
        const int colour = scene.colours[static_cast<std::size_t>(entry.seat)];
        how.colour = text_on_dark[static_cast<std::size_t>(colour)];
        draw_mark(ribbon, {x, height / 2.0F}, size * 0.62F, colour, how.colour);
        draw_text(pen.list(), corner + Vec{x + size * 0.48F, height / 2.0F}, Number(entry.points).text(), how);
        x += step;
    }
}

} // namespace

void draw_previews(const Pen& pen, const Scene& scene, const View& view)
{
    for (int place = 0; place < place_count; ++place)
    {
        if (scene.previews[static_cast<std::size_t>(place)].shown)
        {
            draw_ribbon(pen, scene, view, place);
        }
    }
}

} // namespace elgrande::board
