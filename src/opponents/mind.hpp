#pragma once

#include "opponents/contest.hpp"
#include "opponents/opponent.hpp"
#include "opponents/turn_plans.hpp"

#include <optional>
#include <vector>

namespace elgrande::opponents
{

/// What goes on in a computer player: first a look for plans of the turn, if it is one, then a contest between them, or
/// between all answers to another question.
struct Opponent::Mind
{
public:
    Mind(Level level, std::uint64_t seed, Budget budget) : level_(level), seed_(seed), budget_(budget) {}

    void begin(const PlayerView& seen);
    void step();
    void stop();
    const std::optional<Action>& chosen() const { return chosen_; }
    std::vector<Action> way() const;
    int percent() const;

private:
    bool goes_on_as_planned();
    void begin_plans();
    void end_plans();
    void compare(std::vector<std::vector<Action>> ways, std::uint32_t playouts);
    void compare_answers();
    void answer_at_once(const Taste& taste);
    void decide(const std::vector<Action>& way);

    Level level_;
    std::uint64_t seed_;
    Budget budget_;

    PlayerView seen_;
    std::uint64_t draw_ = 0; ///< what chance is drawn from, for this view
    Payouts payouts_;
    std::optional<TurnPlanner> planner_;
    std::vector<std::vector<Action>> ways_; ///< between which the contest is
    std::optional<Contest> contest_;
    std::uint32_t played_ = 0;
    std::uint32_t games_ = 1;
    std::optional<Action> chosen_;

    std::vector<Action> rest_;   ///< of the plan of this turn
    std::uint64_t rest_key_ = 0; ///< of the view in which it goes on
};

} // namespace elgrande::opponents
