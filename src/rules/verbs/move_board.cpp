// A mobile scoreboard is placed or moved to a region or the Castillo, but not into or out of the King's region and not
// onto the other one (classic 1996, stack 4).
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

void legal(const State& state, const Effect&, ActionList& list)
{
    for (std::uint8_t board = 0; board < mobile_board_count; ++board)
    {
        if (is_taboo(state, state.board_at[board]))
        {
            continue;
        }
        for (const Place place : places(state.setup))
        {
            const bool can_lie = place == Place::Castillo || is_region(state.setup, place);
            if (can_lie && !is_taboo(state, place) && mobile_board_on(state, place) < 0)
            {
                list.add({ActionKind::MoveBoard, board, place});
            }
        }
    }
}

/// At most one scoreboard is fixed by the King, and the other one by a quarantine.
bool possible(const State& state, const Effect&)
{
    return std::any_of(state.board_at.begin(), state.board_at.end(),
                       [&](Place place) { return !is_taboo(state, place); });
}

void execute(const Transition& transition, const Effect&, Action step)
{
    lay_board(transition, step);
    transition.state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    const bool exists = action.place == Place::Castillo || is_region(state.setup, action.place);
    if (action.a >= mobile_board_count || !exists)
    {
        return is_abroad(action.place) ? Rule::Abroad : Rule::NoSuchValue;
    }
    const Place from = state.board_at[action.a];
    if (is_taboo(state, from) || is_taboo(state, action.place))
    {
        return why_taboo(state, is_taboo(state, from) ? from : action.place);
    }
    return from == action.place ? Rule::SamePlace : Rule::PlaceHasScoreboard;
}

} // namespace

void lay_board(const Transition& transition, Action step)
{
    State& state = transition.state;
    Place& place = state.board_at[step.a];
    transition.emit(
        {.kind = EventKind::BoardMoved, .seat = state.active(), .from = place, .to = step.place, .count = step.a});
    place = step.place;
}

const VerbRules move_board_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = ask_once<Question::MoveBoard>,
                                .legal = legal,
                                .why_not = why_not,
                                .answer = announce_answer,
                                .execute = execute,
                                .valid = valid_without_progress};

} // namespace elgrande
