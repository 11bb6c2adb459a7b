#include "board/overlay.hpp"

#include "board/arrangement.hpp"
#include "board/board_pieces.hpp"
#include "board/colour.hpp"
#include "board/layout/room.hpp"
#include "board/lettering/type.hpp"
#include "board/marks.hpp"
#include "board/number.hpp"
#include "rules/order.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

namespace elgrande::board
{

namespace
{

/// What a preview shows of one seat.
struct Entry
{
    int seat;
    int points;
    int change;
};

/// Returns the seats that would get points, or not the same as now, those with most points first.
std::vector<Entry> entries_of(const Preview& preview)
{
    std::vector<Entry> entries;
    for (int seat = 0; seat < seat_count; ++seat)
    {
        const auto number = static_cast<std::size_t>(seat);
        if (preview.points[number] != 0 || preview.change[number] != 0)
        {
            entries.push_back({seat, preview.points[number], preview.change[number]});
        }
    }
    put_in_order(entries, [](Entry a, Entry b) { return a.points > b.points; });
    return entries;
}

/// Returns "+3", or "–2" with the dash that our typefaces have; nothing for 0.
std::string signed_text(int change)
{
    return change == 0 ? "" : (change > 0 ? "+" : "–") + std::to_string(std::abs(change));
}

ImU32 text_colour(const Scene& scene, int seat)
{
    return text_on_dark[static_cast<std::size_t>(colour_of(scene, seat))];
}

/// A dark ribbon below the scoreboard, moved so that all of it is on the screen.
class Ribbon
{
public:
    Ribbon(const Pen& pen, const Scene& scene, const View& view, int place)
        : list_(pen.list()), scene_(scene), view_(view), place_(place),
          preview_(scene.previews[static_cast<std::size_t>(place)])
    {
        large_.face = Face::Bold;
        large_.size = std::max(20.0F * view.scale, 12.0F * view.point);
        large_.anchor = Anchor::Middle;
        small_ = large_;
        small_.size = std::max(0.76F * large_.size, 10.5F * view.point);
        small_.colour = ink::gold_pale;
    }

    void draw()
    {
        if (!preview_.warning.empty())
        {
            large_.colour = ink::gold_pale;
            const Vec corner = open(text_width(preview_.warning, large_), ink::crimson);
            draw_text(list_, corner, preview_.warning, large_);
            return;
        }
        const std::vector<Entry> entries = entries_of(preview_);
        float width = entries.empty() ? large_.size : -gap();
        for (const Entry& entry : entries)
        {
            width += width_of(entry) + gap();
        }
        Vec at = open(width, ink::night);
        if (entries.empty())
        {
            large_.colour = ink::gold_pale;
            draw_text(list_, at, "–", large_);
        }
        for (const Entry& entry : entries)
        {
            draw(entry, at);
            at.x += width_of(entry) + gap();
        }
    }

private:
    float mark() const { return large_.size * 0.62F; }
    float gap() const { return large_.size * 0.5F; }
    float beside() const { return large_.size * 0.14F; }

    float width_of(const Entry& entry) const
    {
        const float change = entry.change == 0 ? 0 : text_width(signed_text(entry.change), small_) + beside();
        return mark() + 2 * beside() + text_width(Number(entry.points).text(), large_) + change;
    }

    /// Draws the background of a ribbon whose content is `inner` wide. Returns the left end of its content.
    Vec open(float inner, ImU32 ground) const
    {
        const float pad = large_.size * 0.42F;
        const float width = inner + 2 * pad;
        const float height = large_.size * 1.4F;
        Vec corner = view_.to_screen(scoreboard_centre(place_) + Vec{0.0F, scoreboard_height / 2.0F + 2.0F});
        corner.x =
            std::clamp(corner.x - width / 2.0F, view_.screen.x, std::max(view_.screen.x, view_.screen.right() - width));
        corner.y = std::min(corner.y, view_.screen.bottom() - height);
        const Pen ribbon(list_, corner, 1.0F);
        ribbon.box({0.0F, 0.0F, width, height}, height * 0.25F, faded(ground, ground == ink::night ? 0.93F : 1.0F));
        ribbon.frame({0.0F, 0.0F, width, height}, height * 0.25F, rgb(0xd8b25c), 1.2F);
        return corner + Vec{pad, height / 2.0F};
    }

    void draw(const Entry& entry, Vec at)
    {
        const int colour = scene_.colours[static_cast<std::size_t>(entry.seat)];
        large_.colour = text_colour(scene_, entry.seat);
        draw_mark(Pen(list_, at, 1.0F), {mark() / 2.0F, 0.0F}, mark(), colour, large_.colour);
        at.x += mark() + 2 * beside();
        const Number points(entry.points);
        draw_text(list_, at, points.text(), large_);
        at.x += text_width(points.text(), large_) + beside();
        draw_text(list_, at, signed_text(entry.change), small_);
    }

    ImDrawList* list_;
    const Scene& scene_;
    const View& view_;
    int place_;
    const Preview& preview_;
    Lettering large_;
    Lettering small_;
};

/// Returns the lowest edge of the scoreboards of a place: mobile ones lie over the printed one.
float below_boards(const Scene& scene, int place)
{
    float bottom = scoreboard_centre(place).y + scoreboard_height / 2.0F;
    for (int index = 0; index < 2; ++index)
    {
        if (scene.mobile_at[static_cast<std::size_t>(index)] == place)
        {
            bottom = std::max(bottom, mobile_box(scene, index).bottom());
        }
    }
    return bottom;
}

/// Below this scale there is no room for figures beside the marks.
constexpr float min_scale = 0.62F;

/// The ranks on the lower edge of a scoreboard, in ImGui's units: small enough for the area in which no piece stands.
class Strip
{
public:
    Strip(const Pen& pen, const Scene& scene, int place, float point)
        : pen_(pen), scene_(scene), ranks_(scene.ranks[static_cast<std::size_t>(place)]),
          marks_only_(pen.scale() < min_scale * point)
    {
        how_.face = Face::Bold;
        how_.anchor = Anchor::Middle;
        how_.size = std::max(17.0F * pen.scale(), 11.5F * point);
        for (const Rank& rank : ranks_)
        {
            groups_ += rank.seats != 0 && (groups_ == 0 || !marks_only_) ? 1U : 0U;
        }
        if (groups_ == 0)
        {
            return;
        }
        constexpr float over_board = 6.2F; // where no value stands
        const Vec room = Vec{scoreboard_width + 2.0F * ranks_beside, over_board + ranks_below} * pen.scale();
        constexpr float step = 0.25F;
        constexpr float least = 3.0F;
        while ((width() > room.x || height() > room.y) && how_.size > least)
        {
            how_.size -= step;
        }
        const Vec at = pen.to_screen({scoreboard_centre(place).x, below_boards(scene, place) - over_board});
        box_ = {at.x - width() / 2, at.y, width(), height()};
    }

    /// Returns its box; empty if nobody has a rank.
    const Box& box() const { return box_; }

    void draw() const
    {
        if (groups_ == 0)
        {
            return;
        }
        const Pen strip(pen_.list(), {box_.x, box_.y}, 1.0F);
        strip.box({0.0F, 0.0F, box_.w, box_.h}, box_.h * 0.4F, faded(ink::night, 0.93F));
        strip.frame({0.0F, 0.0F, box_.w, box_.h}, box_.h * 0.4F, rgb(0xd8b25c, 0.8F), 1.0F);
        Vec at{box_.x + pad(), box_.centre().y};
        for (std::size_t i = 0; i < groups_; ++i)
        {
            draw(ranks_[i], at);
            at.x += width_of(ranks_[i]) + gap();
        }
    }

private:
    float mark() const { return how_.size * (marks_only_ ? 0.66F : 0.62F); }
    float gap() const { return how_.size * 0.5F; }
    float beside() const { return how_.size * 0.12F; }
    float pad() const { return how_.size * (marks_only_ ? 0.2F : 0.38F); }
    float height() const { return how_.size * (marks_only_ ? 0.86F : 1.12F); }

    float width() const
    {
        float all = 2 * pad() - gap();
        for (std::size_t i = 0; i < groups_; ++i)
        {
            all += width_of(ranks_[i]) + gap();
        }
        return all;
    }

    static int count(Bits seats)
    {
        int all = 0;
        for (int seat = 0; seat < owner_count; ++seat)
        {
            all += has(seats, seat) ? 1 : 0;
        }
        return all;
    }

    float width_of(const Rank& rank) const
    {
        const auto marks = static_cast<float>(count(rank.seats));
        const float figure = marks_only_ ? 0.0F : 2 * beside() + text_width(Number(rank.points).text(), how_);
        return marks * mark() + (marks - 1) * beside() + figure;
    }

    void draw(const Rank& rank, Vec at) const
    {
        Lettering style = how_;
        for (int seat = 0; seat < owner_count; ++seat)
        {
            if (has(rank.seats, seat))
            {
                const int colour = colour_of(scene_, seat);
                style.colour = text_colour(scene_, seat);
                draw_mark(Pen(pen_.list(), at, 1.0F), {mark() / 2, 0.0F}, mark(), colour, style.colour);
                at.x += mark() + beside();
            }
        }
        if (!marks_only_)
        {
            // If several seats get the points, the number has the colour of none of them.
            style.colour = count(rank.seats) > 1 ? ink::gold_pale : style.colour;
            draw_text(pen_.list(), at + Vec{beside(), 0.0F}, Number(rank.points).text(), style);
        }
    }

    const Pen& pen_;
    const Scene& scene_;
    const Ranks& ranks_;
    bool marks_only_;
    Lettering how_;
    std::size_t groups_ = 0;
    Box box_;
};

} // namespace

void draw_ranks(const Pen& pen, const Scene& scene, float point)
{
    for (int place = 0; place < all_places; ++place)
    {
        if (scene.shows(place) && !scene.previews[static_cast<std::size_t>(place)].shown)
        {
            Strip(pen, scene, place, point).draw();
        }
    }
}

Box ranks_box(const Pen& pen, const Scene& scene, int place, float point)
{
    return Strip(pen, scene, place, point).box();
}

void draw_previews(const Pen& pen, const Scene& scene, const View& view)
{
    for (int place = 0; place < all_places; ++place)
    {
        if (scene.shows(place) && scene.previews[static_cast<std::size_t>(place)].shown)
        {
            Ribbon(pen, scene, view, place).draw();
        }
    }
}

} // namespace elgrande::board
