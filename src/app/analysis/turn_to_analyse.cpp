#include "app/analysis/turn_to_analyse.hpp"

#include "app/analysis/played_turns.hpp"
#include "app/analysis/turn_end.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// Returns the turn that contains the moment; nothing between turns.
std::optional<PlayedTurn> turn_with(const table::History& history, table::Moment moment)
{
    const std::vector<PlayedTurn> turns = turns_of(history);
    const auto found =
        std::find_if(turns.begin(), turns.end(),
                     [moment](const PlayedTurn& turn) { return moment >= turn.start && moment < turn.end; });
    return found != turns.end() ? std::optional(*found) : std::nullopt;
}

bool is_all_public(const table::History& history, const PlayedTurn& turn)
{
    const auto entries = history.entries().subspan(turn.start, turn.end - turn.start);
    return std::all_of(entries.begin(), entries.end(),
                       [&](const table::Entry& entry) { return entry.public_from <= history.cursor(); });
}

/// True if estimates of the chance of winning at `position` have been compared with the results of games (see
/// src/opponents/README.md), and the board is full enough for turns to differ in them.
bool has_telling_chances(const State& position)
{
    constexpr int first_round = 3;
    return position.setup.edition == Edition::Classic && position.setup.modules.empty()
           && position.round >= first_round;
}

} // namespace

Objective default_objective(const State& position)
{
    return scoring_follows(position.round) ? Objective::LeadAfterScoring : Objective::Lead;
}

AnalysisSession turn_to_analyse(const table::Sitting& sitting)
{
    const table::History& history = sitting.history();
    const bool open = sitting.analysing() || is_over(history.state());
    const table::Moment moment = sitting.moment();
    const std::optional<PlayedTurn> turn =
        sitting.looking_back() ? turn_with(history, moment) : PlayedTurn{moment, moment, false};
    AnalysisSession analysis;
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
    analysis.objective = default_objective(position);
    analysis.by_chance = has_telling_chances(position);
    std::vector<Action> played = actions_of(history, *turn);
    if ((open || is_all_public(history, *turn)) && played.size() <= brains::max_line_actions
        && end_of_turn(position, played))
    {
        analysis.played = std::move(played);
    }
    return analysis;
}

std::optional<brains::TurnAnswer> read_turn_answer(const State& position, const platform::Bytes& bytes)
{
    auto answer = brains::read_answer(bytes);
    auto* turn = answer.ok() ? std::get_if<brains::TurnAnswer>(&*answer) : nullptr;
    if (turn == nullptr || !turn->found)
    {
        return std::nullopt;
    }
    std::erase_if(turn->turns, [](const std::vector<Action>& answers) { return answers.empty(); });
    const ActionList first = legal(position);
    const auto begins = [&](const std::vector<Action>& answers)
    { return !answers.empty() && first.contains(answers.front()); };
    const bool sound = std::all_of(turn->turns.begin(), turn->turns.end(), begins)
                       && std::all_of(turn->other_cards.begin(), turn->other_cards.end(),
                                      [&](const brains::TurnWithCard& other) { return begins(other.turn); });
    return sound ? std::optional(std::move(*turn)) : std::nullopt;
}

} // namespace elgrande::screens
