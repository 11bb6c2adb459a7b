#pragma once

#include "app/analysis/played_turns.hpp"
#include "app/game_session.hpp"
#include "brains/messages.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The turn that is analysed, the solver's answers about it, and which of its best turns is shown.
struct AnalysisOnTable
{
    std::optional<State> position; ///< the start of the turn; nothing only if judged_turn() has found no turn
    std::vector<Action> played;    ///< the answers played from there to the end of the turn; empty if the turn is not
                                   ///< over, or if some of them are still secret
    Objective objective = Objective::Lead; ///< chosen on the page
    Objective asked = Objective::Lead;     ///< the objective of the latest question to the solver
    std::array<std::optional<brains::TurnAnswer>, objective_count> answers; ///< the solver's, by objective
    bool failed = false;    ///< the solver gave no usable answer for the chosen objective
    bool no_solver = false; ///< it failed because no solver is available
    bool due = true;        ///< a question must be sent to the solver

    // The best turn that is being shown on the board, step by step.
    std::unique_ptr<GameSession> game; ///< the open game while a turn is shown in its place; otherwise nothing
    std::vector<Action> shown;         ///< the answers of the shown turn, up to a disk that others must set first
    std::size_t step = 0;              ///< number of answers of `shown` played so far, 0 … shown.size()

    /// The solver's answer for the chosen objective; nothing if there is none yet.
    const std::optional<brains::TurnAnswer>& answer() const { return answers[static_cast<std::size_t>(objective)]; }
};

/// How far one turn fell short of the best one, by Objective::Lead.
struct TurnLoss
{
    PlayedTurn turn;
    Seat seat = nobody;        ///< who played the turn
    std::uint8_t round = 0;    ///< State::round
    std::optional<int> points; ///< lead lost, 0 or more; nothing while unknown
    bool exact = true;         ///< false: `points` is a lower bound
};

/// The losses of all turns of a finished game.
struct Losses
{
    std::uint64_t session = 0; ///< GameSession::number() of the game
    std::vector<TurnLoss> turns;
    std::size_t counted = 0; ///< number of turns, from the first, about which the solver has answered
    bool failed = false;     ///< no solver is available

    bool all_counted() const { return counted == turns.size(); }
};

} // namespace elgrande::screens
