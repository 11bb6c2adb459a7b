#pragma once

#include "app/app_state.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/made_puzzle.hpp"

#include <memory>
#include <vector>

namespace elgrande::screens
{

/// "Make a puzzle": opens the page, and asks the solver about the puzzle while the page is open.
class PuzzleMakerController
{
public:
    /// Both arguments must outlive this object.
    PuzzleMakerController(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Opens the page for the shown moment, or for the puzzle on the table. Shows a message instead if that position
    /// cannot be a puzzle, or if may_analyse() is false. Does nothing without an open game.
    void begin();

    /// Opens the page for any position; `colours` has the players' colours by seat. Shows a message and returns false
    /// if the position cannot be a puzzle.
    bool open(const State& position, const std::vector<record::Colour>& colours);

    /// Call in each frame, before other controllers ask the solver. Cancels the question of a page that has closed, and
    /// lets the puzzle on the table ask again.
    void cancel_if_closed();
    /// Call in each frame, after other controllers have asked the solver. Sends the question of the open page.
    void update();

private:
    record::Puzzle puzzle_at_moment() const;
    bool open(record::Puzzle puzzle);
    void show_impossible();
    void on_answer(const platform::Bytes& bytes);

    AppState& state_;
    PageStack& pages_;
    std::weak_ptr<MadePuzzle> made_; ///< expires with its page
    bool is_open_ = false;
    bool waits_ = false; ///< the solver has not answered the page's last question
};

} // namespace elgrande::screens
