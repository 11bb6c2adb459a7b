#pragma once

#include "rules/game.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::search
{

/// The positions of a turn that a search has met, each by the answer that led to it: eight bytes instead of a State,
/// which is played again when it is needed. Neighbours in order of discovery share most of their way, which is not
/// played twice.
class PositionTree
{
public:
    using Node = std::uint32_t;
    static constexpr Node root = 0;

    explicit PositionTree(const State& start) : nodes_{{}}, way_{root}, states_{start} {}

    Node add(Node from, Action answer)
    {
        nodes_.push_back({from, answer});
        return static_cast<Node>(nodes_.size() - 1);
    }

    Node size() const { return static_cast<Node>(nodes_.size()); }

    /// The answer that led to a node; means nothing of the root.
    Action answer(Node node) const { return nodes_[node].answer; }

    /// The answers from the root to a node.
    ActionSequence answers_to(Node node) const;

    /// The state of a node; valid until another one is asked for. No node before it may be the end of a turn.
    const State& state(Node node);

private:
    struct Step
    {
        Node from = root;
        Action answer;
    };

    std::vector<Node> nodes_to(Node node) const;

    std::vector<Step> nodes_;
    std::vector<Node> way_;     ///< from the root to the node whose state was asked for last
    std::vector<State> states_; ///< of these
};

} // namespace elgrande::search
