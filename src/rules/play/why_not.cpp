#include "rules/play/why_not.hpp"

#include "rules/cards/card.hpp"

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

Rule why_no_region(Place place, Rule otherwise)
{
    return is_region(place)           ? otherwise
           : place == Place::Castillo ? Rule::NotARegion
           : is_abroad(place)         ? Rule::Abroad
                                      : Rule::NoSuchValue;
}

Rule why_not_own_from(const State& state, Action action)
{
    return action.place == Place::Court ? Rule::CourtEmpty : why_not_from(state, state.decision.seat, action.place);
}

Rule why_no_recruits(const State& state, Action action)
{
    return action.a > recruits(state.setup, state.bid[state.decision.seat]) ? Rule::CardBringsFewer
                                                                            : Rule::ProvinceRunsShort;
}

} // namespace elgrande
