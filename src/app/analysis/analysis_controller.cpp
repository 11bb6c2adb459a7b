#include "app/analysis/analysis_controller.hpp"

#include "app/analysis/analysis_page.hpp"
#include "app/analysis/analysis_words.hpp"
#include "app/analysis/chances_page.hpp"
#include "app/analysis/turn_to_analyse.hpp"
#include "app/passing/game_list.hpp"
#include "rules/game.hpp"

#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// Returns the players as people, because no computer may answer in a shown turn.
std::vector<record::Player> people(std::span<const record::Player> players)
{
    std::vector<record::Player> result(players.begin(), players.end());
    for (record::Player& player : result)
    {
        player.controller = {};
    }
    return result;
}

} // namespace

bool may_analyse(const PageContext& context)
{
    if (!context.session || context.lesson || context.puzzle || context.guest)
    {
        return false;
    }
    const table::Sitting& sitting = context.session->sitting();
    const bool finished = is_over(sitting.saved_state());
    if (!finished && without_advice(context.platform.preferences).contains(context.session->key()))
    {
        return false;
    }
    return finished || sitting.looking_back() || !context.session->shown().view.legal.empty();
}

void end_analysis(AppState& state)
{
    if (shows_turn(state.context))
    {
        state.session = std::move(state.analysis->game);
        state.session->refresh(); // the language may have changed
    }
    state.analysis.reset();
    state.stale = true;
}

bool AnalysisController::act(const TableIntent& intent)
{
    if (analyse(intent))
    {
        return true;
    }
    if (!shows_turn(state_.context))
    {
        return false;
    }
    if (intent == TableIntent(GameCommand::Download))
    {
        end_analysis(state_);
        return false;
    }
    return true; // nothing can be played in a shown turn
}

bool AnalysisController::analyse(const TableIntent& intent)
{
    if (const auto* command = std::get_if<AnalysisCommand>(&intent))
    {
        analyse(*command);
        return true;
    }
    if (const auto* past = std::get_if<AnalyseMoment>(&intent))
    {
        pages_.show(PageStack::Screen::Table);
        state_.session->sitting().look_at(past->moment);
        game_.changed();
        begin();
        return true;
    }
    if (const auto* chosen = std::get_if<ChooseObjective>(&intent))
    {
        choose(chosen->number);
        return true;
    }
    if (const auto* turn = std::get_if<ShowBestTurn>(&intent))
    {
        show_turn(turn->number);
        return true;
    }
    return false;
}

void AnalysisController::analyse(AnalysisCommand command)
{
    switch (command)
    {
    case AnalysisCommand::Begin:
        begin();
        break;
    case AnalysisCommand::ShowChances:
        open_chances();
        break;
    case AnalysisCommand::StepForward:
        step();
        break;
    case AnalysisCommand::StepBack:
        step_back();
        break;
    case AnalysisCommand::BackToList:
        back_to_list();
        break;
    case AnalysisCommand::Leave:
        return_to_game();
        break;
    }
}

void AnalysisController::before_page_opens(const PageIntent& intent)
{
    const bool about_position = intent == PageIntent(PageCommand::OpenShare)
                                || intent == PageIntent(PageCommand::MakePuzzle)
                                || std::holds_alternative<OpenPage>(intent);
    if (about_position && shows_turn(state_.context))
    {
        return_to_game();
    }
}

void AnalysisController::refuse(Key text)
{
    pages_.ask({state_.localizer.text(Key::AnalysisTitle),
                state_.localizer.text(text),
                {state_.localizer.text(Key::ButtonOk)}},
               {nullptr});
}

void AnalysisController::begin()
{
    if (shows_turn(state_.context))
    {
        return;
    }
    if (!may_analyse(state_.context))
    {
        const bool agreed = without_advice(state_.platform.preferences).contains(state_.session->key());
        refuse(agreed ? Key::AdviceAgreed : Key::AnalysisNone);
        return;
    }
    const table::Sitting& sitting = state_.session->sitting();
    if (sitting.over() && !sitting.looking_back() && !sitting.analysing())
    {
        open_chances();
        return;
    }
    AnalysisSession found = turn_to_analyse(sitting);
    if (!found.position)
    {
        refuse(Key::AnalysisNone);
        return;
    }
    state_.analysis = std::make_unique<AnalysisSession>(std::move(found));
    open_page();
}

void AnalysisController::open_page()
{
    const auto token = std::make_shared<const int>();
    analysis_page_ = token;
    pages_.open(std::make_unique<AnalysisPage>(state_.context, token));
}

void AnalysisController::open_chances()
{
    const table::Sitting& sitting = state_.session->sitting();
    if (!may_analyse(state_.context) || !sitting.over() || sitting.analysing())
    {
        return;
    }
    prepare_chances();
    state_.chances->set_failed(false);
    const auto token = std::make_shared<const int>();
    chances_page_ = token;
    pages_.open(std::make_unique<ChancesPage>(state_.context, token));
}

void AnalysisController::choose(int number)
{
    if (!state_.analysis || shows_turn(state_.context) || number < 0 || number > objective_count)
    {
        return;
    }
    AnalysisSession& analysis = *state_.analysis;
    const bool was_by_chance = std::exchange(analysis.by_chance, number == 0);
    if (was_by_chance || analysis.by_chance)
    {
        cancel();
    }
    analysis.objective =
        analysis.by_chance ? default_objective(*analysis.position) : static_cast<Objective>(number - 1);
    analysis.failed = false;
    analysis.no_solver = false;
    analysis.due = true;
}

void AnalysisController::show_turn(int number)
{
    if (!state_.analysis || shows_turn(state_.context))
    {
        return;
    }
    AnalysisSession& analysis = *state_.analysis;
    const std::vector<Action>* listed = number < 0 ? nullptr : analysis.listed(static_cast<std::size_t>(number));
    if (listed == nullptr)
    {
        return;
    }
    analysis.shown = steps_of(*analysis.position, *listed);
    analysis.step = 0;
    analysis.game = std::move(state_.session);
    const GameSession& game = *analysis.game;
    record::Game turn{analysis.position->setup, people(game.sitting().players()), *analysis.position, {}};
    state_.session = std::make_unique<GameSession>(state_.localizer, std::move(turn), 0, game.key(), game.name());
    show_step();
    pages_.close_all();
    pages_.show(PageStack::Screen::Table);
    pages_.table.screen().forget();
}

/// Call after each step: lifts the curtain, prevents saving, and shows the step.
void AnalysisController::show_step()
{
    GameSession& session = *state_.session;
    if (state_.analysis->step < state_.analysis->shown.size())
    {
        session.sitting().raise_curtain();
    }
    session.mark_saved();
    session.refresh();
    pages_.table.screen().forget_refusal();
    state_.stale = true;
}

void AnalysisController::step()
{
    if (!shows_turn(state_.context))
    {
        return;
    }
    AnalysisSession& analysis = *state_.analysis;
    if (analysis.step >= analysis.shown.size())
    {
        return;
    }
    table::Sitting& sitting = state_.session->sitting();
    const PlayerView before = state_.session->shown().view;
    for (const Action answer : analysis.shown[analysis.step])
    {
        sitting.raise_curtain();
        sitting.play(answer);
    }
    ++analysis.step;
    show_step();
    table::LogLine line = sitting.log_line(sitting.now() - 1);
    line.events.resize(line.of_turn); // without what happens after the turn
    motion_.start(before, line.events);
}

void AnalysisController::step_back()
{
    if (!shows_turn(state_.context))
    {
        return;
    }
    AnalysisSession& analysis = *state_.analysis;
    table::Moment moment = 0;
    for (std::size_t i = 0; i + 1 < analysis.step; ++i)
    {
        moment += analysis.shown[i].size();
    }
    if (analysis.step > 0 && state_.session->sitting().undo_to_with_consent(moment))
    {
        --analysis.step;
        show_step();
    }
}

/// Puts the game back on the table, and reopens the analysis page, where the estimate continues.
void AnalysisController::back_to_list()
{
    if (!shows_turn(state_.context))
    {
        return;
    }
    state_.session = std::move(state_.analysis->game);
    state_.session->refresh();
    pages_.table.screen().forget();
    state_.analysis->due = !state_.analysis->failed;
    open_page();
}

void AnalysisController::return_to_game()
{
    end_analysis(state_);
    pages_.table.screen().forget();
}

} // namespace elgrande::screens
