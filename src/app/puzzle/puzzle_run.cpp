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
    return now_ms >= ends_ms && !std::exchange(over, true);
}

PuzzleRun make_run(const std::vector<ListedPuzzle>& list, const Editions& played, std::uint64_t seed, double now_ms)
{
    constexpr std::ptrdiff_t of_a_grade = 4;
    PuzzleRun run;
    run.ends_ms = now_ms + PuzzleRun::duration_ms;
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
        std::transform(puzzles.begin(), puzzles.begin() + taken, std::back_inserter(run.links),
                       [](const ListedPuzzle* puzzle) { return puzzle->link; });
    }
    run.over = run.links.empty();
    return run;
}

} // namespace elgrande::screens
