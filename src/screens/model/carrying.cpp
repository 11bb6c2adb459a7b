#include "screens/model/carrying.hpp"

#include "rules/cards/card.hpp"
#include "screens/model/questions.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace elgrande::screens
{

namespace
{

constexpr Action act{ActionKind::Act, 0, {}};

bool any_legal(const PlayerView& view, ActionKind kind)
{
    return std::any_of(view.legal.begin(), view.legal.end(), [kind](const Action& a) { return a.kind == kind; });
}

/// Returns the effects of the pending special action: one, or two of which the player chooses one.
std::vector<Effect> pending_effects(const PlayerView& view)
{
    const Seat seat = view.decision.seat;
    if (view.decision.question == Question::UseAbility)
    {
        const ModifierId added = seat < max_players ? view.added[seat] : no_modifier;
        return added < no_modifier ? std::vector{modifier(added).ability} : std::vector<Effect>{};
    }
    if (view.turn.card >= catalogue().size())
    {
        return {};
    }
    const Card& row = card(view.turn.card);
    return {row.effects.begin(), row.effects.begin() + row.effect_count};
}

/// True if this effect moves or removes the piece at `spot`.
bool concerns(const PlayerView& view, const Effect& effect, const Spot& spot)
{
    const bool own = spot.number == view.decision.seat;
    switch (spot.kind)
    {
    case Spot::Kind::Group:
        return effect.verb == Verb::Dismiss
               || (effect.verb == Verb::Move && (effect.any > 0 || (own ? effect.own : effect.foreign) > 0));
    case Spot::Kind::King:
        return effect.verb == Verb::MoveKing || effect.verb == Verb::SwapKing;
    case Spot::Kind::Grande:
        return effect.verb == Verb::MoveGrande && (own || effect.everyone);
    case Spot::Kind::Board:
        return effect.verb == Verb::MoveBoard;
    default:
        return false;
    }
}

/// Returns the index of the effect that concerns the piece, or −1.
int effect_for(const PlayerView& view, const Spot& spot)
{
    const std::vector<Effect> effects = pending_effects(view);
    const auto found = std::find_if(effects.begin(), effects.end(),
                                    [&](const Effect& effect) { return concerns(view, effect, spot); });
    return found != effects.end() ? static_cast<int>(found - effects.begin()) : -1;
}

/// Returns the answer by which a caballero at `spot` leaves the map, if that is legal now.
std::optional<Action> homeward(const PlayerView& view, const Spot& spot)
{
    const QuestionRow& row = row_of(view.decision.question);
    if (row.held != HeldPiece::Homeward || spot.kind != Spot::Kind::Group
        || (!row.by_group && spot.number != view.decision.seat))
    {
        return std::nullopt;
    }
    const Action answer = row.by_group ? Action{*row.by_group, spot.number, spot.place} : at(*row.by_place, spot.place);
    return view.legal.contains(answer) ? std::optional(answer) : std::nullopt;
}

/// Returns the group from which a caballero was lifted. The free choice in a general scoring belongs to no turn and has
/// its own field.
Spot lifted_spot(const PlayerView& view)
{
    const bool free = view.decision.question == Question::FreeDrop;
    return free ? Spot{Spot::Kind::Group, view.decision.seat, view.grand.free_from}
                : Spot{Spot::Kind::Group, view.progress.lifted_seat, view.progress.lifted_from};
}

bool asks_where_to_drop(const PlayerView& view)
{
    return view.decision.question == Question::Drop || view.decision.question == Question::FreeDrop;
}

/// True if the piece is in the hand while this question is asked.
bool in_hand(const PlayerView& view, const Spot& spot)
{
    switch (row_of(view.decision.question).held)
    {
    case HeldPiece::Lifted:
        return spot == lifted_spot(view);
    case HeldPiece::King:
        return spot.kind == Spot::Kind::King;
    case HeldPiece::Grande:
    {
        const Seat victim = view.progress.victim;
        return spot.kind == Spot::Kind::Grande && spot.number == (victim == nobody ? view.decision.seat : victim);
    }
    case HeldPiece::Board:
        return spot.kind == Spot::Kind::Board && board_to_move(view, {spot.number, Place::Nowhere}) == spot.number;
    case HeldPiece::Court:
        return spot.kind == Spot::Kind::Court && spot.number == view.decision.seat
               && any_legal(view, ActionKind::Place);
    case HeldPiece::Homeward:
        return homeward(view, spot).has_value();
    case HeldPiece::Nothing:
        break;
    }
    return false;
}

/// Returns the next answer that is needed to pick up the piece; nothing if there is none.
std::optional<Action> next_answer(const PlayerView& view, const Spot& spot)
{
    Action answer = act;
    const bool lifts = view.decision.question == Question::Lift || view.decision.question == Question::FreeLift;
    if (lifts && spot.kind == Spot::Kind::Group)
    {
        answer = {ActionKind::Lift, spot.number, spot.place};
    }
    else if (view.decision.question == Question::ChooseGrande && spot.kind == Spot::Kind::Grande)
    {
        answer = with(ActionKind::ChooseGrande, spot.number);
    }
    else
    {
        const int effect = effect_for(view, spot);
        if (effect < 0)
        {
            return std::nullopt;
        }
        answer = view.decision.question == Question::ChooseEffect ? with(ActionKind::ChooseEffect, effect) : act;
    }
    return view.legal.contains(answer) ? std::optional(answer) : std::nullopt;
}

} // namespace

std::optional<Carried> take_up(const TableModel& shown, const Spot& spot)
{
    Carried carried{spot, {}, shown.view};
    constexpr std::size_t most = 4; // act, choose, lift
    while (!carried.view.legal.empty() && carried.first.size() < most)
    {
        if (in_hand(carried.view, spot))
        {
            return carried;
        }
        const auto answer = next_answer(carried.view, spot);
        if (!answer || !shown.ahead)
        {
            return std::nullopt;
        }
        carried.first.push_back(*answer);
        auto then = shown.ahead(carried.first);
        if (!then)
        {
            return std::nullopt;
        }
        carried.view = *then;
    }
    return std::nullopt;
}

std::optional<Carried> lifted_piece(const PlayerView& view)
{
    if (!asks_where_to_drop(view) || view.legal.empty())
    {
        return std::nullopt;
    }
    return Carried{lifted_spot(view), {}, view};
}

bool goes_home(const Carried& carried)
{
    return homeward(carried.view, carried.from).has_value();
}

std::optional<Action> answer_for_drop(const Carried& carried, const Spot& spot)
{
    const PendingSelection picked{carried.from.kind == Spot::Kind::Board ? carried.from.number : -1, Place::Nowhere};
    const PlayerView& view = carried.view;
    if (goes_home(carried))
    {
        return spot.kind == Spot::Kind::Seat ? homeward(view, carried.from) : std::nullopt;
    }
    const bool on_board = spot.kind == Spot::Kind::Board;
    const auto plain =
        meant_spot(view, picked, on_board ? Spot{Spot::Kind::Place, 0, view.board_at[spot.number]} : spot);
    const Place left = carried.from.kind == Spot::Kind::King     ? view.king
                       : carried.from.kind == Spot::Kind::Grande ? view.grande[carried.from.number]
                       : carried.from.kind == Spot::Kind::Board  ? view.board_at[carried.from.number]
                                                                 : carried.from.place;
    if (!plain || (plain->kind == Spot::Kind::Place && !is_on_board(plain->place))
        || (plain->place == left && left != Place::Nowhere))
    {
        return std::nullopt;
    }
    return action_for(view, picked, *plain);
}

std::vector<Action> answers_to_begin(const TableModel& shown, const Spot& spot)
{
    const PlayerView& view = shown.view;
    // While the player still places, a piece stands for its place. The King does not: nobody can place in his region.
    const bool places = any_legal(view, ActionKind::Place) && spot.kind != Spot::Kind::King;
    const bool aside = spot.kind == Spot::Kind::Board && view.board_at[spot.number] == Place::Aside;
    if (!view.legal.contains(act) || effect_for(view, spot) < 0 || (places && !aside))
    {
        return {};
    }
    const auto carried = take_up(shown, spot);
    return carried ? carried->first : std::vector{act};
}

bool puts_back(const PlayerView& view, const Spot& spot)
{
    const bool on_map = spot.kind == Spot::Kind::Place || spot.kind == Spot::Kind::Group
                        || spot.kind == Spot::Kind::Grande || spot.kind == Spot::Kind::Board;
    const auto plain = on_map ? meant_spot(view, {}, spot) : std::nullopt;
    return asks_where_to_drop(view) && plain && plain->place == lifted_spot(view).place;
}

void take_from(board::Scene& scene, const Carried& carried)
{
    const Spot& from = carried.from;
    switch (from.kind)
    {
    case Spot::Kind::Group:
    {
        std::uint8_t& count = scene.caballeros[index(from.place)][from.number];
        count = static_cast<std::uint8_t>(std::max(0, count - 1));
        if (flight_of(carried)->flag)
        {
            scene.bearer[from.number] = -1;
        }
        break;
    }
    case Spot::Kind::King:
        scene.king = -1;
        break;
    case Spot::Kind::Grande:
        scene.grande[from.number] = -1;
        break;
    case Spot::Kind::Board:
        scene.mobile_at[from.number] = -1;
        break;
    default:
        break;
    }
    scene.selected = {};
}

std::optional<board::Flight> flight_of(const Carried& carried)
{
    using Kind = board::Flight::Kind;
    const Spot& from = carried.from;
    const PlayerView& view = carried.view;
    switch (from.kind)
    {
    case Spot::Kind::Group:
    {
        const bool bears = from.number < view.bearer.size() && view.bearer[from.number] == from.place;
        const bool last = view.caballeros[index(from.place)][from.number] <= 1;
        return board::Flight{
            .kind = Kind::Caballero, .seat = from.number, .flag = bears && (last || view.progress.stage == 1)};
    }
    case Spot::Kind::Court:
        return board::Flight{.kind = Kind::Caballero, .seat = from.number};
    case Spot::Kind::King:
        return board::Flight{.kind = Kind::King};
    case Spot::Kind::Grande:
        return board::Flight{.kind = Kind::Grande, .seat = from.number};
    default:
        return std::nullopt;
    }
}

} // namespace elgrande::screens
