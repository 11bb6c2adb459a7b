#pragma once

#include "rules/action.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <vector>

/// What was written by older rules is brought to the present ones while it is read, and nothing keeps the old ones.
/// Rules number 1 differed so:
/// * The King card of the classic game and the Big Box did not let the King stay where he was.
/// * Dismissed caballeros were asked for clockwise, one player after the other (Progress::victim and any_left).
/// * Opponents who return caballeros from their courts, return them by disks or are evicted by disks did so in one
///   step: a Veto could not prevent a part of it.
/// * The ability that refills the court did not recall caballeros from regions.
namespace elgrande::record
{

/// The same moment by the present rules. Whatever bytes `state` came from; validate_state() must follow.
void bring_up_to_date(State& state, std::uint16_t rules);

/// Plays the answers that were given by some rules one after another by the present ones. What those rules did not ask
/// is answered as they would have had it: everything happens, and nothing is added.
class Replay
{
public:
    /// `start` is sound by the present rules.
    Replay(const State& start, std::uint16_t rules);

    /// At a question that the old rules asked, too.
    const State& state() const { return state_; }

    /// The answers that the old rules offered, in their order.
    ActionList offered() const;

    /// `action` is legal by the present rules.
    void play(Action action);

    /// The same game by the present rules.
    const std::vector<Action>& actions() const { return actions_; }
    std::vector<Action> take() { return std::move(actions_); }

private:
    void apply_next(Action action);
    void answer_new_questions();

    State state_;
    std::uint16_t rules_;
    std::vector<Action> actions_;
};

} // namespace elgrande::record
