#pragma once

#include "app/puzzle/puzzle_run.hpp"
#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace elgrande::screens
{

/// A puzzle that is on the table, whose sitting begins with its position: how far it has come.
struct PuzzleOnTable
{
    enum class Phase : std::uint8_t
    {
        Playing, ///< its player is asked
        Judging, ///< the turn is over, or somebody else is asked; the solver counts
        Told,    ///< what it came to
        Showing  ///< the solution, step by step
    };

    record::Puzzle puzzle;
    std::string link;
    Phase phase = Phase::Playing;
    std::optional<brains::TurnAnswer> answer{}; ///< the solver's, an exact one
    std::optional<int> reached{};               ///< what the turn came to; nothing: it could not be told
    int hints = 0;                              ///< that were shown
    int tries = 0;                              ///< that were judged
    bool gave_up = false;                       ///< the solution was shown
    bool due = true;                            ///< the solver is to be asked
    bool unasked = false;                       ///< nobody can be asked here
    bool wants_hint = false;                    ///< as soon as the solver has answered
    std::uint64_t asked = 0;                    ///< number of the newest question; answers to others are too late
    std::size_t step = 0;                       ///< of the solution, that were shown
    std::string told{};                         ///< of the last touch that was refused, for the mirror
    double began_ms = 0;                        ///< when it came to the table, by the frames' clock
    std::int64_t came_ms = 0;                   ///< the same, since 1970
    std::optional<int> seconds{};               ///< how long the first right answer took
    bool foretells = false;                     ///< what an answer would change is told while it is played
    std::unique_ptr<PuzzleRun> run{};           ///< it is one of a run; or nothing

    /// The turn came to what is asked for.
    bool solved() const;
    /// How well: 3 for the first answer without a hint, 1 after several tries or after the solution.
    int stars() const;
    /// All of the solution was shown.
    bool shown_all() const;
};

} // namespace elgrande::screens
