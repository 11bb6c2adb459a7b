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
    std::optional<State> position; ///< in which the turn is judged; nothing where there is none
    std::vector<Action> played;    ///< what was answered from there to the turn's end; nothing if it is not over
    Objective objective = Objective::Lead;                               ///< that is chosen
    Objective asked = Objective::Lead;                                   ///< that the solver was asked about last
    std::array<std::optional<brains::TurnAnswer>, objective_count> told; ///< by objective
    bool failed = false;                                                 ///< the last question was not answered
    bool unasked = false;                                                ///< and that because nobody can be asked here
    bool due = true;                                                     ///< the solver is to be asked

    // One of the best turns on the board, step by step.
    std::unique_ptr<GameSession> game; ///< the game itself, while a turn is shown in its place; else nothing
    std::vector<Action> shown;         ///< that turn
    std::size_t step = 0;              ///< number of its answers that were given

    const std::optional<brains::TurnAnswer>& answer() const { return told[static_cast<std::size_t>(objective)]; }
};

/// How far one turn fell short of the best one.
struct TurnLoss
{
    PlayedTurn turn;
    Seat seat = nobody;
    std::uint8_t round = 0;
    std::optional<int> lost; ///< nothing as long as it is not known
    bool exact = true;       ///< else it lost so much at least
};

/// The same of all turns of a finished game.
struct Losses
{
    std::uint64_t session = 0; ///< number of the game's session
    std::vector<TurnLoss> turns;
    std::size_t counted = 0; ///< number of them that were asked about
    bool failed = false;     ///< nobody answers

    bool all() const { return counted == turns.size(); }
};

} // namespace elgrande::screens
