// Quarantine: a region becomes as taboo as the King's until the next general scoring is over (classic and expansions,
// line 186). A mobile scoreboard marks it: that of the previous region in quarantine, else one from beside the board,
// else one from another region.
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

bool may_be_taken(const State& state, std::size_t board)
{
    const auto& at = state.board_at;
    const Place here = at[board];
    if (state.lasting.quarantine != Place::Nowhere)
    {
        return here == state.lasting.quarantine;
    }
    return here == Place::Aside || (here != state.king && std::find(at.begin(), at.end(), Place::Aside) == at.end());
}

void legal(const State& state, const Effect&, ActionList& list)
{
    for (std::uint8_t board = 0; board < mobile_board_count; ++board)
    {
        for (const Place region : regions(state.setup))
        {
            const bool free = region != state.king && mobile_board_on(state, region) < 0;
            if (free && may_be_taken(state, board))
            {
                list.add({ActionKind::MoveBoard, board, region});
            }
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList list;
    legal(state, effect, list);
    return !list.empty();
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    lay_board(transition, step);
    state.lasting.quarantine = step.place;
    transition.emit({.kind = EventKind::Quarantined, .seat = state.active(), .to = step.place});
    state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (action.a >= mobile_board_count || !is_region(state.setup, action.place))
    {
        return why_no_region(state, action.place, Rule::NoSuchValue);
    }
    return action.place == state.king                 ? Rule::KingsRegionTaboo
           : state.board_at[action.a] == action.place ? Rule::SamePlace
           : mobile_board_on(state, action.place) < 0 ? Rule::OtherBoard
                                                      : Rule::PlaceHasScoreboard;
}

} // namespace

const VerbRules quarantine_verb{.possible = possible,
                                .begin = begin_nothing,
                                .next = ask_once<Question::MoveBoard>,
                                .legal = legal,
                                .why_not = why_not,
                                .answer = announce_answer,
                                .execute = execute,
                                .valid = valid_without_progress};

} // namespace elgrande
