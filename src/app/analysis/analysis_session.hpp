#pragma once

#include "app/analysis/turn_steps.hpp"
#include "app/game_session.hpp"
#include "brains/messages.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// A turn that the page offers to show.
struct OfferedTurn
{
    std::vector<Action> turn;
    int value = 0;
    int ways = 1; ///< the number of best ends that it stands for: with the same card and the same points for everybody
};

/// The turn that is analysed, the solver's answers about it, and which of its best turns is shown.
struct AnalysisSession
{
    std::optional<State> position; ///< the start of the turn; nothing only if turn_to_analyse() has found no turn
    std::vector<Action> played;    ///< the answers played from there to the end of the turn; empty if the turn is not
                                   ///< over, or if some of them are still secret
    Objective objective = Objective::Lead; ///< chosen on the page
    Objective asked = Objective::Lead;     ///< the objective of the latest question to the solver
    std::array<std::optional<brains::TurnAnswer>, objective_count> answers; ///< the solver's, by objective
    std::array<std::vector<OfferedTurn>, objective_count> offered;          ///< the turns of the answers, by objective
    bool failed = false;    ///< the solver gave no usable answer for the chosen objective
    bool no_solver = false; ///< it failed because no solver is available
    bool due = true;        ///< a question must be sent to the solver

    // The best turn that is being shown on the board, step by step.
    std::unique_ptr<GameSession> game; ///< the open game while a turn is shown in its place; otherwise nothing
    TurnSteps shown;                   ///< the shown turn, up to a disk that others must set first
    std::size_t step = 0;              ///< number of steps of `shown` played so far, 0 … shown.size()

    /// The solver's answer for the chosen objective; nothing if there is none yet.
    const std::optional<brains::TurnAnswer>& answer() const { return answers[static_cast<std::size_t>(objective)]; }
    /// The turns offered for the chosen objective; none if there is no answer yet.
    const std::vector<OfferedTurn>& turns() const { return offered[static_cast<std::size_t>(objective)]; }
};

} // namespace elgrande::screens
