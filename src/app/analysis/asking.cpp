#include "app/analysis/analysis_desk.hpp"
#include "app/analysis/judged_turn.hpp"

#include <utility>

/// The questions to the solver about turns, and its answers.
namespace elgrande::screens
{

void AnalysisDesk::think()
{
    if (state_.analysis && !state_.analysis->game && page_.expired())
    {
        end_analysis(state_);
    }
    if (state_.losses && (!state_.session || (!state_.analysis && state_.losses->session != state_.session->number())))
    {
        state_.losses.reset(); // they belong to another game
    }
    const bool turn = state_.analysis && !state_.analysis->game;
    const bool counts = !turn && state_.losses && !losses_.expired();
    if (turn && std::exchange(state_.analysis->due, false))
    {
        ask_turn();
    }
    else if (counts && !waits_ && !state_.losses->failed && !state_.losses->all_counted())
    {
        ask_loss();
    }
    else if (!turn && !counts)
    {
        cancel();
    }
}

void AnalysisDesk::cancel()
{
    if (std::exchange(waits_, false))
    {
        ++asked_;
        state_.platform.brains.cancel();
    }
}

void AnalysisDesk::ask(const brains::TurnQuestion& question, void (AnalysisDesk::*on_answer)(const platform::Bytes&))
{
    waits_ = true;
    state_.platform.brains.ask(brains::write_question(question),
                               [this, on_answer, asked = ++asked_](const platform::Bytes& bytes)
                               {
                                   if (asked == asked_)
                                   {
                                       waits_ = false;
                                       state_.stale = true;
                                       (this->*on_answer)(bytes);
                                   }
                               });
}

void AnalysisDesk::ask_turn()
{
    AnalysisOnTable& analysis = *state_.analysis;
    analysis.asked = analysis.objective;
    brains::TurnQuestion question;
    question.state = *analysis.position;
    question.objective = analysis.objective;
    question.played = analysis.played;
    ask(question, &AnalysisDesk::on_turn_answer);
}

void AnalysisDesk::on_turn_answer(const platform::Bytes& bytes)
{
    if (!state_.analysis)
    {
        return;
    }
    AnalysisOnTable& analysis = *state_.analysis;
    std::optional<brains::TurnAnswer> told = turn_answer_in(*analysis.position, bytes);
    if (!told && !bytes.empty())
    {
        state_.platform.brains.distrust();
    }
    analysis.failed = analysis.failed || (!told && analysis.asked == analysis.objective);
    analysis.no_solver = analysis.failed && bytes.empty();
    analysis.answers[static_cast<std::size_t>(analysis.asked)] = std::move(told);
}

void AnalysisDesk::ask_loss()
{
    const Losses& losses = *state_.losses;
    ask(question_of(state_.session->sitting().history(), losses.turns[losses.counted]), &AnalysisDesk::on_loss_answer);
}

/// A bad answer leaves the turn's loss unknown. Without a solver the counting stops until the page is opened again.
void AnalysisDesk::on_loss_answer(const platform::Bytes& bytes)
{
    if (!state_.losses || !state_.session || state_.losses->session != state_.session->number())
    {
        return;
    }
    Losses& losses = *state_.losses;
    if (bytes.empty())
    {
        losses.failed = true;
        return;
    }
    TurnLoss& loss = losses.turns[losses.counted];
    const std::optional<brains::TurnAnswer> told =
        turn_answer_in(state_.session->sitting().history().state_at(loss.turn.start), bytes);
    if (!told || !count_loss(loss, *told))
    {
        state_.platform.brains.distrust();
    }
    ++losses.counted;
}

} // namespace elgrande::screens
