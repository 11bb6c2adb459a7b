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

/// The solver's questions about a turn, and its answers.
struct AnalysisOnTable
{
    std::optional<State> position;         ///< the start of the analysed turn; nothing if there is no such turn
    std::vector<Action> played;            ///< the answers from there to the end of the turn; empty if it is not over
    Objective objective = Objective::Lead; ///< the chosen one
    Objective asked = Objective::Lead;     ///< the one of the latest question
    std::array<std::optional<brains::TurnAnswer>, objective_count> answers; ///< the solver's, by objective
    bool failed = false;                                                    ///< the solver gave no usable answer
    bool no_solver = false;                                                 ///< … because no solver is available
    bool due = true;                                                        ///< a question must be sent to the solver

    // One of the best turns, shown on the board step by step.
    std::unique_ptr<GameSession> game; ///< the open game while a turn is shown in its place
    std::vector<Action> shown;         ///< the shown turn
    std::size_t step = 0;              ///< number of its answers played so far

    /// The solver's answer for the chosen objective.
    const std::optional<brains::TurnAnswer>& answer() const { return answers[static_cast<std::size_t>(objective)]; }
};

/// How far one turn fell short of the best one.
struct TurnLoss
{
    PlayedTurn turn;
    Seat seat = nobody;
    std::uint8_t round = 0;
    std::optional<int> lost; ///< nothing while unknown
    bool exact = true;       ///< false: `lost` is a lower bound
};

/// The losses of all turns of a finished game.
struct Losses
{
    std::uint64_t session = 0; ///< GameSession::number() of the game
    std::vector<TurnLoss> turns;
    std::size_t counted = 0; ///< number of turns answered so far, from the first
    bool failed = false;     ///< no solver is available

    bool all() const { return counted == turns.size(); }
};

} // namespace elgrande::screens
