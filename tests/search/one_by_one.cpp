#include "search/one_by_one.hpp"

#include "rules/game.hpp"
#include "search/answers.hpp"
#include "search/best_turns.hpp"
#include "search/brute_force.hpp"
#include "search/counts/reach.hpp"
#include "search/exploration.hpp"
#include "support/print.hpp"
#include "support/wanted.hpp"

#include <algorithm>
#include <map>

namespace elgrande::test
{

using search::best_turns;
using search::BestTurns;
using search::Objective;

namespace
{

std::string four_numbers(const BestTurns& found)
{
    return std::to_string(found.value) + " " + std::to_string(found.second.value_or(-9999)) + " "
           + std::to_string(found.best_ends) + " " + std::to_string(found.ends);
}

std::string shown_in_order(const search::ActionSequence& actions)
{
    std::string text;
    for (const Action action : actions)
    {
        text += print(action) + "; ";
    }
    return text;
}

/// Where sequences lead.
class Ends
{
public:
    Ends(const State& start, Objective objective, const BestTurns& found) : start_(start), objective_(objective)
    {
        for (const search::ActionSequence& actions : found.turns)
        {
            wrong_ = wrong_.empty() ? wrong_with(actions, found.value) : wrong_;
        }
    }

    /// Every sequence can be played, and leads to another end that is worth what is said.
    const std::string& wrong() const { return wrong_; }

    /// Which of these ends the others do not have, or come to in a sequence that is shorter.
    std::string not_as_good_as(const Ends& others) const
    {
        for (const auto& [end, actions] : actions_)
        {
            const auto other = others.actions_.find(end);
            if (other == others.actions_.end())
            {
                return "only one of both comes to this end: " + shown_in_order(actions);
            }
            if (other->second.size() < actions.size())
            {
                return "not a shortest: " + shown_in_order(actions) + "but " + shown_in_order(other->second);
            }
        }
        return "";
    }

private:
    std::string wrong_with(const search::ActionSequence& actions, int value)
    {
        State state = start_;
        bool over = false;
        for (const Action action : actions)
        {
            if (over || state.decision.seat != start_.active() || !legal(state).contains(action))
            {
                return "a sequence cannot be played: " + shown_in_order(actions);
            }
            over = apply_within_turn(state, action);
        }
        if (!over && state.decision.seat == start_.active())
        {
            return "a sequence ends before the turn: " + shown_in_order(actions);
        }
        if (worth(state, over) != value)
        {
            return "a sequence leads to an end of another value: " + shown_in_order(actions);
        }
        const bool is_new = actions_.emplace(over ? search::end_key(state) : turn_key(state), actions).second;
        return is_new ? "" : "two sequences lead to the same end: " + shown_in_order(actions);
    }

    int worth(const State& end, bool over) const
    {
        const Seat player = start_.active();
        if (over)
        {
            return value_of(end, player, objective_, start_.score[player]);
        }
        const search::Limits limits;
        search::Budget budget(limits);
        const int since_then = end.score[player] - start_.score[player];
        return search::explore(end, objective_, budget).value
               + (objective_ == Objective::PointsGained ? since_then : 0);
    }

    State start_;
    Objective objective_;
    std::string wrong_;
    std::map<std::uint64_t, search::ActionSequence> actions_;
};

} // namespace

std::optional<std::string> compared_one_by_one(const State& state, Objective objective, std::uint32_t most_positions)
{
    if (search::Reach::apart(state).empty())
    {
        return std::nullopt;
    }
    // With sanitizers a whole search can take a minute, to find more ends than are compared.
    search::Limits by_counts;
    by_counts.most_positions =
        is_sanitized ? std::min(by_counts.most_positions, most_positions) : by_counts.most_positions;
    const BestTurns fast = best_turns(state, objective, by_counts);
    if (fast.ends > most_positions)
    {
        return std::nullopt;
    }
    const search::Limits limits{.most_positions = most_positions};
    search::Budget budget(limits);
    const BestTurns slow = search::explore(state, objective, budget);
    if (!slow.exact || !fast.exact)
    {
        return std::nullopt;
    }
    if (four_numbers(fast) != four_numbers(slow))
    {
        return "value, next, best ends and ends " + four_numbers(fast) + ", not " + four_numbers(slow);
    }
    const Ends ends(state, objective, fast);
    const bool all = fast.best_ends == fast.turns.size() && slow.best_ends == slow.turns.size();
    return all && ends.wrong().empty() ? ends.not_as_good_as(Ends(state, objective, slow)) : ends.wrong();
}

} // namespace elgrande::test
