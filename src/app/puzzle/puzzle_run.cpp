#include "app/puzzle/puzzle_run.hpp"

#include "rules/random.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande::screens
{

void PuzzleRun::count(bool right)
{
    if (over)
    {
        return;
    }
    solved += right ? 1 : 0;
    lives -= right ? 0 : 1;
    over = lives == 0 || current + 1 >= links.size();
}

bool PuzzleRun::end_if_time_is_up(double now_ms)
{
    return is_timed() && now_ms >= ends_ms && !std::exchange(over, true);
}

PuzzleRun make_run(RunKind kind, const std::vector<ListedPuzzle>& list, const Editions& played, std::uint64_t seed,
                   double now_ms)
{
    const std::ptrdiff_t of_a_grade = kind == RunKind::Timed ? 4 : 6;
    PuzzleRun run{.kind = kind, .ends_ms = now_ms + PuzzleRun::duration_ms};
    if (kind == RunKind::Streak)
    {
        run.lives = 1;
        run.skips = 1;
    }
    std::vector<std::string> others;
    Random random(seed);
    for (int grade = 1; grade <= puzzle_grades; ++grade)
    {
        std::vector<const ListedPuzzle*> puzzles;
        for (const ListedPuzzle& puzzle : list)
        {
            if (puzzle.grade == grade && !puzzle.teaches() && is_wanted(puzzle, {}, played))
            {
                puzzles.push_back(&puzzle);
            }
        }
        for (std::size_t left = puzzles.size(); left > 1; --left)
        {
            std::swap(puzzles[left - 1], puzzles[random.below(static_cast<std::uint32_t>(left))]);
        }
        std::stable_partition(puzzles.begin(), puzzles.end(),
                              [](const ListedPuzzle* puzzle) { return puzzle->edition == Edition::Classic; });
        const auto taken = std::min(of_a_grade, std::ssize(puzzles));
        const auto link = [](const ListedPuzzle* puzzle) { return puzzle->link; };
        std::transform(puzzles.begin(), puzzles.begin() + taken, std::back_inserter(run.links), link);
        std::transform(puzzles.begin() + taken, puzzles.end(), std::inserter(others, others.begin()), link);
    }
    if (kind == RunKind::Streak)
    {
        std::move(others.begin(), others.end(), std::back_inserter(run.links));
    }
    run.over = run.links.empty();
    return run;
}

} // namespace elgrande::screens
