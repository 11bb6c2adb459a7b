#include "app/analysis/analysis_controller.hpp"
#include "app/analysis/offered_turns.hpp"
#include "app/analysis/turn_to_analyse.hpp"

#include <utility>

/// The questions to the second program, and its answers.
namespace elgrande::screens
{

namespace
{

/// Returns the objective by which the solver must still be asked for the chosen list; nothing if all is known. Turns
/// that are compared by their chance of winning come from its answers by two objectives.
std::optional<Objective> missing_answer(const AnalysisSession& analysis)
{
    if (!analysis.by_chance)
    {
        return analysis.answer() ? std::nullopt : std::optional(analysis.objective);
    }
    for (const Objective objective : {Objective::Lead, Objective::LeadAfterScoring})
    {
        if (!analysis.answers[static_cast<std::size_t>(objective)])
        {
            return objective;
        }
    }
    return std::nullopt;
}

} // namespace

void AnalysisController::update()
{
    if (state_.analysis && !state_.analysis->game && analysis_page_.expired())
    {
        end_analysis(state_);
    }
    if (state_.chances && (!state_.session || (!state_.analysis && !state_.chances->is_about(*state_.session))))
    {
        state_.chances.reset(); // they belong to another game
    }
    if (shows_result())
    {
        prepare_chances();
    }
    const bool turn = state_.analysis && !state_.analysis->game;
    const bool estimates = !turn && wants_chances();
    if (turn && std::exchange(state_.analysis->due, false))
    {
        ask_turn();
    }
    else if (estimates && !waits_)
    {
        ask_chances();
    }
    else if (!turn && !estimates)
    {
        cancel();
    }
}

/// True if the result of a game that may be analysed is shown, with no dialog over it.
bool AnalysisController::shows_result() const
{
    return !pages_.at_home() && pages_.shows(PageStack::Screen::Result) && pages_.dialog() == nullptr
           && !state_.analysis && may_analyse(state_.context) && state_.session->sitting().over();
}

/// Begins to estimate the chances in the open game, which must be over, unless that has begun.
void AnalysisController::prepare_chances()
{
    if (!state_.chances || !state_.chances->is_about(*state_.session))
    {
        state_.chances = std::make_unique<WinChances>(*state_.session);
    }
}

/// True if a question about the chances of winning should be asked now: for their page or, unless that would slow down
/// the page, while the result is shown.
bool AnalysisController::wants_chances() const
{
    return state_.chances && !state_.chances->failed() && !state_.chances->done()
           && (!chances_page_.expired() || (shows_result() && state_.platform.brains.in_parallel()));
}

void AnalysisController::cancel()
{
    if (std::exchange(waits_, false))
    {
        ++asked_;
        state_.platform.brains.cancel();
    }
}

void AnalysisController::ask(const platform::Bytes& question,
                             void (AnalysisController::*on_answer)(const platform::Bytes&))
{
    waits_ = true;
    asked_ms_ = state_.platform.clock.now_ms();
    state_.platform.brains.ask(question,
                               [this, on_answer, asked = ++asked_](const platform::Bytes& bytes)
                               {
                                   if (asked == asked_)
                                   {
                                       waits_ = false;
                                       (this->*on_answer)(bytes);
                                   }
                               });
}

/// Asks what is missing for the chosen list, if anything is.
void AnalysisController::ask_turn()
{
    AnalysisSession& analysis = *state_.analysis;
    const std::optional<Objective> missing = missing_answer(analysis);
    if (!missing)
    {
        if (analysis.by_chance)
        {
            ask_turn_chances();
        }
        return;
    }
    analysis.asked = *missing;
    brains::TurnQuestion question;
    question.state = *analysis.position;
    question.objective = *missing;
    question.played = analysis.played;
    question.by_card = true;
    ask(brains::write_question(question), &AnalysisController::on_turn_answer);
}

void AnalysisController::on_turn_answer(const platform::Bytes& bytes)
{
    if (!state_.analysis)
    {
        return;
    }
    state_.stale = true;
    AnalysisSession& analysis = *state_.analysis;
    std::optional<brains::TurnAnswer> answer = read_turn_answer(*analysis.position, bytes);
    if (!answer && !bytes.empty())
    {
        state_.platform.brains.report_invalid_answer();
    }
    analysis.failed = analysis.failed || (!answer && (analysis.by_chance || analysis.asked == analysis.objective));
    analysis.no_solver = analysis.failed && bytes.empty();
    const auto number = static_cast<std::size_t>(analysis.asked);
    analysis.offered[number] =
        answer ? offered_turns(*analysis.position, analysis.asked, *answer) : std::vector<OfferedTurn>();
    analysis.answers[number] = std::move(answer);
    if (analysis.by_chance && !analysis.failed)
    {
        ask_turn();
    }
}

void AnalysisController::ask_turn_chances()
{
    AnalysisSession& analysis = *state_.analysis;
    if (!analysis.chances)
    {
        const auto offered = [&analysis](Objective objective) -> const std::vector<OfferedTurn>&
        { return analysis.offered[static_cast<std::size_t>(objective)]; };
        analysis.chances.emplace(*analysis.position, offered(Objective::Lead), offered(Objective::LeadAfterScoring),
                                 analysis.played);
    }
    if (!analysis.chances->done())
    {
        ask(analysis.chances->question(), &AnalysisController::on_turn_chances);
    }
    else if (!analysis.has_chances())
    {
        analysis.failed = true; // the solver has listed no turn
    }
}

/// Takes an answer about the compared turns. The estimate ends if it is not valid.
void AnalysisController::on_turn_chances(const platform::Bytes& bytes)
{
    if (!state_.analysis || !state_.analysis->chances)
    {
        return;
    }
    AnalysisSession& analysis = *state_.analysis;
    state_.stale = true;
    if (analysis.chances->accept(bytes))
    {
        ask_turn_chances();
        return;
    }
    analysis.failed = true;
    analysis.no_solver = bytes.empty();
    if (!bytes.empty())
    {
        state_.platform.brains.report_invalid_answer();
    }
}

void AnalysisController::ask_chances()
{
    ask(state_.chances->question(state_.session->sitting().history()), &AnalysisController::on_chances_answer);
}

/// Takes an answer about the finished game. An invalid answer is ignored. If there is none, the estimate stops until
/// the page of chances is opened. The next question follows at once: in a tab that is out of sight no frame would ask
/// it.
void AnalysisController::on_chances_answer(const platform::Bytes& bytes)
{
    if (!state_.chances || !state_.session || !state_.chances->is_about(*state_.session))
    {
        return;
    }
    if (bytes.empty())
    {
        state_.chances->set_failed(true);
        state_.stale = true;
        return;
    }
    const int before = state_.chances->percent_in_tens();
    const std::int64_t elapsed_ms = state_.platform.clock.now_ms() - asked_ms_;
    if (!state_.chances->accept(state_.session->sitting().history(), bytes, static_cast<double>(elapsed_ms)))
    {
        state_.platform.brains.report_invalid_answer();
    }
    state_.stale = state_.stale || !chances_page_.expired() || state_.chances->percent_in_tens() != before;
    if (wants_chances())
    {
        ask_chances();
    }
}

} // namespace elgrande::screens
