#pragma once

#include "opponents/opponent.hpp"
#include "opponents/sequential_halving.hpp"
#include "opponents/turn_plans.hpp"

#include <optional>
#include <vector>

namespace elgrande::opponents
{

/// The three levels of Opponent. Hard: in the player's own turn, TurnPlanner finds plans and SequentialHalving picks
/// one of them; for other questions SequentialHalving picks a legal answer. Medium: takes the best plan, and answers
/// other questions by the policy, or by a few playouts if needs_playouts(). Easy: answers by the policy at once.
struct Opponent::Impl
{
public:
    Impl(Level level, std::uint64_t seed, Budget budget) : level_(level), seed_(seed), budget_(budget) {}

    void begin(const PlayerView& seen);
    void step();
    void stop();
    const std::optional<Action>& chosen() const { return chosen_; }
    std::vector<Action> planned_line() const;
    int percent() const;

private:
    bool follows_plan();
    void begin_plans();
    void end_plans();
    void compare(std::vector<std::vector<Action>> candidates, std::uint32_t playouts);
    void compare_answers();
    void answer_at_once(const PolicyParameters& parameters);
    void decide(const std::vector<Action>& plan);

    Level level_;
    std::uint64_t seed_;
    Budget budget_;

    PlayerView seen_;
    std::uint64_t view_seed_ = 0; ///< seed of all random numbers for this view
    PayoutCache payout_cache_;
    std::optional<TurnPlanner> planner_;
    std::vector<std::vector<Action>> candidates_; ///< those that halving_ compares
    std::optional<SequentialHalving> halving_;
    std::uint32_t played_ = 0;     ///< playouts so far
    std::uint32_t playouts_ = 1;   ///< planned playouts, about as many as halving_ plays
    std::optional<Action> chosen_; ///< the choice, once it is made

    std::vector<Action> rest_of_plan_;   ///< the plan after chosen_; empty if another seat is expected to be asked next
    std::uint64_t rest_of_plan_key_ = 0; ///< key of the view in which the plan continues
};

} // namespace elgrande::opponents
