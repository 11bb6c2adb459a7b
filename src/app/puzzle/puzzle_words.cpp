#include "app/puzzle/puzzle_words.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/stored_results.hpp"
#include "rules/game.hpp"
#include "rules/outlook/breakdown.hpp"
#include "words/ideas.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace elgrande::screens
{

namespace
{

using words::Key;
using Phase = PuzzleSession::Phase;

std::string value_text(const words::Localizer& localizer, const PuzzleSession& puzzle, int value)
{
    return screens::value_text(localizer, puzzle.puzzle.task.objective, value);
}

/// Returns the ideas of the puzzle: those of the list, or else of the solver.
Ideas ideas_of(const PageContext& context, const ListedPuzzle* listed)
{
    return listed != nullptr && !listed->ideas.empty() ? listed->ideas : context.puzzle->ideas;
}

/// Returns a sentence about the first idea of the puzzle; empty if it has none.
std::string idea_text(const PageContext& context, const ListedPuzzle* listed)
{
    const Ideas ideas = ideas_of(context, listed);
    const auto first =
        std::find_if(every_idea.begin(), every_idea.end(), [ideas](Idea each) { return ideas.contains(each); });
    return first != every_idea.end() ? words::idea_sentence(context.localizer, *first) : std::string();
}

/// Returns the task, and the maker's line of text.
std::string task(const words::Localizer& localizer, const PuzzleSession& puzzle)
{
    const record::Puzzle& row = puzzle.puzzle;
    std::string text = objective_sentence(localizer, row.task.objective);
    if (row.task.aim == record::Aim::AtLeast)
    {
        text += " " + localizer.text(Key::PuzzleGoal, {{"value", value_text(localizer, puzzle, row.task.value)}});
    }
    return row.texts.line.empty() ? text : text + " " + row.texts.line;
}

void append(std::string& text, const std::string& more)
{
    text += (text.empty() || more.empty() ? "" : " ") + more;
}

/// Returns the number alone if value_text() has the same words for `said`, which stands before it in the text;
/// otherwise value_text().
std::string shorter_value_text(const words::Localizer& localizer, const PuzzleSession& puzzle, int value, int said)
{
    const Objective objective = puzzle.puzzle.task.objective;
    const bool may_be_behind = objective == Objective::Lead || objective == Objective::LeadAfterScoring;
    const bool same_words = !may_be_behind || (value > 0 && said > 0) || (value < 0 && said < 0);
    return same_words ? std::to_string(std::abs(value)) : value_text(localizer, puzzle, value);
}

/// Returns the moral of a puzzle of the list, or else a sentence about its first idea; empty if it has none.
std::string lesson_text(const PageContext& context, const ListedPuzzle* listed)
{
    return listed != nullptr && listed->teaches()
               ? listed->morals[static_cast<std::size_t>(context.localizer.language())]
               : idea_text(context, listed);
}

/// Returns the text after the verdict on a solved puzzle: stars, time, and what it teaches; for the puzzle of the day
/// also the number of days in a row.
std::string solved_text(const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const words::Localizer& localizer = context.localizer;
    const std::vector<ListedPuzzle> list = puzzles_in(context.platform);
    std::string text;
    if (!puzzle.run)
    {
        append(text, localizer.text(Key::PuzzleStars, {{"value", puzzle.stars()}}) + ".");
    }
    if (puzzle.seconds && (!puzzle.run || puzzle.run->is_timed()))
    {
        append(text, localizer.text(Key::PuzzleTime, {{"value", time_text(*puzzle.seconds)}}));
    }
    if (!puzzle.run)
    {
        append(text, lesson_text(context, puzzle_with(list, puzzle.link)));
    }
    const std::int64_t now_ms = context.platform.clock.now_ms();
    if (!list.empty() && list[daily_puzzle(list, now_ms)].link == puzzle.link)
    {
        append(text, streak_text(localizer, streak_on(context.platform.preferences, day_of(now_ms))));
    }
    return text;
}

/// Returns the rating and how the answer has changed it; empty if the answer was not rated, or the player hides the
/// rating.
std::string rating_text(const PageContext& context)
{
    const std::optional<int>& change = context.puzzle->rating_change;
    const platform::Preferences& preferences = context.platform.preferences;
    if (!change || context.puzzle->tries > 1 || hides_rating(preferences))
    {
        return {};
    }
    const int rating = static_cast<int>(std::lround(stored_rating(preferences).rating.value));
    const std::string by = (*change < 0 ? "–" : "+") + std::to_string(std::abs(*change));
    return context.localizer.text(Key::PuzzleRatingChange, {{"value", rating}, {"other", by}});
}

Key name_of(RunKind kind)
{
    return kind == RunKind::Timed ? Key::PuzzleRun : Key::PuzzleSeries;
}

/// Returns the progress of the run, or its result when it is over.
std::string run_text(const PageContext& context)
{
    const PuzzleRun& run = *context.puzzle->run;
    const words::Localizer& localizer = context.localizer;
    constexpr double second_ms = 1000;
    if (run.over)
    {
        return localizer.text(Key::PuzzleRunOver, {{"count", run.solved}}) + " "
               + localizer.text(Key::PuzzleRunBest, {{"value", best_run(context.platform.preferences, run.kind)}});
    }
    if (!run.is_timed())
    {
        return localizer.text(Key::PuzzleSeriesSo, {{"value", run.solved}});
    }
    const int left = static_cast<int>(run.remaining_ms(context.now_ms) / second_ms);
    return localizer.text(Key::PuzzleRunSo, {{"value", run.solved}, {"left", run.lives}, {"other", time_text(left)}});
}

/// Returns the value of the position on the table, which the players see if they want previews.
int value_so_far(const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const State& begin = puzzle.puzzle.position;
    const State& now = context.session->sitting().saved_state();
    const Objective objective = puzzle.puzzle.task.objective;
    const Seat player = begin.active();
    return objective == Objective::PointsGained ? now.score[player] - begin.score[player]
                                                : breakdown_of(now, player, objective, {}).value;
}

/// True if the idea is about an action like this one. Some ideas are about the turn as a whole.
bool is_about(Idea idea, const Action& action)
{
    switch (idea)
    {
    case Idea::King:
    case Idea::KingAway:
        return action.kind == ActionKind::MoveKing;
    case Idea::MoveGrande:
        return action.kind == ActionKind::MoveGrande;
    case Idea::MoveBoard:
        return action.kind == ActionKind::MoveBoard;
    case Idea::Castillo:
    case Idea::SecretDisk:
        return action.place == Place::Castillo && (action.kind == ActionKind::Place || action.kind == ActionKind::Drop);
    case Idea::SendAway:
        return action.kind == ActionKind::Dismiss;
    case Idea::Surplus:
        return action.kind == ActionKind::Lift;
    case Idea::SmallCard:
        return action.kind == ActionKind::TakeCard;
    case Idea::ActFirst:
    case Idea::ActLast:
        return action.kind == ActionKind::Act;
    default:
        return false;
    }
}

/// Returns the reason of the shown step: a sentence about the first idea of the puzzle that the step is the first to
/// carry; empty if there is none.
std::string step_reason(const PageContext& context, const ListedPuzzle* listed)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const Ideas ideas = ideas_of(context, listed);
    for (const Idea idea : every_idea)
    {
        const auto carries = [idea](const std::vector<Action>& step)
        { return std::any_of(step.begin(), step.end(), [idea](const Action& one) { return is_about(idea, one); }); };
        const auto first = std::find_if(puzzle.solution.begin(), puzzle.solution.end(), carries);
        if (ideas.contains(idea) && first - puzzle.solution.begin() == static_cast<std::ptrdiff_t>(puzzle.step) - 1)
        {
            return words::idea_sentence(context.localizer, idea);
        }
    }
    return {};
}

/// Returns the text of the shown step of the solution with its reason, at the end also the value and the moral.
/// Before the first step, returns the task.
std::string solution_text(const PageContext& context)
{
    const words::Localizer& localizer = context.localizer;
    const PuzzleSession& puzzle = *context.puzzle;
    if (puzzle.step == 0 || puzzle.solution.empty())
    {
        return task(localizer, puzzle);
    }
    std::string text = step_text(localizer, context.session->shown().names, puzzle.puzzle.position,
                                 puzzle.puzzle.task.objective, puzzle.solution, puzzle.step - 1);
    const std::vector<ListedPuzzle> list = puzzles_in(context.platform);
    const ListedPuzzle* listed = puzzle_with(list, puzzle.link);
    const std::string reason = step_reason(context, listed);
    append(text, reason);
    if (puzzle.shown_all())
    {
        text += " " + localizer.text(Key::PuzzleBest, {{"value", value_text(localizer, puzzle, puzzle.answer->value)}});
        if (const auto others = static_cast<int>(puzzle.ways.size()) - 1; others > 0)
        {
            append(text, localizer.text(Key::PuzzleOtherWays, {{"count", others}}));
        }
        const std::string lesson = lesson_text(context, listed);
        append(text, lesson == reason ? std::string() : lesson);
    }
    return std::to_string(puzzle.step) + "/" + std::to_string(puzzle.solution.size()) + ": " + text;
}

std::string sheet_text(const PageContext& context)
{
    const words::Localizer& localizer = context.localizer;
    const PuzzleSession& puzzle = *context.puzzle;
    switch (puzzle.phase)
    {
    case Phase::Judging:
        return localizer.text(Key::PuzzleThinks);
    case Phase::Judged:
        return verdict_text(context);
    case Phase::ShowingSolution:
        return solution_text(context);
    default:
        break;
    }
    if (puzzle.wants_hint)
    {
        return localizer.text(Key::PuzzleThinks);
    }
    std::string asked = puzzle.widened ? localizer.text(Key::PuzzleOther) : std::string();
    append(asked, task(localizer, puzzle));
    if (puzzle.shows_previews)
    {
        asked +=
            " " + localizer.text(Key::PuzzleNow, {{"value", value_text(localizer, puzzle, value_so_far(context))}});
    }
    return puzzle.hints == 0 ? asked : asked + " " + hints_of(context)[static_cast<std::size_t>(puzzle.hints) - 1].text;
}

/// Returns the hint about the order of a turn's two parts.
Key order_of(const std::vector<Action>& turn)
{
    const auto first = [&](ActionKind kind)
    { return std::find_if(turn.begin(), turn.end(), [kind](const Action& action) { return action.kind == kind; }); };
    const auto acts = first(ActionKind::Act);
    return acts == turn.end()                ? Key::PuzzleHintNever
           : acts < first(ActionKind::Place) ? Key::PuzzleHintFirst
                                             : Key::PuzzleHintLast;
}

/// Returns the action card that the turn takes; no_card if it takes none.
CardId card_taken(State state, const std::vector<Action>& turn)
{
    for (const Action action : turn)
    {
        if (!legal(state).contains(action) || apply_within_turn(state, action))
        {
            return no_card;
        }
        if (action.kind == ActionKind::TakeCard)
        {
            return state.turn.card;
        }
    }
    return no_card;
}

bool is_about_region(const Action& action)
{
    switch (action.kind)
    {
    case ActionKind::Place:
    case ActionKind::Drop:
    case ActionKind::ScorePlace:
    case ActionKind::EvictFrom:
    case ActionKind::MoveKing:
    case ActionKind::MoveGrande:
    case ActionKind::MoveBoard:
    case ActionKind::Lift:
    case ActionKind::Dismiss:
        return true;
    default:
        return false;
    }
}

/// Returns a description of the first step of a turn after the choice of the card; empty if nothing follows it.
std::string first_step_text(const words::Localizer& localizer, words::Names names, State state,
                            const std::vector<Action>& turn)
{
    std::vector<Event> events;
    auto keep = [&events](const Event& event) { events.push_back(event); };
    for (const std::vector<Action>& step : steps_of(state, turn))
    {
        events.clear();
        for (const Action answer : step)
        {
            apply_within_turn(state, answer, keep);
        }
        if (step.front().kind != ActionKind::TakeCard)
        {
            break;
        }
        events.clear();
    }
    std::string text;
    for (const std::string& line : words::log_lines(localizer, events, names, state.setup))
    {
        append(text, line + ".");
    }
    return text;
}

/// Returns a description of the judged turn from the first answer of another player on, in a few sentences; empty if
/// nobody else is asked, or nothing happens.
std::string reply_text(const PageContext& context)
{
    constexpr std::size_t max_lines = 3;
    const PuzzleSession& puzzle = *context.puzzle;
    State state = puzzle.puzzle.position;
    const Seat player = state.active();
    std::vector<Event> events;
    bool replied = false;
    auto keep = [&](const Event& event)
    {
        if (replied)
        {
            events.push_back(event);
        }
    };
    for (const Action answer : puzzle.played_line)
    {
        replied = replied || state.decision.seat != player;
        apply_within_turn(state, answer, keep);
    }
    std::string text;
    const std::vector<std::string> lines =
        words::log_lines(context.localizer, events, context.session->shown().names, state.setup);
    for (std::size_t i = 0; i < std::min(lines.size(), max_lines); ++i)
    {
        append(text, lines[i] + (i + 1 == max_lines && lines.size() > max_lines ? " …" : "."));
    }
    return text;
}

} // namespace

std::string verdict_text(const PageContext& context)
{
    const words::Localizer& localizer = context.localizer;
    const PuzzleSession& puzzle = *context.puzzle;
    if (!puzzle.reached)
    {
        return localizer.text(puzzle.no_solver ? Key::AnalysisNotHere : Key::PuzzleUntold);
    }
    const int reached = *puzzle.reached;
    const words::Argument value("value", value_text(localizer, puzzle, reached));
    const bool best = puzzle.answer && reached >= puzzle.answer->value;
    std::string text;
    if (best || puzzle.solved())
    {
        text = localizer.text(best ? Key::PuzzleRight : Key::PuzzleEnough, {value});
    }
    else
    {
        const bool at_least = puzzle.puzzle.task.aim == record::Aim::AtLeast;
        const int wanted = at_least ? puzzle.puzzle.task.value : puzzle.answer ? puzzle.answer->value : reached;
        text = localizer.text(at_least ? Key::PuzzleMissed : Key::PuzzleShort,
                              {{"count", wanted - reached},
                               {"other", value_text(localizer, puzzle, wanted)},
                               {"value", shorter_value_text(localizer, puzzle, reached, wanted)}});
    }
    if (const std::string reply = reply_text(context); !reply.empty())
    {
        append(text, localizer.text(Key::PuzzleReply, {{"line", reply}}));
    }
    else if (puzzle.answer && asks_others(puzzle.puzzle.position, puzzle.answer->turns.front()))
    {
        append(text, localizer.text(Key::PuzzleWorst));
    }
    return text;
}

std::vector<Hint> hints_of(const PageContext& context)
{
    const words::Localizer& localizer = context.localizer;
    const PuzzleSession& puzzle = *context.puzzle;
    std::vector<Hint> hints;
    if (!puzzle.puzzle.texts.hint.empty())
    {
        hints.push_back({Key::HintMaker, puzzle.puzzle.texts.hint});
    }
    const std::vector<ListedPuzzle> list = puzzles_in(context.platform);
    if (const std::string idea = idea_text(context, puzzle_with(list, puzzle.link)); !idea.empty())
    {
        hints.push_back({Key::HintIdea, localizer.text(Key::PuzzleHintIdea, {{"line", idea}})});
    }
    const State& state = puzzle.puzzle.position;
    const std::vector<Action>& turn = puzzle.answer->turns.front();
    if (const CardId card = card_taken(state, turn); card != no_card)
    {
        hints.push_back(
            {Key::HintCard, localizer.text(Key::PuzzleHintCard, {{"card", words::card_name(localizer, card)}})});
    }
    hints.push_back({Key::HintOrder, localizer.text(order_of(turn))});
    if (const auto region = std::find_if(turn.begin(), turn.end(), is_about_region); region != turn.end())
    {
        const std::string place = words::place(localizer, state.setup.edition, region->place);
        hints.push_back({Key::HintPlace, localizer.text(Key::PuzzleHintPlace, {{"place", place}})});
    }
    const std::string begins = first_step_text(localizer, context.session->shown().names, state, turn);
    if (!begins.empty())
    {
        hints.push_back({Key::HintStep, localizer.text(Key::PuzzleHintStep, {{"line", begins}})});
    }
    return hints;
}

std::string streak_text(const words::Localizer& localizer, const Streak& streak)
{
    return streak.days == 0 ? std::string() : localizer.text(Key::PuzzleStreak, {{"count", streak.days}});
}

namespace
{

/// True if the puzzle is solved or its whole solution is shown.
bool is_done(const PuzzleSession& puzzle)
{
    return (puzzle.phase == Phase::Judged && puzzle.solved()) || puzzle.shown_all();
}

/// Adds buttons to a sheet.
class Offers
{
public:
    Offers(const words::Localizer& localizer, std::vector<SheetButton>& buttons)
        : localizer_(localizer), buttons_(buttons)
    {
    }

    void add(std::string_view name, Key label, Intent intent, char key, bool gold = false)
    {
        add(name, localizer_.text(label), std::move(intent), key, gold);
    }
    void add(std::string_view name, std::string label, Intent intent, char key, bool gold = false)
    {
        buttons_.push_back({name, std::move(label), std::move(intent), key, gold});
    }

private:
    const words::Localizer& localizer_;
    std::vector<SheetButton>& buttons_;
};

/// Adds the button for the next hint, which says what it tells and costs.
void offer_hint(Offers& offers, const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const bool wrong = puzzle.phase == Phase::Judged && !puzzle.solved();
    if ((puzzle.phase != Phase::Playing && !wrong) || puzzle.wants_hint || puzzle.run)
    {
        return;
    }
    const auto next = static_cast<std::size_t>(puzzle.hints);
    const std::vector<Hint> hints = puzzle.answer ? hints_of(context) : std::vector<Hint>();
    if (puzzle.answer && next >= hints.size())
    {
        return;
    }
    const words::Localizer& localizer = context.localizer;
    const Key name = puzzle.answer ? hints[next].name : Key::HintFirst;
    const bool costs = puzzle.tries == 0 && puzzle.hints == 0 && !puzzle.gave_up;
    offers.add("puzzle hint",
               localizer.text(Key::PuzzleHint, {{"name", localizer.text(name)},
                                                {"other", localizer.text(costs ? Key::HintStar : Key::HintFree)}}),
               Intent{PuzzleCommand::Hint}, 'h');
}

void offer_help(Offers& offers, const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const bool is_judged = puzzle.phase == Phase::Judged;
    const bool runs = puzzle.run && !puzzle.run->over;
    if ((is_judged || puzzle.phase == Phase::ShowingSolution) && !runs)
    {
        offers.add("puzzle again", Key::PuzzleAgain, Intent{PuzzleCommand::Again}, 'g');
    }
    offer_hint(offers, context);
    if (puzzle.phase == Phase::Playing)
    {
        offers.add("puzzle previews", puzzle.shows_previews ? Key::PuzzleForetellNo : Key::PuzzleForetell,
                   Intent{PuzzleCommand::TogglePreviews}, 'f');
    }
    if (is_judged && puzzle.breakdown && !runs)
    {
        offers.add("puzzle points", Key::VerdictOpen, Intent{PuzzleCommand::ShowPoints}, 'p');
    }
    if (puzzle.has_other_end() && !runs)
    {
        offers.add("puzzle end", puzzle.shows_best ? Key::PuzzleYourEnd : Key::PuzzleBestEnd,
                   Intent{PuzzleCommand::ToggleEnd}, 'e');
    }
    if (is_judged && puzzle.answer && !runs)
    {
        offers.add("puzzle solution", Key::PuzzleSolution, Intent{PuzzleCommand::Solution}, 'o');
    }
    if (puzzle.phase == Phase::ShowingSolution && puzzle.ways.size() > 1)
    {
        offers.add("puzzle other", Key::PuzzleOtherWay, Intent{PuzzleCommand::OtherSolution}, 'o');
    }
    if (puzzle.phase == Phase::ShowingSolution && puzzle.step > 0)
    {
        offers.add("puzzle step back", Key::LearnBack, Intent{PuzzleCommand::StepBack}, 'b');
    }
    if (puzzle.phase == Phase::ShowingSolution && !puzzle.shown_all())
    {
        offers.add("puzzle step", Key::LearnNext, Intent{PuzzleCommand::Step}, 'n', true);
    }
}

/// Adds the button for the next puzzle or run.
void offer_next(Offers& offers, const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    if (puzzle.run)
    {
        if (puzzle.run->over)
        {
            offers.add("run again", name_of(puzzle.run->kind),
                       Intent{puzzle.run->is_timed() ? HomeCommand::RunPuzzles : HomeCommand::BeginStreak}, 'x', true);
        }
        else if (puzzle.phase == Phase::Playing && puzzle.run->can_skip())
        {
            offers.add("skip puzzle", Key::PuzzleSkip, Intent{PuzzleCommand::SkipOfRun}, 'k');
        }
        else if (puzzle.phase == Phase::Judged)
        {
            offers.add("next puzzle", Key::PuzzleNext, Intent{PuzzleCommand::NextOfRun}, 'x', true);
        }
        return;
    }
    if ((puzzle.phase == Phase::Judged || puzzle.shown_all()) && puzzle.collected)
    {
        offers.add("next puzzle", Key::PuzzleNext, Intent{PuzzleCommand::Next}, 'x', is_done(puzzle));
    }
}

} // namespace

PuzzleShown shown_puzzle(const PageContext& context)
{
    const PuzzleSession& puzzle = *context.puzzle;
    const words::Localizer& localizer = context.localizer;
    const record::PuzzleTexts& texts = puzzle.puzzle.texts;
    PuzzleShown shown;
    shown.heading = texts.title.empty() ? localizer.text(Key::PuzzleOne) : texts.title;
    shown.heading += texts.author.empty() ? "" : " · " + texts.author;
    if (puzzle.phase == Phase::Judged && puzzle.shows_best)
    {
        shown.heading += " · " + localizer.text(Key::PuzzleBestEnd);
    }
    shown.says = sheet_text(context);
    if (puzzle.phase == Phase::Judged && puzzle.solved())
    {
        append(shown.says, solved_text(context));
    }
    if (puzzle.phase == Phase::Judged)
    {
        append(shown.says, rating_text(context));
    }
    if (puzzle.run && puzzle.run->over && puzzle.phase == Phase::Judged)
    {
        shown.says = (puzzle.reached ? shown.says + " " : std::string()) + run_text(context);
    }
    else if (puzzle.run && !puzzle.run->over)
    {
        shown.title = localizer.text(name_of(puzzle.run->kind));
        shown.heading = shown.title + " · " + run_text(context);
    }
    shown.silent = puzzle.phase != Phase::Playing;
    Offers offers(localizer, shown.buttons);
    offers.add("leave puzzle", context.platform.page.embedded() ? Key::EmbedOpen : Key::PuzzleLeave,
               Intent{PageCommand::LeavePuzzle}, 'l');
    offer_help(offers, context);
    offer_next(offers, context);
    return shown;
}

} // namespace elgrande::screens
