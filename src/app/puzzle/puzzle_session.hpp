#pragma once

#include "app/analysis/turn_steps.hpp"
#include "app/puzzle/puzzle_run.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/verdict_breakdown.hpp"
#include "brains/messages.hpp"
#include "record/link/puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The open puzzle and its progress. Its sitting begins with the puzzle's position.
struct PuzzleSession
{
    enum class Phase : std::uint8_t
    {
        Playing,        ///< the player gives answers
        Judging,        ///< the turn is over, or another player is asked; the solver judges it
        Judged,         ///< the verdict is shown
        ShowingSolution ///< the solution is shown step by step
    };

    record::Puzzle puzzle;
    std::string link;
    Phase phase = Phase::Playing;
    std::optional<brains::TurnAnswer> answer{};  ///< the solver's exact answer, with a best turn; nothing until known
    Ideas ideas{};                               ///< of its solution, by the solver; empty if unknown
    std::optional<int> reached{};                ///< value of the judged turn; nothing if unknown
    std::optional<VerdictBreakdown> breakdown{}; ///< of the judged turn; nothing before the verdict, or if unknown
    std::vector<Action> played_line{};     ///< the judged turn with the others' worst answers, if `breakdown` is set
    std::optional<Outcome> first_answer{}; ///< how the first judged turn with a known value ended
    bool collected = false;                ///< the collection was available when the judged turn was stored
    bool stored = false;                   ///< the first answer was stored
    std::optional<int> rating_change{};    ///< by the first answer; nothing if it was not rated
    int hints = 0;                         ///< number of hints shown
    int tries = 0;                         ///< number of turns judged with a known value
    bool gave_up = false;                  ///< the solution was shown, or the best end of an unsolved puzzle
    bool due = true;                       ///< a question must be sent to the solver
    bool no_solver = false;                ///< no solver is available
    bool wants_hint = false;               ///< show a hint when the solver has answered
    std::uint64_t asked = 0;               ///< number of the latest question; answers to earlier ones are ignored
    /// The best turns with different cards or points, set when the solution is shown; only the first if others answer.
    std::vector<std::vector<Action>> ways{};
    std::size_t way = 0;              ///< the one of `ways` that is shown
    TurnSteps solution{};             ///< its steps
    std::size_t step = 0;             ///< number of steps of the solution shown so far
    bool shows_best = false;          ///< after the verdict: the end of the best turn is on the table
    std::string refusal{};            ///< reason of the last refusal, for the mirror
    double began_ms = 0;              ///< when the puzzle was opened, by the frames' clock
    std::int64_t opened_at_ms = 0;    ///< when the puzzle was opened, since 1970 (UTC)
    std::optional<int> seconds{};     ///< the time until the first right answer
    bool shows_previews = false;      ///< the player wants previews of the answers
    bool widened = false;             ///< no puzzle that passes the filter was left, so this one does not
    std::unique_ptr<PuzzleRun> run{}; ///< the run that the puzzle belongs to, or nothing

    /// True if the judged turn is known to fulfil the task.
    bool solved() const;
    /// Returns the stars for a solution, if solved(): 3 for the first try without a hint, 1 after more than two tries
    /// or if the player `gave_up`, else 2.
    int stars() const;
    /// True if the table can show the end of the best turn in place of the player's.
    bool has_other_end() const;
    /// True if the whole solution is shown.
    bool shown_all() const;
};

} // namespace elgrande::screens
