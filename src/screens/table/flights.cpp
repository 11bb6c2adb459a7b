#include "screens/table/flights.hpp"

#include "board/arrangement.hpp"
#include "board/flat/pieces.hpp"
#include "board/inset.hpp"
#include "board/marks.hpp"
#include "board/overseas/charts.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/seat_rows.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using board::Placement;
using words::Key;

/// Returns the progress `t`, 0 … 1, of a motion that accelerates and slows down.
float eased(float t)
{
    return t * t * (3 - 2 * t);
}

Vec interpolated(Vec from, Vec to, float t)
{
    return from + (to - from) * t;
}

Placement interpolated(const Placement& from, const Placement& to, float t)
{
    return {interpolated(from.at, to.at, t), from.scale + (to.scale - from.scale) * t};
}

/// Returns the height of the arc between two points of the board.
float rise_of(Vec from, Vec to)
{
    return std::clamp(0.22F * std::hypot(to.x - from.x, to.y - from.y), 22.0F, 110.0F);
}

/// Returns the point above the battlements where caballeros enter and leave the Castillo.
Vec castillo_top()
{
    return board::geometry().castillo_tower + Vec{0, -62};
}

/// Draws everything that is in motion in one frame.
class FlightPainter
{
public:
    FlightPainter(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats)
        : ui_(ui), shown_(shown), at_ms_(motion.at_ms()), map_(map), seats_(seats), view_(map.view())
    {
    }

    /// Collects a piece that is flying; draw_pieces() draws all of them.
    void add(const Move& move)
    {
        if (!move.flying(at_ms_))
        {
            return;
        }
        switch (move.kind)
        {
        case Move::Kind::Caballero:
            add_caballero(move);
            break;
        case Move::Kind::King:
        case Move::Kind::Grande:
            add_noble(move);
            break;
        default:
            break;
        }
    }

    /// Draws a moving scoreboard, points or a Veto. Call it after draw_pieces(): they lie above the pieces.
    void draw(const Move& move)
    {
        if (!move.flying(at_ms_))
        {
            return;
        }
        switch (move.kind)
        {
        case Move::Kind::Board:
            draw_board(move);
            break;
        case Move::Kind::Points:
            draw_points(move);
            break;
        case Move::Kind::Veto:
            draw_veto(move);
            break;
        default:
            break;
        }
    }

    /// Draws the collected pieces. Flights between places of the map are clipped to it.
    void draw_pieces()
    {
        board::View view = view_;
        if (leaves_map_)
        {
            const Box& screen = ui_.screen();
            view.screen = {screen.x, screen.y, screen.w, screen.h};
        }
        map_.painter().draw_flights(&ui_.list(), view, map_.scene(), flights_);
    }

private:
    Vec seat_point(Seat seat, Place what) const
    {
        const ImVec2 point = seats_.point(seat, what);
        return view_.to_board({point.x, point.y});
    }

    /// Returns the place and scale of a piece on this spot, as it is drawn.
    Placement drawn(const board::Spot& spot) const
    {
        const Placement there = board::drawn_at(map_.scene(), spot.foot);
        return {there.at, there.scale * spot.size};
    }

    Placement place_of(const Move& move, Place place, int slot)
    {
        if (place == Place::Castillo)
        {
            return board::drawn_at(map_.scene(), castillo_top());
        }
        if (!is_region(shown_.view.setup, place))
        {
            if (move.seat == neutral)
            {
                return board::drawn_at(map_.scene(), board::inquisitors_place()); // black caballeros belong to no court
            }
            leaves_map_ = true;
            return {seat_point(move.seat, place)};
        }
        return drawn(board::next_cube(map_.scene(), static_cast<int>(place), move.seat, slot));
    }

    void add_caballero(const Move& move)
    {
        const float t = move.done(at_ms_);
        const Placement from = place_of(move, move.from, move.from_slot);
        const Placement to = place_of(move, move.to, move.to_slot);
        const Placement now = interpolated(from, to, eased(t));
        board::Flight flight{.kind = board::Flight::Kind::Caballero, .seat = move.seat, .flag = move.bearer};
        flight.ground = now.at;
        flight.height = rise_of(from.at, to.at) * 4 * t * (1 - t);
        flight.size = now.scale;
        if (move.to == Place::Castillo)
        {
            flight.size *= std::clamp((1 - t) * 6, 0.3F, 1.0F);
        }
        else if (move.from == Place::Castillo)
        {
            flight.size *= std::clamp(t * 6, 0.3F, 1.0F);
        }
        flights_.push_back(flight);
    }

    Placement noble_point(const Move& move, Place place) const
    {
        board::Scene scene = map_.scene();
        if (move.kind == Move::Kind::King)
        {
            scene.king = TableMap::place_on_board(place);
            return drawn(board::nobles_of(scene).king);
        }
        scene.grande[move.seat] = TableMap::place_on_board(place);
        return drawn(board::nobles_of(scene).grandes[move.seat]);
    }

    void add_noble(const Move& move)
    {
        const float t = move.done(at_ms_);
        const bool king = move.kind == Move::Kind::King;
        const Placement from = noble_point(move, move.from);
        const Placement to = noble_point(move, move.to);
        const Placement now = interpolated(from, to, eased(t));
        flights_.push_back({.kind = king ? board::Flight::Kind::King : board::Flight::Kind::Grande,
                            .seat = king ? 0 : move.seat,
                            .ground = now.at,
                            .height = rise_of(from.at, to.at) * 2.4F * t * (1 - t),
                            .size = now.scale});
    }

    void draw_board(const Move& move)
    {
        const float t = move.done(at_ms_);
        const auto middle_at = [&](Place place)
        {
            board::Scene scene = map_.scene();
            scene.mobile_at[move.number] = TableMap::place_on_board(place);
            return board::drawn_at(scene, board::mobile_box(scene, move.number).centre());
        };
        const Placement now = interpolated(middle_at(move.from), middle_at(move.to), eased(t));
        const Vec middle = now.at - Vec{0, 160 * t * (1 - t)};
        const board::Pen pen = board::Pen(&ui_.list(), view_).at(middle, now.scale);
        board::draw_mobile(pen, box_around({}, board::scoreboard_width, board::scoreboard_height),
                           map_.scene().mobile[move.number], {}, view_.point);
    }

    /// Returns a point of an arc over the screen.
    ImVec2 on_arc(ImVec2 from, ImVec2 to, float t) const
    {
        const float done = eased(t);
        const float rise = std::min(90.0F, 0.2F * std::hypot(to.x - from.x, to.y - from.y));
        return {from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done - rise * 4 * t * (1 - t)};
    }

    void draw_points(const Move& move)
    {
        const float t = move.done(at_ms_);
        const Vec values = board::scoreboard_centre(static_cast<int>(move.from));
        const Vec from = view_.to_screen(board::drawn_at(map_.scene(), values).at);
        const ImVec2 at = on_arc({from.x, from.y}, seats_.point(move.seat, Place::Nowhere), t);
        const theme::Wood wood = theme::wood_of(shown_.colour(move.seat));
        const float radius = 19 * (t > 0.85F ? 1 - (t - 0.85F) * 3 : std::min(1.0F, 0.5F + t * 4));
        ui_.list().AddCircleFilled({at.x + 2, at.y + 4}, radius, faded(theme::current.night, 0.45F));
        ui_.list().AddCircleFilled({at.x, at.y}, radius, theme::current.parchment);
        ui_.list().AddCircle({at.x, at.y}, radius - 1.5F, wood.face, 0, 3);
        board::draw_text(&ui_.list(), {at.x, at.y}, "+" + std::to_string(move.number),
                         {.face = Face::Bold,
                          .size = radius * 0.95F,
                          .colour = theme::current.wine_dark,
                          .align = board::Align::Centre,
                          .anchor = board::Anchor::Middle});
    }

    /// Draws a Veto that is laid before a player: it grows and shrinks on the way.
    void draw_veto(const Move& move)
    {
        const float t = move.done(at_ms_);
        const ImVec2 from = seats_.point(move.seat, Place::Province);
        const ImVec2 to = seats_.point(move.other == nobody ? move.seat : move.other, Place::Province);
        const float done = std::min(1.0F, t * 1.7F); // it arrives early and then rests
        const ImVec2 at = on_arc(from, to, done);
        const float size = 1 + 1.1F * std::sin(done * std::numbers::pi_v<float>);
        const std::string word = shown_.localizer.text(Key::ModuleFirstVeto);
        const Letters style{.face = Face::Bold, .size = 17 * size, .colour = theme::current.parchment_bright};
        const float width = text_width(style, word) + 26 * size;
        const Box box{at.x - width / 2, at.y - 15 * size, width, 30 * size};
        shadow(ui_, box, 6 * size, 6 * size);
        fill(ui_, box, theme::current.wine, 6 * size);
        outline(ui_, box, theme::current.gilt, 1.5F * size, 6 * size);
        write_in(ui_, style, box, word);
    }

    Ui& ui_;
    const TableModel& shown_;
    float at_ms_;
    const TableMap& map_;
    const SeatPlaces& seats_;
    board::View view_;
    std::vector<board::Flight> flights_;
    bool leaves_map_ = false;
};

/// Draws secret disks that turn over, side by side in the middle of the map, each with its region.
void draw_disks(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map)
{
    std::vector<const Move*> disks;
    for (const Move& move : motion.timeline().moves)
    {
        if (move.kind == Move::Kind::Disk)
        {
            disks.push_back(&move);
        }
    }
    if (disks.empty() || motion.at_ms() < disks.front()->begin_ms || motion.at_ms() >= disks.back()->end_ms)
    {
        return;
    }
    const Box screen = map.view().screen;
    const float step = std::min(92.0F, (screen.w - 16) / std::max<float>(1, static_cast<float>(disks.size())));
    float x = screen.centre().x - step * (static_cast<float>(disks.size()) - 1) / 2;
    for (const Move* disk : disks)
    {
        const ImVec2 at{std::exchange(x, x + step), screen.centre().y};
        if (motion.at_ms() >= disk->end_ms)
        {
            continue; // its position stays empty
        }
        const float t =
            std::clamp((motion.at_ms() - disk->begin_ms) / (0.4F * (disk->end_ms - disk->begin_ms)), 0.0F, 1.0F);
        const float radius = 0.46F * step;
        const float wide = std::max(0.04F, std::abs(std::cos(t * std::numbers::pi_v<float>))) * radius;
        const theme::Wood wood = theme::wood_of(shown.colour(disk->seat));
        const bool open = t > 0.5F;
        ui.list().AddEllipseFilled({at.x + 3, at.y + 6}, {wide, radius}, faded(theme::current.night, 0.4F));
        ui.list().AddEllipseFilled(at, {wide, radius}, open ? theme::current.parchment_bright : wood.face);
        ui.list().AddEllipse(at, {wide, radius}, open ? wood.face : wood.shade, 0, 0, 4);
        const board::Pen pen(&ui.list(), {at.x, at.y}, 1);
        if (open && wide > 0.6F * radius)
        {
            board::draw_mark(pen, {0, -0.5F * radius}, 0.4F * radius, static_cast<int>(shown.colour(disk->seat)));
            const std::string name = words::place(shown.localizer, shown.view.setup.edition, disk->to);
            const Letters style{
                .face = Face::Bold, .size = std::min(15.0F, 0.4F * radius), .colour = theme::current.ink};
            const float width = 1.8F * radius;
            write_wrapped(
                ui, style,
                {at.x - width / 2, at.y + 0.1F * radius - wrapped_height(style, width, name) / 2, width, radius}, name,
                Align::Centre);
        }
    }
}

} // namespace

ImVec2 SeatPlaces::point(Seat seat, Place what) const
{
    const Spot spot{what == Place::Court ? Spot::Kind::Court : Spot::Kind::Seat, seat, Place::Nowhere};
    const Box box = what == Place::Province ? province_box(rows, shape, seats, seat, from_afar)
                                            : seat_box(rows, shape, seats, spot, from_afar);
    const float x = what == Place::Nowhere
                        ? (shape == Shape::Wide && !from_afar ? box.right() - 30 : box.x + 0.5F * box.w)
                        : box.middle_x();
    return {x, std::clamp(box.middle_y(), visible.y, std::max(visible.y, visible.bottom()))};
}

float marker_of(const AnimationPlayer& motion, const Setup& setup)
{
    float marker = -1;
    for (const Move& move : motion.timeline().moves)
    {
        if (move.kind == Move::Kind::Marker && (marker < 0 || motion.at_ms() >= move.begin_ms))
        {
            const int to = board::track_of(setup.rounds, move.number, move.scoring).current;
            marker = std::max(0.0F, static_cast<float>(to) - 1 + eased(move.done(motion.at_ms())));
        }
    }
    return marker;
}

namespace
{

/// Returns the size of the piece where it was picked up.
float size_in_hand(board::Scene scene, const Spot& from)
{
    const int place = TableMap::place_on_board(from.place);
    switch (from.kind)
    {
    case Spot::Kind::Group:
        return place < 0 || place == board::castillo_place || !scene.shows(place)
                   ? 1.0F
                   : board::next_cube(scene, place, from.number,
                                      scene.caballeros[static_cast<std::size_t>(place)][from.number])
                         .size;
    case Spot::Kind::King:
        scene.king = place;
        return board::nobles_of(scene).king.size;
    case Spot::Kind::Grande:
        scene.grande[from.number] = place;
        return board::nobles_of(scene).grandes[from.number].size;
    default:
        return 1.0F;
    }
}

} // namespace

void draw_in_hand(Ui& ui, const TableMap& map, const Carried& carried, float above)
{
    board::View view = map.view();
    const Box& screen = ui.screen();
    view.screen = {screen.x, screen.y, screen.w, screen.h};
    const Vec ground = view.to_board({ui.mouse().x, ui.mouse().y});
    const float height = above / view.scale;
    if (auto flight = flight_of(carried))
    {
        flight->ground = ground;
        flight->size = size_in_hand(map.scene(), carried.from);
        flight->height = height;
        map.painter().draw_flights(&ui.list(), view, map.scene(), std::span(&*flight, 1));
        return;
    }
    const std::uint8_t number = carried.from.number;
    board::Scene scene = map.scene();
    scene.mobile_at[number] = board::aside_place; // it has no place now; all have the same size
    Box box = board::mobile_box(scene, number);
    box.x = ground.x - box.w / 2;
    box.y = ground.y - height - box.h / 2;
    board::draw_mobile(board::Pen(&ui.list(), view), box, map.scene().mobile[number], {}, view.point);
}

void draw_flights(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, const TableMap& map,
                  const SeatPlaces& seats)
{
    FlightPainter painter(ui, shown, motion, map, seats);
    const std::vector<Move>& moves = motion.timeline().moves;
    std::for_each(moves.begin(), moves.end(), [&](const Move& move) { painter.add(move); });
    painter.draw_pieces();
    std::for_each(moves.begin(), moves.end(), [&](const Move& move) { painter.draw(move); });
    draw_disks(ui, shown, motion, map);
}

} // namespace elgrande::screens
