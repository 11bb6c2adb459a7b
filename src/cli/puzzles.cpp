// The command that finds puzzles in games of computer players.
#include "cli/commands.hpp"
#include "cli/rules.hpp"
#include "puzzles/finder.hpp"
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"

#include <array>
#include <iostream>
#include <map>

namespace elgrande::cli
{
namespace
{

/// A puzzle as a row of data/puzzles.
void print_row(const puzzles::Found& found)
{
    constexpr std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
    const record::Puzzle puzzle{
        found.state, {colours.begin(), colours.begin() + found.state.players()}, {.objective = found.objective}, {}};
    const bool is_free = found.state.decision.question == Question::TakeCard;
    const puzzles::Verdict& verdict = found.verdict;
    std::cout << R"({ "grade": )" << verdict.grade << R"(, "edition": ")" << edition_row(found.state.setup.edition).id
              << R"(", "card": ")" << (is_free ? "free" : card(found.state.turn.card).id) << R"(", "objective": ")"
              << objective_id(found.objective) << R"(", "value": )" << verdict.value << R"(, "second": )"
              << *verdict.second << R"(, "greedy": )" << *verdict.greedy << R"(, "best": )" << verdict.best_ends
              << R"(, "ends": )" << verdict.ends << R"(, "others": )" << (verdict.others_answer ? "true" : "false")
              << R"(, "link": ")" << record::puzzle_link(puzzle) << "\" }" << std::endl;
}

} // namespace

void find_puzzles(Arguments& arguments)
{
    constexpr std::uint64_t most = 1'000'000;
    Setup setup = rules_of(arguments);
    setup.players = static_cast<std::uint8_t>(arguments.number("--players", 2, max_players, 4));
    setup.open_castillo = true;
    const auto games = static_cast<int>(arguments.number("--games", 1, most, 10));
    const std::uint64_t seed = arguments.number("--seed", 0, most, 1);
    arguments.done();
    setup = checked(setup);
    for (int game = 0; game < games; ++game)
    {
        setup.seed = seed * most + static_cast<std::uint64_t>(game);
        puzzles::find_puzzles(setup, {}, print_row);
    }
}

} // namespace elgrande::cli
