#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/puzzle_session.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Carries out intents while a puzzle is on the table. The player's turn is played like a turn of a game; the solver
/// evaluates it.
class PuzzleController
{
public:
    /// All arguments must outlive this object.
    PuzzleController(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }

    /// Carries out an intent of the table; ignores those that a puzzle does not have, such as looking back. A puzzle
    /// must be open.
    void act(const TableIntent& intent);

    /// Closes the puzzle and opens the list of puzzles. If the program is embedded in another page, the puzzle stays
    /// open here and also opens in a new tab.
    void leave();

    /// Opens the next puzzle at the player's level (next_or_other_puzzle()), in place of the open game. If the
    /// collection is not there yet, opens the list, and the puzzle when the collection has been fetched and the list is
    /// still open. If there is no other puzzle, opens the list.
    void solve_next();

    /// Begins a run of puzzles, in place of the open game. Does nothing if the collection is empty or not fetched yet.
    void begin_run(RunKind kind);

    /// Call in each frame, even without a puzzle: sends pending questions to the solver, and ends a run whose time is
    /// up.
    void update();

private:
    void act(PuzzleCommand command);
    void take_back(bool whole_turn);
    void play(const Play& answer);
    void redo();
    void on_played(const PlayerView& before, bool is_finished, bool by_hand);
    void begin_again();
    void changed();
    void next_of_run();
    void skip_of_run();
    void open_current_of(std::unique_ptr<PuzzleRun> run);
    void watch_run();
    void store_answer();
    void store_first_try(const std::vector<ListedPuzzle>& list);
    void store_stars(const std::vector<ListedPuzzle>& list);
    void open_awaited();
    void hint();
    void begin_solution();
    void show_way(std::size_t way);
    void step();
    void step_back();
    void toggle_end();
    void show_reply();
    void put(std::span<const Action> answers) const;
    void on_answer(std::uint64_t asked, const platform::Bytes& bytes);
    void judge(const brains::TurnAnswer& answer);
    void show_refusal(std::string text);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
    const Page* awaiting_ = nullptr; ///< the list that will be replaced by a puzzle once the collection is there
};

} // namespace elgrande::screens
