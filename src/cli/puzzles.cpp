// The command "puzzles": finds puzzles in games of computer players.
#include "cli/commands.hpp"
#include "cli/puzzle_rows.hpp"
#include "cli/rules.hpp"
#include "puzzles/finder.hpp"
#include "rules/outlook/likeness.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace elgrande::cli
{
namespace
{

void print_found(const puzzles::FoundPuzzle& found)
{
    constexpr std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
    const record::Puzzle puzzle{
        found.state, {colours.begin(), colours.begin() + found.state.players()}, {.objective = found.objective}, {}};
    print_row(puzzle, found.verdict, {.ideas = found.ideas, .fault = {}});
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
    arguments.done();
    setup = checked(setup);
    std::vector<puzzles::FoundPuzzle> all;
    const auto take = [&all](const puzzles::FoundPuzzle& found)
    {
        if (is_new(found, all))
        {
            print_found(found);
            all.push_back(found);
        }
    };
    for (int game = 0; game < games; ++game)
    {
        setup.seed = seed * max_number + static_cast<std::uint64_t>(game);
        puzzles::find_puzzles(setup, {}, take);
    }
}

} // namespace elgrande::cli
