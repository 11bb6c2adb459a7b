// The prison: by its symbol any one caballero of a region goes there, and the player who takes the King card may
// pardon all prisoners, into one region; "he may not pardon some and not others" (classic and expansions, line 306).
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

bool somebody_is_free(const State& state, const Effect&)
{
    for (const Seat seat : state.seats())
    {
        if (in_open_regions(state, seat) > 0)
        {
            return true;
        }
    }
    return false;
}

void legal_prisoners(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        for (const Seat seat : state.seats())
        {
            if (may_leave(state, seat, region))
            {
                list.add({ActionKind::Imprison, seat, region});
            }
        }
    }
    list.add(with(ActionKind::Done, 0));
}

void answer_prisoner(const Transition& transition, const Effect&, Action action)
{
    if (action.kind == ActionKind::Done)
    {
        transition.state.progress.stage = 1;
        return;
    }
    announce(transition, action);
}

void imprison(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    take_off(state, step.a, step.place, Space::Region);
    ++state.grand.prison[step.a];
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::Imprisoned,
                     .seat = step.a,
                     .by = state.active(),
                     .from = step.place,
                     .to = Place::Aside,
                     .count = 1});
}

Rule why_no_prisoner(const State& state, const Effect& /*effect*/, Action action)
{
    return action.a == neutral             ? Rule::OnlyInquisitorMovesBlack
           : action.a >= state.players()   ? Rule::NoSuchValue
           : action.place == Place::Ship   ? Rule::ShipIsNoRegion
           : is_taboo(state, action.place) ? why_taboo(state, action.place)
                                           : why_not_from(state, action.a, action.place);
}

bool somebody_is_inside(const State& state, const Effect&)
{
    const auto& prison = state.grand.prison;
    return std::any_of(prison.begin(), prison.end(), [](int count) { return count > 0; });
}

void legal_pardons(const State& state, const Effect&, ActionList& list)
{
    for (const Place region : regions(state.setup))
    {
        if (!is_taboo(state, region))
        {
            list.add(at(ActionKind::Pardon, region));
        }
    }
}

void pardon(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    for (const Seat seat : state.seats())
    {
        std::uint8_t& inside = state.grand.prison[seat];
        if (inside == 0)
        {
            continue;
        }
        transition.emit({.kind = EventKind::Pardoned,
                         .seat = seat,
                         .by = state.active(),
                         .from = Place::Aside,
                         .to = step.place,
                         .count = inside});
        for (; inside > 0; --inside)
        {
            put_on(transition, seat, step.place);
        }
    }
    state.progress.stage = 1;
}

Rule why_no_pardon(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place) ? why_taboo(state, action.place)
                                         : why_no_region(state, action.place, Rule::NoSuchValue);
}

} // namespace

const VerbRules imprison_verb{.possible = somebody_is_free,
                              .begin = begin_nothing,
                              .next = ask_once<Question::Imprison>,
                              .legal = legal_prisoners,
                              .why_not = why_no_prisoner,
                              .answer = answer_prisoner,
                              .execute = imprison,
                              .valid = valid_without_progress};

const VerbRules pardon_verb{.possible = somebody_is_inside,
                            .begin = begin_nothing,
                            .next = ask_once<Question::Pardon>,
                            .legal = legal_pardons,
                            .why_not = why_no_pardon,
                            .answer = announce_answer,
                            .execute = pardon,
                            .valid = valid_without_progress};

} // namespace elgrande
