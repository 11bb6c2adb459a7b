#include "app/analysis/analysis_words.hpp"

#include "rules/complete.hpp"
#include "rules/game.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace elgrande::screens
{

namespace
{

using words::Key;

struct ObjectiveWords
{
    Objective objective{};
    Key name;
    Key sentence;
};

/// In the order of Objective: one row for each.
constexpr std::array<ObjectiveWords, objective_count> objective_words{
    {{Objective::PointsGained, Key::AnalysisGain, Key::PuzzleGain},
     {Objective::OwnPoints, Key::AnalysisOwn, Key::PuzzleOwn},
     {Objective::Lead, Key::AnalysisLead, Key::PuzzleLead},
     {Objective::LeadAfterScoring, Key::AnalysisLeadScoring, Key::PuzzleLeadScoring},
     {Objective::HoldRivals, Key::AnalysisHold, Key::PuzzleHold}}};

static_assert(is_complete(objective_words, &ObjectiveWords::objective));

void append_sentence(std::string& text, const std::string& more)
{
    text += (text.empty() ? "" : " ") + more;
}

/// Answers all questions for a Veto with "allow". Returns true if that ends the turn.
bool allow_steps(State& state, Observer observer)
{
    while (state.decision.question == Question::Veto)
    {
        if (apply_within_turn(state, {.kind = ActionKind::Allow}, observer))
        {
            return true;
        }
    }
    return false;
}

/// Plays the answers within the turn. The solver's turns lack the others' answers about Vetoes: these become "allow".
/// Returns the place of the player's secret disk if others must set theirs first, else Nowhere.
template <class F>
Place play(const State& position, const std::vector<Action>& answers, F note)
{
    State state = position;
    for (const Action answer : answers)
    {
        if (!legal(state).contains(answer) && allow_steps(state, note))
        {
            return Place::Nowhere;
        }
        if (answer.kind == ActionKind::SetDisk && state.decision.seat != position.active())
        {
            return answer.place;
        }
        if (!legal(state).contains(answer) || apply_within_turn(state, answer, note))
        {
            return Place::Nowhere;
        }
    }
    allow_steps(state, note);
    return Place::Nowhere;
}

} // namespace

bool shows_turn(const PageContext& context)
{
    return context.analysis && context.analysis->game;
}

bool asks_others(const State& position, const std::vector<Action>& answers)
{
    State state = position;
    const Seat player = state.active();
    for (const Action answer : answers)
    {
        if (state.decision.seat != player || !legal(state).contains(answer))
        {
            return true;
        }
        if (apply_within_turn(state, answer))
        {
            return false;
        }
    }
    return true;
}

PuzzleShown shown_turn(const PageContext& context)
{
    const AnalysisSession& analysis = *context.analysis;
    const words::Localizer& localizer = context.localizer;
    const std::size_t steps = analysis.shown.size();
    PuzzleShown shown;
    shown.heading =
        localizer.text(Key::AnalysisTitle) + " · " + std::to_string(analysis.step) + "/" + std::to_string(steps);
    if (analysis.step == 0)
    {
        std::vector<Action> answers;
        for (const std::vector<Action>& step : analysis.shown)
        {
            answers.insert(answers.end(), step.begin(), step.end());
        }
        shown.says = turn_text(localizer, context.session->shown().names, *analysis.position, answers);
    }
    else
    {
        shown.says = step_text(localizer, context.session->shown().names, *analysis.position, analysis.objective,
                               analysis.shown, analysis.step - 1);
    }
    shown.silent = true;
    const auto offer = [&](std::string_view name, Key label, Intent intent, char key, bool gold = false) {
        shown.buttons.push_back({name, localizer.text(label), std::move(intent), key, gold});
    };
    offer("leave analysis", Key::ButtonEndTryOut, Intent{AnalysisCommand::Leave}, 'g');
    offer("analysis", Key::AnalysisTitle, Intent{AnalysisCommand::BackToList}, 'l');
    if (analysis.step > 0)
    {
        offer("analysis back", Key::ButtonOlder, Intent{AnalysisCommand::StepBack}, ',');
    }
    if (analysis.step < steps)
    {
        offer("analysis next", Key::ButtonNewer, Intent{AnalysisCommand::StepForward}, '.', true);
    }
    return shown;
}

int displayed_value(Objective objective, int value)
{
    return objective == Objective::HoldRivals ? -value : value;
}

std::string value_text(const words::Localizer& localizer, Objective objective, int value)
{
    const words::Argument count("count", std::abs(value));
    switch (objective)
    {
    case Objective::Lead:
    case Objective::LeadAfterScoring:
        return value == 0 ? localizer.text(Key::WorthLevel)
                          : localizer.text(value > 0 ? Key::WorthAhead : Key::WorthBehind, {count});
    case Objective::HoldRivals:
        return localizer.text(Key::WorthRival, {count});
    default:
        return localizer.text(Key::WorthPoints, {count});
    }
}

int displayed_count(std::uint64_t count)
{
    constexpr std::uint64_t most = 999'999'999;
    return static_cast<int>(std::min(count, most));
}

std::vector<std::string> objective_names(const words::Localizer& localizer)
{
    std::vector<std::string> names;
    names.reserve(objective_words.size());
    for (const ObjectiveWords& row : objective_words)
    {
        names.push_back(localizer.text(row.name));
    }
    return names;
}

std::string objective_sentence(const words::Localizer& localizer, Objective objective)
{
    return localizer.text(objective_words[static_cast<std::size_t>(objective)].sentence);
}

namespace
{

/// Returns the value of the best turn. If the search stopped early, that is only a bound, and the second best is
/// unknown. For rivals' points the bound is an upper one, because displayed_value() negates them.
std::string best_value_text(const words::Localizer& localizer, Objective objective, const brains::TurnAnswer& answer)
{
    const words::Argument value("value", displayed_value(objective, answer.value));
    if (!answer.exact)
    {
        return localizer.text(objective == Objective::HoldRivals ? Key::AnalysisMost : Key::AnalysisLeast, {value});
    }
    std::string text = localizer.text(Key::AnalysisBest, {value, {"count", displayed_count(answer.best_ends)}});
    if (answer.second)
    {
        append_sentence(text,
                        localizer.text(Key::AnalysisSecond, {{"value", displayed_value(objective, *answer.second)}}));
    }
    return text;
}

std::string percentage(const words::Localizer& localizer, int percent)
{
    return localizer.text(Key::ChancesPercent, {{"value", std::to_string(percent)}});
}

/// Returns the method and accuracy of the estimated chances and, if the estimate is still running, its progress.
std::string estimate_text(const words::Localizer& localizer, const TurnChances& chances, bool is_running)
{
    const std::vector<ComparedTurn>& turns = chances.ranked();
    std::string text =
        localizer.text(Key::AnalysisEstimated, {{"count", displayed_count(turns.front().chances.playouts())},
                                                {"value", percentage(localizer, chances.margin())}});
    if (!std::all_of(turns.begin(), turns.end(), [](const ComparedTurn& turn) { return turn.ends; }))
    {
        append_sentence(text, localizer.text(Key::AnalysisOthers));
    }
    if (is_running)
    {
        append_sentence(text, localizer.text(Key::ChancesCounting, {{"value", chances.progress()}}));
    }
    return text;
}

/// Returns the compared turns in one line each: "35% (costs 6%, played): …".
std::vector<std::string> compared_turn_texts(const words::Localizer& localizer, words::Names names,
                                             const State& position, const TurnChances& chances)
{
    std::vector<std::string> texts;
    for (const ComparedTurn& turn : chances.ranked())
    {
        std::string note;
        if (const int cost = chances.cost_of(turn); cost > 0)
        {
            note = localizer.text(Key::AnalysisCost, {{"count", percentage(localizer, cost)}});
        }
        else if (!texts.empty())
        {
            note = localizer.text(Key::AnalysisEqual);
        }
        if (turn.played)
        {
            const std::string played = localizer.text(Key::AnalysisThisPlayed);
            note = note.empty() ? played : localizer.text(Key::EndComma, {{"player", note}, {"other", played}});
        }
        std::string line = percentage(localizer, chances.percent_of(turn));
        line += note.empty() ? std::string() : " (" + note + ")";
        line += ": " + turn_text(localizer, names, position, turn.answers);
        texts.push_back(std::move(line));
    }
    return texts;
}

} // namespace

std::string chosen_sentence(const words::Localizer& localizer, const AnalysisSession& analysis)
{
    return analysis.by_chance ? localizer.text(Key::AnalysisChanceSays)
                              : objective_sentence(localizer, analysis.objective);
}

std::string verdict_on(const words::Localizer& localizer, const AnalysisSession& analysis)
{
    const auto& answer = analysis.answer();
    if (analysis.by_chance ? !analysis.has_chances() : !answer)
    {
        return localizer.text(analysis.no_solver ? Key::AnalysisNotHere
                              : analysis.failed  ? Key::PuzzleUntold
                                                 : Key::PuzzleThinks);
    }
    if (analysis.by_chance)
    {
        return estimate_text(localizer, *analysis.chances, !analysis.failed && !analysis.chances->done());
    }
    std::string text = best_value_text(localizer, analysis.objective, *answer);
    if (!answer->turns.empty() && asks_others(*analysis.position, answer->turns.front()))
    {
        append_sentence(text, localizer.text(Key::PuzzleWorst));
    }
    if (answer->played)
    {
        const std::string left = std::to_string(std::max(0, answer->value - *answer->played));
        append_sentence(
            text, localizer.text(Key::AnalysisPlayed, {{"value", displayed_value(analysis.objective, *answer->played)},
                                                       {"left", answer->exact ? left : left + "+"}}));
    }
    return text;
}

std::vector<std::string> offered_turn_texts(const words::Localizer& localizer, words::Names names,
                                            const AnalysisSession& analysis)
{
    if (analysis.by_chance)
    {
        return analysis.has_chances() ? compared_turn_texts(localizer, names, *analysis.position, *analysis.chances)
                                      : std::vector<std::string>();
    }
    std::vector<std::string> text;
    for (const OfferedTurn& offered : analysis.turns())
    {
        const int cost = analysis.answer() ? analysis.answer()->value - offered.value : 0;
        std::string line = std::to_string(displayed_value(analysis.objective, offered.value));
        line += cost > 0 ? " (" + localizer.text(Key::AnalysisCost, {{"count", cost}}) + ")" : std::string();
        line += ": " + turn_text(localizer, names, *analysis.position, offered.turn);
        if (offered.ways > 1)
        {
            line = localizer.text(
                Key::ListDots,
                {{"list", line}, {"other", localizer.text(Key::AnalysisWays, {{"count", offered.ways}})}});
        }
        text.push_back(std::move(line));
    }
    return text;
}

std::string turn_text(const words::Localizer& localizer, words::Names names, const State& position,
                      const std::vector<Action>& answers, bool is_named)
{
    std::vector<Event> events;
    const Place disk = play(position, answers, [&events](const Event& event) { events.push_back(event); });
    std::string text;
    for (std::size_t first = 0, end = 0; first < events.size(); first = end)
    {
        const bool is_in_line = words::is_in_turn_line(events[first].kind);
        for (end = first; end < events.size() && words::is_in_turn_line(events[end].kind) == is_in_line; ++end)
        {
        }
        const std::span<const Event> run(events.data() + first, end - first);
        for (const std::string& part : is_in_line ? words::turn_parts(localizer, run, names, position.setup)
                                                  : words::log_lines(localizer, run, names, position.setup))
        {
            text = text.empty() ? part : localizer.text(Key::ListDots, {{"list", text}, {"other", part}});
        }
    }
    if (is_named)
    {
        text = localizer.text(Key::LogTurn, {{"player", words::player(names, position.active())}, {"list", text}});
    }
    if (disk != Place::Nowhere)
    {
        const std::string where = words::place(localizer, position.setup.edition, disk);
        text += "; " + localizer.text(Key::SeatDiskOpen, {{"place", where}});
    }
    return text;
}

} // namespace elgrande::screens
