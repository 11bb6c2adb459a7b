// A bridge: two regions are neighbours until another one is built (classic and expansions, line 181).
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

bool may_join(const State& state, Place one, Place other)
{
    return one < other && !neighbours(state, one).contains(other);
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Place one : all_regions)
    {
        for (const Place other : all_regions)
        {
            if (may_join(state, one, other))
            {
                list.add({ActionKind::BuildBridge, static_cast<std::uint8_t>(one), other});
            }
        }
    }
}

bool possible(const State&, const Effect&)
{
    return true; // no region borders on all others
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const auto one = static_cast<Place>(step.a);
    state.lasting.bridge = {one, step.place};
    state.progress.stage = 1;
    transition.emit({.kind = EventKind::BridgeBuilt, .seat = state.active(), .from = one, .to = step.place});
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const auto one = static_cast<Place>(action.a);
    if (!is_region(one) || !is_region(action.place))
    {
        return why_no_region(state, action.place, Rule::NoSuchValue);
    }
    return neighbours(state, one).contains(action.place) ? Rule::AlreadyNeighbours : Rule::NoSuchValue;
}

} // namespace

const VerbRules build_bridge_verb{.possible = possible,
                                  .begin = begin_nothing,
                                  .next = ask_once<Question::BuildBridge>,
                                  .legal = legal,
                                  .why_not = why_not,
                                  .answer = announce_answer,
                                  .execute = execute,
                                  .valid = valid_without_progress};

} // namespace elgrande
