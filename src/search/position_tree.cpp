#include "search/position_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace elgrande::search
{

std::vector<PositionTree::Node> PositionTree::nodes_to(Node node) const
{
    std::vector<Node> path{node};
    while (path.back() != root)
    {
        path.push_back(nodes_[path.back()].parent);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

ActionSequence PositionTree::answers_to(Node node) const
{
    ActionSequence answers;
    for (const Node step : nodes_to(node))
    {
        if (step != root)
        {
            answers.push_back(nodes_[step].answer);
        }
    }
    return answers;
}

const State& PositionTree::state(Node node)
{
    std::vector<Node> path = nodes_to(node);
    const auto shorter = std::min(path.size(), path_.size());
    const auto fork = std::mismatch(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(shorter), path_.begin());
    states_.resize(static_cast<std::size_t>(fork.first - path.begin()));
    while (states_.size() < path.size())
    {
        State next = states_.back();
        apply_within_turn(next, nodes_[path[states_.size()]].answer);
        states_.push_back(next);
    }
    path_ = std::move(path);
    return states_.back();
}

} // namespace elgrande::search
