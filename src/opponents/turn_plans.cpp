#include "opponents/turn_plans.hpp"

#include "rules/order.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr std::size_t longest_plan = 60; ///< more answers than turns have; a longer plan is cut off

/// Returns a key of a position within the turn, or at its end.
std::uint64_t key_of(const State& state, bool ended)
{
    State same = state;
    same.decision = ended ? Decision{} : state.decision;
    return turn_key(same);
}

} // namespace

TurnPlanner::TurnPlanner(const State& state, PayoutCache& payouts, std::uint64_t seed,
                         const PolicyParameters& parameters, const BeamLimits& limits)
    : payout_cache_(payouts), random_(seed), policy_(payouts, random_, parameters), limits_(limits),
      seat_(state.decision.seat), term_weights_(term_weights(state, parameters.evaluation))
{
    seat_weights_ = seat_weights(seat_, state.players(), expected_scores(state, payout_cache_, term_weights_),
                                 parameters.evaluation.rivals);
    const Node root{state, {}, 0, false};
    if (state.decision.question != Question::TakeCard)
    {
        begin(root);
    }
    else
    {
        for (const Action card : legal(state))
        {
            std::vector<Node> taken;
            add_successors(root, card, taken);
            for (const Node& node : taken)
            {
                begin(node);
            }
        }
    }
    plans_.resize(beginnings_.size());
}

/// Adds the beginnings at `node`: two, if either placing or the special action can come first.
void TurnPlanner::begin(const Node& node)
{
    if (node.ended || node.state.decision.question != Question::PlaceOrAct)
    {
        beginnings_.push_back({node});
        return;
    }
    std::vector<Node> acting;
    std::vector<Node> placing;
    for (const Action action : legal(node.state))
    {
        add_successors(node, action, action.kind == ActionKind::Act ? acting : placing);
    }
    beginnings_.push_back(std::move(acting));
    beginnings_.push_back(std::move(placing));
}

/// Plays the answers of other seats by the policy until the planner's seat is asked.
void TurnPlanner::answer_for_other_seats(Node& node)
{
    while (!node.ended && node.state.decision.seat != seat_)
    {
        node.ended = apply_within_turn(node.state, policy_.answer(node.state));
    }
}

/// Plays `action` and appends the position after it to `found`. If the action lifts a caballero, appends the position
/// after each way to drop it instead.
void TurnPlanner::add_successors(const Node& node, Action action, std::vector<Node>& found)
{
    Node next = node;
    next.ended = apply_within_turn(next.state, action);
    next.answers.push_back(action);
    answer_for_other_seats(next);
    if (!next.ended && next.state.decision.question == Question::Drop)
    {
        for (const Action drop : legal(next.state))
        {
            add_successors(next, drop, found);
        }
        return;
    }
    // A plan ends where an action card is chosen after the ability of a modifier.
    next.ended = next.ended || (!node.answers.empty() && next.state.decision.question == Question::TakeCard)
                 || next.answers.size() >= longest_plan;
    next.value = evaluate(next.state, payout_cache_, seat_weights_, term_weights_);
    found.push_back(std::move(next));
}

/// Appends the positions after `node` to `found`.
void TurnPlanner::expand(const Node& node, std::vector<Node>& found)
{
    if (node.state.decision.question != Question::Lift)
    {
        for (const Action action : legal(node.state))
        {
            add_successors(node, action, found);
        }
        return;
    }
    for (const Action action : policy_.best_lifts(node.state, limits_.lifts))
    {
        add_successors(node, action, found);
    }
}

/// Keeps the best nodes, each position once, up to the width of the beam.
void TurnPlanner::keep_best_nodes(std::vector<Node>& nodes) const
{
    std::vector<Node> kept;
    std::vector<std::uint64_t> keys;
    std::vector<bool> taken(nodes.size());
    for (std::size_t left = nodes.size(); left > 0 && std::cmp_less(kept.size(), limits_.beam); --left)
    {
        std::size_t best = nodes.size();
        for (std::size_t i = 0; i < nodes.size(); ++i)
        {
            if (!taken[i] && (best == nodes.size() || nodes[i].value > nodes[best].value))
            {
                best = i;
            }
        }
        taken[best] = true;
        const std::uint64_t key = key_of(nodes[best].state, nodes[best].ended);
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
        {
            keys.push_back(key);
            kept.push_back(std::move(nodes[best]));
        }
    }
    nodes = std::move(kept);
}

/// Keeps the best plans of a beginning, each end position once.
void TurnPlanner::keep_best_plans(std::vector<Plan>& plans) const
{
    put_in_order(plans, [](const Plan& a, const Plan& b) { return a.value > b.value; });
    std::vector<Plan> distinct;
    for (Plan& plan : plans)
    {
        const bool known =
            std::any_of(distinct.begin(), distinct.end(), [&](const Plan& other) { return other.end == plan.end; });
        if (!known && std::cmp_less(distinct.size(), limits_.ends))
        {
            distinct.push_back(std::move(plan));
        }
    }
    plans = std::move(distinct);
}

void TurnPlanner::step()
{
    std::vector<Node> front = std::move(beginnings_[searched_]);
    std::vector<Plan>& plans = plans_[searched_];
    ++searched_;
    while (!front.empty())
    {
        std::vector<Node> open;
        for (Node& node : front)
        {
            if (node.ended)
            {
                plans.push_back({std::move(node.answers), node.value, key_of(node.state, true)});
            }
            else
            {
                open.push_back(std::move(node));
            }
        }
        keep_best_nodes(open);
        front.clear();
        for (const Node& node : open)
        {
            expand(node, front);
        }
    }
    keep_best_plans(plans);
}

std::vector<Plan> TurnPlanner::best(int max_count) const
{
    std::vector<Plan> best_of_each;
    std::vector<Plan> others;
    for (const std::vector<Plan>& plans : plans_)
    {
        for (std::size_t i = 0; i < plans.size(); ++i)
        {
            (i == 0 ? best_of_each : others).push_back(plans[i]);
        }
    }
    const auto better = [](const Plan& a, const Plan& b) { return a.value > b.value; };
    put_in_order(best_of_each, better);
    put_in_order(others, better);
    best_of_each.insert(best_of_each.end(), others.begin(), others.end());
    if (std::cmp_greater(best_of_each.size(), max_count))
    {
        best_of_each.resize(static_cast<std::size_t>(max_count));
    }
    put_in_order(best_of_each, better);
    return best_of_each;
}

} // namespace elgrande::opponents
