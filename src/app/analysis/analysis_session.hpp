#pragma once

#include "app/analysis/offered_turns.hpp"
#include "app/analysis/turn_chances.hpp"
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

/// The turn that is analysed, the solver's answers about it, and which of its best turns is shown.
struct AnalysisSession
{
    std::optional<State> position; ///< the start of the turn; nothing only if turn_to_analyse() has found no turn
    std::vector<Action> played;    ///< the answers played from there to the end of the turn; empty if the turn is not
                                   ///< over, or if some of them are still secret
    bool by_chance = false;        ///< the page lists turns by their chance of winning, not by the objective
    Objective objective = Objective::Lead; ///< chosen on the page; default_objective() if `by_chance`
    Objective asked = Objective::Lead;     ///< the objective of the latest question to the solver
    std::array<std::optional<brains::TurnAnswer>, objective_count> answers; ///< the solver's, by objective
    std::array<std::vector<OfferedTurn>, objective_count> offered;          ///< the turns of the answers, by objective
    std::optional<TurnChances> chances; ///< once they are wanted and the solver's answers are known
    bool failed = false;                ///< there was no usable answer for the chosen list
    bool no_solver = false;             ///< it failed because no solver is available
    bool due = true;                    ///< a question must be sent to the solver, if an answer is missing

    // The best turn that is being shown on the board, step by step.
    std::unique_ptr<GameSession> game; ///< the open game while a turn is shown in its place; otherwise nothing
    TurnSteps shown;                   ///< the shown turn, without the player's disk if others must set theirs first
    std::size_t step = 0;              ///< number of steps of `shown` played so far, 0 … shown.size()

    /// Returns the solver's answer for the chosen objective; nothing if there is none yet.
    const std::optional<brains::TurnAnswer>& answer() const { return answers[static_cast<std::size_t>(objective)]; }
    /// Returns the turns offered for the chosen objective; none if there is no answer yet.
    const std::vector<OfferedTurn>& turns() const { return offered[static_cast<std::size_t>(objective)]; }
    /// True if the turns can be listed by their chance of winning.
    bool has_chances() const { return chances && !chances->ranked().empty(); }
    /// Returns turn `number` of the page's list, or nullptr if the list has no such turn.
    const std::vector<Action>* listed(std::size_t number) const
    {
        if (by_chance)
        {
            return has_chances() && number < chances->ranked().size() ? &chances->ranked()[number].answers : nullptr;
        }
        return number < turns().size() ? &turns()[number].turn : nullptr;
    }
};

} // namespace elgrande::screens
