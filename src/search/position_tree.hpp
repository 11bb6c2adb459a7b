#pragma once

#include "rules/game.hpp"
#include "search/best_turns.hpp"

#include <cstdint>
#include <vector>

namespace elgrande::search
{

/// A compact store of the positions of a turn. It keeps the answer that led to each position, eight bytes instead of a
/// State, and replays the answers when a state is needed. Positions that were added one after the other share most of
/// their answers, and those are not replayed.
class PositionTree
{
public:
    using Node = std::uint32_t;
    static constexpr Node root = 0;

    explicit PositionTree(const State& start) : nodes_{{}}, path_{root}, states_{start} {}

    /// Adds the position after `answer` in the position `parent`, and returns its node. `parent` must be `root` or a
    /// node that was returned before. Does not look for equal positions.
    Node add(Node parent, Action answer)
    {
        nodes_.push_back({parent, answer});
        return static_cast<Node>(nodes_.size() - 1);
    }

    Node size() const { return static_cast<Node>(nodes_.size()); }

    /// Returns the answer that led to a node; an arbitrary one for the root.
    Action answer(Node node) const { return nodes_[node].answer; }

    /// Returns the answers from the root to a node.
    ActionSequence answers_to(Node node) const;

    /// Returns the state of a node. The reference is valid until the next call of state(). No node from the root to
    /// this one may be the end of the turn.
    const State& state(Node node);

private:
    struct Entry
    {
        Node parent = root;
        Action answer;
    };

    std::vector<Node> nodes_to(Node node) const;

    std::vector<Entry> nodes_;
    std::vector<Node> path_;    ///< the nodes from the root to the latest state()
    std::vector<State> states_; ///< the states of the nodes in path_
};

} // namespace elgrande::search
