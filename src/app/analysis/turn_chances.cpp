#include "app/analysis/turn_chances.hpp"

#include "app/analysis/chances_words.hpp"
#include "rules/game.hpp"
#include "rules/order.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

namespace elgrande::screens
{

namespace
{

constexpr std::array<std::uint32_t, 3> playouts_of_comparison{100, 400, 1500};
constexpr std::uint32_t max_compared_playouts = 100 + 400 + 1500;

/// A turn that may be compared.
struct Candidate
{
    const std::vector<Action>* turn = nullptr;
    std::ptrdiff_t better = 0; ///< the number of better turns with the same card
    int cost = 0;              ///< in points, against the best turn of its list

    bool operator<(const Candidate& other) const
    {
        return better != other.better ? better < other.better : cost < other.cost;
    }
};

/// Returns the choice of an action card within a turn, or the default action if there is none.
Action choice_of_card(const std::vector<Action>& turn)
{
    const auto taken =
        std::find_if(turn.begin(), turn.end(), [](Action action) { return action.kind == ActionKind::TakeCard; });
    return taken != turn.end() ? *taken : Action{};
}

void add_candidates(std::vector<Candidate>& candidates, const std::vector<OfferedTurn>& offered)
{
    for (auto at = offered.begin(); at != offered.end(); ++at)
    {
        const Action card = choice_of_card(at->turn);
        const auto better = std::count_if(
            offered.begin(), at, [card](const OfferedTurn& other) { return choice_of_card(other.turn) == card; });
        candidates.push_back({&at->turn, better, offered.front().value - at->value});
    }
}

/// Returns the answers from `position` to the end of the turn, or to the first one that is not legal or, if only the
/// player's answers are known, to the first question to another seat. Changes `position` to the one after them.
ComparedTurn begin_turn(State& position, const std::vector<Action>& answers, bool played)
{
    ComparedTurn turn{.answers = {}, .played = played, .chances = {}};
    const Seat player = position.active();
    for (const Action answer : answers)
    {
        if (turn.ends || (!played && position.decision.seat != player) || !legal(position).contains(answer))
        {
            break;
        }
        turn.answers.push_back(answer);
        turn.ends = apply_within_turn(position, answer);
    }
    return turn;
}

} // namespace

TurnChances::TurnChances(const State& position, const std::vector<OfferedTurn>& offered,
                         const std::vector<OfferedTurn>& more_offered, const std::vector<Action>& played)
    : position_(position)
{
    std::vector<State> ends; // after turns_
    const auto add = [&](const std::vector<Action>& answers, bool was_played)
    {
        State end = position;
        ComparedTurn turn = begin_turn(end, answers, was_played);
        if (turns_.size() < max_turns && std::find(ends.begin(), ends.end(), end) == ends.end())
        {
            turns_.push_back(std::move(turn));
            ends.push_back(end);
        }
    };
    if (!played.empty())
    {
        add(played, true);
    }
    std::vector<Candidate> candidates;
    add_candidates(candidates, offered);
    add_candidates(candidates, more_offered);
    put_in_order(candidates);
    for (const Candidate& candidate : candidates)
    {
        add(*candidate.turn, false);
    }
}

int TurnChances::percent_of(const ComparedTurn& turn) const
{
    return shown_percent(turn.chances.of(position_.active()));
}

int TurnChances::cost_of(const ComparedTurn& turn) const
{
    const int cost = percent_of(ranked_.front()) - percent_of(turn);
    return cost < margin() ? 0 : cost;
}

int TurnChances::margin() const
{
    const std::uint32_t playouts = ranked_.front().chances.playouts();
    return static_cast<int>(std::ceil(100 * error_of_difference(playouts, playouts)));
}

int TurnChances::progress() const
{
    const std::uint32_t playouts = ranked_.empty() ? 0 : ranked_.front().chances.playouts();
    return done() ? 100 : static_cast<int>(100 * playouts / max_compared_playouts);
}

bool TurnChances::done() const
{
    return step_ == playouts_of_comparison.size() * turns_.size();
}

brains::Bytes TurnChances::question() const
{
    const ComparedTurn& turn = turns_[step_ % turns_.size()];
    brains::ChancesQuestion question;
    question.state = position_;
    question.played = turn.answers;
    question.seed = turn.chances.playouts(); // so that no playout is repeated
    question.playouts = playouts_of_comparison[step_ / turns_.size()];
    return brains::write_question(question);
}

bool TurnChances::accept(const brains::Bytes& bytes)
{
    const auto answer = brains::read_answer(bytes);
    const auto* chances = answer.ok() ? std::get_if<brains::ChancesAnswer>(&*answer) : nullptr;
    if (chances == nullptr)
    {
        return false;
    }
    turns_[step_ % turns_.size()].chances.add(*chances);
    ++step_;
    if (step_ % turns_.size() == 0)
    {
        ranked_ = turns_;
        put_in_order(ranked_, [player = position_.active()](const ComparedTurn& one, const ComparedTurn& other)
                     { return one.chances.of(player) > other.chances.of(player); });
    }
    return true;
}

} // namespace elgrande::screens
