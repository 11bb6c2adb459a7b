#pragma once

#include "opponents/policy.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Internal to the computer players: finds the best plans for the rest of a turn.
namespace elgrande::opponents
{

/// The answers of one seat up to the end of its turn, or up to the point where it chooses an action card after the
/// ability of a modifier. Answers of other seats in between are not part of it.
struct Plan
{
    std::vector<Action> answers;
    int value = 0;         ///< of the position at the end of the turn, by evaluate()
    std::uint64_t end = 0; ///< key of that position: equal for plans with the same result
};

/// Limits of the beam search.
struct BeamLimits
{
    int beam = 4;  ///< width of the beam: positions that are kept after each step
    int lifts = 8; ///< number of caballeros that are tried at Question::Lift, in addition to Done and Skip
    int ends = 6;  ///< number of plans that are kept for each beginning
};

/// Finds plans by beam search over the whole turn. Lifting a caballero and dropping it is one step of the search. Each
/// beginning (an action card, with placing first or with the special action first) is searched separately.
class TurnPlanner
{
public:
    /// `state` must ask the player whose turn it is. `payouts` must outlive the planner, which must not be copied.
    TurnPlanner(const State& state, PayoutCache& payouts, std::uint64_t seed, const PolicyParameters& parameters,
                const BeamLimits& limits);

    bool is_done() const { return searched_ == beginnings_.size(); }

    /// Searches one beginning, which takes a few milliseconds. is_done() must be false.
    void step();

    /// Returns at most `max_count` plans, the best first. If not all fit, prefers the best plan of each beginning. Not
    /// empty once is_done().
    std::vector<Plan> best(int max_count) const;

private:
    /// A position of the search.
    struct Node
    {
        State state;
        std::vector<Action> answers; ///< of the planner's seat, from the root
        int value = 0;               ///< by evaluate()
        bool ended = false;          ///< the plan ends here
    };

    void begin(const Node& node);
    void answer_for_other_seats(Node& node);
    void add_successors(const Node& node, Action action, std::vector<Node>& found);
    void expand(const Node& node, std::vector<Node>& found);
    void keep_best_nodes(std::vector<Node>& nodes) const;
    void keep_best_plans(std::vector<Plan>& plans) const;

    PayoutCache& payout_cache_;
    Random random_;
    Policy policy_;
    BeamLimits limits_;
    Seat seat_;
    TermWeights term_weights_;
    SeatWeights seat_weights_{};
    std::vector<std::vector<Node>> beginnings_; ///< the first positions of each
    std::size_t searched_ = 0;                  ///< number of beginnings that have been searched
    std::vector<std::vector<Plan>> plans_;      ///< of each beginning
};

} // namespace elgrande::opponents
