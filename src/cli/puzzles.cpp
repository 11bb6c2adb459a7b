// The command "puzzles": finds puzzles in games of computer players.
#include "cli/commands.hpp"
#include "cli/puzzle_rows.hpp"
#include "cli/rules.hpp"
#include "puzzles/finder.hpp"
#include "rules/outlook/likeness.hpp"
#include "rules/setup.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace elgrande::cli
{
namespace
{

void print_found(const puzzles::FoundPuzzle& found, const std::vector<record::Puzzle>& known)
{
    constexpr std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
    const record::Puzzle puzzle{
        found.state, {colours.begin(), colours.begin() + found.state.players()}, {.objective = found.objective}, {}};
    print_row(puzzle, found.verdict, {.ideas = found.ideas, .fault = {}}, nearest_distance(puzzle, known));
}

/// True if the puzzle is not like an earlier one.
bool is_new(const puzzles::FoundPuzzle& found, const std::vector<puzzles::FoundPuzzle>& earlier)
{
    return std::none_of(earlier.begin(), earlier.end(),
                        [&](const puzzles::FoundPuzzle& known)
                        { return puzzles::are_alike(known.state, known.objective, found.state, found.objective); });
}

} // namespace

void find_puzzles(Arguments& arguments)
{
    constexpr std::uint64_t max_number = 1'000'000;
    Setup setup = rules_of(arguments);
    setup.players = static_cast<std::uint8_t>(arguments.number("--players", 2, max_players, 4));
    setup.open_castillo = true;
    const auto games = static_cast<int>(arguments.number("--games", 1, max_number, 10));
    const std::uint64_t seed = arguments.number("--seed", 0, max_number, 1);
    const auto last = static_cast<int>(arguments.number("--to-round", 1, last_round, last_round));
    arguments.done();
    setup = checked(setup);
    const std::vector<record::Puzzle> known = collection();
    std::vector<puzzles::FoundPuzzle> all;
    for (int number = 0; number < games; ++number)
    {
        setup.seed = seed * max_number + static_cast<std::uint64_t>(number);
        for (puzzles::PuzzleGame game(setup); !game.over() && game.round() <= last;)
        {
            const auto found = game.step();
            if (found && is_new(*found, all))
            {
                print_found(*found, known);
                all.push_back(*found);
            }
        }
    }
}

} // namespace elgrande::cli
