// The command "judge": the solver's verdict on puzzles, in rows or in words, and how computer players do in them.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/puzzle_rows.hpp"
#include "cli/turns.hpp"
#include "opponents/opponent.hpp"
#include "record/describe.hpp"
#include "record/notation.hpp"
#include "rules/game.hpp"
#include "rules/outlook/likeness.hpp"
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

/// A puzzle with the solver's verdict.
struct JudgedPuzzle
{
    record::Puzzle puzzle;
    puzzles::Verdict verdict;
    puzzles::Assessment assessment;
};

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

JudgedPuzzle judged(const std::string& link, const puzzles::JudgeLimits& limits)
{
    record::Puzzle puzzle = puzzle_of_link(link);
    const State& state = puzzle.position;
    const Objective objective = puzzle.task.objective;
    puzzles::Verdict verdict = puzzles::judge(state, objective, limits);
    if (!verdict.solved)
    {
        throw Failure("the turn has too many ends to be solved");
    }
    puzzles::Assessment assessment = puzzles::assess(state, objective, verdict);
    return {std::move(puzzle), std::move(verdict), assessment};
}

/// Prints the puzzle's row, its position and legal answers, and the plain and the best turns in the notation of
/// records.
void print_in_words(const JudgedPuzzle& judged)
{
    const State& state = judged.puzzle.position;
    const puzzles::Verdict& verdict = judged.verdict;
    std::vector<record::Player> players;
    for (const record::Colour colour : judged.puzzle.colours)
    {
        players.push_back({std::string(word(colour)), colour, {}});
    }
    print_row(judged.puzzle, verdict, judged.assessment, nearest_distance(judged.puzzle, collection()));
    std::cout << record::describe(state, players) << "Asked\n";
    for (const Action answer : legal(state))
    {
        std::cout << "  " << record::notation(state, answer, players) << '\n';
    }
    std::cout << "Plain turn, " << (verdict.greedy ? std::to_string(*verdict.greedy) : "unknown") << '\n';
    print_turn(state, verdict.plain, players);
    for (const std::vector<Action>& solution : verdict.solutions)
    {
        std::cout << "Best turn, " << verdict.value << '\n';
        print_turn(state, solution, players);
    }
    std::cout << std::endl;
}

/// Prints a row for each puzzle; if `is_choosy`, for each that meets the criteria and is not like an earlier one.
void print_rows(const std::vector<std::string>& links, const puzzles::JudgeLimits& limits, bool is_choosy)
{
    const std::vector<record::Puzzle> known = collection();
    std::vector<record::Puzzle> earlier;
    for (const std::string& link : links)
    {
        const JudgedPuzzle one = judged(link, limits);
        const State& state = one.puzzle.position;
        const auto is_like_this = [&](const record::Puzzle& before)
        { return puzzles::are_alike(before.position, before.task.objective, state, one.puzzle.task.objective); };
        if (is_choosy && (one.assessment.fault || std::any_of(earlier.begin(), earlier.end(), is_like_this)))
        {
            continue;
        }
        print_row(one.puzzle, one.verdict, one.assessment, nearest_distance(one.puzzle, known));
        if (is_choosy)
        {
            earlier.push_back(one.puzzle);
        }
    }
}

/// Returns the value of the turn of a computer player, who tries to win the game and does not know the task; nothing if
/// the search reached its limits.
std::optional<int> value_played_by(opponents::Level level, std::uint64_t seed, const record::Puzzle& puzzle)
{
    State state = puzzle.position;
    const Seat player = state.active();
    opponents::Opponent opponent(level, seed);
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

/// Prints for each grade the number of its puzzles, and the percentage of them that each level of computer players
/// solves if it tries each of them `tries` times.
void print_solved_by_levels(const std::vector<std::string>& links, const puzzles::JudgeLimits& limits,
                            std::uint64_t tries)
{
    std::array<std::array<std::uint64_t, opponents::level_count>, puzzles::hardest_grade> solved{};
    std::array<std::uint64_t, puzzles::hardest_grade> count{};
    for (const std::string& link : links)
    {
        const JudgedPuzzle one = judged(link, limits);
        const auto grade = static_cast<std::size_t>(one.verdict.grade) - 1;
        ++count[grade];
        for (std::size_t level = 0; level < opponents::level_count; ++level)
        {
            for (std::uint64_t seed = 1; seed <= tries; ++seed)
            {
                const auto reached = value_played_by(static_cast<opponents::Level>(level), seed, one.puzzle);
                solved[grade][level] += reached >= std::optional(one.verdict.value) ? 1 : 0;
            }
        }
    }
    std::cout << "grade puzzles easy medium hard\n";
    for (std::size_t grade = 0; grade < count.size(); ++grade)
    {
        std::cout << grade + 1 << ' ' << count[grade];
        for (const std::uint64_t number : solved[grade])
        {
            constexpr std::uint64_t percent = 100;
            std::cout << ' ' << number * percent / std::max<std::uint64_t>(count[grade] * tries, 1) << '%';
        }
        std::cout << std::endl;
    }
}

std::vector<std::string> lines_of(const std::string& path)
{
    std::ifstream file = open_file(path);
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);)
    {
        all.push_back(line);
    }
    return all;
}

} // namespace

void judge_puzzles(Arguments& arguments)
{
    constexpr std::uint64_t max_positions = 100'000'000;
    constexpr std::uint64_t max_tries = 1000;
    puzzles::JudgeLimits limits;
    limits.max_positions =
        static_cast<std::uint32_t>(arguments.number("--positions", 1, max_positions, limits.max_positions));
    const auto list = arguments.text("--list");
    const bool is_choosy = list && arguments.flag("--choosy");
    const bool by_levels = list && arguments.flag("--levels");
    const std::uint64_t tries = by_levels ? arguments.number("--tries", 1, max_tries, 1) : 1;
    const bool in_words = !list && arguments.flag("--in-words");
    const std::vector<std::string> links = list ? lines_of(*list) : std::vector{arguments.plain("a link")};
    arguments.done();
    if (by_levels)
    {
        print_solved_by_levels(links, limits, tries);
    }
    else if (in_words)
    {
        print_in_words(judged(links.front(), limits));
    }
    else
    {
        print_rows(links, limits, is_choosy);
    }
}

} // namespace elgrande::cli
