// The rules that forbid answers.
#include "rules/play/why_not.hpp"

#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"

namespace elgrande
{

Rule why_taboo(const State& state, Place place)
{
    return place == state.king ? Rule::KingsRegionTaboo : Rule::Quarantined;
}

Rule why_not_from(const State& state, Seat owner, Place place)
{
    if (place == Place::Castillo)
    {
        return Rule::CastilloStaysShut;
    }
    if (is_taboo(state, place))
    {
        return why_taboo(state, place);
    }
    return owner == state.decision.seat ? Rule::NoOwnCaballeroThere : Rule::NoCaballeroThere;
}

Rule why_no_region(const State& state, Place place, Rule otherwise)
{
    return is_region(state.setup, place) ? otherwise
           : place == Place::Castillo    ? Rule::NotARegion
           : is_abroad(place)            ? Rule::Abroad
                                         : Rule::NoSuchValue;
}

Rule why_not_from_court(const State& state, Place place, Rule otherwise)
{
    if (is_grandissimo(state.setup) && place == Place::Ship)
    {
        return Rule::ShipIsNoRegion;
    }
    if (!has_colonies(state.setup))
    {
        return otherwise;
    }
    if (place == Place::France && near_king(state).contains(place) && free_spaces(state, place, Disc::None).size == 0)
    {
        return Rule::FranceIsFull;
    }
    return is_region(state.setup, place) && !is_region(place) ? Rule::NotFromTheCourt : otherwise;
}

Rule why_not_own_from(const State& state, Action action)
{
    return action.place == Place::Court ? Rule::CourtEmpty : why_not_from(state, state.decision.seat, action.place);
}

Rule why_no_recruits(const State& state, Action action)
{
    return action.a > max_recruits(state) ? Rule::CardBringsFewer : Rule::ProvinceRunsShort;
}

Rule why_no_disk(const State& state, Action action)
{
    const Place place = action.place;
    if (!is_region(place))
    {
        return why_no_region(state, place, Rule::NoSuchValue);
    }
    if (is_taboo(state, place))
    {
        return why_taboo(state, place);
    }
    if (state.sealed.purpose == SealedPurpose::Evict || state.sealed.purpose == SealedPurpose::SendGrandes)
    {
        return Rule::SamePlace;
    }
    return state.caballeros[index(place)][state.decision.seat] == 0 ? Rule::DiskNeedsOne : Rule::DiskNeedsTwo;
}

namespace
{

Rule why_no_act(const State& state)
{
    const Turn& turn = state.turn;
    if (turn.placed > 0 && !turn.placing_over && !turn.acting_over)
    {
        return Rule::ActionMustFollow;
    }
    return Rule::NothingToDo;
}

} // namespace

Rule why_no_bid(const State& state, Action action)
{
    if (action.a < 1 || action.a > power_cards(state.setup))
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
        return Rule::CardNotUsed;
    }
    return (shift.hand[state.decision.seat] >> action.a & 1U) != 0 ? Rule::ValuePlayed : Rule::NotInHand;
}

Rule why_no_card(const State& state, Action action)
{
    const bool exists = action.a >= 1 && action.a <= stack_count && offered(state, action.a) != no_card;
    return exists ? Rule::CardTaken : Rule::NoSuchValue;
}

Rule why_not_in_turn(const State& state, Action action)
{
    if (action.kind == ActionKind::Act)
    {
        return why_no_act(state);
    }
    if (action.kind == ActionKind::UseExtra)
    {
        const bool used = action.a < extra_count && (state.turn.used >> action.a & 1U) != 0;
        return action.a >= extra_count ? Rule::NoSuchValue : used ? Rule::OnceEachTurn : Rule::NothingToDo;
    }
    if (action.kind != ActionKind::Place)
    {
        return Rule::NoSuchValue;
    }
    if (is_taboo(state, action.place))
    {
        return why_taboo(state, action.place);
    }
    return why_not_from_court(state, action.place, Rule::NotNextToKing);
}

Rule why_no_recall(const State& state, Action action)
{
    return action.kind == ActionKind::Recall ? why_not_own_from(state, action) : Rule::NoSuchValue;
}

Rule why_no_effect(const State& /*state*/, Action action)
{
    return action.a < 2 ? Rule::NothingToDo : Rule::NoSuchValue;
}

} // namespace elgrande
