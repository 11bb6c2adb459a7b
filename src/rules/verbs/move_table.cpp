// The Limit table goes to another region, but not to France and not into or out of the King's region (classic and
// expansions, line 254). Whoever moves it chooses who stands on it where not all can. By some cards the region is
// scored then (reconstructed).
// progress: stage 1 when it has moved, 2 when its region has been scored.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Choosing,
    Moved,
    Scored
};

void legal(const State& state, const Effect&, ActionList& list)
{
    if (is_taboo(state, state.colonies.table))
    {
        return;
    }
    for (const Place region : regions(state.setup))
    {
        if (region != Place::France && region != state.colonies.table && !is_taboo(state, region))
        {
            list.add(at(ActionKind::MoveTable, region));
        }
    }
}

/// Where it cannot be moved, its region can still be scored.
bool possible(const State& state, const Effect& effect)
{
    return effect.then_score || !is_taboo(state, state.colonies.table);
}

Next next(const Transition& transition, const Effect& effect)
{
    State& state = transition.state;
    Progress& progress = state.progress;
    if (progress.stage == Choosing && !is_taboo(state, state.colonies.table))
    {
        transition.ask(Question::MoveTable, state.active());
        return Next::Ask;
    }
    if (ask_to_fill_table(transition))
    {
        return Next::Ask;
    }
    if (!effect.then_score || progress.stage == Scored)
    {
        return Next::Finished;
    }
    progress.stage = Moved;
    announce(transition, at(ActionKind::ScorePlace, state.colonies.table));
    return Next::Step;
}

void execute(const Transition& transition, const Effect&, Action step)
{
    if (step.kind == ActionKind::ScorePlace)
    {
        transition.state.progress.stage = Scored;
        score_place(transition, step.place, false);
        return;
    }
    transition.state.progress.stage = Moved;
    move_table(transition, step.place);
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    return is_taboo(state, action.place)          ? why_taboo(state, action.place)
           : action.place == state.colonies.table ? Rule::SamePlace
           : action.place == Place::France        ? Rule::NotToFrance
                                                  : why_no_region(state, action.place, Rule::NoSuchValue);
}

bool valid(const State& state, const Effect& effect)
{
    const Progress& progress = state.progress;
    const bool goes_on = state.colonies.filler == state.active() || (effect.then_score && progress.step_announced);
    return progress.stage <= Moved && (progress.stage == Choosing || goes_on) && rest_untouched(state, {});
}

} // namespace

const VerbRules move_table_verb{possible, begin_nothing, next, legal, why_not, announce_answer, execute, valid};

} // namespace elgrande
