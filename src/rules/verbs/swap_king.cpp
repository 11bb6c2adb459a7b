// The King changes places with one Grande; both must be in regions (2023, "Stand-in").
#include "rules/verbs/verb.hpp"

#include "rules/play/why_not.hpp"

namespace elgrande
{
namespace
{

void legal(const State& state, const Effect&, ActionList& list)
{
    for (const Seat seat : state.seats())
    {
        const Place home = state.grande[seat];
        if (is_region(state.king) && is_region(home) && home != state.king)
        {
            list.add({ActionKind::SwapKing, seat, home});
        }
    }
}

bool possible(const State& state, const Effect& effect)
{
    ActionList grandes;
    legal(state, effect, grandes);
    return !grandes.empty();
}

void execute(const Transition& transition, const Effect&, Action step)
{
    State& state = transition.state;
    const Place left = state.king;
    transition.emit({.kind = EventKind::KingMoved, .seat = state.active(), .from = left, .to = step.place});
    transition.emit({.kind = EventKind::GrandeMoved, .seat = step.a, .from = step.place, .to = left});
    state.king = step.place;
    state.grande[step.a] = left;
    state.progress.stage = 1;
}

Rule why_not(const State& state, const Effect& /*effect*/, Action action)
{
    if (action.a >= state.players())
    {
        return Rule::NoSuchValue;
    }
    const Place at = state.grande[action.a];
    return at == Place::Castillo ? Rule::CastilloStaysShut : Rule::SamePlace;
}

} // namespace

const VerbRules swap_king_verb{.possible = possible,
                               .begin = begin_nothing,
                               .next = ask_once<Question::MoveKing>,
                               .legal = legal,
                               .why_not = why_not,
                               .answer = announce_answer,
                               .execute = execute,
                               .valid = valid_without_progress};

} // namespace elgrande
