#include "opponents/mind.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr Width narrow{.beam = 4, .lifts = 6, .ends = 2};
constexpr Width wide{.beam = 6, .lifts = 10, .ends = 8};

/// What the policy knows nothing of, and matters: even Level::Medium plays games on, for some milliseconds. Own cards
/// are bid and settle the action as well.
bool is_worth_games(const PlayerView& seen)
{
    const Question question = seen.decision.question;
    return question == Question::AddModifier || (question == Question::Bid && has_own_cards(seen.setup));
}

constexpr std::uint32_t few_games = 40;

/// How many plans are compared: each needs some games.
int plans_for(Budget budget)
{
    return static_cast<int>(std::clamp(budget.playouts / 8, 3U, 20U));
}

/// Tells apart what is seen, as far as a plan depends on it.
std::uint64_t key_of(const PlayerView& seen)
{
    return turn_key(determinize(seen, Random(0)));
}

bool is_within_turn(const PlayerView& seen)
{
    return seen.turns_done < seen.owner_count() && seen.turn_order[seen.turns_done] == seen.viewer;
}

/// Is the rest of the viewer's turn asked for, so that it can be planned?
bool can_be_planned(const PlayerView& seen)
{
    switch (seen.decision.question)
    {
    case Question::TakeCard:
    case Question::PlaceOrAct:
    case Question::Place:
    case Question::ActOrSkip:
        return true;
    default:
        return is_within_turn(seen) && seen.progress.running;
    }
}

/// Has nothing of the card been used yet?
bool begins_turn(const PlayerView& seen)
{
    return seen.turn.placed == 0 && !seen.turn.placing_over && !seen.turn.acting_over && !seen.progress.running;
}

} // namespace

void Opponent::Mind::begin(const PlayerView& seen)
{
    seen_ = seen;
    chosen_.reset();
    planner_.reset();
    contest_.reset();
    ways_.clear();
    played_ = 0;
    games_ = 1;
    if (goes_on_as_planned())
    {
        return;
    }
    if (seen_.legal.size() == 1)
    {
        chosen_ = seen_.legal[0];
        return;
    }
    draw_ = Random(seed_ ^ hash(determinize(seen_, Random(0)))).next();
    payouts_ = Payouts();
    const Question question = seen_.decision.question;
    const bool settled =
        question == Question::Recruit || question == Question::FirstBidder || question == Question::ChooseHand;
    if (level_ == Level::Easy || settled)
    {
        answer_at_once(level_ == Level::Easy ? easy : sound);
    }
    else if (can_be_planned(seen_))
    {
        begin_plans();
    }
    else if (level_ == Level::Hard || is_worth_games(seen_))
    {
        compare_answers();
    }
    else
    {
        answer_at_once(sound);
    }
}

/// Is this what the plan has foreseen, so that it goes on?
bool Opponent::Mind::goes_on_as_planned()
{
    if (rest_.empty() || !seen_.legal.contains(rest_[0]) || rest_key_ != key_of(seen_))
    {
        rest_.clear();
        return false;
    }
    decide(std::vector<Action>(rest_));
    return true;
}

void Opponent::Mind::begin_plans()
{
    Random random(draw_);
    Policy policy(payouts_, random, sound);
    const State state = possible_state(seen_, random, policy);
    if (!asks_as_seen(state, seen_))
    {
        answer_at_once(sound);
        return;
    }
    planner_.emplace(state, payouts_, random.next(), sound,
                     level_ == Level::Hard && budget_.playouts >= 100 ? wide : narrow);
}

void Opponent::Mind::end_plans()
{
    const std::vector<Plan> plans = planner_->best(level_ == Level::Hard ? plans_for(budget_) : 1);
    planner_.reset();
    std::vector<std::vector<Action>> ways;
    ways.reserve(plans.size());
    for (const Plan& plan : plans)
    {
        ways.push_back(plan.answers);
    }
    compare(std::move(ways), begins_turn(seen_) ? budget_.playouts : budget_.playouts / 4);
}

void Opponent::Mind::compare_answers()
{
    std::vector<std::vector<Action>> ways;
    ways.reserve(static_cast<std::size_t>(seen_.legal.size()));
    for (const Action action : seen_.legal)
    {
        ways.push_back({action});
    }
    const std::uint32_t games = seen_.decision.question == Question::Bid ? budget_.playouts / 2 : budget_.playouts / 4;
    compare(std::move(ways), level_ == Level::Hard ? games : few_games);
}

void Opponent::Mind::compare(std::vector<std::vector<Action>> ways, std::uint32_t playouts)
{
    if (ways.size() == 1)
    {
        decide(ways[0]);
        return;
    }
    ways_ = std::move(ways);
    games_ = std::max(playouts, static_cast<std::uint32_t>(ways_.size()));
    contest_.emplace(seen_, ways_, draw_, games_, quick);
}

/// What the policy would do in one possible state; any answer if that cannot be found.
void Opponent::Mind::answer_at_once(const Taste& taste)
{
    Random random(draw_);
    Policy policy(payouts_, random, taste);
    const State state = possible_state(seen_, random, policy);
    chosen_ = asks_as_seen(state, seen_)
                  ? policy.answer(state)
                  : seen_.legal[static_cast<int>(random.below(static_cast<std::uint32_t>(seen_.legal.size())))];
    rest_.clear();
}

/// The first answer is given now; the others are kept in case the seat is asked next, and all is as it must be then.
void Opponent::Mind::decide(const std::vector<Action>& way)
{
    chosen_ = way[0];
    rest_.assign(way.begin() + 1, way.end());
    if (rest_.empty())
    {
        return;
    }
    Random random(draw_);
    Policy policy(payouts_, random, sound);
    State state = possible_state(seen_, random, policy);
    if (!asks_as_seen(state, seen_) || apply_within_turn(state, *chosen_) || state.decision.seat != seen_.viewer)
    {
        rest_.clear();
        return;
    }
    rest_key_ = key_of(view(state, seen_.viewer));
}

void Opponent::Mind::step()
{
    if (chosen_)
    {
        return;
    }
    if (planner_)
    {
        if (!planner_->is_done())
        {
            planner_->step();
        }
        if (planner_->is_done())
        {
            end_plans();
        }
        return;
    }
    if (!contest_->is_done())
    {
        contest_->step(payouts_);
        ++played_;
    }
    if (contest_->is_done())
    {
        decide(ways_[contest_->best()]);
    }
}

void Opponent::Mind::stop()
{
    if (chosen_)
    {
        return;
    }
    if (contest_)
    {
        decide(ways_[contest_->best()]);
        return;
    }
    planner_.reset();
    answer_at_once(sound);
}

std::vector<Action> Opponent::Mind::way() const
{
    std::vector<Action> all{*chosen_};
    all.insert(all.end(), rest_.begin(), rest_.end());
    return all;
}

int Opponent::Mind::percent() const
{
    return chosen_ ? 100 : static_cast<int>(std::min<std::uint64_t>(99, std::uint64_t{played_} * 100 / games_));
}

} // namespace elgrande::opponents
