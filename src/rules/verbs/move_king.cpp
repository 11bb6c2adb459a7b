// The King moves: to a neighbouring region (Royal Adviser, stack 4), to any region (the King card, stack 5), or where a
// card of New Regency sends him (2023, "New Regency"). By some cards he may also stay. Caballeros of the player's
// choice must go along with him ("Entourage"), or the Grandes in his new region are thrown into the Castillo
// ("Competition"). Line numbers refer to the rules "classic and expansions". State::progress: stage 1 when he has
// moved, or stayed; region is then where he was if caballeros go along, and any_left counts those that have yet to go.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande
{
namespace
{

PlaceSet regions_with_grande(const State& state)
{
    PlaceSet set;
    for (const Seat seat : state.seats())
    {
        set.insert(state.grande[seat]);
    }
    set.erase(Place::Castillo);
    return set;
}

/// Returns the places where the card lets the King go.
PlaceSet destinations(const State& state, const Effect& effect)
{
    switch (effect.king)
    {
    case KingGoes::Anywhere:
        break;
    case KingGoes::ToNeighbour:
        return state.king == Place::Castillo ? every_region : neighbours(state, state.king);
    case KingGoes::Abroad:
        return PlaceSet(1U << index(Place::France) | 1U << index(Place::Portugal));
    case KingGoes::ToCastillo:
        return PlaceSet(1U << index(Place::Castillo));
    case KingGoes::ToFewest:
        return extreme_regions(state, false);
    case KingGoes::ToMost:
        return extreme_regions(state, true);
    case KingGoes::ToAnyGrande:
        return regions_with_grande(state);
    }
    PlaceSet all = every_region;
    if (king_can_be(state.setup, Place::France) && has_colonies(state.setup))
    {
        all.insert(Place::France); // "the King can only go to France" of the new regions (line 208)
    }
    if (is_grandissimo(state.setup))
    {
        all.insert(Place::Portugal); // "the King and the Grandes may visit Portugal" (line 308)
    }
    return all;
}

void list_destinations(const State& state, const Effect& effect, ActionList& list)
{
    const PlaceSet set = destinations(state, effect);
    for (int i = 0; i < board_place_count; ++i)
    {
        if (const auto place = static_cast<Place>(i);
            set.contains(place) && place != state.lasting.quarantine && (place != state.king || effect.may_stay))
        {
            list.add(at(ActionKind::MoveKing, place));
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList list;
    list_destinations(state, effect, list);
    return !list.empty();
}

Next next(const Transition& transition, const Effect&)
{
    const Progress& progress = transition.state.progress;
    if (progress.stage != 0 && progress.any_left == 0)
    {
        return Next::Finished;
    }
    transition.ask(progress.stage == 0 ? Question::MoveKing : Question::Lift, transition.state.active());
    return Next::Ask;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.stage == 0)
    {
        list_destinations(state, effect, list);
        return;
    }
    for (const Seat owner : state.owner_seats())
    {
        if (state.caballeros[index(progress.region)][owner] > 0)
        {
            list.add({ActionKind::Lift, owner, progress.region});
        }
    }
}

int caballeros_in(const State& state, Place region)
{
    const auto& there = state.caballeros[index(region)];
    return std::accumulate(there.begin(), there.end(), 0);
}

void throw_grandes(const Transition& transition)
{
    State& state = transition.state;
    for (const Seat seat : state.seats())
    {
        if (state.grande[seat] == state.king)
        {
            transition.emit({.kind = EventKind::GrandeMoved, .seat = seat, .from = state.king, .to = Place::Castillo});
            state.grande[seat] = Place::Castillo;
        }
    }
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (step.kind == ActionKind::Lift)
    {
        take_off(state, step.a, progress.region, Space::Region);
        put_on(transition, step.a, state.king);
        transition.emit({.kind = EventKind::Moved,
                         .seat = step.a,
                         .by = state.active(),
                         .from = progress.region,
                         .to = state.king,
                         .count = 1});
        --progress.any_left;
        return;
    }
    if (step.place == state.king)
    {
        transition.emit({.kind = EventKind::KingStayed, .seat = state.active(), .to = state.king});
        progress.stage = 1;
        return;
    }
    const Place left = state.king;
    state.king = step.place;
    transition.emit({.kind = EventKind::KingMoved, .seat = state.active(), .from = left, .to = step.place});
    if (const Seat rebel = state.grand.rebel; rebel != nobody)
    {
        // "The Grande/King may be moved with the King's card" (line 397).
        transition.emit({.kind = EventKind::GrandeMoved, .seat = rebel, .from = left, .to = step.place});
        state.grande[rebel] = step.place;
    }
    progress.stage = 1;
    // Nobody leaves the Castillo, and there are no caballeros abroad.
    if (effect.count > 0 && is_region(left))
    {
        progress.region = left;
        progress.any_left = static_cast<std::uint8_t>(std::min<int>(effect.count, caballeros_in(state, left)));
    }
    if (effect.with_grandes)
    {
        throw_grandes(transition);
    }
}

/// Returns the rule that forbids this caballero to go along with the King.
Rule why_not_along(const State& state, Action action)
{
    if (action.a >= state.owner_count())
    {
        return Rule::NoSuchValue;
    }
    const bool could = is_region(action.place) && may_leave(state, action.a, action.place);
    return could ? Rule::OneRegionOnly : why_not_from(state, action.a, action.place);
}

Rule why_not(const State& state, const Effect& effect, Action action)
{
    const Place place = action.place;
    if (action.kind == ActionKind::Lift)
    {
        return why_not_along(state, action);
    }
    if (place == state.king)
    {
        return Rule::SamePlace;
    }
    if (place == state.lasting.quarantine)
    {
        return Rule::Quarantined;
    }
    const KingGoes goes = effect.king;
    const bool to_a_region = goes != KingGoes::Abroad && goes != KingGoes::ToCastillo;
    if (place == Place::Castillo && to_a_region)
    {
        return Rule::NotARegion;
    }
    return goes == KingGoes::ToNeighbour && is_region(place) ? Rule::NotANeighbour : Rule::KingGoesElsewhere;
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool taking = progress.stage == 1;
    return progress.stage <= 1 && progress.own_left == 0 && progress.foreign_left == 0
           && others_are_default(state, {.moves = taking, .region = taking})
           && (!taking
               || (progress.any_left <= effect.count && is_region(progress.region) && is_region(state.king)
                   && progress.region != state.king && progress.any_left <= caballeros_in(state, progress.region)));
}

} // namespace

const VerbRules move_king_verb{.possible = possible,
                               .begin = begin_nothing,
                               .next = next,
                               .legal = legal,
                               .why_not = why_not,
                               .answer = announce_answer,
                               .execute = execute,
                               .valid = valid};

} // namespace elgrande
