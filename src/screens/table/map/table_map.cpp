#include "screens/table/map/table_map.hpp"

#include "board/arrangement.hpp"
#include "board/overseas/charts.hpp"
#include "screens/model/answers.hpp"
#include "screens/table/map/overseas.hpp"
#include "screens/table/map/previews.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace elgrande::screens
{

namespace
{

static_assert(static_cast<int>(Place::Castillo) == board::castillo_place
              && static_cast<int>(Place::France) == board::france_place
              && static_cast<int>(Place::Portugal) == board::portugal_place
              && static_cast<int>(Place::Ship) == board::ship_place
              && static_cast<int>(Place::America) == board::america_place
              && static_cast<int>(Place::Mediterranean) == board::mediterranean_place
              && board_place_count == board::all_places && int{neutral} == board::nobodys);

/// Places have the same numbers in the rules and on the board.
int board_place(Place place)
{
    return place == Place::Aside ? board::aside_place : is_on_board(place) ? static_cast<int>(place) : -1;
}

Place rules_place(int place, const Setup& setup)
{
    const auto there = static_cast<Place>(place);
    const auto all = places(setup); // regions() would omit the ship of Grandissimo, on which caballeros can be, too
    return place >= 0 && std::find(all.begin(), all.end(), there) != all.end() ? there : Place::Nowhere;
}

board::Target target_of(const Spot& spot)
{
    switch (spot.kind)
    {
    case Spot::Kind::Place:
        return board::Target::of_place(board_place(spot.place));
    case Spot::Kind::Group:
        return board::Target::of_caballeros(spot.number, board_place(spot.place));
    case Spot::Kind::Board:
        return board::Target::of_mobile(spot.number);
    case Spot::Kind::Grande:
        return board::Target::of_grande(spot.number);
    default:
        return {};
    }
}

bool is_on_map(const Spot& spot)
{
    return spot.kind == Spot::Kind::Place || spot.kind == Spot::Kind::Group || spot.kind == Spot::Kind::Board
           || spot.kind == Spot::Kind::Grande;
}

} // namespace

int TableMap::place_on_board(Place place)
{
    return board_place(place);
}

void TableMap::name_places(const words::Localizer& localizer, Edition edition)
{
    const std::pair wanted(localizer.language(), edition);
    if (named_ == wanted)
    {
        return;
    }
    named_ = wanted;
    for (std::size_t i = 0; i < board_place_count; ++i)
    {
        names_[i] = as_heading(words::place(localizer, edition, static_cast<Place>(i)));
    }
    names_[board_place_count] = localizer.text(words::Key::SeaAtlantic);
    names_[board_place_count + 1] = localizer.text(words::Key::SeaMediterranean);
    names_[board_place_count + 2] = localizer.text(words::Key::PlaceAfrica);
    names_[board_place_count + 3] = localizer.text(words::Key::PlacePrison);
    to_court_ = localizer.text(words::Key::TableCourtShort);
    for (std::size_t i = 0; i < region_count; ++i)
    {
        scene_.names.regions[i] = names_[i];
        short_names_[i] = words::short_place(localizer, edition, static_cast<Place>(i));
        scene_.names.short_regions[i] = short_names_[i];
    }
    scene_.names.castillo = names_[index(Place::Castillo)];
    scene_.names.portugal = names_[index(Place::Portugal)];
    scene_.names.france = names_[index(Place::France)];
    scene_.names.ship = names_[index(Place::Ship)];
    scene_.names.america = names_[index(Place::America)];
    scene_.names.mediterranean_shore = names_[index(Place::Mediterranean)];
    scene_.names.atlantic = names_[board_place_count];
    scene_.names.mediterranean = names_[board_place_count + 1];
    scene_.names.africa = names_[board_place_count + 2];
    scene_.names.prison = names_[board_place_count + 3];
}

void TableMap::fill_scene(const MapContents& contents)
{
    const PlayerView& view = contents.moving != nullptr ? *contents.moving : contents.view;
    name_places(contents.localizer, view.setup.edition);
    scene_.seats = view.owner_count();
    scene_.grande.fill(board_place(Place::Nowhere)); // removes grandes and standard-bearers of an earlier game
    scene_.bearer = scene_.grande;
    for (std::size_t seat = 0; seat < contents.players.size() && seat < scene_.colours.size(); ++seat)
    {
        scene_.colours[seat] = static_cast<std::uint8_t>(contents.players[seat].colour);
        scene_.grande[seat] = board_place(view.grande[seat]);
        scene_.bearer[seat] = board_place(view.bearer[seat]);
    }
    scene_.overseas = overseas_of(view);
    scene_.grandissimo = grandissimo_of(view);
    for (const Place place : places(view.setup))
    {
        const ScoreValues printed = printed_values(place);
        scene_.printed[index(place)] = {printed[0], printed[1], printed[2]};
        if (place != Place::Castillo)
        {
            scene_.caballeros[index(place)] = view.caballeros[index(place)];
        }
    }
    scene_.castillo = view.castillo;
    // While a Grande reigns, their region is sealed and the King is not on the board.
    const bool reigns = view.grand.rebel != nobody;
    scene_.king = reigns ? board_place(Place::Nowhere) : board_place(view.king);
    scene_.quarantine = board_place(reigns ? view.king : view.lasting.quarantine);
    scene_.bridge = {board_place(view.lasting.bridge[0]), board_place(view.lasting.bridge[1])};
    for (std::size_t i = 0; i < mobile_board_count; ++i)
    {
        scene_.mobile_at[i] = board_place(view.board_at[i]);
        scene_.mobile[i] = {mobile_boards[i][0], mobile_boards[i][1], mobile_boards[i][2]};
    }
    scene_.track = board::track_of(view.setup.rounds, contents.view.round, contents.scoring);
    scene_.track.marker = contents.marker;
    light(contents);
    if (contents.carried != nullptr)
    {
        take_from(scene_, *contents.carried);
    }
}

void TableMap::light(const MapContents& contents)
{
    scene_.lit = {};
    scene_.selected = {};
    scene_.lifts_bearer = contents.view.progress.stage == 1; // for a caballero that is lifted from its group
    for (const Spot& spot : contents.lit)
    {
        const int place = board_place(spot.place);
        if (spot.kind == Spot::Kind::Place && place >= 0)
        {
            board::insert(scene_.lit.places, place);
        }
        else if (spot.kind == Spot::Kind::Group && place >= 0)
        {
            board::insert(scene_.lit.caballeros[static_cast<std::size_t>(place)], spot.number);
        }
        else if (spot.kind == Spot::Kind::Grande)
        {
            board::insert(scene_.lit.grandes, spot.number);
        }
        else if (spot.kind == Spot::Kind::Board)
        {
            board::insert(scene_.lit.mobiles, spot.number);
        }
    }
    if (contents.scored)
    {
        scene_.lit = {};
        if (const int place = board_place(*contents.scored); place >= 0)
        {
            board::insert(scene_.lit.places, place);
        }
        return;
    }
    const PlayerView& view = contents.view;
    if (view.decision.question == Question::Veto && !view.legal.empty())
    {
        light_announced(view);
    }
    else if (view.decision.question == Question::Drop)
    {
        scene_.selected =
            board::Target::of_caballeros(view.progress.lifted_seat, board_place(view.progress.lifted_from));
    }
    else if (view.decision.question == Question::MoveBoard && !view.legal.empty())
    {
        scene_.selected = board::Target::of_mobile(board_to_move(view, contents.picked));
    }
    else if (view.decision.question == Question::BuildBridge && contents.picked.bridge != Place::Nowhere)
    {
        scene_.selected = board::Target::of_place(board_place(contents.picked.bridge));
    }
    else if (view.decision.question == Question::MoveKing)
    {
        scene_.selected = board::Target::of_king();
    }
    else if (view.decision.question == Question::MoveGrande)
    {
        scene_.selected = board::Target::of_grande(view.decision.seat);
    }
}

/// Shows the announced step: lights its place and lifts its piece.
void TableMap::light_announced(const PlayerView& view)
{
    const Action& step = view.progress.step;
    const AnswerRow& row = row_of(step.kind);
    const int place = board_place(step.place);
    if (row.happens_at_place && place >= 0)
    {
        board::insert(scene_.lit.places, place);
    }
    if (step.kind == ActionKind::Act)
    {
        light_scored(view);
    }
    switch (row.moved)
    {
    case MovedPiece::Nothing:
        break;
    case MovedPiece::Lifted:
        scene_.selected =
            board::Target::of_caballeros(view.progress.lifted_seat, board_place(view.progress.lifted_from));
        scene_.lifts_bearer = view.progress.stage == 1;
        break;
    case MovedPiece::Group:
        scene_.selected = board::Target::of_caballeros(without_bearer(step).a, place);
        scene_.lifts_bearer = takes_bearer(step);
        break;
    case MovedPiece::King:
        scene_.selected = board::Target::of_king();
        break;
    case MovedPiece::Grande:
        scene_.selected = board::Target::of_grande(view.progress.victim != nobody ? view.progress.victim
                                                                                  : view.turn_order[view.turns_done]);
        break;
    case MovedPiece::Board:
        scene_.selected = board::Target::of_mobile(step.a);
        break;
    case MovedPiece::Evicted:
        scene_.selected = board::Target::of_caballeros(step.a, board_place(view.progress.region));
        break;
    }
}

/// Lights the places that the special action would score, if it can be vetoed as a whole.
void TableMap::light_scored(const PlayerView& view)
{
    for (const Place place : places(view.setup))
    {
        if (view.progress.to_score.contains(place))
        {
            board::insert(scene_.lit.places, static_cast<int>(place));
        }
    }
}

std::optional<Spot> TableMap::spot_of(const board::Target& target, const PlayerView& view)
{
    switch (target.kind)
    {
    case board::Target::Kind::Place:
    case board::Target::Kind::Scoreboard:
        return Spot{Spot::Kind::Place, 0, rules_place(target.place, view.setup)};
    case board::Target::Kind::Caballeros:
        return Spot{Spot::Kind::Group, static_cast<std::uint8_t>(target.seat), rules_place(target.place, view.setup)};
    case board::Target::Kind::Grande:
        return Spot{Spot::Kind::Grande, static_cast<std::uint8_t>(target.seat),
                    view.grande[static_cast<std::size_t>(target.seat)]};
    case board::Target::Kind::King:
        return Spot{Spot::Kind::King, 0, view.king};
    case board::Target::Kind::Mobile:
        return Spot{Spot::Kind::Board, static_cast<std::uint8_t>(target.index), Place::Nowhere};
    case board::Target::Kind::Step:
    case board::Target::Kind::Nothing:
        break;
    }
    return std::nullopt;
}

std::optional<Spot> TableMap::touch(Ui& ui, const MapContents& contents)
{
    const BoardView::PointerMode mode{
        .area = area, .map_fixed = contents.held, .piece_in_hand = contents.carried != nullptr};
    const auto touched = board_.touch(ui, scene_, mode);
    const PlayerView& view = contents.carried != nullptr ? contents.carried->view : contents.view;
    const auto spot = [&](const std::optional<board::Target>& target, const PlayerView& seen)
    { return target ? spot_of(*target, seen) : std::nullopt; };
    if (!board_.under() && contents.row != Place::Nowhere)
    {
        scene_.hovered = board::Target::of_place(board_place(contents.row));
    }
    under_ = spot(board_.under(), view);
    grasped_ = spot(board_.grasped(), contents.view);
    hovered_.reset();
    if (const auto& explained = board_.explained())
    {
        const ImVec2 mouse = ui.mouse();
        hovered_ = BoardView::Focused{*explained, {mouse.x - 10, mouse.y - 10, 20, 24}};
    }
    return spot(touched, view);
}

/// Shows ranks, and the effects of the answer that is hovered or focused on the map or by its button or card.
void TableMap::show_previews(const MapContents& contents)
{
    scene_.previews = {};
    scene_.ranks = {};
    aim_.reset();
    if (contents.scored)
    {
        return; // the scoring animation displays the points
    }
    if (contents.ranks)
    {
        show_ranks(scene_, contents.moving != nullptr ? *contents.moving : contents.view);
    }
    if (contents.moving != nullptr || !contents.shows_previews)
    {
        return;
    }
    const PlayerView& view = contents.carried != nullptr ? contents.carried->view : contents.view;
    // After a long press, the explained target counts although the finger has been lifted.
    const std::optional<Spot> spot = board_.focused() ? spot_of(board_.focused()->target, view)
                                     : under_         ? under_
                                     : hovered_       ? spot_of(hovered_->target, view)
                                     : contents.row != Place::Nowhere
                                         ? std::optional(Spot{Spot::Kind::Place, 0, contents.row})
                                         : std::nullopt;
    if (spot)
    {
        const auto meant = contents.carried != nullptr ? std::nullopt : meant_spot(view, contents.picked, *spot);
        const auto action = contents.carried != nullptr ? answer_for_drop(*contents.carried, *spot)
                            : meant                     ? action_for(view, contents.picked, *meant)
                                                        : std::nullopt;
        if (action && view.legal.contains(*action))
        {
            aim_ = Aim{&view, *action};
            show_consequence(scene_, view, *action, to_court_);
        }
    }
    else if (contents.pointed && view.legal.contains(*contents.pointed))
    {
        show_consequence(scene_, view, *contents.pointed, to_court_);
    }
    else if (contents.card < catalogue().size())
    {
        show_scoring(scene_, view, contents.card);
    }
}

std::optional<Spot> TableMap::navigate(Ui& ui, const MapContents& contents)
{
    std::vector<board::Target> targets;
    std::vector<Spot> spots(contents.lit.begin(), contents.lit.end());
    spots.insert(spots.end(), contents.walked.begin(), contents.walked.end());
    targets.reserve(spots.size());
    std::transform(spots.begin(), spots.end(), std::back_inserter(targets), target_of);
    const auto entered = board_.navigate(ui, scene_, targets);
    hovered_ = board_.focused() ? board_.focused() : hovered_;
    return entered ? std::optional(spots[*entered]) : std::nullopt;
}

std::optional<Spot> TableMap::draw(Ui& ui, const Box& screen, const Box& free, float scale, const MapContents& contents)
{
    fill_scene(contents);
    scene_.candle = theme::current.candle;
    board_.place(screen, free, scale, board::focus_of(scene_));
    drawn_ = true;
    const std::optional<Spot> touched = touch(ui, contents);
    show_previews(contents);
    ui.push_clip(screen);
    board_.draw(ui, scene_);
    const std::optional<Spot> entered = navigate(ui, contents);
    ui.pop_clip();
    return touched ? touched : entered;
}

const board::Scene& TableMap::lay_out(const MapContents& contents)
{
    fill_scene(contents);
    scene_.candle = theme::current.candle;
    scene_.hovered = {};
    scene_.previews = {};
    scene_.ranks = {};
    if (contents.ranks)
    {
        show_ranks(scene_, contents.view);
    }
    return scene_;
}

void TableMap::show(Ui& ui, const Box& box, float scale, const MapContents& contents)
{
    lay_out(contents);
    board_.place(box, box, scale, board::focus_of(scene_));
    ui.push_clip(box);
    board_.draw(ui, scene_);
    ui.pop_clip();
}

std::vector<Box> TableMap::in_sight() const
{
    board::Bits asked = scene_.lit.places;
    const auto add = [&asked](int place)
    {
        if (place >= 0)
        {
            board::insert(asked, place);
        }
    };
    for (int place = 0; place < board::all_places; ++place)
    {
        add(scene_.lit.caballeros[static_cast<std::size_t>(place)] != 0 ? place : -1);
    }
    for (int seat = 0; seat < board::seat_count; ++seat)
    {
        add(board::has(scene_.lit.grandes, seat) ? scene_.grande[static_cast<std::size_t>(seat)] : -1);
    }
    for (int i = 0; i < static_cast<int>(scene_.mobile_at.size()); ++i)
    {
        add(board::has(scene_.lit.mobiles, i) ? scene_.mobile_at[static_cast<std::size_t>(i)] : -1);
    }
    std::vector<Box> boxes;
    const auto keep = [&](const Box& box)
    {
        const Vec corner = view().to_screen({box.x, box.y});
        boxes.push_back(intersection(view().screen, {corner.x, corner.y, box.w * view().scale, box.h * view().scale}));
    };
    keep(board::castillo_site());
    for (int place = 0; place < board::all_places; ++place)
    {
        if (board::has(asked, place) && scene_.shows(place) && place != board::castillo_place)
        {
            const board::RegionShape& shape = board::shape_of(place);
            keep(shape.bounds);
            keep(box_around(shape.board, board::scoreboard_width, board::scoreboard_height));
        }
    }
    return boxes;
}

std::optional<Vec> TableMap::point(const Spot& spot) const
{
    if (!drawn_ || !is_on_map(spot))
    {
        return std::nullopt;
    }
    const Vec at = board::centre_of(scene_, view(), target_of(spot));
    return view().screen.contains(at) ? std::optional(at) : std::nullopt;
}

} // namespace elgrande::screens
