#pragma once

#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace elgrande::screens
{

/// A puzzle being made, and the solver's verdicts on it.
struct MadePuzzle
{
    record::Puzzle puzzle; ///< its position is the one that its link contains, with hidden information dealt again
    std::array<std::optional<brains::PuzzleAnswer>, objective_count> verdicts; ///< by objective
    Objective asked{};                                                         ///< the objective of the latest question
    bool failed = false;                                                       ///< the solver gave no usable answer
    bool no_solver = false;                                                    ///< … because no solver is available
    bool due = true;           ///< a question must be sent to the solver
    bool value_chosen = false; ///< the maker chose the number to reach; otherwise it is the value of the best turn

    /// Returns the verdict on the objective of the task; nothing if it is not known.
    const std::optional<brains::PuzzleAnswer>& verdict() const
    {
        return verdicts[static_cast<std::size_t>(puzzle.task.objective)];
    }

    /// Sets the objective, and "any best turn" as the aim. Sets `due` if the solver's verdict on it is missing.
    void choose(Objective objective);

    /// Sets the aim. For AtLeast, the number to reach is the value of the best turn, or 0 until that is known.
    void choose(record::Aim aim);

    /// Sets the number to reach, clamped to record::min_task_value … max_task_value. Does nothing unless the aim is
    /// AtLeast.
    void choose_value(int value);

    /// Sets the solver's verdict on the objective `asked`; nothing if it gave no usable answer.
    void set_verdict(const std::optional<brains::PuzzleAnswer>& verdict);

private:
    void follow_best();
};

} // namespace elgrande::screens
