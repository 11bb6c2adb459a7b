#include "cli/turns.hpp"

#include "record/notation.hpp"
#include "rules/game.hpp"

#include <iostream>

namespace elgrande::cli
{

void print_turn(State state, std::span<const Action> actions, const std::vector<record::Player>& players)
{
    const Seat player = state.active();
    for (const Action action : actions)
    {
        State asked = state;
        asked.decision.seat = player;
        std::cout << "  " << record::notation(asked, action, players) << '\n';
        if (state.decision.seat == player)
        {
            apply_within_turn(state, action);
        }
    }
}

} // namespace elgrande::cli
