// The beginning of a turn while the player has caballeros at sea (classic and expansions, line 213): caballeros on the
// ship may go to the colonies, to France or to a coastal region, those in the colonies onto the ship, each once; and
// they may claim discs. This is not a special action, so no Veto stops it. State::progress: lifted_seat, lifted_from
// and lifted_space hold the caballero between Lift and Drop; stage Over when the player has finished.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <array>

namespace elgrande
{
namespace
{

constexpr std::array ports{Place::Ship, Place::America, Place::Mediterranean};

enum Stage : std::uint8_t
{
    Sailing,
    Over
};

/// Returns the number of caballeros of the owner with this disc that arrived there in this turn.
std::uint8_t& arrived(State& state, Place place, Seat owner, Disc disc)
{
    return state.colonies.arrived[sea_index(place)][owner == neutral ? 1U : 0U][static_cast<std::size_t>(disc)];
}

/// True if all caballeros of the owner on this space, or with the same disc, arrived in this turn: none may sail.
bool is_new(const State& state, Place place, Seat owner, Space space)
{
    if (space == Space::First)
    {
        return place == Place::Ship ? state.colonies.new_captain : state.colonies.new_viceroy;
    }
    const Disc disc = disc_at(space);
    const int all = on_space(state, place, owner, ordinary_space(disc, false))
                    + on_space(state, place, owner, ordinary_space(disc, true));
    return all <= state.colonies.arrived[sea_index(place)][owner == neutral ? 1U : 0U][static_cast<std::size_t>(disc)];
}

void list_goals(const State& state, Place from, Space space, ActionList& list)
{
    const Disc disc = disc_of(state, from, space);
    for (const Place destination : regions(state.setup))
    {
        const bool reached = from == Place::Ship ? destination == Place::America || destination == Place::Mediterranean
                                                       || coastal_regions.contains(destination)
                                                 : destination == Place::Ship;
        if (reached && !is_taboo(state, destination))
        {
            add_arrivals(state, list, at(ActionKind::Drop, destination), disc);
        }
    }
}

void list_departures(const State& state, ActionList& list)
{
    for (const Place from : ports)
    {
        for (const Seat owner : state.owners_on_board())
        {
            if (state.player_of(owner) != state.active() || is_taboo(state, from))
            {
                continue;
            }
            for (int i = 0; i < space_count; ++i)
            {
                const auto space = static_cast<Space>(i);
                ActionList goals;
                if (on_space(state, from, owner, space) > 0 && !is_new(state, from, owner, space))
                {
                    list_goals(state, from, space, goals);
                }
                if (!goals.empty())
                {
                    list.add(at_space({ActionKind::Lift, owner, from}, space));
                }
            }
        }
    }
}

void list_answers(const State& state, ActionList& list)
{
    list_departures(state, list);
    legal_claims(state, list);
}

bool possible(const State& state, const Effect&)
{
    ActionList list;
    list_answers(state, list);
    return !list.empty();
}

Next next(const Transition& transition, const Effect& effect)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (progress.lifted_seat != nobody)
    {
        transition.ask(Question::Drop, state.active());
        return Next::Ask;
    }
    if (progress.stage == Sailing && possible(state, effect))
    {
        transition.ask(Question::Sail, state.active());
        return Next::Ask;
    }
    progress.stage = Over;
    state.colonies.arrived = {};
    state.colonies.new_captain = state.colonies.new_viceroy = false;
    return ask_to_fill_table(transition) ? Next::Ask : Next::Finished;
}

void legal(const State& state, const Effect&, ActionList& list)
{
    const Progress& progress = state.progress;
    if (progress.lifted_seat != nobody)
    {
        list_goals(state, progress.lifted_from, progress.lifted_space, list);
        return;
    }
    list_answers(state, list);
    list.add(with(ActionKind::Done, 0));
}

void note_arrival(State& state, Seat owner, Place to, Space space)
{
    if (space == Space::First && to != Place::France)
    {
        (to == Place::Ship ? state.colonies.new_captain : state.colonies.new_viceroy) = true;
    }
    else if (is_of(to, PlaceKind::Overseas))
    {
        ++arrived(state, to, owner, disc_at(space));
    }
}

void drop(const Transition& transition, Action action)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    const Seat owner = progress.lifted_seat;
    const Place from = progress.lifted_from;
    const Disc disc = take_off(state, owner, from, progress.lifted_space);
    transition.emit(
        {.kind = EventKind::Moved, .seat = owner, .by = state.active(), .from = from, .to = action.place, .count = 1});
    put_on(transition, owner, action.place, space_of(action), disc);
    note_arrival(state, owner, action.place, space_of(action));
    progress.lifted_seat = nobody;
    progress.lifted_from = Place::Nowhere;
    progress.lifted_space = Space::Region;
}

/// Claims a disc. A caballero that arrived in this turn keeps counting as such, with its disc.
void claim_at_sea(const Transition& transition, Action action)
{
    State& state = transition.state;
    const Seat owner = owner_of(action);
    const bool is_arrival = is_new(state, action.place, owner, space_of(action));
    claim(transition, action);
    if (!is_arrival)
    {
        return;
    }
    if (space_of(action) == Space::First)
    {
        state.colonies.new_viceroy = false;
    }
    else
    {
        --arrived(state, action.place, owner, Disc::None);
    }
    ++arrived(state, action.place, owner, action.place == Place::America ? Disc::Gold : Disc::Wares);
}

void answer(const Transition& transition, const Effect&, Action action)
{
    Progress& progress = transition.state.progress;
    switch (action.kind)
    {
    case ActionKind::Lift:
        progress.lifted_seat = owner_of(action);
        progress.lifted_from = action.place;
        progress.lifted_space = space_of(action);
        break;
    case ActionKind::Drop:
        drop(transition, action);
        break;
    case ActionKind::Claim:
        claim_at_sea(transition, action);
        break;
    default:
        progress.stage = Over;
        break;
    }
}

void execute(const Transition&, const Effect&, Action) {}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (action.kind == ActionKind::Claim)
    {
        return why_no_claim(state, action);
    }
    if (is_taboo(state, action.place))
    {
        return why_taboo(state, action.place);
    }
    if (action.kind == ActionKind::Drop)
    {
        return action.place == Place::France ? Rule::FranceIsFull : Rule::ShipGoesElsewhere;
    }
    const bool at_sea = is_of(action.place, PlaceKind::Overseas);
    const bool there = at_sea && owner_of(action) < max_owners && space_of(action) <= Space::Third
                       && on_space(state, action.place, owner_of(action), space_of(action)) > 0;
    return !at_sea                                               ? Rule::ShipGoesElsewhere
           : !there                                              ? Rule::NoCaballeroThere
           : state.player_of(owner_of(action)) != state.active() ? Rule::ForeignMovesUsedUp
                                                                 : Rule::SailsOnce;
}

/// True if no more caballeros arrived at a place than are there.
bool arrivals_fit(const State& state)
{
    for (const Place place : ports)
    {
        for (const Seat owner : {state.active(), neutral})
        {
            for (const Disc disc : {Disc::None, Disc::Gold, Disc::Wares})
            {
                const int all = on_space(state, place, owner, ordinary_space(disc, false))
                                + on_space(state, place, owner, ordinary_space(disc, true));
                if (all < state.colonies
                              .arrived[sea_index(place)][owner == neutral ? 1U : 0U][static_cast<std::size_t>(disc)])
                {
                    return false;
                }
            }
        }
    }
    return (!state.colonies.new_captain || state.colonies.captain != nobody)
           && (!state.colonies.new_viceroy || state.colonies.viceroy != nobody);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool holds_one = progress.lifted_seat != nobody;
    ActionList departures;
    if (holds_one)
    {
        list_departures(state, departures);
    }
    const Action lift = at_space({ActionKind::Lift, progress.lifted_seat, progress.lifted_from}, progress.lifted_space);
    const bool filling = progress.stage == Over && state.colonies.filling_seat != nobody;
    return has_colonies(state.setup) && arrivals_fit(state) && others_are_default(state, {.lifted = true})
           && (holds_one ? progress.stage == Sailing && departures.contains(lift)
                         : progress.lifted_space == Space::Region
                               && (filling || (progress.stage == Sailing && possible(state, effect))));
}

} // namespace

const VerbRules sail_verb{.possible = possible,
                          .begin = begin_nothing,
                          .next = next,
                          .legal = legal,
                          .why_not = why_not,
                          .answer = answer,
                          .execute = execute,
                          .valid = valid};

} // namespace elgrande
