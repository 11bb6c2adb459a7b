// The active player sends one caballero of every player from a region back to its province, in any order,
// including one of their own unless the rules in play spare it (classic 1996, stack 2, and the sample game).
// State::progress: seats_left are the seats that have yet to lose a caballero and have one that can be dismissed.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

void list_dismissals(const State& state, ActionList& list, Seat seat, Place region);

bool has_one_to_dismiss(const State& state, Seat seat)
{
    if (!has_colonies(state.setup))
    {
        return in_open_regions(state, seat) > 0;
    }
    ActionList list;
    for (const Place region : regions(state.setup))
    {
        if (may_leave(state, seat, region))
        {
            list_dismissals(state, list, seat, region);
        }
    }
    return !list.empty();
}

std::uint8_t victims(const State& state, const Effect& effect)
{
    const bool own = effect.everyone && !state.setup.spares_own;
    std::uint8_t seats = 0;
    for (const Seat seat : state.owner_seats())
    {
        const bool loses = (own || seat != state.active()) && has_one_to_dismiss(state, seat);
        seats |= loses ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

bool possible(const State& state, const Effect& effect)
{
    return victims(state, effect) != 0;
}

void begin(const Transition& transition, const Effect& effect)
{
    transition.state.progress.seats_left = victims(transition.state, effect);
}

Next next(const Transition& transition, const Effect&)
{
    if (transition.state.progress.seats_left == 0)
    {
        return Next::Finished;
    }
    transition.ask(Question::Dismiss, transition.state.active());
    return Next::Ask;
}

/// "It cannot be moved by another player to the Castillo or to the provinces" with a disc (classic
/// and expansions, line 239).
void list_dismissals(const State& state, ActionList& list, Seat seat, Place region)
{
    ActionList all;
    add_departures(state, all, {ActionKind::Dismiss, seat, region}, seat);
    for (const Action action : all)
    {
        if (seat == state.active() || disc_of(state, region, space_of(action)) == Disc::None)
        {
            list.add(action);
        }
    }
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        for (const Seat seat : state.owner_seats())
        {
            if ((state.progress.seats_left & bit_of(seat)) != 0 && may_leave(state, seat, region))
            {
                list_dismissals(state, list, seat, region);
            }
        }
    }
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const Seat victim = owner_of(step);
    take_away(transition, victim, step.place, space_of(step));
    ++state.province[victim];
    state.progress.seats_left = static_cast<std::uint8_t>(state.progress.seats_left & ~bit_of(victim));
    transition.emit({.kind = EventKind::SentBack,
                     .seat = victim,
                     .by = state.active(),
                     .from = step.place,
                     .to = Place::Province,
                     .count = 1});
    bearer_leaves(transition, victim, step.place, Place::Province, takes_bearer(step));
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const Seat owner = owner_of(action);
    if (owner == neutral && has_colonies(state.setup))
    {
        return Rule::BlackStays;
    }
    if (owner >= state.owner_count() || (action.a > owner_mask && !has_colonies(state.setup)))
    {
        return Rule::NoSuchValue;
    }
    // All of seats_left can lose one. Players without any caballeros get another rule.
    const bool left = (state.progress.seats_left & bit_of(owner)) != 0;
    if (left && has_colonies(state.setup) && is_region(state.setup, action.place)
        && may_leave(state, owner, action.place))
    {
        return Rule::KeepsItsDisc;
    }
    return left || in_open_regions(state, owner) == 0 ? why_not_from(state, owner, action.place) : Rule::LosesOneOnly;
}

bool valid(const State& state, const Effect& effect)
{
    // The player who lost a standard-bearer last may have to name another one.
    const bool naming = state.decision.question == Question::NameBearer;
    const unsigned left = state.progress.seats_left;
    return state.progress.stage == 0 && (left != 0 || naming) && (left & ~unsigned{victims(state, effect)}) == 0
           && others_are_default(state, {.seats = true});
}

} // namespace

const VerbRules dismiss_verb{.possible = possible,
                             .begin = begin,
                             .next = next,
                             .legal = legal,
                             .why_not = why_not,
                             .answer = announce_answer,
                             .execute = execute,
                             .valid = valid};

} // namespace elgrande
