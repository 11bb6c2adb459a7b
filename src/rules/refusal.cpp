// Names the rule that forbids an action. Only called for answers that are not legal, so it may take its time.
#include "rules/game.hpp"
#include "rules/play.hpp"
#include "rules/stacks.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

Rule why_no_bid(const State& state, Action action)
{
    if (action.a < 1 || action.a > power_card_count)
    {
        return Rule::NoSuchValue;
    }
    const bool in_hand = (state.hand[state.decision.seat] >> action.a & 1U) != 0;
    return in_hand ? Rule::ValuePlayed : Rule::NotInHand;
}

Rule why_no_modifier(const State& state, Action action)
{
    const PowerShift& shift = state.shift;
    if (action.a >= modifier_count)
    {
        return Rule::NoSuchValue;
    }
    if (action.kind == ActionKind::TakeBackModifier)
    {
        return Rule::CardInHand;
    }
    return (shift.hand[state.decision.seat] >> action.a & 1U) != 0 ? Rule::ValuePlayed : Rule::NotInHand;
}

Rule why_no_recruits(const State& state, Action action)
{
    return action.a > recruits(state.bid[state.decision.seat]) ? Rule::CardBringsFewer : Rule::ProvinceRunsShort;
}

Rule why_no_card(const State& state, Action action)
{
    const bool exists = action.a >= 1 && action.a <= stack_count && offered(state, action.a) != no_card;
    return exists ? Rule::CardTaken : Rule::NoSuchValue;
}

/// Why no caballero of `owner` may leave `place`.
Rule why_not_from(const State& state, Seat owner, Place place)
{
    if (place == Place::Castillo)
    {
        return Rule::CastilloStaysShut;
    }
    if (place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    return owner == state.decision.seat ? Rule::NoOwnCaballeroThere : Rule::NoCaballeroThere;
}

Rule why_no_placing(const State& state, Place place)
{
    if (place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    if (state.decision.question == Question::PlaceAnywhere)
    {
        return place == Place::Castillo ? Rule::NotARegion : Rule::NoSuchValue;
    }
    return Rule::NotNextToKing;
}

Rule why_no_act(const State& state)
{
    const Turn& turn = state.turn;
    if (turn.placed > 0 && !turn.placing_over && !turn.acting_over)
    {
        return Rule::ActionMustFollow;
    }
    return Rule::NothingToDo;
}

Rule why_no_lift(const State& state, Action action)
{
    const Progress& progress = state.progress;
    if (action.a >= state.owner_count())
    {
        return Rule::NoSuchValue;
    }
    if (!is_region(action.place) || !may_leave(state, action.a, action.place))
    {
        return why_not_from(state, action.a, action.place);
    }
    if (progress.region != Place::Nowhere && progress.region != action.place)
    {
        return Rule::OneRegionOnly;
    }
    if (running_effect(state).any > 0)
    {
        return Rule::MovesUsedUp;
    }
    return action.a == state.active() ? Rule::OwnMovesUsedUp : Rule::ForeignMovesUsedUp;
}

Rule why_no_drop(const State& state, Place place)
{
    if (place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    return place == state.progress.lifted_from ? Rule::SamePlace : Rule::NoSuchValue;
}

Rule why_no_dismissal(const State& state, Action action)
{
    return action.a != state.progress.victim ? Rule::NotYourCaballero : why_not_from(state, action.a, action.place);
}

Rule why_no_king_move(const State& state, Place place)
{
    if (!is_region(place))
    {
        return Rule::NotARegion;
    }
    if (place == state.king)
    {
        return Rule::SamePlace;
    }
    return running_effect(state).king == KingGoes::NextDoor ? Rule::NotANeighbour : Rule::KingGoesElsewhere;
}

Rule why_no_grande_move(const State& state, Place place)
{
    if (!is_region(place))
    {
        return Rule::NotARegion;
    }
    return place == state.king ? Rule::KingsRegionTaboo : Rule::SamePlace;
}

Rule why_no_board_move(const State& state, Action action)
{
    if (action.a >= mobile_board_count || index(action.place) >= place_count)
    {
        return Rule::NoSuchValue;
    }
    const Place from = state.board_at[action.a];
    if (from == state.king || action.place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    return from == action.place ? Rule::SamePlace : Rule::NotOnlyOneBoard;
}

Rule why_no_disk(const State& state, Place place)
{
    if (!is_region(place))
    {
        return Rule::NotARegion;
    }
    if (place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    if (state.disk_purpose == DiskPurpose::Evict)
    {
        return Rule::SamePlace;
    }
    return state.caballeros[index(place)][state.decision.seat] == 0 ? Rule::DiskNeedsOne : Rule::DiskNeedsTwo;
}

Rule why_not(const State& state, Action action)
{
    if (takes_bearer(action))
    {
        const Action other = without_bearer(action);
        return legal(state).contains(other) ? Rule::NoSuchValue : why_not(state, other);
    }
    switch (action.kind)
    {
    case ActionKind::FirstBidder:
    case ActionKind::ChooseEffect:
        return action.kind == ActionKind::ChooseEffect && action.a < 2 ? Rule::NothingToDo : Rule::NoSuchValue;
    case ActionKind::Bid:
        return why_no_bid(state, action);
    case ActionKind::Recruit:
        return why_no_recruits(state, action);
    case ActionKind::NameBearer:
    case ActionKind::Recall:
    case ActionKind::Return:
        return action.place == Place::Court ? Rule::CourtEmpty : why_not_from(state, state.decision.seat, action.place);
    case ActionKind::TakeCard:
        return why_no_card(state, action);
    case ActionKind::Place:
        return why_no_placing(state, action.place);
    case ActionKind::Act:
        return why_no_act(state);
    case ActionKind::Lift:
        return why_no_lift(state, action);
    case ActionKind::Drop:
        return why_no_drop(state, action.place);
    case ActionKind::Dismiss:
        return why_no_dismissal(state, action);
    case ActionKind::EvictFrom:
        return why_not_from(state, nobody, action.place);
    case ActionKind::MoveKing:
        return why_no_king_move(state, action.place);
    case ActionKind::MoveGrande:
        return why_no_grande_move(state, action.place);
    case ActionKind::ChooseGrande:
        return action.a < state.players() ? Rule::KingsRegionTaboo : Rule::NoSuchValue;
    case ActionKind::MoveBoard:
        return why_no_board_move(state, action);
    case ActionKind::TakeBack:
        return action.a < 1 || action.a > power_card_count ? Rule::NoSuchValue : Rule::CardInHand;
    case ActionKind::PassModifier:
    case ActionKind::AddModifier:
    case ActionKind::TakeBackModifier:
        return why_no_modifier(state, action);
    case ActionKind::SetDisk:
        return why_no_disk(state, action.place);
    case ActionKind::ScorePlace:
        return Rule::NotARegion;
    default:
        return Rule::NoSuchValue;
    }
}

/// Kinds that answer the present question at all, so that "something else is asked" can be told from "not so".
bool answers(const State& state, ActionKind kind)
{
    if (kind == ActionKind::Act && state.decision.question == Question::Place)
    {
        return true; // asked for at a wrong moment of the turn: the rule about the two parts explains it
    }
    const ActionList list = legal(state);
    return std::any_of(list.begin(), list.end(), [kind](Action action) { return action.kind == kind; });
}

} // namespace

std::optional<Refusal> refusal(const State& state, Action action)
{
    if (is_over(state))
    {
        return Refusal{Rule::GameIsOver};
    }
    if (legal(state).contains(action))
    {
        return std::nullopt;
    }
    if ((action.kind == ActionKind::Done || action.kind == ActionKind::Skip) && !answers(state, action.kind))
    {
        return Refusal{Rule::MustGoOn};
    }
    if (!answers(state, action.kind))
    {
        return Refusal{Rule::OtherQuestion};
    }
    return Refusal{why_not(state, action)};
}

} // namespace elgrande
