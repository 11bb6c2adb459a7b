#include "app/puzzle/fresh_puzzles.hpp"

#include "app/puzzle/stored_fresh.hpp"
#include "app/puzzle/stored_results.hpp"
#include "brains/messages.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>
#include <vector>

namespace elgrande::screens
{

Setup fresh_game(std::uint32_t number, const Editions& editions)
{
    std::vector<Edition> searched;
    for (std::size_t i = 0; i < editions.size(); ++i)
    {
        if (editions[i])
        {
            searched.push_back(static_cast<Edition>(i));
        }
    }
    constexpr std::uint64_t first_seed = 900'000'000; // those of the collection are lower
    Setup setup;
    setup.edition = searched[number / 2 % searched.size()];
    setup.players = number % 2 == 0 ? 3 : 4;
    setup.hidden_hands = hides_hands_by_default(setup.edition);
    setup.open_castillo = true; // otherwise the player cannot know all that the answer depends on
    setup.seed = first_seed + number;
    return setup;
}

int unsolved_fresh_puzzles(const platform::Preferences& preferences, const PuzzleQuery& query)
{
    const double easiest = rating_of({.grade = 1, .link = {}}).value;
    const double between_grades = rating_of({.grade = 2, .link = {}}).value - easiest;
    const double level = std::clamp(query.rating, easiest, easiest + (puzzle_grades - 1) * between_grades);
    const std::vector<ListedPuzzle> list = read_puzzles(stored_fresh_puzzles(preferences));
    const auto suits = [&](const ListedPuzzle& puzzle)
    {
        const double middle = rating_of({.grade = puzzle.grade, .link = {}}).value;
        return std::abs(middle - level) < 1.5 * between_grades && is_wanted(puzzle, query.filter, query.played)
               && stars_of(preferences, puzzle.link) == 0;
    };
    return static_cast<int>(std::count_if(list.begin(), list.end(), suits));
}

/// True if a puzzle is on the table that the player thinks about, and whose question was answered.
bool FreshPuzzles::is_puzzle_idle() const
{
    const PuzzleSession* puzzle = state_.puzzle.get();
    return puzzle != nullptr && pages_.dialog() == nullptr && puzzle->answer && !puzzle->due && !puzzle->wants_hint
           && puzzle->phase != PuzzleSession::Phase::Judging;
}

/// Returns the name of the place where the player is; empty where no puzzles are made: elsewhere than at a puzzle, the
/// start page and the list of puzzles.
std::string FreshPuzzles::place() const
{
    if (!pages_.at_home())
    {
        return state_.puzzle ? state_.puzzle->link : std::string();
    }
    const Page* dialog = pages_.dialog();
    return dialog == nullptr ? "home" : dialog->lets_make_puzzles() ? "list" : "";
}

/// True if a question may be sent now. At the start page only in parallel, as it would slow down what players press
/// next, and only after a first puzzle, as most visitors want none.
bool FreshPuzzles::may_ask() const
{
    if (!state_.settings.fresh_puzzles || no_thinker_ || !asked_.expired())
    {
        return false;
    }
    return pages_.at_home() ? state_.platform.brains.in_parallel() && !stored_tries(state_.platform.preferences).empty()
                            : is_puzzle_idle();
}

void FreshPuzzles::update()
{
    std::string now = place();
    if (at_ != now)
    {
        at_ = std::move(now);
        games_ = at_.empty() ? max_games_in_a_row : 0;
        due_ms_ = state_.now_ms + pause_ms;
    }
    if (games_ == max_games_in_a_row || !may_ask())
    {
        return;
    }
    if (state_.now_ms < due_ms_)
    {
        state_.ui.wake_at(due_ms_);
        return;
    }
    const PuzzleQuery query = query_of(state_.platform.preferences, state_.saves.rows());
    if (unsolved_fresh_puzzles(state_.platform.preferences, query) >= max_unsolved)
    {
        games_ = max_games_in_a_row;
        return;
    }
    ask(query);
}

void FreshPuzzles::ask(const PuzzleQuery& query)
{
    ++games_;
    const auto game = std::make_shared<std::uint32_t>(searched_games(state_.platform.preferences));
    asked_ = game;
    const brains::FreshQuestion question{.setup = fresh_game(*game, wanted_editions(query.filter, query.played))};
    state_.platform.brains.ask(brains::write_question(question),
                               [this, game](const platform::Bytes& bytes) { on_answer(*game, bytes); });
}

void FreshPuzzles::on_answer(std::uint32_t game, const platform::Bytes& bytes)
{
    no_thinker_ = bytes.empty();
    if (no_thinker_)
    {
        return;
    }
    const auto answer = brains::read_answer(bytes);
    if (!answer.ok())
    {
        state_.platform.brains.report_invalid_answer();
    }
    store_searched_games(state_.platform.preferences, game + 1); // without a valid answer, too: another may have one
    const auto* fresh = answer.ok() ? std::get_if<brains::FreshAnswer>(&*answer) : nullptr;
    if (fresh != nullptr && !fresh->puzzles.empty())
    {
        store_fresh_puzzles(state_.platform.preferences, fresh->puzzles);
    }
    due_ms_ = state_.now_ms + pause_ms;
    state_.stale = true; // the next frame sets the time of the next question
}

} // namespace elgrande::screens
