#pragma once

#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"

#include <array>
#include <optional>

namespace elgrande::screens
{

/// A puzzle that somebody makes, and what the solver says of it.
struct MadePuzzle
{
    record::Puzzle puzzle; ///< its position is that which its link tells: what is hidden is dealt again
    std::array<std::optional<brains::PuzzleAnswer>, objective_count> verdicts; ///< by objective
    Objective asked{};                                                         ///< that the solver was asked about last
    bool failed = false;                                                       ///< the last question was not answered
    bool unasked = false;      ///< and that because nobody can be asked here
    bool due = true;           ///< the solver is to be asked
    bool value_chosen = false; ///< the number to be reached is the maker's; else it follows the best turn

    const std::optional<brains::PuzzleAnswer>& verdict() const
    {
        return verdicts[static_cast<std::size_t>(puzzle.task.objective)];
    }

    /// Another question is asked of whoever solves it, by any turn of the best value.
    void choose(Objective objective);

    /// When it is solved. A number to be reached begins as what the best turn comes to, if that is known.
    void choose(record::Aim aim);

    /// The number to be reached, as far as there is room for it.
    void choose_value(int value);

    /// Takes the solver's verdict by the objective that it was asked about; nothing: it did not answer.
    void set_verdict(const std::optional<brains::PuzzleAnswer>& verdict);

private:
    void follow_best();
};

} // namespace elgrande::screens
