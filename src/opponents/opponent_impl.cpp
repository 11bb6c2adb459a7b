#include "opponents/opponent_impl.hpp"

#include "rules/playout.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::opponents
{

namespace
{

constexpr BeamLimits narrow{.beam = 4, .lifts = 6, .ends = 2};
constexpr BeamLimits wide{.beam = 6, .lifts = 10, .ends = 8};

/// True for important questions that the policy answers badly. For these even Level::Medium runs playouts, for some
/// milliseconds. A bid with own cards also decides which action the player gets.
bool needs_playouts(const PlayerView& seen)
{
    const Question question = seen.decision.question;
    return question == Question::AddModifier || (question == Question::Bid && has_own_cards(seen.setup));
}

constexpr std::uint32_t few_playouts = 40; ///< for Level::Medium

/// Returns the number of plans to compare, so that each gets enough playouts.
int plans_for(Budget budget)
{
    return static_cast<int>(std::clamp(budget.playouts / 8, 3U, 20U));
}

/// Returns a key of everything in the view that a plan depends on.
std::uint64_t key_of(const PlayerView& seen)
{
    return turn_key(determinize(seen, Random(0)));
}

bool is_within_turn(const PlayerView& seen)
{
    return seen.turns_done < seen.owner_count() && seen.turn_order[seen.turns_done] == seen.viewer;
}

/// True if the viewer is asked within their own turn, so that the rest of it can be planned.
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

/// True if nothing of the action card has been used yet.
bool begins_turn(const PlayerView& seen)
{
    return seen.turn.placed == 0 && !seen.turn.placing_over && !seen.turn.acting_over && !seen.progress.running;
}

} // namespace

void Opponent::Impl::begin(const PlayerView& seen)
{
    seen_ = seen;
    chosen_.reset();
    planner_.reset();
    halving_.reset();
    candidates_.clear();
    played_ = 0;
    playouts_ = 1;
    if (follows_plan())
    {
        return;
    }
    if (seen_.legal.size() == 1)
    {
        chosen_ = seen_.legal[0];
        return;
    }
    view_seed_ = Random(seed_ ^ hash(determinize(seen_, Random(0)))).next();
    payout_cache_ = PayoutCache();
    const Question question = seen_.decision.question;
    const bool needs_no_plan =
        question == Question::Recruit || question == Question::FirstBidder || question == Question::ChooseHand;
    if (level_ == Level::Easy || needs_no_plan)
    {
        answer_at_once(level_ == Level::Easy ? easy : sound);
    }
    else if (can_be_planned(seen_))
    {
        begin_plans();
    }
    else if (level_ == Level::Hard || needs_playouts(seen_))
    {
        compare_answers();
    }
    else
    {
        answer_at_once(sound);
    }
}

/// Makes the next answer of the plan the choice if the view is the one that the plan expected. Otherwise drops the plan
/// and returns false.
bool Opponent::Impl::follows_plan()
{
    if (rest_of_plan_.empty() || !seen_.legal.contains(rest_of_plan_[0]) || rest_of_plan_key_ != key_of(seen_))
    {
        rest_of_plan_.clear();
        return false;
    }
    decide(std::vector<Action>(rest_of_plan_));
    return true;
}

/// Starts the search for plans. If no sampled state asks the same question, answers at once instead.
void Opponent::Impl::begin_plans()
{
    Random random(view_seed_);
    Policy policy(payout_cache_, random, sound);
    const State state = sample_state(seen_, random, policy);
    if (!asks_same_question(state, seen_))
    {
        answer_at_once(sound);
        return;
    }
    planner_.emplace(state, payout_cache_, random.next(), sound,
                     level_ == Level::Hard && budget_.playouts >= 100 ? wide : narrow);
}

/// Starts to compare the plans that have been found.
void Opponent::Impl::end_plans()
{
    const std::vector<Plan> plans = planner_->best(level_ == Level::Hard ? plans_for(budget_) : 1);
    planner_.reset();
    std::vector<std::vector<Action>> candidates;
    candidates.reserve(plans.size());
    for (const Plan& plan : plans)
    {
        candidates.push_back(plan.answers);
    }
    compare(std::move(candidates), begins_turn(seen_) ? budget_.playouts : budget_.playouts / 4);
}

/// Starts to compare the legal answers.
void Opponent::Impl::compare_answers()
{
    std::vector<std::vector<Action>> candidates;
    candidates.reserve(static_cast<std::size_t>(seen_.legal.size()));
    for (const Action action : seen_.legal)
    {
        candidates.push_back({action});
    }
    const std::uint32_t playouts =
        seen_.decision.question == Question::Bid ? budget_.playouts / 2 : budget_.playouts / 4;
    compare(std::move(candidates), level_ == Level::Hard ? playouts : few_playouts);
}

/// Starts playouts of the candidates; a single candidate is the choice at once.
void Opponent::Impl::compare(std::vector<std::vector<Action>> candidates, std::uint32_t playouts)
{
    if (candidates.size() == 1)
    {
        decide(candidates[0]);
        return;
    }
    candidates_ = std::move(candidates);
    playouts_ = std::max(playouts, static_cast<std::uint32_t>(candidates_.size()));
    halving_.emplace(seen_, candidates_, view_seed_, playouts_, quick);
}

/// Chooses the policy's answer in one sampled state, or a random one if no sampled state asks the same question.
void Opponent::Impl::answer_at_once(const PolicyParameters& parameters)
{
    Random random(view_seed_);
    Policy policy(payout_cache_, random, parameters);
    const State state = sample_state(seen_, random, policy);
    chosen_ = asks_same_question(state, seen_) ? policy.answer(state) : random_action(seen_.legal, random);
    rest_of_plan_.clear();
}

/// Chooses the first answer of the plan. Keeps the others if the seat is asked next, for follows_plan().
void Opponent::Impl::decide(const std::vector<Action>& plan)
{
    chosen_ = plan[0];
    rest_of_plan_.assign(plan.begin() + 1, plan.end());
    if (rest_of_plan_.empty())
    {
        return;
    }
    Random random(view_seed_);
    Policy policy(payout_cache_, random, sound);
    State state = sample_state(seen_, random, policy);
    if (!asks_same_question(state, seen_) || apply_within_turn(state, *chosen_) || state.decision.seat != seen_.viewer)
    {
        rest_of_plan_.clear();
        return;
    }
    rest_of_plan_key_ = key_of(view(state, seen_.viewer));
}

void Opponent::Impl::step()
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
    if (!halving_->is_done())
    {
        halving_->step(payout_cache_);
        ++played_;
    }
    if (halving_->is_done())
    {
        decide(candidates_[halving_->best()]);
    }
}

void Opponent::Impl::stop()
{
    if (chosen_)
    {
        return;
    }
    if (halving_)
    {
        decide(candidates_[halving_->best()]);
        return;
    }
    planner_.reset();
    answer_at_once(sound);
}

std::vector<Action> Opponent::Impl::planned_line() const
{
    std::vector<Action> all{*chosen_};
    all.insert(all.end(), rest_of_plan_.begin(), rest_of_plan_.end());
    return all;
}

int Opponent::Impl::percent() const
{
    return chosen_ ? 100 : static_cast<int>(std::min<std::uint64_t>(99, std::uint64_t{played_} * 100 / playouts_));
}

} // namespace elgrande::opponents
