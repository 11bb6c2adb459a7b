#pragma once

#include "opponents/policy.hpp"

#include <vector>

/// Inside the computer players: the most promising ways to play the rest of a turn.
namespace elgrande::opponents
{

/// The answers of one seat from here to the end of the turn, or until it is open again which action card is taken. What
/// others are asked in between is not among them.
struct Plan
{
    std::vector<Action> answers;
    int worth = 0;         ///< at the end of the turn, as worth_of() counts it
    std::uint64_t end = 0; ///< the same for plans that come to the same
};

/// How wide the search is.
struct Width
{
    int beam = 4;  ///< positions that are followed at a time
    int lifts = 8; ///< caballeros that are moved in turn, the best first
    int ends = 6;  ///< plans that are kept of each way to begin
};

/// Looks for plans, a little at a time: by beam search over whole turns, where a lifted caballero and where it goes are
/// one step. The ways to begin (each action card, with placing first and with the special action first) are searched
/// apart.
class TurnPlanner
{
public:
    /// `state` must ask a player in their own turn.
    TurnPlanner(const State& state, Payouts& payouts, std::uint64_t seed, const Taste& taste, const Width& width);

    bool is_done() const { return begun_ == beginnings_.size(); }

    /// Searches one way to begin: a millisecond, or a few.
    void step();

    /// The best plans, at most `most`, the best first, but with the best one of each beginning if there is room. Not
    /// empty once it is done.
    std::vector<Plan> best(int most) const;

private:
    struct Node
    {
        State state;
        std::vector<Action> answers;
        int worth = 0;
        bool ended = false;
    };

    void begin(const Node& node);
    void answer_for_others(Node& node);
    void follow(const Node& node, Action action, std::vector<Node>& found);
    void expand(const Node& node, std::vector<Node>& found);
    void keep_best(std::vector<Node>& nodes) const;
    void keep_plans(std::vector<Plan>& plans) const;

    Payouts& payouts_;
    Random random_;
    Policy policy_;
    Width width_;
    Seat seat_;
    Season season_;
    Weights weights_{};
    std::vector<std::vector<Node>> beginnings_;
    std::size_t begun_ = 0;
    std::vector<std::vector<Plan>> plans_; ///< of each beginning
};

} // namespace elgrande::opponents
