#pragma once

#include "app/analysis/offered_turns.hpp"
#include "app/analysis/win_chances.hpp"
#include "brains/messages.hpp"
#include "rules/state.hpp"

#include <cstddef>
#include <vector>

namespace elgrande::screens
{

/// A turn whose chance of winning is compared with that of others.
struct ComparedTurn
{
    std::vector<Action> answers; ///< from the position on: to the end of the turn, or to the first question to another
                                 ///< seat. With the other seats' answers if it was played
    bool ends = false;           ///< `answers` end the turn
    bool played = false;         ///< the turn was played like this
    PooledChances chances;       ///< after `answers`
};

/// Compares ways to play a turn by the chance of winning of its player. Asks the second program one question at a time:
/// first about every turn with few playouts, then twice again with more. Hidden information does not affect the
/// estimates (brains::ChancesQuestion). All turns are estimated with the same seeds, so that they meet the same hidden
/// cards.
class TurnChances
{
public:
    static constexpr std::size_t max_turns = 6;

    /// Chooses at most max_turns turns to compare. `offered` and `more_offered` are turns that the solver offers at
    /// `position`, which must be within a turn; `played` has the answers of all seats in the turn that was played; it
    /// is empty if none was. The turn that was played is always chosen. The best turn with each card is preferred to
    /// other turns with the same card, then turns that cost fewer points; of several turns with equal ends, only one is
    /// chosen.
    TurnChances(const State& position, const std::vector<OfferedTurn>& offered,
                const std::vector<OfferedTurn>& more_offered, const std::vector<Action>& played);

    /// Returns the turns in descending order of chance, all estimated with the same number of playouts. Empty until
    /// every turn has been estimated once.
    const std::vector<ComparedTurn>& ranked() const { return ranked_; }

    /// Returns the chance of a ranked turn in per cent, 0 … 100, as it is shown.
    int percent_of(const ComparedTurn& turn) const;

    /// Returns by how much the chance of a ranked turn is less than the best one, in percentage points, 0 … 100. 0 if
    /// the difference is smaller than margin().
    int cost_of(const ComparedTurn& turn) const;

    /// Returns the error of a difference between the estimates in percentage points, rounded up. Call only if ranked()
    /// is not empty.
    int margin() const;

    /// Returns the progress of the estimate in per cent, 0 … 100; 100 only once it is done.
    int progress() const;

    /// True if there is nothing more to ask, in particular if there is no turn to compare.
    bool done() const;

    /// Returns the next question. Call it only while done() is false.
    brains::Bytes question() const;

    /// Takes the answer to question() and continues with the next question. Returns false, and changes nothing, if it
    /// is not valid.
    bool accept(const brains::Bytes& bytes);

private:
    State position_;
    std::vector<ComparedTurn> turns_;
    std::vector<ComparedTurn> ranked_; ///< turns_ after the last complete pass, in order
    std::size_t step_ = 0;             ///< the number of questions that have been answered
};

} // namespace elgrande::screens
