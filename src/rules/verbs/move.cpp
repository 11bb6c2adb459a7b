// Intrigue: the active player moves caballeros on the board (classic 1996, cards of stack 1). With the colonies
// caballeros also change their space in a region, and some cards move the black ones or let their player take the
// Inquisitor (lines 242 to 260). Line numbers refer to the rules "classic and expansions". State::progress: own_left,
// foreign_left, any_left count what may still move; region is the one that all must leave, once the first has left;
// lifted_seat, lifted_from and lifted_space hold the caballero between Lift and Drop; stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Moving,
    MovingBearer, ///< the player has lifted the standard-bearer from a group with ordinary caballeros
    Over          ///< the player has ended the moves; the Inquisitor cannot be taken any more
};

/// True if the effect lets the active player move a caballero of this owner; `progress` has the numbers left.
bool may_lift(const State& state, const Effect& effect, const Progress& progress, Seat owner)
{
    const bool own = state.player_of(owner) == state.active();
    return (!effect.black || owner == neutral)
           && (progress.any_left > 0 || (own ? progress.own_left : progress.foreign_left) > 0);
}

/// Calls visit(owner, region) for each owner and region with a caballero that may be lifted, until it returns true.
/// Returns whether it did.
template <class Visit>
bool any_liftable(const State& state, const Effect& effect, const Progress& progress, Visit visit)
{
    PerOwner<bool> movable{};
    for (const Seat owner : state.owners_on_board())
    {
        const bool fixed = owner == neutral && !has_colonies(state.setup); // only the Inquisitor moves it
        movable[owner] = !fixed && may_lift(state, effect, progress, owner);
    }
    for (const Place region : regions(state.setup))
    {
        const bool named = progress.region == Place::Nowhere || progress.region == region;
        if (is_taboo(state, region) || !named || (effect.overseas && is_region(region)))
        {
            continue;
        }
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            if (movable[owner] && state.caballeros[index(region)][owner] > 0 && visit(owner, region))
            {
                return true;
            }
        }
    }
    return false;
}

bool may_take_inquisitor(const State& state, const Effect& effect)
{
    return effect.inquisitor && state.colonies.inquisitor != state.active();
}

/// For any_liftable(): stops at the first one.
bool stop_at_first(Seat, Place)
{
    return true;
}

void allow(Progress& progress, const Effect& effect)
{
    progress.own_left = effect.own;
    progress.foreign_left = effect.foreign;
    progress.any_left = effect.any;
}

bool possible(const State& state, const Effect& effect)
{
    Progress fresh;
    allow(fresh, effect);
    return any_liftable(state, effect, fresh, stop_at_first) || may_take_inquisitor(state, effect);
}

void begin(const Transition& transition, const Effect& effect)
{
    allow(transition.state.progress, effect);
}

Next next(const Transition& transition, const Effect& effect)
{
    const State& state = transition.state;
    if (state.progress.lifted_seat != nobody)
    {
        transition.ask(Question::Drop, state.active());
        return Next::Ask;
    }
    const bool takes = may_take_inquisitor(state, effect) && state.progress.stage != Over;
    if (state.progress.stage == Over || (!any_liftable(state, effect, state.progress, stop_at_first) && !takes))
    {
        return Next::Finished;
    }
    transition.ask(Question::Lift, state.active());
    return Next::Ask;
}

/// True if nothing has been moved yet.
bool untouched(const Progress& progress, const Effect& effect)
{
    return progress.own_left == effect.own && progress.foreign_left == effect.foreign
           && progress.any_left == effect.any;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.lifted_seat == nobody)
    {
        any_liftable(state, effect, progress,
                     [&](Seat owner, Place region)
                     {
                         add_departures(state, list, {ActionKind::Lift, owner, region}, owner);
                         return false;
                     });
        if (may_take_inquisitor(state, effect))
        {
            list.add(with(ActionKind::TakeInquisitor, 0));
        }
        if (may_leave_out(state) || !untouched(progress, effect))
        {
            list.add(with(ActionKind::Done, 0));
        }
        return;
    }
    const Disc disc = disc_of(state, progress.lifted_from, progress.lifted_space);
    for (const Place region : regions(state.setup))
    {
        if (is_taboo(state, region))
        {
            continue;
        }
        if (region != progress.lifted_from)
        {
            add_arrivals(state, list, at(ActionKind::Drop, region), disc);
            continue;
        }
        for (const Space space :
             has_colonies(state.setup) ? spaces_to_change_to(state, region, progress.lifted_space) : SpaceList{})
        {
            list.add(at_space(at(ActionKind::Drop, region), space));
        }
    }
    // "It cannot be moved by another player to the Castillo" with a disc (line 239).
    const bool keeps_disc = disc != Disc::None && state.player_of(progress.lifted_seat) != state.active();
    if (state.king != Place::Castillo && !keeps_disc)
    {
        list.add(at(ActionKind::Drop, Place::Castillo));
    }
}

void answer(const Transition& transition, const Effect&, Action action)
{
    Progress& progress = transition.state.progress;
    if (action.kind == ActionKind::Lift)
    {
        progress.lifted_seat = owner_of(action);
        progress.stage = takes_bearer(action) ? MovingBearer : Moving;
        progress.lifted_from = action.place;
        progress.lifted_space = space_of(action);
    }
    else if (action.kind == ActionKind::Done)
    {
        progress.own_left = progress.foreign_left = progress.any_left = 0;
        progress.stage = Over;
    }
    else
    {
        announce(transition, action);
    }
}

/// "The Grand Inquisitor stays in your court until it is moved by another player" (line 245).
void take_inquisitor(const Transition& transition)
{
    State& state = transition.state;
    Seat& court = state.colonies.inquisitor;
    transition.emit({.kind = EventKind::InquisitorTaken, .seat = state.active(), .by = court});
    court = state.active();
    Turn& turn = state.turn;
    if (!turn.extra_recruited && (turn.placing_over || turn.placed > 0))
    {
        // After placing, one more caballero may be placed (lines 45 and 247); other unused placings are lost.
        turn.placed = static_cast<std::uint8_t>(placing_limit(state.setup, turn, state.turns_done));
        turn.placing_over = false;
    }
    turn.extra_to_place = !turn.extra_recruited;
}

void execute(const Transition& transition, const Effect& effect, Action step)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (step.kind == ActionKind::TakeInquisitor)
    {
        take_inquisitor(transition);
        return;
    }
    const Seat owner = progress.lifted_seat;
    const bool stays = progress.lifted_from == step.place;
    const bool own = state.player_of(owner) == state.active();
    const Disc disc = take_off(state, owner, progress.lifted_from, progress.lifted_space);
    transition.emit({.kind = stays ? EventKind::SpaceChanged : EventKind::Moved,
                     .seat = owner,
                     .by = state.active(),
                     .from = progress.lifted_from,
                     .to = step.place,
                     .count = 1});
    put_on(transition, owner, step.place, space_of(step), disc);
    bearer_leaves(transition, owner, progress.lifted_from, step.place, progress.stage == MovingBearer);
    --(effect.any > 0 ? progress.any_left : own ? progress.own_left : progress.foreign_left);
    if (effect.one_region)
    {
        progress.region = progress.lifted_from;
    }
    progress.lifted_seat = nobody;
    progress.lifted_from = Place::Nowhere;
    progress.lifted_space = Space::Region;
    progress.stage = Moving;
}

Rule why_no_lift(const State& state, const Effect& effect, Action action)
{
    const Progress& progress = state.progress;
    const Seat owner = owner_of(action);
    const bool exists = owner < state.owner_count() || (owner == neutral && has_colonies(state.setup));
    if (owner == neutral && is_grandissimo(state.setup))
    {
        return Rule::OnlyInquisitorMovesBlack;
    }
    if (!exists || (action.a > owner_mask && !has_colonies(state.setup)) || space_of(action) > Space::Third)
    {
        return Rule::NoSuchValue;
    }
    if (!is_region(state.setup, action.place) || !may_leave(state, owner, action.place)
        || on_space(state, action.place, owner, space_of(action)) == 0)
    {
        return why_not_from(state, owner, action.place);
    }
    if (effect.overseas && is_region(action.place))
    {
        return Rule::NotFromSpain;
    }
    if (progress.region != Place::Nowhere && progress.region != action.place)
    {
        return Rule::OneRegionOnly;
    }
    if (effect.any > 0)
    {
        return Rule::MovesUsedUp;
    }
    return state.player_of(owner) == state.active() ? Rule::OwnMovesUsedUp : Rule::ForeignMovesUsedUp;
}

Rule why_no_drop(const State& state, Place place)
{
    if (is_taboo(state, place))
    {
        return why_taboo(state, place);
    }
    return place == state.progress.lifted_from                       ? Rule::SamePlace
           : place == Place::Castillo                                ? Rule::KeepsItsDisc
           : place == Place::France && is_region(state.setup, place) ? Rule::FranceIsFull
                                                                     : why_no_region(state, place, Rule::NoSuchValue);
}

Rule why_not(const State& state, const Effect& effect, Action action)
{
    return action.kind == ActionKind::Lift   ? why_no_lift(state, effect, action)
           : action.kind == ActionKind::Drop ? why_no_drop(state, action.place)
                                             : Rule::NoSuchValue;
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool holds_one = progress.lifted_seat != nobody;
    const bool lifted =
        holds_one ? is_region(state.setup, progress.lifted_from)
                        && may_leave(state, progress.lifted_seat, progress.lifted_from)
                        && on_space(state, progress.lifted_from, progress.lifted_seat, progress.lifted_space) > 0
                        && may_lift(state, effect, progress, progress.lifted_seat)
                        && !(effect.overseas && is_region(progress.lifted_from))
                  : progress.lifted_from == Place::Nowhere && progress.lifted_space == Space::Region;
    const bool one_region = progress.region == Place::Nowhere
                                ? true
                                : effect.one_region && is_region(state.setup, progress.region)
                                      && !is_taboo(state, progress.region)
                                      && (!holds_one || progress.lifted_from == progress.region);
    // The standard-bearer was chosen among others, or there was no choice.
    const bool bearer = progress.stage == Moving
                        || (progress.stage == MovingBearer && lifted && progress.lifted_seat < state.players()
                            && state.bearers.at[progress.lifted_seat] == progress.lifted_from
                            && state.caballeros[index(progress.lifted_from)][progress.lifted_seat] > 1);
    return bearer && progress.own_left <= effect.own && progress.foreign_left <= effect.foreign
           && progress.any_left <= effect.any && lifted && one_region
           && others_are_default(state, {.moves = true, .lifted = true, .region = true});
}

} // namespace

const VerbRules move_verb{.possible = possible,
                          .begin = begin,
                          .next = next,
                          .legal = legal,
                          .why_not = why_not,
                          .answer = answer,
                          .execute = execute,
                          .valid = valid};

} // namespace elgrande
