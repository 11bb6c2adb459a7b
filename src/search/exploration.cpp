#include "search/exploration.hpp"

#include "rules/cards/stacks.hpp"
#include "search/answers.hpp"
#include "search/judge.hpp"
#include "search/key_set.hpp"
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
    Exploration(const State& start, Objective objective, Budget& budget, int unwanted)
        : player_(start.active()), objective_(objective), score_before_(start.score[player_]), budget_(budget),
          unwanted_(unwanted), judge_(player_, objective, score_before_), tree_(start),
          podium_(budget.limits().most_turns)
    {
    }

    BestTurns run();

private:
    void expand(PositionTree::Node node);
    void reach(const State& state, PositionTree::Node from, std::optional<Action> answer);
    void reach_end(const State& ended, CardId card, const End& end);
    void settle_questions();
    State at(const End& end);
    ActionSequence actions_to(const End& end) const;

    Seat player_;
    Objective objective_;
    int score_before_;
    Budget& budget_;
    int unwanted_;
    Judge judge_;
    PositionTree tree_;
    KeySet met_;                 ///< keys of the positions at which the player is asked
    KeySet ends_met_;            ///< keys of the ends
    std::vector<End> questions_; ///< ends at which opponents are asked; valued last, as that takes longest
    Podium<End> podium_;
};

/// True if the answer only changes the order in which caballeros are placed, which makes no difference: each must go to
/// the same place as the one before or further down the list. With standard-bearers the order matters.
bool repeats_an_order(const State& state, const Action* last, Action next)
{
    const bool goes_on = state.decision.question == Question::PlaceAnywhere
                         || (state.decision.question == Question::Place && state.turn.placed > 0);
    return last != nullptr && last->kind == ActionKind::Place && next.kind == ActionKind::Place && goes_on
           && next.place < last->place && !state.setup.modules.contains(Module::StandardBearers);
}

/// Returns the action card of a turn that ends with `answer`, which may be taking it.
CardId card_of(const State& state, Action answer)
{
    return answer.kind == ActionKind::TakeCard ? offered(state, answer.a) : state.turn.card;
}

/// Adds an end of the turn if it is new. Ends with different cards are different, even if the states are equal, which
/// happens with own cards.
void Exploration::reach_end(const State& ended, CardId card, const End& end)
{
    if (!ends_met_.insert(end_key(ended) + card))
    {
        return;
    }
    podium_.add(judge_.value(ended), end);
}

/// Adds a state within the turn: a position, or the ends at which an opponent is asked.
void Exploration::reach(const State& state, PositionTree::Node from, std::optional<Action> answer)
{
    if (!asks_another(state, player_))
    {
        if (met_.insert(turn_key(state)) && answer)
        {
            tree_.add(from, *answer);
        }
        return;
    }
    if (!owes_disk(state, player_))
    {
        if (ends_met_.insert(turn_key(state)))
        {
            questions_.push_back({from, answer, std::nullopt});
        }
        return;
    }
    for (const Action disk : own_disks(state, player_))
    {
        State set = state;
        set_own_disk(set, player_, disk);
        if (ends_met_.insert(turn_key(set)))
        {
            questions_.push_back({from, answer, disk});
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
        if (repeats_an_order(state, node == PositionTree::root ? nullptr : &last, answer))
        {
            continue;
        }
        State next = state;
        if (apply_within_turn(next, answer))
        {
            reach_end(next, card_of(state, answer), {node, answer, std::nullopt});
        }
        else
        {
            reach(next, node, answer);
        }
    }
}

/// Returns the state of an end at which an opponent is asked.
State Exploration::at(const End& end)
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
void Exploration::settle_questions()
{
    WorstCase worst(player_, objective_, score_before_, budget_);
    for (const End& end : questions_)
    {
        const int value = worst.value(at(end), std::max(podium_.floor(), unwanted_));
        if (budget_.is_over())
        {
            return;
        }
        podium_.add(value, end);
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
    reach(tree_.state(PositionTree::root), PositionTree::root, std::nullopt);
    const bool is_asked = questions_.empty(); // the player, not an opponent
    for (PositionTree::Node node = 0; is_asked && node < tree_.size(); ++node)
    {
        if (!budget_.spend() || budget_.exceeded_by(met_.size() + ends_met_.size()))
        {
            break;
        }
        expand(node);
    }
    met_ = {}; // frees memory for the search of opponents' answers
    if (!budget_.is_over())
    {
        settle_questions();
    }
    BestTurns found{.found = !podium_.empty(), .exact = !budget_.is_over(), .positions = budget_.spent()};
    if (found.found)
    {
        found.value = podium_.best();
        found.second = podium_.second();
        found.best_ends = podium_.count();
        found.ends = ends_met_.size();
        for (const End& end : podium_.sources())
        {
            found.turns.push_back(actions_to(end));
        }
    }
    return found;
}

} // namespace

BestTurns explore(const State& state, Objective objective, Budget& budget, int unwanted)
{
    return Exploration(state, objective, budget, unwanted).run();
}

} // namespace elgrande::search
