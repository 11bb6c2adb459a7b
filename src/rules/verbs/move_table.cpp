// The Limit table goes to another region, but not to France and not into or out of the King's region (classic and
// expansions, line 254). The player who moves it chooses who stands on it if there is not room for all. Some cards then
// score the region (reconstructed).
// State::progress: to_score is its region while that is about to be scored; stage holds a Stage.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

enum Stage : std::uint8_t
{
    Choosing, ///< the table has not moved yet
    Moved,    ///< the table has moved, or cannot
    Joined,   ///< a player has been asked to join the scoring (card 75): answer_join() adds 1 to the stage
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

/// The region can be scored even if the table cannot be moved.
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
    if (progress.stage != Joined)
    {
        progress.stage = Moved;
        progress.to_score = PlaceSet(1U << index(state.colonies.table));
        if (ask_to_join_scoring(transition))
        {
            return Next::Ask;
        }
    }
    announce(transition, at(ActionKind::ScorePlace, state.colonies.table));
    return Next::Step;
}

void execute(const Transition& transition, const Effect&, Action step)
{
    if (step.kind == ActionKind::ScorePlace)
    {
        transition.state.progress.stage = Scored;
        transition.state.progress.to_score = {};
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
    const PlaceSet scored(1U << index(state.colonies.table));
    const bool asks_to_join = state.decision.question == Question::JoinScoring && progress.to_score == scored;
    const bool continues = state.colonies.filling_seat == state.active()
                           || (effect.then_score && (progress.step_announced || asks_to_join));
    // In saves from before Question::JoinScoring existed, to_score is empty.
    return progress.stage <= (has_own_cards(state.setup) ? Joined : Moved)
           && (progress.stage == Choosing ? progress.to_score.empty() : continues)
           && (progress.to_score.empty() || (effect.then_score && progress.to_score == scored))
           && others_are_default(state, {.to_score = true});
}

} // namespace

const VerbRules move_table_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = next,
                                .legal = legal,
                                .why_not = why_not,
                                .answer = announce_answer,
                                .execute = execute,
                                .valid = valid};

} // namespace elgrande
