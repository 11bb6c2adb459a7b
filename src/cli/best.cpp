// The command "best": solves a turn.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/turns.hpp"
#include "search/best_turns.hpp"

#include <iostream>

namespace elgrande::cli
{

namespace
{

search::Objective objective_of(Arguments& arguments)
{
    const std::string name = arguments.text("--objective").value_or("own-points");
    const auto objective = search::objective_named(name);
    if (!objective)
    {
        throw Failure("unknown objective " + name);
    }
    return *objective;
}

} // namespace

void find_best_turns(Arguments& arguments)
{
    constexpr std::uint64_t max_positions = 100'000'000;
    const search::Objective objective = objective_of(arguments);
    search::Limits limits;
    limits.max_positions =
        static_cast<std::uint32_t>(arguments.number("--positions", 1, max_positions, limits.max_positions));
    const record::Game game = read_game(arguments.plain("a file"));
    arguments.done();
    const State state = last_state(game);
    if (!is_within_turn(state))
    {
        throw Failure("the record does not end within a player's turn");
    }
    const search::BestTurns best = search::best_turns(state, objective, limits);
    if (!best.found)
    {
        throw Failure("no end of the turn found within " + std::to_string(limits.max_positions)
                      + " positions; raise --positions");
    }
    std::cout << search::objective_id(objective) << (best.exact ? " " : " at least ") << best.value << "\nnext "
              << (best.second ? std::to_string(*best.second) : "none") << "\nbest ends " << best.best_ends << "\nends "
              << best.ends << '\n';
    for (const search::ActionSequence& actions : best.turns)
    {
        std::cout << "turn\n";
        print_turn(state, actions, game.players);
    }
}

} // namespace elgrande::cli
