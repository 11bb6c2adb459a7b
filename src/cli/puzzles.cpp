// The commands "puzzles" and "judge": find puzzles in games of computer players, and print the verdict of the solver.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/rules.hpp"
#include "opponents/opponent.hpp"
#include "puzzles/finder.hpp"
#include "puzzles/ideas.hpp"
#include "puzzles/likeness.hpp"
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
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

/// True if the puzzle is not alike to an earlier one.
bool is_new(const puzzles::FoundPuzzle& found, const std::vector<puzzles::FoundPuzzle>& earlier)
{
    return std::none_of(earlier.begin(), earlier.end(),
                        [&](const puzzles::FoundPuzzle& known)
                        { return puzzles::are_alike(known.state, known.objective, found.state, found.objective); });
}

record::Puzzle puzzle_of_link(const std::string& link)
{
    auto opened = record::open_link(link);
    if (!opened)
    {
        throw Failure(record::to_string(opened.error()));
    }
    auto* puzzle = std::get_if<record::Puzzle>(&*opened);
    if (puzzle == nullptr)
    {
        throw Failure("this is the link of a game, not of a puzzle");
    }
    return std::move(*puzzle);
}

puzzles::Verdict solved(const record::Puzzle& puzzle, const puzzles::JudgeLimits& limits)
{
    puzzles::Verdict verdict = puzzles::judge(puzzle.position, puzzle.task.objective, limits);
    if (!verdict.solved)
    {
        throw Failure("the turn has too many ends to be solved");
    }
    return verdict;
}

void judge_one(const std::string& link, const puzzles::JudgeLimits& limits)
{
    const record::Puzzle puzzle = puzzle_of_link(link);
    const puzzles::Verdict verdict = solved(puzzle, limits);
    print_row(puzzle, verdict, puzzles::ideas_of(puzzle.position, puzzle.task.objective, verdict));
}

/// Returns the value of the turn that a computer player plays, who wants to win and does not know the task; nothing if
/// the search reached its limits.
std::optional<int> value_played_by(opponents::Level level, const record::Puzzle& puzzle)
{
    State state = puzzle.position;
    const Seat player = state.active();
    opponents::Opponent opponent(level, player);
    std::vector<Action> played;
    for (bool ended = false; !ended && state.decision.seat == player;)
    {
        opponent.begin(view(state, player));
        while (!opponent.think())
        {
        }
        played.push_back(opponent.choice());
        ended = apply_within_turn(state, played.back());
    }
    return puzzles::value_of(puzzle.position, puzzle.task.objective, played);
}

/// Prints for each grade how many of the puzzles each level of computer players solves.
void print_solved_by_levels(const std::vector<std::string>& links, const puzzles::JudgeLimits& limits)
{
    std::array<std::array<int, opponents::level_count>, puzzles::hardest_grade> solved_by{};
    std::array<int, puzzles::hardest_grade> count{};
    for (const std::string& link : links)
    {
        const record::Puzzle puzzle = puzzle_of_link(link);
        const puzzles::Verdict verdict = solved(puzzle, limits);
        const auto grade = static_cast<std::size_t>(verdict.grade) - 1;
        ++count[grade];
        for (std::size_t level = 0; level < opponents::level_count; ++level)
        {
            const auto reached = value_played_by(static_cast<opponents::Level>(level), puzzle);
            solved_by[grade][level] += reached >= std::optional(verdict.value) ? 1 : 0;
        }
    }
    std::cout << "grade puzzles easy medium hard\n";
    for (std::size_t grade = 0; grade < count.size(); ++grade)
    {
        std::cout << grade + 1 << ' ' << count[grade];
        for (const int number : solved_by[grade])
        {
            std::cout << ' ' << number;
        }
        std::cout << std::endl;
    }
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
        const bool by_levels = arguments.flag("--levels");
        arguments.done();
        std::ifstream lines = open_file(*list);
        std::vector<std::string> links;
        for (std::string line; std::getline(lines, line);)
        {
            links.push_back(line);
        }
        if (by_levels)
        {
            print_solved_by_levels(links, limits);
            return;
        }
        for (const std::string& link : links)
        {
            judge_one(link, limits);
        }
        return;
    }
    const std::string link = arguments.plain("a link");
    arguments.done();
    judge_one(link, limits);
}

} // namespace elgrande::cli
