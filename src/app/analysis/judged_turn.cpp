#include "app/analysis/judged_turn.hpp"

#include "rules/game.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The solver's budget for each turn of a game: about a second for the whole game.
constexpr std::uint32_t positions_for_loss = 100'000;

/// The maximum number of answers that the solver's program accepts.
constexpr std::size_t most_played = 4 * brains::longest_way;

/// True if the answers are legal in this position and end exactly at the end of the turn.
bool is_whole_turn(State state, const std::vector<Action>& answers)
{
    bool ended = false;
    for (const Action answer : answers)
    {
        if (ended || is_over(state) || !legal(state).contains(answer))
        {
            return false;
        }
        ended = apply_within_turn(state, answer);
    }
    return ended && answers.size() <= most_played;
}

/// The turn that contains the moment; nothing between turns.
std::optional<PlayedTurn> turn_with(const table::History& history, table::Moment moment)
{
    const std::vector<PlayedTurn> turns = turns_of(history);
    const auto found =
        std::find_if(turns.begin(), turns.end(),
                     [moment](const PlayedTurn& turn) { return moment >= turn.start && moment < turn.end; });
    return found != turns.end() ? std::optional(*found) : std::nullopt;
}

bool all_told(const table::History& history, const PlayedTurn& turn)
{
    const auto entries = history.entries().subspan(turn.start, turn.end - turn.start);
    return std::all_of(entries.begin(), entries.end(),
                       [&](const table::Entry& entry) { return entry.public_from <= history.cursor(); });
}

} // namespace

AnalysisOnTable judged_turn(const table::Sitting& sitting)
{
    const table::History& history = sitting.history();
    const bool open = sitting.analysing() || is_over(history.state());
    const table::Moment moment = sitting.moment();
    const std::optional<PlayedTurn> turn =
        sitting.looking_back() ? turn_with(history, moment) : PlayedTurn{moment, moment, false};
    AnalysisOnTable analysis;
    if (!turn || !is_within_turn(history.state_at(turn->start)))
    {
        return analysis;
    }
    const State& truth = history.state_at(turn->start);
    const State position = open ? truth : determinize(truth, nobody, Random());
    if (!is_within_turn(position))
    {
        return analysis;
    }
    analysis.position = position;
    std::vector<Action> played = answers_of(history, *turn);
    if ((open || all_told(history, *turn)) && is_whole_turn(position, played))
    {
        analysis.played = std::move(played);
    }
    return analysis;
}

Losses turns_to_count(const GameSession& session)
{
    const table::History& history = session.sitting().history();
    Losses losses{.session = session.number()};
    for (const PlayedTurn& turn : turns_of(history))
    {
        const State& state = history.state_at(turn.start);
        losses.turns.push_back({.turn = turn, .seat = state.active(), .round = state.round});
    }
    return losses;
}

brains::TurnQuestion question_of(const table::History& history, const TurnLoss& loss)
{
    brains::TurnQuestion question;
    question.state = history.state_at(loss.turn.start);
    question.objective = Objective::Lead;
    question.positions = positions_for_loss;
    question.played = answers_of(history, loss.turn);
    return question;
}

bool count_loss(TurnLoss& loss, const brains::TurnAnswer& answer)
{
    if (!answer.played)
    {
        return false;
    }
    // `value` assumes the worst answers of others. They may have given better ones, so the difference can be below 0.
    loss.points = std::max(0, answer.value - *answer.played);
    loss.exact = answer.exact;
    return true;
}

std::optional<brains::TurnAnswer> turn_answer_in(const State& position, const platform::Bytes& bytes)
{
    auto answer = brains::read_answer(bytes);
    auto* turn = answer.ok() ? std::get_if<brains::TurnAnswer>(&*answer) : nullptr;
    if (turn == nullptr || !turn->found)
    {
        return std::nullopt;
    }
    std::erase_if(turn->turns, [](const std::vector<Action>& answers) { return answers.empty(); });
    const ActionList first = legal(position);
    const bool sound = std::all_of(turn->turns.begin(), turn->turns.end(),
                                   [&](const std::vector<Action>& answers) { return first.contains(answers.front()); });
    return sound ? std::optional(std::move(*turn)) : std::nullopt;
}

} // namespace elgrande::screens
