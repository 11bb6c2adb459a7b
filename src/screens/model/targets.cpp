#include "screens/model/targets.hpp"

#include <algorithm>
#include <bit>

namespace elgrande::screens
{

namespace
{

constexpr ActionKind group_kind(Question question)
{
    return question == Question::Dismiss ? ActionKind::Dismiss : ActionKind::Lift;
}

bool asks_for_group(const PlayerView& view)
{
    return view.decision.question == Question::Lift || view.decision.question == Question::Dismiss;
}

/// The kind of answer that touching a region or the Castillo gives.
std::optional<ActionKind> place_kind(Question question)
{
    switch (question)
    {
    case Question::Recall:
        return ActionKind::Recall;
    case Question::PlaceOrAct:
    case Question::Place:
    case Question::PlaceAnywhere:
        return ActionKind::Place;
    case Question::Drop:
        return ActionKind::Drop;
    case Question::Return:
        return ActionKind::Return;
    case Question::ScorePlace:
        return ActionKind::ScorePlace;
    case Question::EvictFrom:
        return ActionKind::EvictFrom;
    case Question::MoveKing:
        return ActionKind::MoveKing;
    case Question::MoveGrande:
        return ActionKind::MoveGrande;
    case Question::SetDisk:
        return ActionKind::SetDisk;
    case Question::NameBearer:
        return ActionKind::NameBearer;
    default:
        return std::nullopt;
    }
}

/// The King may change places with the only grande in this region.
std::optional<Action> swap_in(const PlayerView& view, Place place)
{
    std::optional<Action> sole;
    for (const Action& action : view.legal)
    {
        if (action.kind == ActionKind::SwapKing && action.place == place)
        {
            if (sole)
            {
                return std::nullopt;
            }
            sole = action;
        }
    }
    return sole;
}

std::optional<Action> meant_by_place(const PlayerView& view, const PendingSelection& picked, Place place)
{
    if (asks_for_grande(view))
    {
        return swap_in(view, place);
    }
    if (view.decision.question == Question::MoveBoard)
    {
        return Action{ActionKind::MoveBoard, static_cast<std::uint8_t>(board_to_lay(view, picked)), place};
    }
    if (asks_for_group(view))
    {
        const unsigned seats = liftable(view, place);
        if (std::popcount(seats) > 1)
        {
            return std::nullopt;
        }
        const Seat seat = seats != 0 ? static_cast<Seat>(std::countr_zero(seats)) : view.decision.seat;
        return Action{group_kind(view.decision.question), seat, place};
    }
    const auto kind = place_kind(view.decision.question);
    return kind ? std::optional(at(*kind, place)) : std::nullopt;
}

/// Touching a group or a board means its place where the question is about places.
std::optional<Action> meant_by_group(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    if (asks_for_group(view))
    {
        return Action{group_kind(view.decision.question), spot.number, spot.place};
    }
    return meant_by_place(view, picked, spot.place);
}

std::optional<Action> meant_by_card(const PlayerView& view, int stack)
{
    if (view.decision.question == Question::TakeCard)
    {
        return with(ActionKind::TakeCard, stack);
    }
    const bool own = view.taken_by[static_cast<std::size_t>(stack - 1)] == view.decision.seat;
    if (own && view.legal.contains({ActionKind::Act, 0, {}}))
    {
        return Action{ActionKind::Act, 0, {}};
    }
    return std::nullopt;
}

std::optional<Action> meant_by_power(const PlayerView& view, int value)
{
    if (view.decision.question == Question::Bid)
    {
        return with(ActionKind::Bid, value);
    }
    return view.decision.question == Question::TakeBack ? std::optional(with(ActionKind::TakeBack, value))
                                                        : std::nullopt;
}

Spot own_spot(const Action& action, int index)
{
    if (is_button(action))
    {
        return {Spot::Kind::Button, static_cast<std::uint8_t>(index), Place::Nowhere};
    }
    switch (action.kind)
    {
    case ActionKind::FirstBidder:
        return {Spot::Kind::Seat, action.a, Place::Nowhere};
    case ActionKind::Bid:
    case ActionKind::TakeBack:
        return {Spot::Kind::Power, action.a, Place::Nowhere};
    case ActionKind::TakeCard:
        return {Spot::Kind::Card, action.a, Place::Nowhere};
    case ActionKind::Lift:
    case ActionKind::Dismiss:
        return {Spot::Kind::Group, action.a, action.place};
    case ActionKind::SwapKing:
        return {Spot::Kind::Grande, action.a, action.place};
    default:
        return {Spot::Kind::Place, 0, action.place};
    }
}

} // namespace

bool asks_for_grande(const PlayerView& view)
{
    return view.decision.question == Question::MoveKing && !view.legal.empty()
           && view.legal[0].kind == ActionKind::SwapKing;
}

bool is_button(const Action& action)
{
    switch (action.kind)
    {
    case ActionKind::Recruit:
    case ActionKind::Done:
    case ActionKind::Act:
    case ActionKind::Skip:
    case ActionKind::ChooseEffect:
    case ActionKind::Veto:
    case ActionKind::Allow:
    case ActionKind::AllowAll:
    case ActionKind::PassModifier:
    case ActionKind::AddModifier:
    case ActionKind::TakeBackModifier:
    case ActionKind::ChooseGrande:
        return true;
    case ActionKind::MoveKing:
        return is_abroad(action.place); // the land beyond the border cannot be touched
    default:
        return takes_bearer(action); // touching its group means another one
    }
}

int board_to_lay(const PlayerView& view, const PendingSelection& picked)
{
    const auto lays = [&](int board)
    {
        return std::any_of(view.legal.begin(), view.legal.end(),
                           [board](const Action& action)
                           { return action.kind == ActionKind::MoveBoard && action.a == board; });
    };
    if (picked.board >= 0 && lays(picked.board))
    {
        return picked.board;
    }
    return lays(0) ? 0 : 1;
}

unsigned liftable(const PlayerView& view, Place region)
{
    unsigned seats = 0;
    for (const Action& action : view.legal)
    {
        if ((action.kind == ActionKind::Lift || action.kind == ActionKind::Dismiss) && action.place == region
            && !takes_bearer(action))
        {
            seats |= 1U << action.a;
        }
    }
    return seats;
}

std::optional<Spot> meant_spot(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    const auto place = [](Place where) {
        return index(where) < place_count ? std::optional(Spot{Spot::Kind::Place, 0, where}) : std::nullopt;
    };
    switch (spot.kind)
    {
    case Spot::Kind::King:
        return place(view.king);
    case Spot::Kind::Grande:
        return asks_for_grande(view) ? std::optional(spot) : place(view.grande[spot.number]);
    case Spot::Kind::Board:
        return selection_after(view, picked, spot) ? std::optional(spot) : place(view.board_at[spot.number]);
    default:
        return spot;
    }
}

std::optional<Action> action_for(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    switch (spot.kind)
    {
    case Spot::Kind::Place:
        return meant_by_place(view, picked, spot.place);
    case Spot::Kind::Group:
        return meant_by_group(view, picked, spot);
    case Spot::Kind::Seat:
        return view.decision.question == Question::FirstBidder
                   ? std::optional(with(ActionKind::FirstBidder, spot.number))
                   : std::nullopt;
    case Spot::Kind::Court:
        return view.decision.question == Question::Return && spot.number == view.decision.seat
                   ? std::optional(at(ActionKind::Return, Place::Court))
                   : std::nullopt;
    case Spot::Kind::Card:
        return meant_by_card(view, spot.number);
    case Spot::Kind::Power:
        return meant_by_power(view, spot.number);
    case Spot::Kind::Board:
    case Spot::Kind::King:
        return std::nullopt;
    case Spot::Kind::Grande:
        return asks_for_grande(view) ? std::optional(Action{ActionKind::SwapKing, spot.number, spot.place})
                                     : meant_by_place(view, picked, spot.place);
    case Spot::Kind::Button:
        return spot.number < view.legal.size() ? std::optional(view.legal[spot.number]) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<PendingSelection> selection_after(const PlayerView& view, const PendingSelection& picked,
                                                const Spot& spot)
{
    if (spot.kind == Spot::Kind::Board && view.decision.question == Question::MoveBoard)
    {
        const PendingSelection other{spot.number, Place::Nowhere};
        return board_to_lay(view, other) == spot.number ? std::optional(other) : std::nullopt;
    }
    if (spot.kind == Spot::Kind::Place && asks_for_group(view) && std::popcount(liftable(view, spot.place)) > 1)
    {
        return PendingSelection{picked.board, spot.place};
    }
    return std::nullopt;
}

Spot next_touch(const PlayerView& view, const PendingSelection& picked, int index)
{
    const Action& action = view.legal[index];
    if (action.kind == ActionKind::MoveBoard && board_to_lay(view, picked) != action.a)
    {
        return {Spot::Kind::Board, action.a, Place::Nowhere};
    }
    if (action.kind == ActionKind::Return && action.place == Place::Court)
    {
        return {Spot::Kind::Court, view.decision.seat, Place::Nowhere};
    }
    return own_spot(action, index);
}

std::vector<Spot> highlights(const PlayerView& view, const PendingSelection& picked)
{
    std::vector<Spot> spots;
    const auto add = [&](const Spot& spot)
    {
        if (std::find(spots.begin(), spots.end(), spot) == spots.end())
        {
            spots.push_back(spot);
        }
    };
    for (int i = 0; i < view.legal.size(); ++i)
    {
        add(next_touch(view, picked, i));
        if (view.legal[i].kind == ActionKind::Lift || view.legal[i].kind == ActionKind::Dismiss)
        {
            add({Spot::Kind::Place, 0, view.legal[i].place});
        }
    }
    return spots;
}

} // namespace elgrande::screens
