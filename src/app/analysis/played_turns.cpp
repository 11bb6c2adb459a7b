#include "app/analysis/played_turns.hpp"

#include "rules/game.hpp"

namespace elgrande::screens
{

namespace
{

PlayedTurn turn_from(const table::History& history, table::Moment start)
{
    State state = history.state_at(start);
    PlayedTurn turn{start, start, false};
    while (turn.end < history.cursor() && !turn.ended)
    {
        turn.ended = apply_within_turn(state, history.entries()[turn.end].action);
        ++turn.end;
    }
    return turn;
}

} // namespace

std::vector<PlayedTurn> turns_of(const table::History& history)
{
    std::vector<PlayedTurn> turns;
    for (table::Moment moment = 0; moment < history.cursor();)
    {
        if (!is_within_turn(history.state_at(moment)))
        {
            ++moment;
            continue;
        }
        turns.push_back(turn_from(history, moment));
        moment = turns.back().end;
    }
    return turns;
}

std::vector<Action> actions_of(const table::History& history, const PlayedTurn& turn)
{
    std::vector<Action> actions;
    for (table::Moment moment = turn.start; moment < turn.end; ++moment)
    {
        actions.push_back(history.entries()[moment].action);
    }
    return actions;
}

} // namespace elgrande::screens
