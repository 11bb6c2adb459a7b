#include "brains/brain.hpp"

#include "puzzles/criteria.hpp"
#include "puzzles/ideas.hpp"
#include "rules/game.hpp"
#include "rules/order.hpp"
#include "search/best_turns.hpp"
#include "search/whole_turn.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::brains
{

namespace
{

constexpr std::size_t max_kept_players = 8; ///< kept at a time: more than a game and its hints need

/// Returns a line that an answer can hold; empty if it is unknown or too long.
std::vector<Action> bounded_line(std::optional<search::ActionSequence> line)
{
    return line && line->size() <= max_line_actions ? std::move(*line) : std::vector<Action>();
}

} // namespace

std::optional<std::string> Brain::begin(std::span<const std::byte> question)
{
    question_.reset();
    answer_ = write_answer(Refused{});
    auto read = read_question(question);
    if (!read.ok())
    {
        return read.error().message;
    }
    if (const auto* turn = std::get_if<TurnQuestion>(&*read); turn != nullptr && !is_within_turn(turn->state))
    {
        return "best turns exist only in the turn of a player";
    }
    question_ = std::move(*read);
    if (const auto* move = std::get_if<MoveQuestion>(&*question_))
    {
        opponent_for(*move).begin(move->seen);
    }
    else if (const auto* chances = std::get_if<ChancesQuestion>(&*question_))
    {
        estimate_.emplace(chances->state, chances->played, chances->seed);
    }
    else if (const auto* fresh = std::get_if<FreshQuestion>(&*question_))
    {
        fresh_ = {};
        games_begun_ = 1;
        game_.emplace(fresh->setup, puzzles::Criteria{}, cancelled_);
    }
    return std::nullopt;
}

/// Returns the computer player of an earlier question with the same parameters, which may have a plan, or a new one. It
/// becomes the last of players_.
opponents::Opponent& Brain::opponent_for(const MoveQuestion& question)
{
    const auto known = std::find_if(players_.begin(), players_.end(),
                                    [&question](const Player& player)
                                    {
                                        return player.level == question.level && player.seed == question.seed
                                               && player.playouts == question.budget.playouts;
                                    });
    if (known != players_.end())
    {
        std::rotate(known, known + 1, players_.end());
        return players_.back().opponent;
    }
    if (players_.size() == max_kept_players)
    {
        players_.erase(players_.begin());
    }
    players_.push_back({question.level, question.seed, question.budget.playouts,
                        opponents::Opponent(question.level, question.seed, question.budget)});
    return players_.back().opponent;
}

/// Completes answer_ with the choice that the last of players_ has made.
void Brain::answer_with_choice()
{
    const auto& move = std::get<MoveQuestion>(*question_);
    const opponents::Opponent& opponent = players_.back().opponent;
    std::vector<Action> plan = opponent.planned_line();
    plan.resize(std::min(plan.size(), max_turn_actions));
    MoveAnswer answer{.action = opponent.choice(), .advice = opponents::explain(move.seen, plan)};
    answer_ = write_answer(std::move(answer));
    question_.reset();
}

/// Completes answer_ with the chances by the playouts so far; there must be one.
void Brain::answer_with_chances()
{
    answer_ = write_answer(ChancesAnswer{.chances = estimate_->chances(), .playouts = estimate_->playouts()});
    question_.reset();
}

/// Returns the value of the turn that was played or, if it was not played to its end, the best value that was still
/// possible. Returns nothing if nothing was played, or if the search reached its limits.
std::optional<int> Brain::value_of_played(const TurnQuestion& question) const
{
    State state = question.state;
    const Seat player = state.active();
    const int before = state.score[player];
    bool ended = false;
    for (const Action action : question.played)
    {
        ended = apply_within_turn(state, action);
    }
    if (ended)
    {
        return search::worth(state, player, question.objective, before);
    }
    if (question.played.empty() || !is_within_turn(state) || state.active() != player)
    {
        return std::nullopt;
    }
    const search::BestTurns rest = search::best_turns(
        state, question.objective, {.max_positions = question.positions, .max_turns = 0, .cancelled = cancelled_});
    const int gained = question.objective == Objective::PointsGained ? state.score[player] - before : 0;
    return rest.exact ? std::optional(rest.value + gained) : std::nullopt;
}

/// Returns the best turn with each card on offer whose value is below `best`, the best one first.
std::vector<TurnWithCard> Brain::other_cards(const TurnQuestion& question, int best) const
{
    std::vector<TurnWithCard> others;
    const Seat player = question.state.active();
    for (const Action action : legal(question.state))
    {
        State taken = question.state;
        if (action.kind != ActionKind::TakeCard || apply_within_turn(taken, action)
            || others.size() == max_offered_cards)
        {
            continue;
        }
        const search::BestTurns found = search::best_turns(
            taken, question.objective, {.max_positions = question.positions, .max_turns = 1, .cancelled = cancelled_});
        const int gained = taken.score[player] - question.state.score[player];
        const int value = found.value + (question.objective == Objective::PointsGained ? gained : 0);
        if (found.exact && value < best && !found.turns.empty() && found.turns.front().size() < max_turn_actions)
        {
            others.push_back({value, {action}});
            others.back().turn.insert(others.back().turn.end(), found.turns.front().begin(), found.turns.front().end());
        }
    }
    put_in_order(others, [](const TurnWithCard& one, const TurnWithCard& other) { return one.value > other.value; });
    return others;
}

/// Returns the ideas of a turn, which asks its player.
Ideas Brain::ideas_of(const TurnQuestion& question) const
{
    const puzzles::JudgeLimits limits{.max_positions = question.positions, .cancelled = cancelled_};
    const puzzles::Verdict verdict = puzzles::judge(question.state, question.objective, limits);
    return puzzles::ideas_of(question.state, question.objective, verdict, limits);
}

void Brain::search_turns(const TurnQuestion& question)
{
    const search::BestTurns best = search::best_turns(question.state, question.objective,
                                                      {.max_positions = question.positions,
                                                       .max_turns = static_cast<int>(max_listed_turns),
                                                       .cancelled = cancelled_});
    TurnAnswer answer{.found = best.found,
                      .exact = best.exact,
                      .value = best.value,
                      .second = best.second,
                      .best_ends = best.best_ends,
                      .ends = best.ends,
                      .positions = best.positions,
                      .turns = {},
                      .played = value_of_played(question),
                      .best_line = {},
                      .played_line = {},
                      .other_cards = {},
                      .ideas = {}};
    for (const search::ActionSequence& turn : best.turns)
    {
        if (turn.size() <= max_turn_actions)
        {
            answer.turns.push_back(turn);
        }
    }
    const search::Limits limits{.max_positions = question.positions, .cancelled = cancelled_};
    if (best.exact && !answer.turns.empty() && !answer.turns.front().empty())
    {
        answer.best_line =
            bounded_line(search::whole_turn(question.state, question.objective, answer.turns.front(), limits));
    }
    if (best.exact && question.by_card && question.state.decision.question == elgrande::Question::TakeCard)
    {
        answer.other_cards = other_cards(question, best.value);
    }
    if (answer.played && is_within_turn(question.state))
    {
        answer.played_line =
            bounded_line(search::continue_turn(question.state, question.objective, question.played, limits));
    }
    if (best.exact && question.with_ideas && question.state.decision.seat == question.state.active())
    {
        answer.ideas = ideas_of(question);
    }
    answer_ = write_answer(std::move(answer));
    question_.reset();
}

void Brain::judge(const PuzzleQuestion& question)
{
    const puzzles::JudgeLimits limits{.max_positions = question.positions, .cancelled = cancelled_};
    const puzzles::Verdict verdict = puzzles::judge(question.state, question.objective, limits);
    const puzzles::Assessment found = puzzles::assess(question.state, question.objective, verdict, {}, limits);
    answer_ = write_answer(PuzzleAnswer{.solved = verdict.solved,
                                        .value = verdict.value,
                                        .second = verdict.second,
                                        .best_ends = verdict.best_ends,
                                        .ends = verdict.ends,
                                        .greedy = verdict.greedy,
                                        .others_answer = verdict.others_answer,
                                        .grade = verdict.grade,
                                        .ideas = found.ideas,
                                        .fault = found.fault});
    question_.reset();
}

/// Plays one more answer of the game, or begins the next game. Completes answer_ after the last game.
void Brain::look_for_puzzles(const FreshQuestion& question)
{
    if (game_->over() && games_begun_ < question.games)
    {
        Setup setup = question.setup;
        setup.seed += games_begun_;
        ++games_begun_;
        game_.emplace(setup, puzzles::Criteria{}, cancelled_);
        return;
    }
    if (game_->over() || fresh_.puzzles.size() == max_fresh_puzzles)
    {
        answer_with_puzzles();
        return;
    }
    if (auto found = game_->step())
    {
        const puzzles::Verdict& verdict = found->verdict;
        fresh_.puzzles.push_back({found->state, found->objective, verdict.grade, found->ideas, verdict.within_grade});
    }
}

/// Completes answer_ with the puzzles found so far.
void Brain::answer_with_puzzles()
{
    answer_ = write_answer(std::exchange(fresh_, {}));
    game_.reset();
    question_.reset();
}

bool Brain::searches() const
{
    return question_
           && (std::holds_alternative<TurnQuestion>(*question_) || std::holds_alternative<PuzzleQuestion>(*question_)
               || std::holds_alternative<FreshQuestion>(*question_));
}

bool Brain::think(int slices)
{
    if (!question_)
    {
        return true;
    }
    if (const auto* turn = std::get_if<TurnQuestion>(&*question_))
    {
        search_turns(*turn);
        return true;
    }
    if (const auto* puzzle = std::get_if<PuzzleQuestion>(&*question_))
    {
        judge(*puzzle);
        return true;
    }
    if (const auto* chances = std::get_if<ChancesQuestion>(&*question_))
    {
        for (int i = 0; i < slices && estimate_->playouts() < chances->playouts; ++i)
        {
            estimate_->step();
        }
        if (estimate_->playouts() == chances->playouts)
        {
            answer_with_chances();
        }
        return !question_;
    }
    if (const auto* fresh = std::get_if<FreshQuestion>(&*question_))
    {
        for (int i = 0; i < slices && question_; ++i)
        {
            look_for_puzzles(*fresh);
        }
        return !question_;
    }
    if (players_.back().opponent.think(slices))
    {
        answer_with_choice();
    }
    return !question_;
}

void Brain::stop()
{
    if (!question_)
    {
        return;
    }
    if (std::holds_alternative<MoveQuestion>(*question_))
    {
        players_.back().opponent.stop();
        answer_with_choice();
        return;
    }
    if (std::holds_alternative<ChancesQuestion>(*question_) && estimate_->playouts() > 0)
    {
        answer_with_chances();
        return;
    }
    if (std::holds_alternative<FreshQuestion>(*question_) && !fresh_.puzzles.empty())
    {
        answer_with_puzzles();
        return;
    }
    question_.reset(); // it has not begun yet, so answer_ is still Refused
}

} // namespace elgrande::brains
