#include "search/best_turns.hpp"

#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/view.hpp"
#include "search/counts/action_sequence.hpp"
#include "search/counts/best_changes.hpp"
#include "search/counts/count_ends.hpp"
#include "search/exploration.hpp"
#include "search/top_values.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace elgrande::search
{

namespace
{

/// Sets the members of `result` that describe the values found.
void set_values(BestTurns& result, const TopValues<ActionSequence>& top_values)
{
    result.found = !top_values.empty();
    if (result.found)
    {
        result.value = top_values.best();
        result.second = top_values.second();
        result.best_ends = top_values.count();
        result.turns = top_values.sources();
    }
}

/// Solves a turn whose ends all have the same value: finds some of them. Raises the limit until the first one is found.
BestTurns solve_constant_value(const State& state, std::uint64_t ends, Objective objective, const Limits& limits)
{
    BestTurns found;
    Limits few = limits;
    few.max_positions = std::min(limits.max_positions, 2'000U);
    while (true)
    {
        Budget budget(few);
        found = explore(state, objective, budget);
        if (found.found || few.max_positions == limits.max_positions || limits.is_cancelled())
        {
            break;
        }
        few.max_positions += std::min(limits.max_positions - few.max_positions, 9 * few.max_positions);
    }
    found.exact = found.found;
    found.best_ends = found.ends = ends;
    return found;
}

/// Adds what the search over counts finds to `best_so_far`. Returns false if that search is not possible within the
/// budget.
bool add_best_by_counts(const State& state, const Reach& reach, Objective objective, Budget& budget, int floor,
                        TopValues<ActionSequence>& best_so_far)
{
    const auto found = best_changes(state, reach, objective, budget, std::max(floor, best_so_far.floor()));
    if (!found)
    {
        return false;
    }
    if (!found->empty())
    {
        std::vector<ActionSequence> turns;
        for (std::size_t i = 0;
             i < found->sources().size() && (best_so_far.empty() || found->best() >= best_so_far.best()); ++i)
        {
            turns.push_back(actions_for(state, reach, found->sources()[i]));
        }
        best_so_far.add(found->best(), found->count(), turns);
    }
    if (found->second())
    {
        best_so_far.add_second(*found->second());
    }
    return true;
}

/// Solves the turn by the search over counts. Returns nothing if that is not possible within the limits. The result has
/// found == false if no end has a value above `floor`.
std::optional<BestTurns> solve_by_counts(const State& state, Objective objective, const Limits& limits, int floor)
{
    std::vector<Reach> reaches = Reach::disjoint(state);
    BestTurns found{.exact = true};
    Budget budget(limits);
    std::erase_if(reaches,
                  [&](const Reach& reach)
                  {
                      const std::uint64_t ends = budget.is_over() ? 0 : count_ends(state, reach, budget);
                      found.ends += ends;
                      return ends == 0; // the action has nothing to move
                  });
    if (reaches.empty() || budget.is_over())
    {
        return std::nullopt;
    }
    if (objective == Objective::PointsGained)
    {
        return solve_constant_value(state, found.ends, objective, limits);
    }
    TopValues<ActionSequence> top_values(limits.max_turns);
    for (const Reach& reach : reaches)
    {
        if (!add_best_by_counts(state, reach, objective, budget, floor, top_values))
        {
            return std::nullopt;
        }
    }
    found.positions = budget.spent();
    set_values(found, top_values);
    return found;
}

BestTurns solve_with_card(const State& state, Objective objective, const Limits& limits, int floor = -infinity)
{
    if (const std::optional<BestTurns> found = solve_by_counts(state, objective, limits, floor))
    {
        return *found;
    }
    Budget budget(limits);
    return explore(state, objective, budget, floor);
}

/// Combines the results of all cards. Ends with different cards are always different.
class AllCards
{
public:
    explicit AllCards(const Limits& limits) : top_values_(limits.max_turns) {}

    void add(Action card, BestTurns found)
    {
        exact_ = exact_ && found.exact;
        positions_ += found.positions;
        ends_ += found.ends;
        for (ActionSequence& actions : found.turns)
        {
            actions.insert(actions.begin(), card);
        }
        if (found.found)
        {
            top_values_.add(found.value, found.best_ends, found.turns);
        }
        if (found.second)
        {
            top_values_.add_second(*found.second);
        }
    }

    /// Returns the highest value that cannot change the result.
    int floor() const { return top_values_.floor(); }

    BestTurns result() const
    {
        BestTurns all{.exact = exact_, .ends = ends_, .positions = positions_};
        set_values(all, top_values_);
        return all;
    }

private:
    TopValues<ActionSequence> top_values_;
    bool exact_ = true;
    std::uint64_t ends_ = 0;
    std::uint64_t positions_ = 0;
};

/// Returns the result for a turn that is over as soon as its card is taken.
BestTurns result_of_end(const State& end, Seat player, Objective objective, int score_before)
{
    return {.found = true,
            .exact = true,
            .value = worth(end, player, objective, score_before),
            .best_ends = 1,
            .ends = 1,
            .positions = 1,
            .turns = {ActionSequence{}}};
}

/// A card that can be taken, and the result of the search with that card.
struct CardChoice
{
    Action card;
    State state;
    bool over = false; ///< True if taking the card ends the turn
    int cost = 0;      ///< cards of lower cost are searched first; their values cut the search of the others
    BestTurns found{};
};

/// True if the card lets opponents answer. Such cards are searched last: the better the values that are known by then,
/// the fewer answers have to be searched.
bool lets_opponents_answer(const State& state)
{
    constexpr std::array verbs{Verb::ReturnAny, Verb::DiskReturn, Verb::Evict};
    const auto asks = [&verbs](const Effect& effect)
    {
        return std::find(verbs.begin(), verbs.end(), effect.verb) != verbs.end()
               || (effect.verb == Verb::Score && effect.scoring == Scoring::UniqueDisks);
    };
    const Card& row = card(state.turn.card);
    return std::any_of(row.effects.begin(), row.effects.begin() + row.effect_count, asks);
}

std::vector<CardChoice> cards_to_take(const State& state)
{
    constexpr int counts_cost = 1;
    constexpr int opponents_cost = 2;
    std::vector<CardChoice> all;
    for (const Action card : legal(state))
    {
        CardChoice taken{.card = card, .state = state};
        taken.over = apply_within_turn(taken.state, card);
        if (!taken.over)
        {
            taken.cost = Reach::of(taken.state)                                                   ? counts_cost
                         : taken.state.turn.card != no_card && lets_opponents_answer(taken.state) ? opponents_cost
                                                                                                  : 0;
        }
        all.push_back(taken);
    }
    return all;
}

BestTurns solve_all_cards(const State& state, Objective objective, const Limits& limits)
{
    std::vector<CardChoice> cards = cards_to_take(state);
    std::vector<CardChoice*> order;
    order.reserve(cards.size());
    for (CardChoice& taken : cards)
    {
        order.push_back(&taken);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const CardChoice* a, const CardChoice* b) { return a->cost < b->cost; });
    AllCards best_so_far({.max_turns = 0});
    for (CardChoice* const taken : order)
    {
        if (limits.is_cancelled())
        {
            break; // the results of the other cards remain inexact
        }
        taken->found = taken->over ? result_of_end(taken->state, state.active(), objective, state.score[state.active()])
                                   : solve_with_card(taken->state, objective, limits, best_so_far.floor());
        best_so_far.add(taken->card, taken->found);
    }
    AllCards all(limits);
    for (const CardChoice& taken : cards)
    {
        all.add(taken.card, taken.found);
    }
    return all.result();
}

} // namespace

BestTurns best_turns(const State& state, Objective objective, const Limits& limits)
{
    assert(is_within_turn(state));
    return state.decision.question == Question::TakeCard ? solve_all_cards(state, objective, limits)
                                                         : solve_with_card(state, objective, limits);
}

BestTurns best_turns(const PlayerView& view, Objective objective, const Limits& limits)
{
    return best_turns(determinize(view, Random()), objective, limits);
}

} // namespace elgrande::search
