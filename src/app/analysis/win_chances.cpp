#include "app/analysis/win_chances.hpp"

#include "rules/game.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>
#include <variant>

namespace elgrande::screens
{

namespace
{

constexpr std::array<std::uint32_t, 3> playouts_of_pass{20, 120, 360};
constexpr std::uint32_t all_playouts = 20 + 120 + 360;
constexpr std::uint32_t playouts_of_plan = 1000; ///< of the hardest level, to plan an alternative turn
constexpr double max_estimating_ms = 14'000;     ///< the rest of max_thinking_ms is for alternative turns
constexpr std::size_t max_turning_points = 3;

/// Returns the number of the last action; 0 without one.
std::uint64_t last_number(const table::History& history)
{
    return history.cursor() > 0 ? history.entries()[history.cursor() - 1].number : 0;
}

/// Returns the moment of the turn's first question that a plan can begin with: after recruiting and recalling, which
/// the computer players settle without a plan. Returns the beginning of the turn if there is no such question.
table::Moment planning_moment(const table::History& history, const PlayedTurn& turn)
{
    const auto settles = [&history](table::Moment moment)
    {
        const Question question = history.state_at(moment).decision.question;
        return question == Question::Recruit || question == Question::Recall;
    };
    table::Moment moment = turn.start;
    while (moment < turn.end && settles(moment))
    {
        ++moment;
    }
    return moment < turn.end ? moment : turn.start;
}

/// Returns the answers of `plan` as far as they can be played from `state` without an answer of another seat, at most
/// to the end of the turn.
std::vector<Action> playable(State state, const std::vector<Action>& plan)
{
    const Seat seat = state.decision.seat;
    std::vector<Action> answers;
    for (const Action answer : plan)
    {
        if (state.decision.seat != seat || !legal(state).contains(answer))
        {
            break;
        }
        answers.push_back(answer);
        if (apply_within_turn(state, answer))
        {
            break;
        }
    }
    return answers;
}

} // namespace

double error_of_difference(std::uint32_t playouts, std::uint32_t others)
{
    constexpr double deviation = 0.47; // of the result of one playout
    return deviation * std::sqrt(1.0 / playouts + 1.0 / others);
}

void PooledChances::add(const brains::ChancesAnswer& answer)
{
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        sums_[seat] += std::int64_t{answer.chances[seat]} * answer.playouts;
    }
    playouts_ += answer.playouts;
}

double PooledChances::of(Seat seat) const
{
    return static_cast<double>(sums_[seat]) / (static_cast<double>(playouts_) * opponents::certain);
}

WinChances::WinChances(const GameSession& session)
    : session_(session.number()), last_action_(last_number(session.sitting().history())),
      winners_(leaders(session.sitting().history().state()))
{
    const table::History& history = session.sitting().history();
    for (const PlayedTurn& turn : turns_of(history))
    {
        const State& state = history.state_at(turn.start);
        turns_.push_back({.turn = turn, .seat = state.active(), .round = state.round, .before = {}, .after = {}});
    }
    for (std::size_t turn = 0; turn < turns_.size(); ++turn)
    {
        positions_.push_back({turn, false});
        if (!is_followed_at_once(turn))
        {
            positions_.push_back({turn, true});
        }
    }
}

bool WinChances::is_about(const GameSession& session) const
{
    const table::History& history = session.sitting().history();
    return session.number() == session_ && is_over(history.state()) && last_number(history) == last_action_;
}

double WinChances::result(Seat seat) const
{
    return (winners_ >> seat & 1U) != 0 ? 1.0 / std::popcount(winners_) : 0;
}

/// True if the next turn follows at once, so that its beginning is also the end of this one.
bool WinChances::is_followed_at_once(std::size_t turn) const
{
    return turn + 1 < turns_.size() && turns_[turn].turn.end == turns_[turn + 1].turn.start
           && turns_[turn].round == turns_[turn + 1].round;
}

std::size_t WinChances::estimate_count() const
{
    return playouts_of_pass.size() * positions_.size();
}

/// Returns the number of questions. There are two for each turning point: one for the turn of the hardest level, and
/// one for the chances after it.
std::size_t WinChances::step_count() const
{
    return estimate_count() + 2 * (estimates() ? max_turning_points : turning_points().size());
}

int WinChances::percent() const
{
    return step_count() == 0 ? 100 : static_cast<int>(100 * step_ / step_count());
}

std::vector<std::size_t> WinChances::turning_points() const
{
    std::vector<std::size_t> order;
    if (step_ < positions_.size())
    {
        return order;
    }
    for (std::size_t turn = 0; turn < turns_.size(); ++turn)
    {
        if (turns_[turn].known())
        {
            order.push_back(turn);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t left, std::size_t right)
                     { return std::abs(turns_[left].change()) > std::abs(turns_[right].change()); });
    order.resize(std::min(order.size(), max_turning_points));
    return order;
}

const AlternativeTurn* WinChances::alternative(std::size_t number) const
{
    const auto found =
        std::find_if(alternatives_.begin(), alternatives_.end(),
                     [number](const AlternativeTurn& other) { return other.number == number && other.after.known(); });
    return found != alternatives_.end() ? &*found : nullptr;
}

bool WinChances::is_better(const AlternativeTurn& other) const
{
    const EstimatedTurn& played = turns_[other.number];
    return other.after.of(played.seat) - played.after.of(played.seat)
           > error_of_difference(other.after.playouts(), played.after.playouts());
}

/// Returns the mean time of a playout; 0 if it is not known yet.
double WinChances::playout_ms() const
{
    return estimated_playouts_ > 0 ? estimating_ms_ / static_cast<double>(estimated_playouts_) : 0;
}

/// Returns the number of playouts for the next question, if the time left is shared equally by the questions of this
/// pass, or by all that remain after the estimates.
double WinChances::affordable_playouts() const
{
    const std::size_t rest = estimates() ? positions_.size() - step_ % positions_.size() : step_count() - step_;
    const double left_ms = (estimates() ? max_estimating_ms : max_thinking_ms) - spent_ms_;
    const double playout = playout_ms();
    return playout > 0 ? std::max(0.0, left_ms) / (static_cast<double>(rest) * playout) : all_playouts;
}

std::uint32_t WinChances::playouts_at_most(std::uint32_t most) const
{
    return static_cast<std::uint32_t>(std::clamp<double>(affordable_playouts(), 1, most));
}

/// Counts the time that an answer took. `estimate` is that answer if it estimates chances, otherwise null. Ignores the
/// first answer, which waits for the program to be fetched.
void WinChances::add_time(const brains::ChancesAnswer* estimate, double elapsed_ms)
{
    if (!std::exchange(has_first_answer_, true))
    {
        return;
    }
    const double taken_ms = std::max(0.0, elapsed_ms); // the clock may have been set back
    spent_ms_ += taken_ms;
    if (estimate != nullptr)
    {
        estimating_ms_ += taken_ms;
        estimated_playouts_ += estimate->playouts;
    }
}

brains::Bytes WinChances::question(const table::History& history) const
{
    return estimates() ? estimate_question(history) : alternative_question(history);
}

brains::Bytes WinChances::estimate_question(const table::History& history) const
{
    const EstimatedTurn& turn = turns_[position().turn];
    const PooledChances& known = position().at_end ? turn.after : turn.before;
    brains::ChancesQuestion question;
    question.state = history.state_at(turn.turn.start);
    question.seed = known.playouts(); // so that no playout is repeated
    question.playouts = playouts_at_most(playouts_of_pass[step_ / positions_.size()]);
    if (position().at_end)
    {
        question.played = actions_of(history, turn.turn);
    }
    return brains::write_question(question);
}

brains::Bytes WinChances::alternative_question(const table::History& history) const
{
    const PlayedTurn& turn = turns_[turning_point()].turn;
    if (asks_advice())
    {
        const State& state = history.state_at(planning_moment(history, turn));
        return brains::write_question(brains::MoveQuestion{.seen = view(state, state.decision.seat),
                                                           .level = opponents::Level::Hard,
                                                           .seed = 0,
                                                           .budget = {playouts_at_most(playouts_of_plan)}});
    }
    brains::ChancesQuestion question;
    question.state = history.state_at(turn.start);
    question.played = alternatives_.back().answers;
    question.playouts = playouts_at_most(all_playouts);
    return brains::write_question(question);
}

bool WinChances::accept(const table::History& history, const brains::Bytes& bytes, double elapsed_ms)
{
    const auto answer = brains::read_answer(bytes);
    add_time(answer.ok() ? std::get_if<brains::ChancesAnswer>(&*answer) : nullptr, elapsed_ms);
    const bool valid = answer.ok() && (estimates() ? accept_estimate(*answer) : accept_alternative(history, *answer));
    ++step_;
    if (estimates() && step_ >= positions_.size() && affordable_playouts() < 1)
    {
        step_ = estimate_count(); // each position was estimated, and there is no time to be more exact
    }
    return valid;
}

bool WinChances::accept_estimate(const brains::Answer& answer)
{
    const auto* chances = std::get_if<brains::ChancesAnswer>(&answer);
    if (chances == nullptr)
    {
        return false;
    }
    const std::size_t number = position().turn;
    EstimatedTurn& turn = turns_[number];
    (position().at_end ? turn.after : turn.before).add(*chances);
    if (!position().at_end && number > 0 && is_followed_at_once(number - 1))
    {
        turns_[number - 1].after = turn.before;
    }
    return true;
}

bool WinChances::accept_alternative(const table::History& history, const brains::Answer& answer)
{
    const std::size_t number = turning_point();
    if (asks_advice())
    {
        const PlayedTurn& turn = turns_[number].turn;
        const table::Moment moment = planning_moment(history, turn);
        const auto* move = std::get_if<brains::MoveAnswer>(&answer);
        const std::vector<Action> plan =
            move != nullptr ? playable(history.state_at(moment), move->advice.plan) : std::vector<Action>();
        if (plan.empty())
        {
            ++step_; // there is nothing whose chances could be asked for
            return false;
        }
        std::vector<Action> answers = actions_of(history, {turn.start, moment, false});
        answers.insert(answers.end(), plan.begin(), plan.end());
        alternatives_.push_back(
            {.number = number, .moment = moment, .answers = std::move(answers), .advice = move->advice, .after = {}});
        return true;
    }
    const auto* chances = std::get_if<brains::ChancesAnswer>(&answer);
    if (chances == nullptr)
    {
        return false;
    }
    alternatives_.back().after.add(*chances);
    return true;
}

} // namespace elgrande::screens
