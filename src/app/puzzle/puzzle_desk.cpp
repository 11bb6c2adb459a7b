#include "app/puzzle/puzzle_desk.hpp"

#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "rules/game.hpp"
#include "screens/help/topics.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;
using Kind = Intent::Kind;
using Phase = PuzzleOnTable::Phase;

/// Do these answers, which are legal, lead out of what the player decides? The turn is over then, or somebody else is
/// asked.
bool lead_out(State state, std::span<const Action> answers)
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

/// What the solver said, if it can be relied on.
const brains::TurnAnswer* told_by(const record::Loaded<brains::Answer>& answer)
{
    const auto* turn = answer.ok() ? std::get_if<brains::TurnAnswer>(&*answer) : nullptr;
    return turn != nullptr && turn->found ? turn : nullptr;
}

} // namespace

void PuzzleDesk::act(const Intent& intent)
{
    state_.puzzle->told.clear();
    switch (intent.kind)
    {
    case Kind::Play:
        play(intent);
        break;
    case Kind::Redo:
        redo();
        break;
    case Kind::PuzzleAgain:
        begin_again();
        break;
    case Kind::PuzzleHint:
        hint();
        break;
    case Kind::PuzzleSolution:
        begin_solution();
        break;
    case Kind::PuzzleStep:
        step();
        break;
    case Kind::Download:
        game_.download();
        break;
    default:
        change(intent.kind);
        break;
    }
}

/// Taking back is free: only this one turn is thought about.
void PuzzleDesk::change(Kind kind)
{
    table::Sitting& sitting = state_.session->sitting();
    const bool takes_back = kind == Kind::Undo || kind == Kind::ResetTurn;
    if (!takes_back || state_.puzzle->phase != Phase::Playing)
    {
        return; // a puzzle has no past to be looked at, and nothing to be tried out beside it
    }
    if (kind == Kind::Undo ? sitting.undo_with_consent() : sitting.undo_to_with_consent(0))
    {
        sitting.raise_curtain();
        game_.changed();
    }
}

void PuzzleDesk::play(const Intent& intent)
{
    if (state_.puzzle->phase != Phase::Playing)
    {
        return;
    }
    const PlayerView before = state_.session->shown().view;
    const State from = state_.session->sitting().saved_state();
    std::vector<Action> answers = intent.first;
    answers.push_back(intent.action);
    if (const auto refused = state_.session->sitting().play(answers))
    {
        std::string text = words::refusal(state_.localizer, refused->rule);
        state_.puzzle->told = words::plain(text);
        pages_.table.screen().refuse(std::move(text), state_.now_ms, topic_of(refused->rule));
        return;
    }
    came(before, lead_out(from, answers), intent.by_hand);
}

void PuzzleDesk::redo()
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
    came(before, lead_out(from, std::span(&again, 1)), false);
}

/// An answer was played.
void PuzzleDesk::came(const PlayerView& before, bool out, bool by_hand)
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    if (out)
    {
        puzzle.phase = Phase::Judging;
        puzzle.reached.reset();
        puzzle.due = true;
        ++puzzle.asked; // what was asked before tells nothing of this turn
    }
    else
    {
        state_.session->sitting().raise_curtain();
    }
    game_.changed();
    motion_.start(before, state_.session->sitting().last_events(), by_hand);
}

void PuzzleDesk::begin_again()
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    puzzle.phase = Phase::Playing;
    puzzle.reached.reset();
    puzzle.step = 0;
    puzzle.due = puzzle.due && !puzzle.answer;
    table::Sitting& sitting = state_.session->sitting();
    sitting.undo_to_with_consent(0);
    sitting.raise_curtain();
    game_.changed();
}

void PuzzleDesk::hint()
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    if (puzzle.phase == Phase::Judging || puzzle.phase == Phase::Showing)
    {
        return;
    }
    if (!puzzle.answer)
    {
        puzzle.wants_hint = true;
        puzzle.due = true;
        return;
    }
    if (puzzle.phase == Phase::Told)
    {
        begin_again();
    }
    puzzle.hints = std::min(puzzle.hints + 1, static_cast<int>(hints_of(state_.localizer, puzzle).size()));
    game_.changed();
}

void PuzzleDesk::begin_solution()
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    if (!puzzle.answer || puzzle.phase != Phase::Told)
    {
        return;
    }
    begin_again();
    puzzle.phase = Phase::Showing;
    puzzle.gave_up = true;
}

void PuzzleDesk::step()
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    if (puzzle.phase != Phase::Showing || puzzle.shown_all())
    {
        return;
    }
    const std::vector<Action>& turn = puzzle.answer->turns.front();
    table::Sitting& sitting = state_.session->sitting();
    const PlayerView before = state_.session->shown().view;
    if (sitting.play(turn[puzzle.step]))
    {
        puzzle.step = turn.size(); // an own secret disk, for which others are asked before
        game_.changed();
        return;
    }
    ++puzzle.step;
    if (!puzzle.shown_all())
    {
        sitting.raise_curtain();
    }
    game_.changed();
    motion_.start(before, sitting.last_events());
}

void PuzzleDesk::think()
{
    if (!state_.puzzle || !std::exchange(state_.puzzle->due, false))
    {
        return;
    }
    PuzzleOnTable& puzzle = *state_.puzzle;
    const table::Sitting& sitting = state_.session->sitting();
    brains::TurnQuestion question;
    question.state = sitting.history().state_at(0);
    question.objective = puzzle.puzzle.task.objective;
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
                                       hear(asked, bytes);
                                   }
                               });
}

void PuzzleDesk::hear(std::uint64_t asked, const platform::Bytes& bytes)
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    if (puzzle.asked != asked)
    {
        return;
    }
    state_.stale = true;
    const auto answer = brains::read_answer(bytes);
    const brains::TurnAnswer* turn = told_by(answer);
    if (!answer.ok() && !bytes.empty())
    {
        state_.platform.brains.distrust();
    }
    if (turn != nullptr && turn->exact && !turn->turns.empty())
    {
        puzzle.answer = *turn;
    }
    if (puzzle.phase == Phase::Judging)
    {
        judge(turn != nullptr ? *turn : brains::TurnAnswer{});
    }
    else if (std::exchange(puzzle.wants_hint, false))
    {
        puzzle.answer ? hint() : tell(state_.localizer.text(Key::PuzzleUntold));
    }
}

void PuzzleDesk::judge(const brains::TurnAnswer& answer)
{
    PuzzleOnTable& puzzle = *state_.puzzle;
    puzzle.phase = Phase::Told;
    const bool known = answer.exact || puzzle.puzzle.task.aim == record::Aim::AtLeast;
    puzzle.reached = known ? answer.played : std::nullopt;
    puzzle.tries += puzzle.reached ? 1 : 0;
    if (puzzle.solved())
    {
        keep_stars(state_.platform.preferences, puzzle.link, puzzle.stars());
    }
    game_.changed();
}

void PuzzleDesk::tell(std::string text)
{
    state_.puzzle->told = words::plain(text);
    pages_.table.screen().refuse(std::move(text), state_.now_ms);
}

} // namespace elgrande::screens
