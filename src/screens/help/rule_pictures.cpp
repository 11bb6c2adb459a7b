#include "screens/help/rule_pictures.hpp"

#include "board/arrangement.hpp"
#include "board/colour.hpp"
#include "board/number.hpp"
#include "record/game.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "screens/cards/cards.hpp"
#include "screens/model/colours.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace elgrande::screens
{

using words::Picture;

namespace
{

constexpr float power_card_height = 4.6F;   ///< in multiples of the letter size
constexpr float action_card_height = 11.4F; ///< in multiples of the letter size
constexpr float scoring_shape = 0.62F;      ///< height divided by width
constexpr int example = 1;                  ///< the region of the examples: the Basque Country, scored 5/3/1
constexpr float around_example = 26;        ///< margin of land around that region, in board units

/// Returns the part of the board that a picture of the whole board shows.
Box whole()
{
    return board::geometry().focus;
}

/// Returns the region of the examples, with its name and its scoreboard.
Box closely()
{
    const board::RegionShape& region = board::geometry().regions[example];
    const float left = std::min(region.bounds.x, region.board.x - board::scoreboard_width / 2) - around_example;
    const float top = std::min(region.bounds.y, region.name.y - board::name_height) - around_example;
    const float right = std::max(region.bounds.right(), region.board.x + board::scoreboard_width / 2) + around_example;
    const float bottom = std::max(region.bounds.bottom(), region.board.y) + around_example;
    return {left, top, right - left, bottom - top};
}

/// Returns the view that shows `area` in the middle of `box`, as large as possible.
board::View view_of(const Box& area, const Box& box, float point)
{
    board::View view;
    view.screen = {box.x, box.y, box.w, box.h};
    view.map = view.screen;
    view.scale = std::min(box.w / area.w, box.h / area.h);
    view.origin = view.screen.centre() - area.centre() * view.scale;
    view.point = point;
    return view;
}

/// Returns a board with its printed parts and the names of the places. `names` must outlive it.
board::Scene printed(const words::Localizer& localizer, Edition edition, std::array<std::string, place_count>& names)
{
    board::Scene scene;
    for (int place = 0; place < place_count; ++place)
    {
        const auto number = static_cast<std::size_t>(place);
        const ScoreValues values = printed_values(static_cast<Place>(place));
        scene.printed[number] = {values[0], values[1], values[2]};
        names[number] = words::place(localizer, edition, static_cast<Place>(place));
        if (place < region_count)
        {
            scene.names.regions[number] = names[number];
        }
    }
    scene.names.castillo = names[index(Place::Castillo)];
    scene.names.atlantic = scene.names.mediterranean = scene.names.portugal = scene.names.france = "";
    scene.names.africa = "";
    scene.candle = theme::current.candle;
    return scene;
}

/// Draws the number by which the caption refers to a part of the picture.
void point_at(Ui& ui, Vec at, int number, float size)
{
    const float r = 0.62F * size;
    ui.list().AddCircleFilled({at.x, at.y}, r, theme::current.night);
    ui.list().AddCircle({at.x, at.y}, r, theme::current.gilt, 0, 1.4F);
    board::draw_text(&ui.list(), at, board::Number(number).text(),
                     {.face = Face::Bold,
                      .size = 0.92F * size,
                      .colour = theme::current.cream_title,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle});
}

void draw_power_cards(Ui& ui, const Box& box)
{
    const float width = 0.6F * box.h;
    const float gap = 0.28F * box.h;
    float x = box.middle_x() - 1.5F * width - gap;
    for (const int value : {1, 7, 13})
    {
        draw_power_card(ui, {x, box.y, width, box.h},
                        {.value = value, .recruits = recruits(value), .colour = record::Colour::Red});
        x += width + gap;
    }
}

void draw_action_cards(Ui& ui, const words::Localizer& localizer, Edition edition, const Box& box, float size)
{
    const float width = std::min(0.58F * box.h, box.w * 0.42F);
    const float gap = 2.2F * size;
    const std::string taker = words::colour(localizer, record::Colour::Blue);
    Box at{box.middle_x() - width - gap / 2, box.y + 4, width, box.h - 10};
    for (const bool taken : {false, true})
    {
        ActionCard face;
        face.card = card_named(edition, taken ? "royal-adviser" : "score-fours");
        face.title = words::card_title(localizer, face.card);
        face.line = words::card_line(localizer, face.card);
        face.text = std::max(0.88F, size / 17 * std::min(1.1F, width / 100));
        if (taken)
        {
            const theme::Wood wood = theme::wood_of(record::Colour::Blue);
            face.taken_by = taker;
            face.taken_colour = wood.face;
            face.taken_print = wood.print;
        }
        draw_action_card(ui, at, face);
        const float x = taken ? at.right() + 0.3F * size : at.x - 0.3F * size;
        if (taken)
        {
            point_at(ui, {x, at.y + 2.2F * size}, 4, size);
        }
        else
        {
            point_at(ui, {at.right() + 0.5F * size, at.y + 1.6F * size}, 1, size);
            point_at(ui, {x, at.y + 0.3F * at.h}, 2, size);
            point_at(ui, {x, at.y + 0.75F * at.h}, 3, size);
        }
        at.x += width + gap;
    }
}

/// Returns the numbers of caballeros in the example of the rules for this set-up (data/rules, "rule.scoring.example").
PerOwner<std::uint8_t> counts_of(const Setup& setup)
{
    if (has_dummy(setup))
    {
        return {2, 1, 3};
    }
    switch (setup.players)
    {
    case 2:
        return {3, 2};
    case 3:
        return {3, 3, 1};
    default:
        return {4, 2, 2, 1};
    }
}

} // namespace

float RulePictures::height(Picture picture, float width, float size)
{
    switch (picture)
    {
    case Picture::Board:
        return std::round(width * whole().h / whole().w);
    case Picture::PowerCard:
        return std::round(power_card_height * size);
    case Picture::ActionCard:
        return std::round(action_card_height * size);
    case Picture::Scoring:
        return std::round(std::min(width, 24 * size) * scoring_shape);
    case Picture::None:
        break;
    }
    return 0;
}

void RulePictures::paint(Ui& ui, const board::Scene& scene, const board::View& view)
{
    if (!painter_)
    {
        painter_.emplace(board::Painter::Manner::Plain);
    }
    painter_->draw(&ui.list(), view, scene, ui.now_ms() / 1000);
    outline(ui, {view.screen.x, view.screen.y, view.screen.w, view.screen.h}, theme::current.parchment_edge, 1.5F);
}

void RulePictures::draw_board(Ui& ui, const words::Localizer& localizer, Edition edition, const Box& box, float size)
{
    constexpr int home = 4; // Old Castile has room for all numbered parts
    constexpr int kings = 7;
    std::array<std::string, place_count> names;
    board::Scene scene = printed(localizer, edition, names);
    scene.seats = 3;
    scene.king = kings;
    scene.grande = {home, 6, 3, -1, -1};
    scene.caballeros[home] = {3, 2};
    scene.caballeros[6] = {0, 2, 1};
    scene.caballeros[3] = {1, 0, 2};
    scene.mobile_at = {board::aside_place, board::aside_place};
    for (std::size_t i = 0; i < mobile_board_count; ++i)
    {
        scene.mobile[i] = {mobile_boards[i][0], mobile_boards[i][1], mobile_boards[i][2]};
    }
    const board::View view = view_of(whole(), box, 0.8F);
    paint(ui, scene, view);
    size = std::clamp(box.w / 26, 10.0F, size); // on a phone the pieces are small, too
    const board::Nobles nobles = board::nobles_of(scene);
    const board::Group group = board::group_of(scene, home, 0);
    const float aside = 1.05F * size;
    const Vec beside{-aside, -0.4F * aside};
    point_at(ui, view.to_screen(nobles.king.foot) + beside, 1, size);
    point_at(ui, view.to_screen(nobles.grandes[0].foot) + beside, 2, size);
    point_at(ui, view.to_screen(group.cubes[0]) + beside, 3, size);
    const Vec half{board::scoreboard_width / 2 * view.scale + 0.7F * size, 0};
    point_at(ui, view.to_screen(board::scoreboard_centre(home)) + half, 4, size);
    point_at(ui, view.to_screen(board::geometry().castillo_tower) + Vec{-2.0F * size, 0}, 5, size);
    point_at(ui, view.to_screen(board::geometry().aside[0]) + half, 6, size);
}

void RulePictures::draw_scoring(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Box& box)
{
    std::array<std::string, place_count> names;
    board::Scene scene = printed(localizer, setup.edition, names);
    const PerOwner<std::uint8_t> counts = counts_of(setup);
    const Standing standing = majority(printed_values(static_cast<Place>(example)), counts, ranks_that_pay(setup));
    scene.seats = owners(setup);
    scene.caballeros[example] = counts;
    board::Preview& preview = scene.previews[example];
    preview.shown = true;
    for (std::size_t seat = 0; seat < setup.players; ++seat)
    {
        preview.points[seat] = standing.points[seat];
    }
    paint(ui, scene, view_of(closely(), box, 1));
}

void RulePictures::draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, Picture picture, const Box& box,
                        float size)
{
    switch (picture)
    {
    case Picture::Board:
        draw_board(ui, localizer, setup.edition, box, size);
        break;
    case Picture::PowerCard:
        draw_power_cards(ui, box);
        break;
    case Picture::ActionCard:
        draw_action_cards(ui, localizer, setup.edition, box, size);
        break;
    case Picture::Scoring:
        draw_scoring(ui, localizer, setup, box.centred(box.h / scoring_shape, box.h));
        break;
    case Picture::None:
        break;
    }
}

} // namespace elgrande::screens
