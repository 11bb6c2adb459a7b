// The commands "puzzles" and "judge": find puzzles in games of computer players, and print the verdict of the solver.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/rules.hpp"
#include "puzzles/finder.hpp"
#include "puzzles/ideas.hpp"
#include "puzzles/likeness.hpp"
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <variant>
#include <vector>

namespace elgrande::cli
{
namespace
{

/// Prints a puzzle as a row of data/puzzles, plus features by which scripts can select.
void print_row(const record::Puzzle& puzzle, const puzzles::Verdict& verdict, Ideas ideas)
{
    const State& state = puzzle.position;
    // A turn that begins before a card is taken, for example with recalling, has a free card.
    const bool is_free = state.decision.question == Question::TakeCard || state.turn.card == no_card;
    const auto number = [](std::optional<int> value) { return value ? std::to_string(*value) : "null"; };
    std::string names;
    for (const Idea idea : every_idea)
    {
        if (ideas.contains(idea))
        {
            names += (names.empty() ? "\"" : ", \"") + std::string(idea_id(idea)) + "\"";
        }
    }
    std::cout << R"({ "edition": ")" << edition_row(state.setup.edition).id << R"(", "players": )"
              << static_cast<int>(state.setup.players) << R"(, "round": )" << static_cast<int>(state.round)
              << R"(, "card": ")" << (is_free ? "free" : card(state.turn.card).id) << R"(", "objective": ")"
              << objective_id(puzzle.task.objective) << R"(", "others": )" << (verdict.others_answer ? "true" : "false")
              << R"(, "ends": )" << verdict.ends << R"(, "moves": )"
              << (verdict.solutions.empty() ? 0 : puzzles::moves_in(verdict.solutions.front())) << R"(, "grade": )"
              << verdict.grade << R"(, "value": )" << verdict.value << R"(, "next": )" << number(verdict.second)
              << R"(, "greedy": )" << number(verdict.greedy) << R"(, "best": )" << verdict.best_ends
              << R"(, "ideas": [)" << names << R"(], "link": ")" << record::puzzle_link(puzzle) << "\" }" << std::endl;
}

void print_found(const puzzles::FoundPuzzle& found)
{
    constexpr std::array colours{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                 record::Colour::Yellow, record::Colour::Purple};
    const record::Puzzle puzzle{
        found.state, {colours.begin(), colours.begin() + found.state.players()}, {.objective = found.objective}, {}};
    print_row(puzzle, found.verdict, found.ideas);
}

/// True if the puzzle is far enough from all `earlier` ones.
bool is_new(const puzzles::FoundPuzzle& found, const std::vector<puzzles::FoundPuzzle>& earlier)
{
    return std::all_of(earlier.begin(), earlier.end(),
                       [&](const puzzles::FoundPuzzle& known) {
                           return puzzles::distance(known.state, known.objective, found.state, found.objective)
                                  >= puzzles::least_distance;
                       });
}

void judge_one(const std::string& link, const puzzles::JudgeLimits& limits)
{
    const auto opened = record::open_link(link);
    if (!opened)
    {
        throw Failure(record::to_string(opened.error()));
    }
    const auto* puzzle = std::get_if<record::Puzzle>(&*opened);
    if (puzzle == nullptr)
    {
        throw Failure("this is the link of a game, not of a puzzle");
    }
    const puzzles::Verdict verdict = puzzles::judge(puzzle->position, puzzle->task.objective, limits);
    if (!verdict.solved)
    {
        throw Failure("the turn has too many ends to be solved");
    }
    print_row(*puzzle, verdict, puzzles::ideas_of(puzzle->position, puzzle->task.objective, verdict));
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
        setup.seed = seed * most + static_cast<std::uint64_t>(game);
        puzzles::find_puzzles(setup, {}, take);
    }
}

void judge_puzzles(Arguments& arguments)
{
    constexpr std::uint64_t most_positions = 100'000'000;
    puzzles::JudgeLimits limits;
    limits.most_positions =
        static_cast<std::uint32_t>(arguments.number("--positions", 1, most_positions, limits.most_positions));
    if (const auto list = arguments.text("--list"))
    {
        arguments.done();
        std::ifstream lines = open_file(*list);
        for (std::string line; std::getline(lines, line);)
        {
            judge_one(line, limits);
        }
        return;
    }
    const std::string link = arguments.plain("a link");
    arguments.done();
    judge_one(link, limits);
}

} // namespace elgrande::cli
