#include "search/exploration.hpp"

#include "rules/cards/stacks.hpp"
#include "search/end_evaluator.hpp"
#include "search/key_set.hpp"
#include "search/turn_queries.hpp"
#include "search/worst_case.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::search
{
namespace
{

/// The last step to an end, with the player's disk if the player owes one.
struct End
{
    PositionTree::Node from = PositionTree::root;
    std::optional<Action> answer; ///< nothing if the root is an end
    std::optional<Action> disk;
};

/// The general search from one state.
class Exploration
{
public:
    Exploration(const State& start, Objective objective, Budget& budget, int floor)
        : player_(start.active()), objective_(objective), score_before_(start.score[player_]), budget_(budget),
          floor_(floor), evaluator_(player_, objective, score_before_), tree_(start),
          top_values_(budget.limits().max_turns)
    {
    }

    BestTurns run();

private:
    void expand(PositionTree::Node node);
    void add_position(const State& state, PositionTree::Node from, std::optional<Action> answer);
    void value_open_ends();
    State state_at(const End& end);
    ActionSequence actions_to(const End& end) const;

    Seat player_;
    Objective objective_;
    int score_before_;
    Budget& budget_;
    int floor_;
    EndEvaluator evaluator_;
    PositionTree tree_;
    KeySet seen_positions_;      ///< keys of the positions in which the player is asked
    KeySet seen_ends_;           ///< keys of the ends
    std::vector<End> open_ends_; ///< ends at which opponents are asked; valued last, as that takes longest
    TopValues<End> top_values_;
};

/// True if the answer would place caballeros in another order than that of Place, which leads to the same positions.
/// With standard-bearers the order matters.
bool is_redundant_order(const State& state, const Action* last, Action next)
{
    const bool places_another = state.decision.question == Question::PlaceAnywhere
                                || (state.decision.question == Question::Place && state.turn.placed > 0);
    return last != nullptr && last->kind == ActionKind::Place && next.kind == ActionKind::Place && places_another
           && next.place < last->place && !state.setup.modules.contains(Module::StandardBearers);
}

/// Returns the action card of a turn that ends with `answer`, which may be taking it. Ends with different cards are
/// different, even if the states are equal, which happens with own cards.
CardId card_of(const State& state, Action answer)
{
    return answer.kind == ActionKind::TakeCard ? offered(state, answer.a) : state.turn.card;
}

/// Adds a state within the turn: a position, or the ends at which an opponent is asked.
void Exploration::add_position(const State& state, PositionTree::Node from, std::optional<Action> answer)
{
    if (!asks_opponent(state, player_))
    {
        if (seen_positions_.insert(turn_key(state)) && answer)
        {
            tree_.add(from, *answer);
        }
        return;
    }
    if (!owes_disk(state, player_))
    {
        if (seen_ends_.insert(turn_key(state)))
        {
            open_ends_.push_back({from, answer, std::nullopt});
        }
        return;
    }
    for (const Action disk : own_disks(state, player_))
    {
        State set = state;
        set_own_disk(set, player_, disk);
        if (seen_ends_.insert(turn_key(set)))
        {
            open_ends_.push_back({from, answer, disk});
        }
    }
}

/// Plays each answer of the player at a node.
void Exploration::expand(PositionTree::Node node)
{
    const State state = tree_.state(node);
    const Action last = tree_.answer(node);
    for (const Action answer : legal(state))
    {
        if (is_redundant_order(state, node == PositionTree::root ? nullptr : &last, answer))
        {
            continue;
        }
        State next = state;
        if (!apply_within_turn(next, answer))
        {
            add_position(next, node, answer);
        }
        else if (seen_ends_.insert(end_key(next) + card_of(state, answer)))
        {
            top_values_.add(evaluator_.value(next), {node, answer, std::nullopt});
        }
    }
}

/// Returns the state of an end at which an opponent is asked.
State Exploration::state_at(const End& end)
{
    State state = tree_.state(end.from);
    if (end.answer)
    {
        apply_within_turn(state, *end.answer);
    }
    if (end.disk)
    {
        set_own_disk(state, player_, *end.disk);
    }
    return state;
}

/// Values the ends at which opponents are asked, unless the budget is over first.
void Exploration::value_open_ends()
{
    WorstCase worst(player_, objective_, score_before_, budget_);
    for (const End& end : open_ends_)
    {
        const int value = worst.value(state_at(end), std::max(top_values_.floor(), floor_));
        if (budget_.is_over())
        {
            return;
        }
        top_values_.add(value, end);
    }
}

ActionSequence Exploration::actions_to(const End& end) const
{
    ActionSequence actions = tree_.answers_to(end.from);
    for (const std::optional<Action>& action : {end.answer, end.disk})
    {
        if (action)
        {
            actions.push_back(*action);
        }
    }
    return actions;
}

BestTurns Exploration::run()
{
    add_position(tree_.state(PositionTree::root), PositionTree::root, std::nullopt);
    const bool asks_player = open_ends_.empty();
    for (PositionTree::Node node = 0; asks_player && node < tree_.size(); ++node)
    {
        if (!budget_.spend() || budget_.exceeded_by(seen_positions_.size() + seen_ends_.size()))
        {
            break;
        }
        expand(node);
    }
    seen_positions_ = {}; // frees memory for the search of opponents' answers
    if (!budget_.is_over())
    {
        value_open_ends();
    }
    BestTurns found{.found = !top_values_.empty(), .exact = !budget_.is_over(), .positions = budget_.spent()};
    if (found.found)
    {
        found.value = top_values_.best();
        found.second = top_values_.second();
        found.best_ends = top_values_.count();
        found.ends = seen_ends_.size();
        for (const End& end : top_values_.sources())
        {
            found.turns.push_back(actions_to(end));
        }
    }
    return found;
}

} // namespace

BestTurns explore(const State& state, Objective objective, Budget& budget, int floor)
{
    return Exploration(state, objective, budget, floor).run();
}

} // namespace elgrande::search
