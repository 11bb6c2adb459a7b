#include "board/labels.hpp"

#include "board/colour.hpp"
#include "board/flat/pieces.hpp"
#include "board/lettering/type.hpp"

#include <algorithm>

namespace elgrande::board
{

namespace
{

Lettering region_lettering(const Pen& pen, float point, bool at_sea)
{
    Lettering style;
    style.face = Face::SmallCaps;
    style.size = std::max(name_height * pen.scale(), 10.5F * point);
    style.colour = at_sea ? rgb(0xf8efd6) : ink::border;
    style.align = Align::Centre;
    style.anchor = Anchor::Middle;
    style.spacing = 0.055F;
    style.halo = at_sea ? rgb(0x16323a, 0.34F) : faded(ink::halo, 0.30F);
    style.halo_width = std::max(1.0F, style.size * 0.085F);
    return style;
}

constexpr float region_name_room = 200.0F; ///< width for the name of a region, in board units

/// Returns the size of the letters of a name: smaller than that of `style` if it would be wider than `room` board
/// units.
float fitted_size(const Pen& pen, std::string_view text, const Lettering& style, float room)
{
    const float width = text_width(text, style);
    return width > room * pen.scale() ? style.size * room * pen.scale() / width : style.size;
}

void draw_fitted(const Pen& pen, Vec at, std::string_view text, Lettering style, float room)
{
    style.size = fitted_size(pen, text, style, room);
    draw_text(pen.list(), pen.to_screen(at), text, style);
}

void draw_quiet(const Pen& pen, const Scene& scene)
{
    const Names& names = scene.names;
    const bool charts = scene.overseas.shown;
    const bool ship = charts || scene.grandissimo.shown;
    Lettering sea;
    sea.face = Face::Italic;
    sea.size = 23.0F * pen.scale();
    constexpr float min_size = 6.2F; // smaller names are blots
    if (sea.size < min_size)
    {
        return;
    }
    sea.colour = ink::sea_text;
    sea.align = Align::Centre;
    sea.anchor = Anchor::Middle;
    sea.spacing = 0.16F;
    // Names that charts would cover are moved or left out; France and the Mediterranean are named on their charts.
    draw_text_turned(pen.list(), pen.to_screen(ship ? Vec{-52.0F, 700.0F} : Vec{28.0F, 330.0F}), ship ? -0.16F : -1.15F,
                     names.atlantic, sea);
    if (!charts)
    {
        draw_text_turned(pen.list(), pen.to_screen({604.0F, 764.0F}), -0.16F, names.mediterranean, sea);
    }
    Lettering land = sea;
    land.face = Face::SmallCaps;
    land.size = 21.0F * pen.scale();
    land.colour = scene.candle ? rgb(0xe8d9ae) : ink::quiet_ink;
    land.spacing = 0.18F;
    if (!scene.grandissimo.shown) // else it is a region
    {
        draw_text_turned(pen.list(), pen.to_screen({162.0F, 318.0F}), -1.38F, names.portugal, land);
    }
    if (!charts) // charts cover that land
    {
        draw_text(pen.list(), pen.to_screen({745.0F, 92.0F}), names.france, land);
        draw_text(pen.list(), pen.to_screen({850.0F, 812.0F}), names.africa, land);
    }
    land.colour = rgb(0xf8efd6);
    land.spacing = 0.0F;
    land.halo = rgb(0x16323a, 0.34F);
    land.halo_width = 1.0F;
    constexpr float min_sign_size = 7.0F;
    if (land.size >= min_sign_size)
    {
        draw_text(pen.list(), pen.to_screen(geometry().compass + Vec{0.0F, -54.0F}), "N", land);
    }
}

/// Returns the position of a name, moved up if the scoreboard below it would touch letters of `size`: on a small phone
/// both are enlarged.
Vec clear_of(const Pen& pen, Vec name, Vec board, float size, float point)
{
    const float least = 0.5F * (scoreboard_height * scoreboard_growth(pen, point) + size / pen.scale());
    return name.y < board.y ? Vec{name.x, std::min(name.y, board.y - least)} : name;
}

} // namespace

RegionName region_name(const Pen& pen, const Names& names, std::size_t region, float point)
{
    const Lettering style = region_lettering(pen, point, geometry().regions[region].named_at_sea);
    const auto sized = [&](std::string_view text) {
        return RegionName{text, fitted_size(pen, text, style, region_name_room)};
    };
    const RegionName whole = sized(names.regions[region]);
    const bool is_readable = whole.size >= min_name_size * point;
    return is_readable || names.short_regions[region].empty() ? whole : sized(names.short_regions[region]);
}

void draw_labels(const Pen& pen, const Scene& scene, float point)
{
    const Names& names = scene.names;
    draw_quiet(pen, scene);
    for (std::size_t i = 0; i < region_count; ++i)
    {
        const RegionShape& region = geometry().regions[i];
        const RegionName name = region_name(pen, names, i, point);
        Lettering style = region_lettering(pen, point, region.named_at_sea);
        style.size = name.size;
        const Vec at = clear_of(pen, region.name, region.board, name.size, point);
        draw_text(pen.list(), pen.to_screen(at), name.text, style);
    }
    draw_fitted(pen, geometry().castillo_name, names.castillo, region_lettering(pen, point, true), 190.0F);
}

void draw_name(const Pen& pen, const RegionShape& ground, std::string_view name, float point, float room)
{
    const Lettering style = region_lettering(pen, point, ground.named_at_sea);
    draw_fitted(pen, clear_of(pen, ground.name, ground.board, style.size, point), name, style, room);
}

void draw_plate(const Pen& pen, Vec at, std::string_view name, float point)
{
    Lettering style = region_lettering(pen, point, false);
    style.size *= 0.8F;
    style.size = std::max(style.size, 10.5F * point);
    style.halo_width = 0.0F;
    const Box plate = box_around(at, text_width(name, style) / pen.scale() + 18.0F, 1.5F * style.size / pen.scale());
    pen.box(plate, 3.0F, ink::paper);
    pen.frame(plate, 3.0F, ink::brown, 1.4F);
    draw_text(pen.list(), pen.to_screen(at), name, style);
}

} // namespace elgrande::board
