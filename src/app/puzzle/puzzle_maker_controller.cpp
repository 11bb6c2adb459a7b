#include "app/puzzle/puzzle_maker_controller.hpp"

#include "app/analysis/analysis_controller.hpp"
#include "app/posting/post_page.hpp"
#include "app/puzzle/maker_page.hpp"
#include "app/puzzle/puzzle_session.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <utility>
#include <variant>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// Returns the puzzle as its link contains it; nothing if it is not valid.
std::optional<record::Puzzle> as_posted(const record::Puzzle& puzzle)
{
    if (record::validate_puzzle(puzzle))
    {
        return std::nullopt;
    }
    auto opened = record::open_link(record::puzzle_link(puzzle));
    auto* same = opened.ok() ? std::get_if<record::Puzzle>(&*opened) : nullptr;
    return same != nullptr ? std::optional(std::move(*same)) : std::nullopt;
}

} // namespace

void PuzzleMakerController::begin()
{
    if (!state_.session)
    {
        return;
    }
    const bool opened =
        state_.puzzle ? open(state_.puzzle->puzzle) : may_analyse(state_.context) && open(puzzle_at_moment());
    if (!opened)
    {
        show_impossible();
    }
}

/// Shows the message that the position cannot be a puzzle.
void PuzzleMakerController::show_impossible()
{
    pages_.ask({state_.localizer.text(Key::PuzzleMake),
                state_.localizer.text(Key::PuzzleMakeNone),
                {state_.localizer.text(Key::ButtonOk)}},
               {nullptr});
}

/// Returns a puzzle at the shown moment. In a running game, hidden information is dealt anew.
record::Puzzle PuzzleMakerController::puzzle_at_moment() const
{
    const table::Sitting& sitting = state_.session->sitting();
    const State& truth = sitting.history().state_at(sitting.moment());
    const bool is_open = sitting.analysing() || sitting.over();
    const auto players = sitting.players();
    return {.position = is_open ? truth : determinize(truth, nobody, Random()),
            .colours = record::colours_of({players.begin(), players.end()}),
            .task = {},
            .texts = {}};
}

bool PuzzleMakerController::open(const State& position, const std::vector<record::Colour>& colours)
{
    const bool opened = open(record::Puzzle{.position = position, .colours = colours, .task = {}, .texts = {}});
    if (!opened)
    {
        show_impossible();
    }
    return opened;
}

bool PuzzleMakerController::open(record::Puzzle puzzle)
{
    record::PuzzleTexts& texts = puzzle.texts;
    const std::string author_of_puzzle =
        std::exchange(texts.author, state_.platform.preferences.get(author_preference).value_or(""));
    if (texts.author.empty() || record::validate_texts(texts))
    {
        texts.author = author_of_puzzle;
    }
    std::optional<record::Puzzle> posted = as_posted(puzzle);
    if (!posted)
    {
        return false;
    }
    const auto made = std::make_shared<MadePuzzle>();
    made->puzzle = std::move(*posted);
    made->value_chosen = made->puzzle.task.aim == record::Aim::AtLeast;
    made_ = made;
    is_open_ = true;
    pages_.open(std::make_unique<PuzzleMakerPage>(state_.context, made));
    return true;
}

void PuzzleMakerController::cancel_if_closed()
{
    if (!is_open_ || !made_.expired())
    {
        return;
    }
    is_open_ = false;
    if (std::exchange(waits_, false))
    {
        state_.platform.brains.cancel();
    }
    if (state_.puzzle)
    {
        PuzzleSession& puzzle = *state_.puzzle;
        puzzle.due = puzzle.due || !puzzle.answer || puzzle.phase == PuzzleSession::Phase::Judging;
    }
}

void PuzzleMakerController::update()
{
    const auto made = made_.lock();
    if (!made || !std::exchange(made->due, false))
    {
        return;
    }
    made->asked = made->puzzle.task.objective;
    waits_ = true;
    state_.platform.brains.ask(brains::write_question(brains::PuzzleQuestion{.state = made->puzzle.position,
                                                                             .objective = made->puzzle.task.objective}),
                               [this, asked = made_](const platform::Bytes& bytes)
                               {
                                   if (const auto page = asked.lock(); page && page == made_.lock())
                                   {
                                       on_answer(bytes);
                                   }
                               });
}

void PuzzleMakerController::on_answer(const platform::Bytes& bytes)
{
    waits_ = false;
    state_.stale = true;
    const auto answer = brains::read_answer(bytes);
    const auto* verdict = answer.ok() ? std::get_if<brains::PuzzleAnswer>(&*answer) : nullptr;
    if (verdict == nullptr && !bytes.empty())
    {
        state_.platform.brains.report_invalid_answer();
    }
    const auto made = made_.lock();
    made->no_solver = bytes.empty();
    made->set_verdict(verdict != nullptr ? std::optional(*verdict) : std::nullopt);
}

} // namespace elgrande::screens
