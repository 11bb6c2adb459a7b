// Names the rule that forbids an action. Only called for answers that are not legal, so it may take its time.
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"

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

/// Why a place cannot be named where a region is asked for; `otherwise` if it is one.
Rule why_no_region(Place place, Rule otherwise)
{
    return is_region(place)           ? otherwise
           : place == Place::Castillo ? Rule::NotARegion
           : is_abroad(place)         ? Rule::Abroad
                                      : Rule::NoSuchValue;
}

Rule why_no_placing(const State& state, Place place)
{
    if (place == state.king)
    {
        return Rule::KingsRegionTaboo;
    }
    if (state.decision.question == Question::PlaceAnywhere)
    {
        return why_no_region(place, Rule::NoSuchValue);
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
    return place == state.progress.lifted_from ? Rule::SamePlace : why_no_region(place, Rule::NoSuchValue);
}

Rule why_no_dismissal(const State& state, Action action)
{
    if (action.a >= state.owner_count())
    {
        return Rule::NoSuchValue;
    }
    // Of those who have still to lose one, everybody can; whoever never had any is told so.
    const bool left = (state.progress.seats_left & bit_of(action.a)) != 0;
    return left || in_open_regions(state, action.a) == 0 ? why_not_from(state, action.a, action.place)
                                                         : Rule::LosesOneOnly;
}

/// Why the others cannot be made to leave this region.
Rule why_no_eviction(const State& state, Place place)
{
    const Rule why = why_not_from(state, nobody, place);
    return why == Rule::NoCaballeroThere ? why_no_region(place, Rule::NobodyElseThere) : why;
}

Rule why_no_king_move(const State& state, Place place)
{
    if (place == state.king)
    {
        return Rule::SamePlace;
    }
    const KingGoes goes = running_effect(state).king;
    const bool to_a_region = goes != KingGoes::Abroad && goes != KingGoes::ToCastillo;
    if (place == Place::Castillo && to_a_region)
    {
        return Rule::NotARegion;
    }
    return goes == KingGoes::NextDoor && is_region(place) ? Rule::NotANeighbour : Rule::KingGoesElsewhere;
}

Rule why_no_grande_move(const State& state, Place place)
{
    return why_no_region(place, place == state.king ? Rule::KingsRegionTaboo : Rule::SamePlace);
}

/// Why this Grande can neither be moved by an ability nor change places with the King.
Rule why_no_grande(const State& state, Action action)
{
    if (action.a >= state.players())
    {
        return Rule::NoSuchValue;
    }
    const Place at = state.grande[action.a];
    const bool swaps = action.kind == ActionKind::SwapKing;
    return at == Place::Castillo ? Rule::CastilloStaysShut : swaps ? Rule::SamePlace : Rule::KingsRegionTaboo;
}

Rule why_no_board_move(const State& state, Action action)
{
    if (action.a >= mobile_board_count || index(action.place) >= place_count)
    {
        return is_abroad(action.place) ? Rule::Abroad : Rule::NoSuchValue;
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
        return why_no_region(place, Rule::NoSuchValue);
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
        return why_no_eviction(state, action.place);
    case ActionKind::MoveKing:
        return why_no_king_move(state, action.place);
    case ActionKind::MoveGrande:
        return why_no_grande_move(state, action.place);
    case ActionKind::ChooseGrande:
    case ActionKind::SwapKing:
        return why_no_grande(state, action);
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
        return why_no_region(action.place, Rule::NotScored);
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
