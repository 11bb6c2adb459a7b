#include "app/editor/editor_board.hpp"

#include "editor/fields.hpp"
#include "screens/table/flights.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

using editor::Edit;
using editor::Item;

constexpr float above_pointer = 14; ///< distance of a dragged piece's foot, so that the pointer does not hide it
constexpr float above_finger = 46;

editor::Field at(Seat owner, Place place)
{
    return {Item::At, owner, static_cast<std::uint8_t>(place)};
}

/// Returns an edit that changes the number of caballeros in a place by `by`, for black ones, which do not come from a
/// province; none if the place cannot have them.
std::vector<Edit> step(const State& state, Seat owner, Place place, int by)
{
    const editor::Field field = at(owner, place);
    const bool there = !editor::values_of(state, field).empty();
    return there ? std::vector{editor::set(field, editor::value_of(state, field) + by)} : std::vector<Edit>{};
}

std::vector<Edit> caballero_to(const State& state, const Spot& piece, Place place)
{
    const Seat owner = piece.number;
    const bool comes = piece.kind == Spot::Kind::Court; // from outside the map
    if (owner == neutral)
    {
        const bool leaves = !is_on_board(place);
        return comes    ? step(state, owner, place, 1)
               : leaves ? step(state, owner, piece.place, -1)
                        : std::vector{editor::put(owner, piece.place, place)};
    }
    if (comes)
    {
        return {editor::put(owner, Place::Province, place), editor::put(owner, Place::Court, place)};
    }
    return {editor::put(owner, piece.place, place)};
}

/// Returns the place of a spot on the map.
Place place_at(const Spot& spot, const PlayerView& view)
{
    return spot.kind == Spot::Kind::Board ? view.board_at[spot.number] : spot.place;
}

/// Returns the field of a piece that exists once; nothing for caballeros.
std::optional<editor::Field> field_of(const Spot& piece)
{
    switch (piece.kind)
    {
    case Spot::Kind::Grande:
        return editor::Field{Item::Grande, piece.number};
    case Spot::Kind::King:
        return editor::Field{Item::King};
    case Spot::Kind::Board:
        return editor::Field{Item::Board, piece.number};
    default:
        return std::nullopt;
    }
}

bool can_be_at(const State& state, const Spot& piece, Place place)
{
    if (const auto field = field_of(piece))
    {
        return editor::values_of(state, *field).contains(static_cast<int>(place));
    }
    return !editor::values_of(state, at(piece.number, place)).empty();
}

} // namespace

std::optional<Spot> piece_of(EditorTool tool, Seat owner, const PlayerView& view)
{
    switch (tool)
    {
    case EditorTool::Caballero:
        return Spot{Spot::Kind::Court, owner, Place::Court};
    case EditorTool::Grande:
        return owner < view.players() ? std::optional(Spot{Spot::Kind::Grande, owner, view.grande[owner]})
                                      : std::nullopt;
    case EditorTool::King:
        return Spot{Spot::Kind::King, 0, view.king};
    case EditorTool::FirstBoard:
        return Spot{Spot::Kind::Board, 0, Place::Nowhere};
    case EditorTool::SecondBoard:
        return Spot{Spot::Kind::Board, 1, Place::Nowhere};
    case EditorTool::Take:
        break;
    }
    return std::nullopt;
}

std::vector<Edit> edits_to(const State& state, const Spot& piece, Place place)
{
    const auto field = field_of(piece);
    if (!field)
    {
        return caballero_to(state, piece, place);
    }
    const bool aside = piece.kind == Spot::Kind::Board && !is_on_board(place);
    return {editor::set(*field, static_cast<int>(aside ? Place::Aside : place))};
}

EditorTouch take_away(const State& state, const Spot& touched, Seat owner)
{
    if (touched.kind == Spot::Kind::Grande || touched.kind == Spot::Kind::King)
    {
        return {{}, touched};
    }
    if (touched.kind != Spot::Kind::Place)
    {
        return {edits_to(state, touched, Place::Province)};
    }
    const editor::Field field = at(owner, touched.place);
    if (editor::values_of(state, field).empty() || editor::value_of(state, field) == 0)
    {
        return {{}, touched};
    }
    return {edits_to(state, {Spot::Kind::Group, owner, touched.place}, Place::Province)};
}

void EditorBoard::fill_lit(const Contents& contents, const std::optional<Spot>& piece)
{
    lit_.clear();
    walked_.clear();
    const bool shown = dragging_ || contents.tool != EditorTool::Caballero;
    for (const Place place : places(contents.state.setup))
    {
        const Spot spot{Spot::Kind::Place, 0, place};
        const bool fits = piece && can_be_at(contents.state, *piece, place);
        (fits && shown ? lit_ : walked_).push_back(spot);
    }
}

/// Returns the effect of a typed key: + and − add and remove a caballero at the focused place, else at the place
/// under the pointer.
EditorTouch EditorBoard::typed(Ui& ui, const Contents& contents) const
{
    const char key = ui.typed();
    const auto focused = map_.focused(contents.view);
    const std::optional<Spot>& spot = focused ? focused : map_.under();
    if ((key != '+' && key != '-') || !spot)
    {
        return {};
    }
    const Place place = place_at(*spot, contents.view);
    if (key == '+')
    {
        return {edits_to(contents.state, {Spot::Kind::Court, contents.owner, Place::Court}, place)};
    }
    return take_away(contents.state, {Spot::Kind::Place, 0, place}, contents.owner);
}

EditorTouch EditorBoard::draw(Ui& ui, const Box& screen, const Box& free, const Contents& contents)
{
    screen_ = screen;
    drag(ui);
    const std::optional<Carried> carried = dragging_ ? held_ : std::nullopt;
    fill_lit(contents, carried ? std::optional(carried->from) : piece_of(contents.tool, contents.owner, contents.view));
    PlayerView view = contents.view;
    if (carried && carried->from.kind == Spot::Kind::Group && carried->from.place == Place::Castillo && view.castillo)
    {
        --(*view.castillo)[carried->from.number];
    }
    const PendingSelection none;
    const MapContents map{.localizer = contents.localizer,
                          .view = view,
                          .players = contents.players,
                          .picked = none,
                          .lit = lit_,
                          .carried = carried ? &*carried : nullptr,
                          .held = held_.has_value(),
                          .ranks = contents.ranks,
                          .walked = walked_};
    const float point = std::clamp(screen.w / 390, std::min(1.0F, 1 / ui.zoom()), 1.0F); // as at the table
    const std::optional<Spot> touched = map_.draw(ui, screen, free, point, map);
    if (carried || !ui.reachable())
    {
        return {};
    }
    if (!touched)
    {
        return typed(ui, contents);
    }
    map_.tap_had_effect();
    const Place place = place_at(*touched, contents.view);
    if (contents.tool == EditorTool::Take)
    {
        return take_away(contents.state, *touched, contents.owner);
    }
    const auto piece = piece_of(contents.tool, contents.owner, contents.view);
    return {piece && is_on_board(place) ? edits_to(contents.state, *piece, place) : std::vector<Edit>{}};
}

/// Starts dragging the pressed piece once the pointer has moved far enough.
void EditorBoard::drag(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 mouse = ui.mouse();
    if (held_ && ((!io.MouseDown[0] && !io.MouseReleased[0]) || !ui.reachable() || ui.key(ImGuiKey_Escape)))
    {
        held_.reset();
    }
    dragging_ =
        held_
        && (dragging_ || (io.MouseDown[0] && std::hypot(mouse.x - held_at_.x, mouse.y - held_at_.y) > drag_threshold));
    if (dragging_)
    {
        ui.capture_pointer();
    }
}

std::vector<Edit> EditorBoard::use_hand(Ui& ui, const Contents& contents, const Box& court)
{
    const ImGuiIO& io = ImGui::GetIO();
    const std::optional<Spot> beside = std::exchange(grasped_, std::nullopt);
    if (io.MouseClicked[0])
    {
        auto piece = ui.pressed() == TableMap::area ? map_.grasped() : beside;
        const bool moves = piece && piece->kind != Spot::Kind::Place;
        held_ = moves ? std::optional(Carried{*piece, {}, contents.view}) : std::nullopt;
        held_at_ = ui.mouse();
        dragging_ = false;
        return {};
    }
    if (!dragging_)
    {
        return {};
    }
    ui.begin_panel(id_of("in the air"), ui.screen(), false);
    draw_in_hand(ui, map_, *held_, ui.fingers() ? above_finger : above_pointer);
    ui.end_panel();
    if (!io.MouseReleased[0])
    {
        return {};
    }
    dragging_ = false;
    const Spot piece = std::exchange(held_, std::nullopt)->from;
    ui.settle();
    const ImVec2 mouse = ui.mouse();
    const auto& under = map_.under();
    const bool on_map = screen_.is_under(mouse);
    const Place to = court.is_under(mouse) ? Place::Court
                     : !on_map             ? Place::Province
                     : under               ? place_at(*under, contents.view)
                                           : Place::Nowhere;
    const bool stays = to == piece.place && piece.kind == Spot::Kind::Group;
    const bool lost = to == Place::Nowhere || (piece.kind == Spot::Kind::Court && to == Place::Province);
    const bool stands = !is_on_board(to) && (piece.kind == Spot::Kind::Grande || piece.kind == Spot::Kind::King);
    return stays || lost || stands ? std::vector<Edit>{} : edits_to(contents.state, piece, to);
}

} // namespace elgrande::screens
