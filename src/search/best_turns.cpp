#include "search/best_turns.hpp"

#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/view.hpp"
#include "search/counts/action_sequence.hpp"
#include "search/counts/best_changes.hpp"
#include "search/counts/count_ends.hpp"
#include "search/exploration.hpp"
#include "search/podium.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace elgrande::search
{

namespace
{

/// Solves a turn whose ends all have the same value: finds some of them. The limit grows until the first one is found.
BestTurns all_the_same(const State& state, std::uint64_t ends, Objective objective, const Limits& limits)
{
    BestTurns found;
    Limits few = limits;
    few.most_positions = std::min(limits.most_positions, 2'000U);
    while (true)
    {
        Budget budget(few);
        found = explore(state, objective, budget);
        if (found.found || few.most_positions == limits.most_positions)
        {
            break;
        }
        few.most_positions += std::min(limits.most_positions - few.most_positions, 9 * few.most_positions);
    }
    found.exact = found.found;
    found.best_ends = found.ends = ends;
    return found;
}

/// Adds what the search over counts finds to `known`. Returns false if that search is not possible within the budget.
bool add_by_counts(const State& state, const Reach& reach, Objective objective, Budget& budget, int unwanted,
                   Podium<ActionSequence>& known)
{
    const auto found = best_changes(state, reach, objective, budget, std::max(unwanted, known.floor()));
    if (!found)
    {
        return false;
    }
    if (!found->empty())
    {
        std::vector<ActionSequence> turns;
        for (std::size_t i = 0; i < found->sources().size() && (known.empty() || found->best() >= known.best()); ++i)
        {
            turns.push_back(actions_for(state, reach, found->sources()[i]));
        }
        known.add(found->best(), found->count(), turns);
    }
    if (found->second())
    {
        known.add_second(*found->second());
    }
    return true;
}

/// Solves the turn by the search over counts. Returns nothing if that is not possible within the limits. The result has
/// no ends if none has a value above `unwanted`.
std::optional<BestTurns> by_counts(const State& state, Objective objective, const Limits& limits, int unwanted)
{
    std::vector<Reach> reaches = Reach::apart(state);
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
        return all_the_same(state, found.ends, objective, limits);
    }
    Podium<ActionSequence> podium(limits.most_turns);
    for (const Reach& reach : reaches)
    {
        if (!add_by_counts(state, reach, objective, budget, unwanted, podium))
        {
            return std::nullopt;
        }
    }
    found.found = !podium.empty();
    found.positions = budget.spent();
    if (found.found)
    {
        found.value = podium.best();
        found.second = podium.second();
        found.best_ends = podium.count();
        found.turns = podium.sources();
    }
    return found;
}

BestTurns with_card(const State& state, Objective objective, const Limits& limits, int unwanted = any_value)
{
    if (const std::optional<BestTurns> found = by_counts(state, objective, limits, unwanted))
    {
        return *found;
    }
    Budget budget(limits);
    return explore(state, objective, budget, unwanted);
}

/// Combines the results of all cards. Ends with different cards are always different.
class AllCards
{
public:
    explicit AllCards(const Limits& limits) : podium_(limits.most_turns) {}

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
            podium_.add(found.value, found.best_ends, found.turns);
        }
        if (found.second)
        {
            podium_.add_second(*found.second);
        }
    }

    /// Values up to this cannot change the result.
    int unwanted() const { return podium_.floor(); }

    BestTurns result() const
    {
        BestTurns all{.found = !podium_.empty(), .exact = exact_, .ends = ends_, .positions = positions_};
        if (all.found)
        {
            all.value = podium_.best();
            all.second = podium_.second();
            all.best_ends = podium_.count();
            all.turns = podium_.sources();
        }
        return all;
    }

private:
    Podium<ActionSequence> podium_;
    bool exact_ = true;
    std::uint64_t ends_ = 0;
    std::uint64_t positions_ = 0;
};

/// Returns the result for a turn that is over as soon as its card is taken.
BestTurns only_end(const State& end, Seat player, Objective objective, int score_before)
{
    return {.found = true,
            .exact = true,
            .value = worth(end, player, objective, score_before),
            .best_ends = 1,
            .ends = 1,
            .positions = 1,
            .turns = {ActionSequence{}}};
}

/// A card that can be taken, and the result of the search with it.
struct Taken
{
    Action card;
    State state;
    bool over = false; ///< True if taking the card ends the turn
    int cost = 0;      ///< cards of lower cost are searched first; their values cut the search of the others
    BestTurns found{};
};

/// True if the card lets opponents answer. Such cards are searched last: the better the values that are known by then,
/// the fewer answers have to be searched.
bool asks_others(const State& state)
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

std::vector<Taken> cards_to_take(const State& state)
{
    constexpr int by_counts = 1;
    constexpr int with_others = 2;
    std::vector<Taken> all;
    for (const Action card : legal(state))
    {
        Taken taken{.card = card, .state = state};
        taken.over = apply_within_turn(taken.state, card);
        if (!taken.over)
        {
            taken.cost = Reach::of(taken.state)                                         ? by_counts
                         : taken.state.turn.card != no_card && asks_others(taken.state) ? with_others
                                                                                        : 0;
        }
        all.push_back(taken);
    }
    return all;
}

BestTurns of_any_card(const State& state, Objective objective, const Limits& limits)
{
    std::vector<Taken> cards = cards_to_take(state);
    std::vector<Taken*> order;
    order.reserve(cards.size());
    for (Taken& taken : cards)
    {
        order.push_back(&taken);
    }
    std::stable_sort(order.begin(), order.end(), [](const Taken* a, const Taken* b) { return a->cost < b->cost; });
    AllCards known({.most_turns = 0});
    for (Taken* const taken : order)
    {
        taken->found = taken->over ? only_end(taken->state, state.active(), objective, state.score[state.active()])
                                   : with_card(taken->state, objective, limits, known.unwanted());
        known.add(taken->card, taken->found);
    }
    AllCards all(limits);
    for (const Taken& taken : cards)
    {
        all.add(taken.card, taken.found);
    }
    return all.result();
}

} // namespace

bool is_within_turn(const State& state)
{
    return state.active() < state.players();
}

BestTurns best_turns(const State& state, Objective objective, const Limits& limits)
{
    assert(is_within_turn(state));
    return state.decision.question == Question::TakeCard ? of_any_card(state, objective, limits)
                                                         : with_card(state, objective, limits);
}

BestTurns best_turns(const PlayerView& view, Objective objective, const Limits& limits)
{
    return best_turns(determinize(view, Random()), objective, limits);
}

} // namespace elgrande::search
