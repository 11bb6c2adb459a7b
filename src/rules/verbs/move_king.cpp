// The King moves: to a neighbouring region (Royal Adviser, stack 4) or to any region (the King card, stack 5).
#include "rules/verbs/verb.hpp"

namespace elgrande
{
namespace
{

bool possible(const State&, const Effect&)
{
    return true;
}

void legal(const State& state, const Effect& effect, ActionList& list)
{
    const PlaceSet near = neighbours(state.king);
    for (const Place region : all_regions)
    {
        if (region != state.king && (!effect.neighbours_only || near.contains(region)))
        {
            list.add(at(ActionKind::MoveKing, region));
        }
    }
}

void execute(const Play& play, const Effect&, Action step)
{
    State& state = play.state;
    play.tell({.kind = EventKind::KingMoved, .seat = state.active(), .from = state.king, .to = step.place});
    state.king = step.place;
    state.progress.stage = 1;
}

} // namespace

const VerbRules move_king_verb{possible, begin_nothing, ask_once<Question::MoveKing>, legal, announce_answer,
                               execute,  sound_simple};

} // namespace elgrande
