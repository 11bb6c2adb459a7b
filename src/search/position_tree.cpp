#include "search/position_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace elgrande::search
{

std::vector<PositionTree::Node> PositionTree::nodes_to(Node node) const
{
    std::vector<Node> way{node};
    while (way.back() != root)
    {
        way.push_back(nodes_[way.back()].from);
    }
    std::reverse(way.begin(), way.end());
    return way;
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
    std::vector<Node> way = nodes_to(node);
    const auto shorter = std::min(way.size(), way_.size());
    const auto fork = std::mismatch(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(shorter), way_.begin());
    states_.resize(static_cast<std::size_t>(fork.first - way.begin()));
    while (states_.size() < way.size())
    {
        State next = states_.back();
        apply_within_turn(next, nodes_[way[states_.size()]].answer);
        states_.push_back(next);
    }
    way_ = std::move(way);
    return states_.back();
}

} // namespace elgrande::search
