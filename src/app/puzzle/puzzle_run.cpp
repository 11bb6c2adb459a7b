#include "app/puzzle/puzzle_run.hpp"

#include "rules/random.hpp"

#include <algorithm>
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
    over = lives == 0 || now + 1 >= links.size();
}

bool PuzzleRun::look_at_clock(double now_ms)
{
    return now_ms >= ends_ms && !std::exchange(over, true);
}

PuzzleRun make_run(const std::vector<ListedPuzzle>& list, std::uint64_t seed, double now_ms)
{
    constexpr std::ptrdiff_t of_a_grade = 5;
    PuzzleRun run;
    run.ends_ms = now_ms + PuzzleRun::longest_ms;
    Random random(seed);
    for (int grade = 1; grade <= puzzle_grades; ++grade)
    {
        std::vector<std::string> links;
        for (const ListedPuzzle& puzzle : list)
        {
            if (puzzle.grade == grade && !puzzle.teaches())
            {
                links.push_back(puzzle.link);
            }
        }
        for (std::size_t left = links.size(); left > 1; --left)
        {
            std::swap(links[left - 1], links[random.below(static_cast<std::uint32_t>(left))]);
        }
        const auto taken = std::min<std::ptrdiff_t>(of_a_grade, std::ssize(links));
        run.links.insert(run.links.end(), links.begin(), links.begin() + taken);
    }
    run.over = run.links.empty();
    return run;
}

} // namespace elgrande::screens
