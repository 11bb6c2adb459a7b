#include "app/puzzle/made_puzzle.hpp"

#include <algorithm>

namespace elgrande::screens
{

void MadePuzzle::choose(Objective objective)
{
    puzzle.task = {.objective = objective, .aim = record::Aim::Best, .value = 0};
    value_chosen = false;
    failed = false;
    no_solver = false;
    due = !verdict();
}

void MadePuzzle::choose(record::Aim aim)
{
    puzzle.task.aim = aim;
    puzzle.task.value = 0;
    value_chosen = false;
    follow_best();
}

void MadePuzzle::choose_value(int value)
{
    if (puzzle.task.aim == record::Aim::AtLeast)
    {
        value_chosen = true;
        puzzle.task.value =
            static_cast<std::int16_t>(std::clamp(value, record::min_task_value, record::max_task_value));
    }
}

void MadePuzzle::set_verdict(const std::optional<brains::PuzzleAnswer>& verdict)
{
    failed = failed || (!verdict && asked == puzzle.task.objective);
    verdicts[static_cast<std::size_t>(asked)] = verdict;
    follow_best();
}

void MadePuzzle::follow_best()
{
    if (!value_chosen && verdict() && verdict()->solved)
    {
        choose_value(verdict()->value);
        value_chosen = false;
    }
}

} // namespace elgrande::screens
