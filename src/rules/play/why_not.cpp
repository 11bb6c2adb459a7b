#include "rules/play/why_not.hpp"

#include "rules/cards/card.hpp"
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
    return action.a > most_recruits(state) ? Rule::CardBringsFewer : Rule::ProvinceRunsShort;
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
    if (state.sealed.purpose == SealedPurpose::Evict)
    {
        return Rule::SamePlace;
    }
    return state.caballeros[index(place)][state.decision.seat] == 0 ? Rule::DiskNeedsOne : Rule::DiskNeedsTwo;
}

} // namespace elgrande
