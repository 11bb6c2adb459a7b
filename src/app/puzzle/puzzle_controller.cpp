#include "app/puzzle/puzzle_controller.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/analysis/offered_turns.hpp"
#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "app/puzzle/stored_results.hpp"
#include "app/puzzle/verdict_page.hpp"
#include "rules/game.hpp"
#include "screens/help/topics.hpp"
#include "words/names.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;
using Phase = PuzzleSession::Phase;

/// True if after these legal answers the player has nothing more to decide: the turn is over, or another player is
/// asked.
bool ends_decisions(State state, std::span<const Action> answers)
{
    const Seat player = state.active();
    for (const Action answer : answers)
    {
        if (apply_within_turn(state, answer) || state.decision.seat != player)
        {
            return true;
        }
    }
    return false;
}

/// Returns the solver's answer about a turn, or nullptr if it found none.
const brains::TurnAnswer* turn_answer_of(const record::Loaded<brains::Answer>& answer)
{
    const auto* turn = answer.ok() ? std::get_if<brains::TurnAnswer>(&*answer) : nullptr;
    return turn != nullptr && turn->found ? turn : nullptr;
}

/// Returns the best turns with different cards or points, with the answers of others where these are known: only the
/// first turn if others answer.
std::vector<std::vector<Action>> best_ways(const record::Puzzle& puzzle, const brains::TurnAnswer& answer)
{
    std::vector<std::vector<Action>> ways{answer.best_line.empty() ? answer.turns.front() : answer.best_line};
    for (OfferedTurn& turn : offered_turns(puzzle.position, puzzle.task.objective, answer, brains::max_listed_turns))
    {
        if (turn.value == answer.value && turn.turn != answer.turns.front() && !asks_others(puzzle.position, turn.turn))
        {
            ways.push_back(std::move(turn.turn));
        }
    }
    return ways;
}

} // namespace

void PuzzleController::act(const TableIntent& intent)
{
    state_.puzzle->refusal.clear();
    if (const auto* command = std::get_if<PuzzleCommand>(&intent))
    {
        act(*command);
    }
    else if (const auto* answer = std::get_if<Play>(&intent))
    {
        play(*answer);
    }
    else if (intent == TableIntent(GameCommand::Redo))
    {
        redo();
    }
    else if (intent == TableIntent(GameCommand::Undo) || intent == TableIntent(GameCommand::ResetTurn))
    {
        take_back(intent == TableIntent(GameCommand::ResetTurn));
    }
    else if (intent == TableIntent(GameCommand::Download))
    {
        game_.download();
    }
    // Other intents are ignored: a puzzle has no history and no try-outs.
}

void PuzzleController::act(PuzzleCommand command)
{
    switch (command)
    {
    case PuzzleCommand::Again:
        begin_again();
        break;
    case PuzzleCommand::Hint:
        hint();
        break;
    case PuzzleCommand::Solution:
        begin_solution();
        break;
    case PuzzleCommand::OtherSolution:
        if (state_.puzzle->phase == Phase::ShowingSolution)
        {
            show_way((state_.puzzle->way + 1) % state_.puzzle->ways.size());
        }
        break;
    case PuzzleCommand::Step:
        step();
        break;
    case PuzzleCommand::StepBack:
        step_back();
        break;
    case PuzzleCommand::ShowPoints:
        if (state_.puzzle->breakdown)
        {
            pages_.open(std::make_unique<VerdictPage>(state_.context));
        }
        break;
    case PuzzleCommand::ToggleEnd:
        toggle_end();
        break;
    case PuzzleCommand::TogglePreviews:
        state_.puzzle->shows_previews = !state_.puzzle->shows_previews;
        changed();
        break;
    case PuzzleCommand::Next:
        solve_next();
        break;
    case PuzzleCommand::NextOfRun:
        next_of_run();
        break;
    case PuzzleCommand::SkipOfRun:
        skip_of_run();
        break;
    }
}

/// Takes back an answer or the whole turn, without asking for consent.
void PuzzleController::take_back(bool whole_turn)
{
    if (state_.puzzle->phase != Phase::Playing)
    {
        return;
    }
    table::Sitting& sitting = state_.session->sitting();
    if (whole_turn ? sitting.undo_to_with_consent(0) : sitting.undo_with_consent())
    {
        sitting.raise_curtain();
        changed();
    }
}

/// Call after any change. Hides previews while the player looks for the solution, unless they want them.
void PuzzleController::changed()
{
    state_.session->show_previews(state_.puzzle->shows_previews || state_.puzzle->phase != Phase::Playing);
    game_.changed();
}

void PuzzleController::play(const Play& answer)
{
    if (state_.puzzle->phase != Phase::Playing)
    {
        return;
    }
    const PlayerView before = state_.session->shown().view;
    const State from = state_.session->sitting().saved_state();
    std::vector<Action> answers = answer.first;
    answers.push_back(answer.action);
    if (const auto refused = state_.session->sitting().play(answers))
    {
        std::string text = words::refusal(state_.localizer, refused->rule);
        state_.puzzle->refusal = words::plain(text);
        pages_.table.screen().refuse(std::move(text), state_.now_ms, topic_of(refused->rule));
        return;
    }
    on_played(before, ends_decisions(from, answers), answer.by_hand);
}

void PuzzleController::redo()
{
    table::Sitting& sitting = state_.session->sitting();
    if (state_.puzzle->phase != Phase::Playing || !sitting.can_redo())
    {
        return;
    }
    const PlayerView before = state_.session->shown().view;
    const State from = sitting.saved_state();
    const Action again = sitting.history().entries()[sitting.now()].action;
    sitting.redo();
    on_played(before, ends_decisions(from, std::span(&again, 1)), false);
}

/// Call after an answer was played. `is_finished`: the player has nothing more to decide, so the turn is judged.
void PuzzleController::on_played(const PlayerView& before, bool is_finished, bool by_hand)
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (is_finished)
    {
        puzzle.phase = Phase::Judging;
        puzzle.reached.reset();
        puzzle.due = true;
        ++puzzle.asked; // answers to earlier questions do not concern this turn
    }
    else
    {
        state_.session->sitting().raise_curtain();
    }
    changed();
    motion_.start(before, state_.session->sitting().last_events(), by_hand);
}

void PuzzleController::begin_again()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.run && !puzzle.run->over)
    {
        return; // in a run only the first answer counts
    }
    puzzle.phase = Phase::Playing;
    puzzle.reached.reset();
    puzzle.breakdown.reset();
    puzzle.shows_best = false;
    puzzle.step = 0;
    puzzle.due = puzzle.due && !puzzle.answer;
    table::Sitting& sitting = state_.session->sitting();
    sitting.undo_to_with_consent(0);
    sitting.raise_curtain();
    changed();
}

void PuzzleController::hint()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.phase == Phase::Judging || puzzle.phase == Phase::ShowingSolution || puzzle.run)
    {
        return;
    }
    if (!puzzle.answer)
    {
        puzzle.wants_hint = true;
        puzzle.due = true;
        return;
    }
    if (puzzle.phase == Phase::Judged)
    {
        begin_again();
    }
    puzzle.hints = std::min(puzzle.hints + 1, static_cast<int>(hints_of(state_.context).size()));
    changed();
}

void PuzzleController::begin_solution()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (!puzzle.answer || puzzle.phase != Phase::Judged || (puzzle.run && !puzzle.run->over))
    {
        return;
    }
    puzzle.ways = best_ways(puzzle.puzzle, *puzzle.answer);
    puzzle.gave_up = true;
    show_way(0);
}

/// Begins to show one of the best turns.
void PuzzleController::show_way(std::size_t way)
{
    PuzzleSession& puzzle = *state_.puzzle;
    begin_again();
    puzzle.way = way;
    puzzle.solution = steps_of(puzzle.puzzle.position, puzzle.ways[way]);
    puzzle.phase = Phase::ShowingSolution;
}

void PuzzleController::step()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.phase != Phase::ShowingSolution || puzzle.shown_all())
    {
        return;
    }
    const PlayerView before = state_.session->shown().view;
    put(puzzle.solution[puzzle.step]);
    ++puzzle.step;
    if (!puzzle.shown_all())
    {
        state_.session->sitting().raise_curtain();
    }
    changed();
    motion_.start(before, state_.session->sitting().last_events());
}

void PuzzleController::step_back()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.phase != Phase::ShowingSolution || puzzle.step == 0)
    {
        return;
    }
    --puzzle.step;
    table::Moment moment = 0;
    for (std::size_t i = 0; i < puzzle.step; ++i)
    {
        moment += puzzle.solution[i].size();
    }
    state_.session->sitting().undo_to_with_consent(moment);
    state_.session->sitting().raise_curtain();
    changed();
}

void PuzzleController::toggle_end()
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (!puzzle.has_other_end() || (puzzle.run && !puzzle.run->over))
    {
        return;
    }
    puzzle.shows_best = !puzzle.shows_best;
    puzzle.gave_up = puzzle.gave_up || !puzzle.solved();
    state_.session->sitting().undo_to_with_consent(0);
    put(puzzle.shows_best ? puzzle.answer->best_line : puzzle.played_line);
    changed();
}

/// Plays answers of all seats, which were checked before.
void PuzzleController::put(std::span<const Action> answers) const
{
    table::Sitting& sitting = state_.session->sitting();
    for (const Action answer : answers)
    {
        sitting.raise_curtain();
        sitting.play(answer);
    }
}

void PuzzleController::update()
{
    open_awaited();
    watch_run();
    if (!state_.puzzle || !std::exchange(state_.puzzle->due, false))
    {
        return;
    }
    PuzzleSession& puzzle = *state_.puzzle;
    const table::Sitting& sitting = state_.session->sitting();
    brains::TurnQuestion question;
    question.state = sitting.history().state_at(0);
    question.objective = puzzle.puzzle.task.objective;
    question.with_ideas = puzzle.phase != Phase::Judging && puzzle.ideas.empty(); // a verdict should not wait for them
    if (puzzle.phase == Phase::Judging)
    {
        question.played = sitting.played().actions;
    }
    const std::uint64_t asked = ++puzzle.asked;
    state_.platform.brains.ask(brains::write_question(question),
                               [this, asked, session = state_.session->number()](const platform::Bytes& bytes)
                               {
                                   if (state_.puzzle && state_.session && state_.session->number() == session)
                                   {
                                       on_answer(asked, bytes);
                                   }
                               });
}

void PuzzleController::on_answer(std::uint64_t asked, const platform::Bytes& bytes)
{
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.asked != asked)
    {
        return;
    }
    state_.stale = true;
    puzzle.no_solver = bytes.empty();
    const auto answer = brains::read_answer(bytes);
    const brains::TurnAnswer* turn = turn_answer_of(answer);
    if (!answer.ok() && !bytes.empty())
    {
        state_.platform.brains.report_invalid_answer();
    }
    if (turn != nullptr && turn->exact && !turn->turns.empty())
    {
        puzzle.answer = *turn;
        puzzle.ideas = puzzle.ideas.empty() ? turn->ideas : puzzle.ideas;
    }
    if (puzzle.phase == Phase::Judging)
    {
        judge(turn != nullptr ? *turn : brains::TurnAnswer{});
    }
    else if (std::exchange(puzzle.wants_hint, false))
    {
        puzzle.answer ? hint()
                      : show_refusal(state_.localizer.text(bytes.empty() ? Key::AnalysisNotHere : Key::PuzzleUntold));
    }
}

void PuzzleController::judge(const brains::TurnAnswer& answer)
{
    PuzzleSession& puzzle = *state_.puzzle;
    puzzle.phase = Phase::Judged;
    const bool known = answer.exact || puzzle.puzzle.task.aim == record::Aim::AtLeast;
    puzzle.reached = known ? answer.played : std::nullopt;
    puzzle.breakdown = puzzle.reached ? verdict_breakdown(puzzle.puzzle, answer) : std::nullopt;
    puzzle.played_line = puzzle.breakdown ? answer.played_line : std::vector<Action>();
    puzzle.tries += puzzle.reached ? 1 : 0;
    if (puzzle.reached)
    {
        const Outcome outcome = !puzzle.solved()   ? Outcome::Missed
                                : puzzle.hints > 0 ? Outcome::Helped
                                                   : Outcome::Right;
        puzzle.first_answer = puzzle.first_answer.value_or(outcome);
        store_answer();
    }
    if (puzzle.run && puzzle.reached)
    {
        puzzle.run->count(puzzle.solved());
        store_run(state_.platform.preferences, puzzle.run->kind, puzzle.run->solved);
    }
    show_reply();
}

/// Plays the rest of the judged turn, where others were asked: their worst answers, which the verdict assumes.
void PuzzleController::show_reply()
{
    const std::vector<Action>& line = state_.puzzle->played_line;
    const std::vector<Action> played = state_.session->sitting().played().actions;
    const bool continues = played.size() < line.size() && std::equal(played.begin(), played.end(), line.begin());
    if (!continues)
    {
        changed();
        return;
    }
    const PlayerView before = state_.session->shown().view;
    put(std::span(line).subspan(played.size()));
    changed();
    motion_.start(before, state_.session->sitting().last_events());
}

/// Stores the judged answer. Its effects depend on the collection, which is fetched if it is not there yet.
void PuzzleController::store_answer()
{
    PuzzleSession& puzzle = *state_.puzzle;
    const std::vector<ListedPuzzle> list = puzzles_in(state_.platform);
    puzzle.collected = !list.empty();
    store_first_try(list);
    if (puzzle.solved())
    {
        store_stars(list);
    }
    if (list.empty())
    {
        state_.platform.assets.fetch(words::puzzles_file,
                                     [this, session = state_.session->number()](bool fetched)
                                     {
                                         const bool here =
                                             state_.puzzle && state_.session && state_.session->number() == session;
                                         if (fetched && here && !puzzles_in(state_.platform).empty())
                                         {
                                             store_answer();
                                             state_.stale = true;
                                         }
                                     });
    }
}

/// Stores the first answer to a puzzle of the collection. It is rated if the puzzle was never tried before, and not in
/// a run, where haste or caution decides.
void PuzzleController::store_first_try(const std::vector<ListedPuzzle>& list)
{
    PuzzleSession& puzzle = *state_.puzzle;
    platform::Preferences& preferences = state_.platform.preferences;
    const ListedPuzzle* listed = puzzle_with(list, puzzle.link);
    if (listed == nullptr || !puzzle.first_answer || std::exchange(puzzle.stored, true))
    {
        return;
    }
    if (!puzzle.run && try_of(stored_tries(preferences), puzzle.link) == nullptr)
    {
        const PlayerRating before = stored_rating(preferences);
        const PlayerRating after = rated_after(before, *listed, *puzzle.first_answer);
        store_rating(preferences, after);
        puzzle.rating_change = static_cast<int>(std::lround(after.rating.value) - std::lround(before.rating.value));
    }
    store_try(preferences, puzzle.link, *puzzle.first_answer, day_of(state_.platform.clock.now_ms()));
}

/// Stores the result of a solved puzzle, and the day if it is the puzzle of the day.
void PuzzleController::store_stars(const std::vector<ListedPuzzle>& list)
{
    PuzzleSession& puzzle = *state_.puzzle;
    constexpr double second_ms = 1000;
    puzzle.seconds = puzzle.seconds.value_or(static_cast<int>((state_.now_ms - puzzle.began_ms) / second_ms));
    store_result(state_.platform.preferences, puzzle.link, puzzle.stars(), *puzzle.seconds);
    for (const std::int64_t moment_ms : {puzzle.opened_at_ms, state_.platform.clock.now_ms()})
    {
        if (!list.empty() && list[daily_puzzle(list, moment_ms)].link == puzzle.link)
        {
            store_daily(state_.platform.preferences, day_of(moment_ms));
        }
    }
}

void PuzzleController::leave()
{
    game_.leave();
    if (pages_.at_home())
    {
        pages_.open("puzzles");
    }
}

void PuzzleController::solve_next()
{
    const std::vector<ListedPuzzle> list = puzzles_in(state_.platform);
    PuzzleQuery query = query_of(state_.platform.preferences, state_.saves.rows());
    query.excluded = state_.puzzle ? std::string_view(state_.puzzle->link) : std::string_view();
    awaiting_ = nullptr;
    if (const PuzzleChoice next = next_or_other_puzzle(list, std::move(query)); next.puzzle != nullptr)
    {
        game_.open_puzzle(next.puzzle->link);
        if (state_.puzzle)
        {
            state_.puzzle->widened = next.widened;
        }
        return;
    }
    leave();
    if (list.empty() && pages_.at_home())
    {
        awaiting_ = pages_.dialog();
    }
}

/// Opens the next puzzle once the collection is there, if the player still waits for it.
void PuzzleController::open_awaited()
{
    if (awaiting_ == nullptr || awaiting_ != pages_.dialog())
    {
        awaiting_ = nullptr;
    }
    else if (!puzzles_in(state_.platform).empty())
    {
        solve_next();
    }
}

void PuzzleController::begin_run(RunKind kind)
{
    auto run =
        std::make_unique<PuzzleRun>(make_run(kind, puzzles_in(state_.platform), played_editions(state_.saves.rows()),
                                             state_.platform.clock.random(), state_.now_ms));
    if (!run->over)
    {
        open_current_of(std::move(run));
    }
}

/// Opens the current puzzle of the run.
void PuzzleController::open_current_of(std::unique_ptr<PuzzleRun> run)
{
    game_.open_puzzle(run->links[run->current]);
    if (state_.puzzle)
    {
        state_.puzzle->run = std::move(run);
    }
}

void PuzzleController::next_of_run()
{
    if (!state_.puzzle->run || state_.puzzle->run->over || state_.puzzle->phase != Phase::Judged)
    {
        return;
    }
    auto run = std::move(state_.puzzle->run);
    run->current += state_.puzzle->reached ? 1 : 0; // a puzzle without a verdict is played again
    open_current_of(std::move(run));
}

/// Opens the next puzzle of the streak in place of one that is not answered yet.
void PuzzleController::skip_of_run()
{
    if (!state_.puzzle->run || !state_.puzzle->run->can_skip() || state_.puzzle->phase != Phase::Playing)
    {
        return;
    }
    auto run = std::move(state_.puzzle->run);
    run->current += 1;
    run->skips -= 1;
    open_current_of(std::move(run));
}

/// Ends a timed run when its time is up, else requests a frame for the next second. Does nothing while an answer is
/// judged.
void PuzzleController::watch_run()
{
    if (!state_.puzzle || !state_.puzzle->run || state_.puzzle->run->over || !state_.puzzle->run->is_timed())
    {
        return;
    }
    PuzzleSession& puzzle = *state_.puzzle;
    if (puzzle.phase == Phase::Judging)
    {
        return; // an answer given in time counts
    }
    if (!puzzle.run->end_if_time_is_up(state_.now_ms))
    {
        constexpr double second_ms = 1000;
        state_.ui.wake_at(state_.now_ms + std::fmod(puzzle.run->remaining_ms(state_.now_ms), second_ms) + 1);
        return;
    }
    puzzle.phase = Phase::Judged;
    changed();
}

void PuzzleController::show_refusal(std::string text)
{
    state_.puzzle->refusal = words::plain(text);
    pages_.table.screen().refuse(std::move(text), state_.now_ms);
}

} // namespace elgrande::screens
