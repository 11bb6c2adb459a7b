#include "board/painter.hpp"

#include "board/arrangement.hpp"
#include "board/backdrop.hpp"
#include "board/labels.hpp"
#include "board/number.hpp"
#include "board/overlay.hpp"
#include "board/pieces.hpp"
#include "board/track.hpp"
#include "board/type.hpp"
#include "rules/order.hpp"

#include <imgui.h>

#include <algorithm>
#include <optional>

namespace elgrande::board
{

namespace
{

/// Something that stands on the board, drawn from the farthest to the nearest.
struct Standing
{
    enum class What : std::uint8_t
    {
        Cubes,
        Grande,
        King,
        Tower
    };

    float y = 0.0F;
    What what = What::Cubes;
    int seat = 0;
    int place = 0;
};

Light light_of(const Scene& scene, Target target, bool lit)
{
    return {lit, scene.hovered == target, scene.selected == target};
}

std::vector<Standing> everything_standing(const Scene& scene)
{
    std::vector<Standing> all;
    all.reserve(64);
    for (int region = 0; region < region_count; ++region)
    {
        for (int seat = 0; seat < seat_count; ++seat)
        {
            const int count = scene.caballeros[static_cast<std::size_t>(region)][static_cast<std::size_t>(seat)];
            if (count > 0)
            {
                all.push_back({group_of(region, seat, count).box.bottom(), Standing::What::Cubes, seat, region});
            }
        }
    }
    const Nobles nobles = nobles_of(scene);
    for (int seat = 0; seat < seat_count; ++seat)
    {
        const int region = scene.grande[static_cast<std::size_t>(seat)];
        if (region >= 0)
        {
            const float y = nobles.grandes[static_cast<std::size_t>(seat)].y + tall_drop;
            all.push_back({y, Standing::What::Grande, seat, region});
        }
    }
    if (scene.king >= 0)
    {
        all.push_back({nobles.king.y + tall_drop, Standing::What::King, 0, scene.king});
    }
    all.push_back({geometry().castillo_tower.y + 90.0F, Standing::What::Tower, 0, castillo_place});
    put_in_order(all, [](const Standing& a, const Standing& b) { return a.y < b.y; });
    return all;
}

int colour_of(const Scene& scene, int seat)
{
    return scene.colours[static_cast<std::size_t>(seat)];
}

/// Only the last cube of a selected group is lifted: it is the one that would go.
void draw_cubes(const Pen& pen, const Scene& scene, int region, int seat, float point)
{
    const int caballeros = scene.caballeros[static_cast<std::size_t>(region)][static_cast<std::size_t>(seat)];
    const Group group = group_of(region, seat, caballeros);
    const bool lit = has(scene.lit.caballeros[static_cast<std::size_t>(region)], seat);
    const Light light = light_of(scene, Target::of_caballeros(seat, region), lit);
    for (int i = 0; i < group.count && lit; ++i)
    {
        draw_cube_halo(pen, group.cubes[static_cast<std::size_t>(i)], cube_size);
    }
    // The flag is behind the others, unless its bearer is lifted.
    const bool bears = scene.bearer[static_cast<std::size_t>(seat)] == region;
    const int flagged = !bears ? -1 : light.selected && scene.lifts_bearer ? group.count - 1 : 0;
    for (int i = 0; i < group.count; ++i)
    {
        Light each = light;
        each.selected = light.selected && i + 1 == group.count;
        draw_cube(pen, group.cubes[static_cast<std::size_t>(i)], colour_of(scene, seat), each, cube_size);
        if (i == flagged)
        {
            draw_flag(pen, group.cubes[static_cast<std::size_t>(i)], colour_of(scene, seat), each, cube_size);
        }
    }
    if (group.numbered)
    {
        draw_number(pen, group.number, caballeros, point);
    }
}

void draw_standing(const Pen& pen, const Scene& scene, const Standing& one, const Nobles& nobles, float point)
{
    switch (one.what)
    {
    case Standing::What::Cubes:
        draw_cubes(pen, scene, one.place, one.seat, point);
        break;
    case Standing::What::Grande:
        draw_grande(pen, nobles.grandes[static_cast<std::size_t>(one.seat)], colour_of(scene, one.seat),
                    light_of(scene, Target::of_grande(one.seat), has(scene.lit.grandes, one.seat)));
        break;
    case Standing::What::King:
        draw_king(pen, nobles.king, light_of(scene, Target::of_king(), scene.lit.king));
        break;
    case Standing::What::Tower:
        draw_tower(pen, geometry().castillo_tower,
                   light_of(scene, Target::of_place(castillo_place), has(scene.lit.places, castillo_place)));
        break;
    }
}

void draw_scoreboards(const Pen& pen, const Scene& scene, float point)
{
    for (int place = 0; place < place_count; ++place)
    {
        const bool lit = has(scene.lit.scoreboards, place);
        draw_scoreboard(pen, scoreboard_centre(place), scene.printed[static_cast<std::size_t>(place)],
                        light_of(scene, Target::of_scoreboard(place), lit), point);
    }
    for (int index = 0; index < 2; ++index)
    {
        const auto number = static_cast<std::size_t>(index);
        if (scene.mobile_at[number] >= 0)
        {
            draw_mobile(pen, mobile_box(scene, index), scene.mobile[number],
                        light_of(scene, Target::of_mobile(index), has(scene.lit.mobiles, index)), point);
        }
    }
}

/// Who has how many in the Castillo, or that nobody may know.
void draw_castillo_content(const Pen& pen, const Scene& scene, float point)
{
    for (int seat = 0; seat < scene.seats; ++seat)
    {
        const Vec foot = castillo_cube(seat);
        const bool lit = has(scene.lit.caballeros[castillo_place], seat);
        draw_cube(pen, foot, colour_of(scene, seat), light_of(scene, Target::of_caballeros(seat, castillo_place), lit),
                  14.0F);
        Lettering how;
        how.face = Face::Bold;
        how.size = std::max(17.0F * pen.scale(), 10.5F * point);
        how.colour = ink::halo;
        how.align = Align::Centre;
        how.anchor = Anchor::Middle;
        how.halo = faded(ink::night, 0.5F);
        how.halo_width = 1.0F;
        const Number count(scene.castillo ? (*scene.castillo)[static_cast<std::size_t>(seat)] : 0);
        draw_text(pen.list(), pen.to_screen(foot + Vec{0.0F, 17.0F}), scene.castillo ? count.text() : "?", how);
    }
    if (scene.castillo_total >= 0)
    {
        const Vec gate = geometry().castillo_tower + Vec{0.0F, 64.0F};
        const Box label = box_around(gate, 38.0F, 23.0F);
        pen.box(label, 8.0F, ink::paper);
        pen.frame(label, 8.0F, ink::brown, 1.4F);
        draw_number(pen, gate, scene.castillo_total, point);
    }
}

} // namespace

struct Painter::Cache
{
    std::optional<Backdrop> backdrop; ///< made at the first picture, when there is an ImGui frame
};

Painter::Painter() : cache_(std::make_unique<Cache>()) {}
Painter::~Painter() = default;

void Painter::draw(ImDrawList* list, const View& view, const Scene& scene, double /*now_s*/)
{
    if (!cache_->backdrop)
    {
        cache_->backdrop.emplace();
    }
    Backdrop& backdrop = *cache_->backdrop;
    const float fringe = list->_FringeScale;
    list->PushClipRect(to_im({view.screen.x, view.screen.y}), to_im({view.screen.right(), view.screen.bottom()}), true);
    sharpen(list);
    backdrop.prepare(view);
    backdrop.draw_ground(list);
    const Pen pen(list, view);
    draw_overlays(pen, scene, backdrop);
    backdrop.draw_ink(list);
    draw_labels(pen, scene.names, view.point);
    draw_scoreboards(pen, scene, view.point);
    const Nobles nobles = nobles_of(scene);
    for (const Standing& one : everything_standing(scene))
    {
        draw_standing(pen, scene, one, nobles, view.point);
    }
    draw_castillo_content(pen, scene, view.point);
    draw_previews(pen, scene, view);
    draw_track(list, view, scene.track);
    list->PopClipRect();
    list->_FringeScale = fringe;
}

} // namespace elgrande::board
